/** Understands a text: which of its clauses are wishes, with their facts, and what is left out and why. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { clauseWithZu, infinitiveAtEnd } from '../languages/infinitives.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import type { Vocabulary } from '../offline/vocabulary.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { certificatesIn, type DatePlace, dateIn, factsIn, hoursOf } from './facts.ts';
import { meaningOf } from './meaning.ts';
import { type Patterns, patternOf, patternsOf } from './patterns.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { privateIn } from './privacy.ts';
import type { Fact, LeftOut, Understanding, Wish } from './understanding.ts';

/** What a text is understood with. */
export interface Reader {
  readonly file: LanguageFile;
  /** Dates and hours are read with it. */
  readonly vocabulary: Vocabulary;
  readonly today: Temporal.PlainDate;
}

/** An examination without its name. */
const EXAM = /\b(?:exam|test|prufung|zertifizierung|zertifikat|egzamin\w*|certyfikat\w*)\b/u;
/** As many wishes as are kept for choosing. */
const MOST_WISHES = 12;
/** A longer clause is not built into a sentence. */
const MOST_WORDS = 20;

/** Understands a tidied text. */
export function understand(text: string, { file, vocabulary, today }: Reader): Understanding {
  const patterns = patternsOf(file);
  const privates = privateIn(text, patterns);
  const leftOut: LeftOut[] = [];
  const excluded: string[] = [];
  const wishes: Wish[] = [];
  let hours: number | undefined;
  const unmarked = isIn(patternOf(patterns, 'unmarked'), foldKeepingLength(text)) && isUnmarked(text, file);
  const pieces = piecesOf(text, vocabulary.marks, patterns);
  for (const piece of pieces) {
    if (isIn(patternOf(patterns, 'machine'), piece.folded)) {
      leftOut.push({ text: piece.text, reason: 'an order to the machine' });
      continue;
    }
    hours ??= hoursOf(piece.text, vocabulary, patterns);
    const { masked, refused } = withoutRefusals(piece, patterns);
    excluded.push(...refused);
    if (isIn(patternOf(patterns, 'direction'), masked.folded)) {
      const place = placesOf(patternOf(patterns, 'direction'), masked.folded)[0];
      wishes.push(directionWish(piece, place?.start ?? 0, place?.end ?? piece.text.length));
      continue;
    }
    if (wishes.length >= MOST_WISHES) continue;
    for (const clause of clausesOf(masked, patterns)) {
      const wish = wishOf(clause, masked, patterns, { vocabulary, today, privates, unmarked });
      if (typeof wish === 'string')
        leftOut.push({ text: piece.text.slice(clause.start, clause.end), reason: wish });
      else wishes.push(wish);
    }
  }
  const named = certificatesIn(text);
  const [certificate] = named;
  if (
    certificate !== undefined &&
    new Set(named.map(({ name }) => name)).size === 1 &&
    excluded.every((one) => !one.includes(certificate.text))
  ) {
    wishes.forEach((wish, index) => {
      const bare =
        wish.kind === 'pass' &&
        (wish.theme === undefined || wish.theme === 'examination') &&
        /\b(?:the|my|die|zur|der|ten|ta)\b.*|egzamin/iu.test(wish.clause) &&
        EXAM.test(foldKeepingLength(wish.clause));
      if (bare)
        wishes[index] = {
          ...wish,
          quotable: false,
          words: '',
          theme: 'exam',
          covered: true,
          facts: [...wish.facts, { text: certificate.text, role: 'certificate', name: certificate.name }],
        };
    });
  }
  if (wishes.length === 0) wishes.push(...guessed(pieces, excluded, leftOut, patterns));
  const kept = withoutRepeated(wishes, excluded, leftOut, patterns);
  return {
    language: kept.length === 0 ? null : file.code,
    wishes: kept,
    ...(hours === undefined ? {} : { hours }),
    excluded,
    private: privates,
    leftOut,
  };
}

/**
 * What a text without any clause of a wish may still say: a trouble with a sure theme, or only what is refused, which
 * leaves open what is wanted instead.
 */
function guessed(
  pieces: readonly Piece[],
  excluded: readonly string[],
  leftOut: readonly LeftOut[],
  patterns: Patterns,
): Wish[] {
  for (const piece of pieces) {
    if (piece.text.split(' ').length > MOST_WORDS || leftOut.some(({ text }) => text === piece.text))
      continue;
    const meaning = meaningOf(piece.text, 'troubleThing', 'sentence', undefined, patterns);
    if (meaning.theme !== undefined) return [{ ...unread(piece), ...meaning }];
  }
  const [first] = pieces;
  return excluded.length > 0 && first !== undefined ? [unread(first)] : [];
}

function unread(piece: Piece): Wish {
  return {
    clause: piece.text,
    start: piece.start,
    form: 'sentence',
    quotable: false,
    words: '',
    kind: 'unread',
    covered: false,
    facts: [],
    listed: false,
  };
}

/** Whether a text leaves out the marks of its letters. */
function isUnmarked(text: string, { code }: LanguageFile): boolean {
  return code === 'pl' ? !/[ąćęłńóśźż]/iu.test(text) : code === 'de' ? !/[äöüß]/iu.test(text) : false;
}

/** A piece without what is refused in it, and without what others say, of the same length. */
function withoutRefusals(
  piece: Piece,
  patterns: Patterns,
): { readonly masked: Piece; readonly refused: string[] } {
  const harmless = placesOf(patternOf(patterns, 'noRefusal'), piece.folded);
  const refused: string[] = [];
  let { text, folded } = piece;
  const mask = (start: number, end: number): void => {
    text = text.slice(0, start) + '.'.repeat(end - start) + text.slice(end);
    folded = folded.slice(0, start) + '.'.repeat(end - start) + folded.slice(end);
  };
  for (const { start, end } of placesOf(patternOf(patterns, 'refusal'), piece.folded)) {
    if (harmless.some((hit) => hit.start <= start && hit.end >= start + 1)) continue;
    const rest = piece.folded.slice(end);
    const stop = /[.;!?\n]|,(?= )| (?:but|aber|ale|sondern|just) | - /u.exec(rest)?.index ?? rest.length;
    const own = piece.text.slice(end, end + stop).trim();
    if (own !== '') refused.push(own);
    mask(start, end + stop);
  }
  for (const { start, end } of placesOf(patternOf(patterns, 'refusalAfter'), folded)) {
    if (harmless.some((hit) => hit.start < end && hit.end > start)) continue;
    const from =
      Math.max(
        folded.lastIndexOf(',', start),
        folded.lastIndexOf('.', start),
        folded.lastIndexOf(';', start),
      ) + 1;
    const own = piece.text.slice(from, start).trim();
    if (own !== '') refused.push(own);
    mask(from, end);
  }
  for (const { start, end } of placesOf(patternOf(patterns, 'others'), folded)) {
    const stop = /[.;!?,\n]/u.exec(folded.slice(end))?.index ?? folded.length - end;
    mask(start, end + stop);
  }
  return { masked: { ...piece, text, folded }, refused };
}

function directionWish(piece: Piece, start: number, end: number): Wish {
  return {
    clause: piece.text.slice(start, end),
    start: piece.start + start,
    form: 'sentence',
    quotable: false,
    words: '',
    kind: 'direction',
    covered: true,
    facts: [],
    listed: piece.listed,
  };
}

interface Surroundings {
  readonly vocabulary: Vocabulary;
  readonly today: Temporal.PlainDate;
  readonly privates: readonly string[];
  readonly unmarked: boolean;
}

/** The wish of a clause, or why it is none. */
function wishOf(
  clause: Clause,
  piece: Piece,
  patterns: Patterns,
  { vocabulary, today, privates, unmarked }: Surroundings,
): Wish | string {
  const { file } = patterns;
  const bare = piece.text.slice(clause.start, clause.end).replace(/^["“„'\s]+|["”“'\s]+$/gu, '');
  const someone =
    file.code === 'en' && clause.opening === 'wishThing' && /^some(?:one|body) (?:to|who)/u.test(bare);
  const own = someone ? `find ${bare}` : file.code === 'de' ? germanClause(bare, clause.opening) : bare;
  const front = clause.front === undefined ? '' : piece.text.slice(clause.front.start, clause.front.end);
  const whole = clause.front === undefined ? own : piece.text.slice(clause.front.start, clause.end).trim();
  const said = front === '' ? own : own === '' ? front : `${lowered(front, file)} ${own}`;
  const folded = foldKeepingLength(said);
  const remark = remarkOf(piece, clause);
  if (isIn(patternOf(patterns, 'idle'), folded) && withoutLight(folded, patterns, 'idle') === '')
    return 'nothing is wished';
  if (withoutLight(folded, patterns, 'light') === '' && !isIn(patterns.anyVerb, folded))
    return 'no content of its own';
  const form = formOf(clause, said, folded, patterns);
  if (REFERS[file.code]?.test(folded) === true) return 'refers to what was said before';
  const date = dateIn(said, vocabulary, today);
  const near = date ?? undefined;
  const beside = date === undefined ? dateIn(remark, vocabulary, today) : undefined;
  const meaning = meaningOf(said, clause.opening, form, near, patterns);
  // What somebody cannot do is a wish where it can be learned, and else a circumstance.
  if (
    clause.opening === 'troubleVerb' &&
    !['learn', 'practise', 'reduce', 'keep', 'negotiate', 'decide', 'become'].includes(meaning.kind)
  )
    return 'a circumstance';
  if (clause.opening === 'troubleThing' && meaning.theme === undefined) return 'a circumstance';
  const facts = factsIn(said, remark, patterns, near);
  const dated = date === undefined ? dateFact(remark, beside, patterns) : dateFact(said, date, patterns);
  const words =
    near === undefined
      ? said
      : withoutDate(said, near, file.verbPlace === 'last' && dated?.role === 'deadline');
  const fits = (text: string): boolean => !unmarked && isQuotable(text, form, privates, patterns);
  const main = RELATIVE.exec(words)?.[1];
  const quotable = fits(words) || (main !== undefined && fits(main));
  return {
    clause: whole,
    start: piece.start + (clause.front?.start ?? clause.start),
    form,
    quotable,
    words: fits(words) ? words : quotable ? (main ?? '') : '',
    ...meaning,
    facts: dated === undefined ? facts : [...facts, dated],
    listed: piece.listed,
  };
}

/** A German clause with the infinitive that is meant: „… auswerten könnte“, „in die Pflege“, „meine Projekte zurück“. */
function germanClause(text: string, opening: Clause['opening']): string {
  const own = text.replace(/(?<=\p{Ll}n) (?:könnte|koennte|kann|könnten|würde|dürfte)$/u, '');
  if (opening !== 'wishVerb') return own;
  if (
    /^(?:in (?:die|den|das|eine|einen)|ins|zur|zum) \p{Lu}\S*(?: \S+){0,3}$/u.test(own) &&
    !infinitiveAtEnd(own)
  )
    return `${own} wechseln`;
  return /\p{L} zurück$/u.test(own) ? `${own}bekommen` : own;
}

/** What stands beside a clause and may hold its date: brackets right after it, or the rest of a list item. */
function remarkOf(piece: Piece, clause: Clause): string {
  const rest = piece.text.slice(clause.end);
  if (piece.listed) return rest;
  return /^\s*(\([^)]*\)?|[-–—]\s[^.;!?]*|,?\s(?:before|bevor|zanim) [^.;!?]*)/u.exec(rest)?.[1] ?? '';
}

function withoutLight(folded: string, patterns: Patterns, section: 'light' | 'idle'): string {
  return folded.replace(patternOf(patterns, section), ' ').replace(/[^\p{L}\p{N}]/gu, '');
}

function lowered(text: string, { capitalNouns }: LanguageFile): string {
  // An article or a possessive loses its capital; a noun keeps it.
  const first = /^\p{Lu}\p{Ll}*/u.exec(text)?.[0] ?? '';
  const small =
    !capitalNouns ||
    /^(?:Ein|Mein|Die|Der|Das|Den|Dem|Diese|Kein|Zu|An|In|Im|Mit|Auf|Bei|Für|Vor|Mehr|Bis|Unser|Eigene|Selbst)/u.test(
      first,
    );
  return small ? first.toLowerCase() + text.slice(first.length) : text;
}

function formOf(clause: Clause, said: string, folded: string, { file, anyVerb }: Patterns): Wish['form'] {
  if (clause.opening === 'wishClause') return 'sentence';
  if (clause.opening === 'question') return 'question';
  if (file.verbPlace === 'last') {
    const main = (said.split(/,\s/)[0] ?? said).replace(/ (?:ohne|statt) .* zu \p{Ll}+$/u, '');
    return infinitiveAtEnd(main) && (main.includes(' ') || clause.opening !== 'item') ? 'verb' : 'thing';
  }
  if (file.code === 'pl')
    return /^(?:(?:tez|w koncu|wreszcie|nie|sie|lepiej|bardziej|jeszcze|moc|juz|troche) )*\p{L}+c(?: |$)/u.test(
      folded,
    ) && !/^(?:moc|noc|pomoc|wiec) ?(?!\p{L}*c )/u.test(folded)
      ? 'verb'
      : 'thing';
  if (clause.opening === 'wishVerb' || clause.opening === 'troubleVerb' || clause.opening === 'questionVerb')
    return 'verb';
  if (/^find some(?:one|body) /u.test(folded)) return 'verb';
  const verb = placesOf(anyVerb, folded)[0];
  return verb !== undefined && verb.start === 0 ? 'verb' : 'thing';
}

/** A text without its date where that stands at an end, or in the middle of a German clause. */
function withoutDate(text: string, { start, end }: DatePlace, inMiddle: boolean): string {
  const atEdge = text.slice(0, start).trim() === '' || text.slice(end).trim() === '';
  if (!atEdge && !inMiddle) return text;
  const before = text.slice(0, start).replace(/[\s,(]+$/u, '');
  const after = text.slice(end).replace(/^[\s,.)]+/u, '');
  return before === '' ? after : after === '' ? before : `${before} ${after}`;
}

function dateFact(text: string, date: DatePlace | undefined, patterns: Patterns): Fact | undefined {
  if (date === undefined) return undefined;
  const own = text.slice(date.start, date.end);
  const folded = foldKeepingLength(own);
  const day = /\d{1,2}[./]|\d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:week|month|woche|monat|tyg|mies))/u.test(folded);
  const before = text.slice(0, date.start).trim() === '' ? '' : foldKeepingLength(text.slice(0, date.start));
  const isEvent =
    placesOf(patternOf(patterns, 'deadlineWords'), before.trim())[0]?.start !== 0 &&
    isIn(patternOf(patterns, 'eventWords'), foldKeepingLength(text)) &&
    placesOf(patternOf(patterns, 'deadlineWords'), folded)[0]?.start !== 0;
  // What is to be done before something in a month is done before that month.
  const before1 = !day && /^[\s,]*(?:before|bevor|zanim) /u.test(text);
  const last = before1 ? date.date.with({ day: 1 }) : date.date;
  return { text: own, role: isEvent && !before1 ? 'event' : 'deadline', date: last.toString(), vague: !day };
}

/** What stands before a clause that says more about the last thing. */
const RELATIVE =
  /^(.{6,}?)(?: (?:who|which|that) |, (?:der|die|das|dass|weil|że|żeby|któr\p{L}+) | (?:żeby|bo) )/u;

/** Ends or consists of a word that only points at something else. */
const REFERS: Readonly<Record<string, RegExp>> = {
  en: /(?:^| )(?:for one|for it|it|that|this|them|both of these)$/u,
  de: /^(?:das|es|dies|so|da)$/u,
  pl: /(?:^| )(?:to|tego|tym|ich)$/u,
};

/** Whether the words can be built into a sentence as they are. */
function isQuotable(
  words: string,
  form: Wish['form'],
  privates: readonly string[],
  patterns: Patterns,
): boolean {
  const { file } = patterns;
  const folded = foldKeepingLength(words);
  const count = words.split(/\s+/).length;
  if (
    count > MOST_WORDS ||
    words.length > 150 ||
    /["“”„:;()[\]{}<>|@#*_\\!?~=]|\.\.|\d{5,}|(?:^|\s)\/|\/(?:\s|$)/u.test(words)
  )
    return false;
  if (isIn(patternOf(patterns, 'unquotable'), folded) || isIn(patternOf(patterns, 'private'), folded))
    return false;
  if (privates.some((name) => words.includes(name))) return false;
  if (form === 'sentence' || /^(?:das|es|ihn|sie|this|that|it|to) (?!\p{Lu})/u.test(`${words} `))
    return false;
  if (form === 'question') return count >= 3 && file.leads.question !== '';
  if (count < 2) return false;
  if (form === 'thing')
    return !isIn(patternOf(patterns, 'finite'), folded) && (file.code !== 'de' || !isOblique(words));
  return file.verbPlace === 'last' ? zuClause(words) !== undefined : true;
}

/** Whether a German thing stands in the dative or genitive, or is no noun phrase at all: it does not go after „für“. */
function isOblique(words: string): boolean {
  return (
    /^(?:der|dem|des|meinem|meiner|einem|einer|unserem|unserer|diesem|dieser|in|im|an|am|auf|bei|mit|von|zu|zum|zur|nach|vor|über|aus|um|als|wie|nicht|dass|ob)\b/iu.test(
      words,
    ) || !/\p{Lu}/u.test(words.slice(words.indexOf(' ') + 1) + words)
  );
}

/** A German clause with „zu“, and with what hangs on it after a comma. */
export function zuClause(words: string): string | undefined {
  const [, before, without] = /^(.*\p{Ll}n) ((?:ohne|statt) .* zu \p{Ll}+)$/u.exec(words) ?? [];
  if (before !== undefined && without !== undefined) return zuClause(`${before}, ${without}`);
  const [main = '', ...tail] = words.split(/,\s/);
  const changed =
    / zu \p{Ll}+n$/u.test(main) ||
    /(?:^| )(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen|durch|um)zu\p{Ll}+n$/u.test(
      main,
    )
      ? main
      : clauseWithZu(main);
  if (changed === undefined) return undefined;
  return tail.length === 0 ? changed : `${changed}, ${tail.join(', ')}`;
}

/** The wishes without those that are refused, that come again, or that only point at another. */
function withoutRepeated(
  wishes: readonly Wish[],
  excluded: readonly string[],
  leftOut: LeftOut[],
  patterns: Patterns,
): Wish[] {
  const refused = new Set(
    excluded.filter((text) => text.split(' ').length <= 6).flatMap((text) => stemsOf(text, patterns)),
  );
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const stems = stemsOf(wish.clause, patterns);
    const hit = stems.filter((stem) => refused.has(stem)).length;
    if (refused.size > 0 && hit > 0 && hit * 2 >= stems.length) {
      leftOut.push({ text: wish.clause, reason: 'refused' });
      continue;
    }
    const same = kept.find(
      (other) =>
        foldKeepingLength(other.clause) === foldKeepingLength(wish.clause) ||
        (wish.kind === 'direction' && other.kind === 'direction') ||
        (wish.theme !== undefined &&
          other.theme === wish.theme &&
          !wish.listed &&
          (sharesStem(stems, stemsOf(other.clause, patterns)) ||
            (wish.covered && other.covered && !SLOTTED.test(headOf(wish, patterns))))),
    );
    if (same !== undefined) {
      leftOut.push({ text: wish.clause, reason: 'said twice' });
      continue;
    }
    kept.push(wish);
  }
  // Who names a wish knows a direction.
  const named = kept.filter(({ kind }) => kind !== 'direction');
  return named.length > 0 ? named : kept;
}

/** Themes whose name is a slot are told apart by what fills it. */
const SLOTTED = /^\{/;

function headOf({ theme }: Wish, { file }: Patterns): string {
  return file.themes.find(({ name }) => name === theme)?.heads ?? '';
}

function sharesStem(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && one.every((stem) => other.includes(stem));
}

/** The beginnings of the words of a text that carry meaning. */
export function stemsOf(text: string, patterns: Patterns): string[] {
  const folded = foldKeepingLength(text).replace(patternOf(patterns, 'light'), ' ');
  return Array.from(folded.matchAll(/\p{L}[\p{L}\p{N}]{2,}/gu), ([word]) => word.slice(0, 6));
}
