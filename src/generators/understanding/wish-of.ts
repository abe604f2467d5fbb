/** Makes a wish of a clause: its form, what it means, its facts, and whether it can be built in as it is. */
import { foldKeepingLength, isIn } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
import type { Grammar, LanguageFile } from '../languages/language-file.ts';
import type { Vocabulary } from '../offline/vocabulary.ts';
import { formOf } from './clause-form.ts';
import type { Clause } from './clauses.ts';
import { beforeOpening, remarkOf } from './date-places.ts';
import { dateIn } from './deadlines.ts';
import { factsIn } from './facts.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { type Patterns, patternOf } from './patterns.ts';
import type { Piece } from './pieces.ts';
import { dateFact, isQuotable, MAIN_CLAUSE, REFERS, withoutDate } from './quotable.ts';
import { besideOf } from './remarks.ts';
import { withoutSlips } from './spelling.ts';
import type { Fact, Wish } from './understanding.ts';

/** What a clause is read with. */
export interface Surroundings {
  readonly vocabulary: Vocabulary;
  readonly today: Temporal.PlainDate;
  readonly privates: readonly string[];
  readonly unmarked: boolean;
}

/** “I can't just quit” says what is out of the question. */
const NO_TROUBLE = /^(?:just|simply|einfach|po prostu|tak po prostu) /u;
const CONSEQUENCE =
  /(?:\b(?:so|therefore|that's why|weshalb|darum|deshalb|also|dlatego|wiec) (?:i|ich)? ?(?:can't|cant|cannot|can not|kann|konnte|nie moge|nie potrafie)(?: nicht)? *)$/u;

/** Abbreviations of short messages: where there are several, the spelling is not to be repeated. */
const SLANG =
  /(?<![\p{L}'])(?:smth|sth|n|u|ur|lol|lmao|idk|thx|dunno|wanna|gonna|pls|plz|cuz|coz)(?![\p{L}'])/gu;

function isSloppy(folded: string): boolean {
  return new Set(folded.match(SLANG)).size > 1;
}

/** Whoever learns one technology is answered with it, even where the words around it cannot be built in. */
function toolTheme({ kind, theme }: Meaning, facts: readonly Fact[], file: LanguageFile): { theme?: string } {
  const tools = new Set(facts.flatMap(({ role, name }) => (role === 'technology' ? [name] : [])));
  const own = file.themes.find(({ heads }) => heads === '{tool}');
  return kind === 'learn' && theme === undefined && tools.size === 1 && own !== undefined
    ? { theme: own.name }
    : {};
}

/** A date before the opening goes with the first clause alone: no more letters lie between. */
const MOST_AHEAD = 45;

/** The wish of a clause, or why it is none. */
export function wishOf(
  clause: Clause,
  piece: Piece,
  patterns: Patterns,
  { vocabulary, today, privates, unmarked }: Surroundings,
): Wish | string {
  const { file } = patterns;
  // A grammar tells where a verb begins by what starts a clause, or by how an infinitive looks.
  const verbStart = file.grammar?.verbStart !== undefined;
  const inflected = file.grammar?.infinitive !== undefined;
  const bare = piece.text.slice(clause.start, clause.end).replace(/^["“„'\s]+|["”“'\s]+$/gu, '');
  const someone =
    file.code === 'en' && clause.opening === 'wishThing' && /^some(?:one|body) (?:to|who)/u.test(bare);
  const searched =
    clause.opening === 'wishThing' &&
    (
      file.grammar?.searching ?? (file.code === 'pl' ? /szukam (?:tez |jakiegos |jakiejs )*$/u : /(?!)/u)
    ).test(piece.folded.slice(0, clause.start));
  const own = someone
    ? `find ${bare}`
    : file.code === 'de'
      ? germanClause(bare, clause.opening)
      : searched
        ? `${file.grammar?.search ?? 'szukając'} ${bare}`
        : file.grammar === undefined
          ? file.code === 'pl'
            ? bare.replace(/^no i |^a |^i (?=\p{L})/iu, '').replace(/^(się|sie) (\S+[ćc])(?= |$)/iu, '$2 $1')
            : bare
          : file.grammar.infinitive === undefined
            ? searchedClause(bare, piece.folded.slice(0, clause.start), file.grammar)
            : withoutJoined(bare, file.grammar);
  const front = clause.front === undefined ? '' : piece.text.slice(clause.front.start, clause.front.end);
  const whole = clause.front === undefined ? own : piece.text.slice(clause.front.start, clause.end).trim();
  const said = front === '' ? own : own === '' ? front : `${lowered(front, file)} ${own}`;
  const folded = foldKeepingLength(said);
  const remark = remarkOf(piece, clause, patterns);
  if (isIn(patternOf(patterns, 'idle'), folded) && withoutLight(folded, patterns, 'idle') === '')
    return 'nothing is wished';
  if (withoutLight(folded, patterns, 'light') === '' && !isIn(patterns.anyVerb, folded))
    return 'no content of its own';
  if (
    file.code === 'de' &&
    /(?:^|[.,;!?–-] )das \p{L}+ ich(?: \p{L}+)?\s*$/u.test(piece.folded.slice(0, clause.start))
  )
    return 'refers to what was said before';
  if ((file.grammar?.refers ?? REFERS[file.code])?.test(folded) === true)
    return 'refers to what was said before';
  const date = dateIn(said, vocabulary, today);
  const bareWords = date === undefined ? said : withoutDate(said, date, false);
  const form = formOf(
    clause,
    bareWords,
    foldKeepingLength(bareWords),
    piece.folded.slice(0, clause.start),
    patterns,
  );
  const near = date ?? undefined;
  // „Bis zum 1. März will ich …“: the date may go before the opening.
  const ahead = !inflected ? piece.text.slice(0, clause.start) : beforeOpening(piece, clause, patterns);
  const first =
    date === undefined && !piece.listed && ahead.length <= MOST_AHEAD
      ? dateIn(ahead, vocabulary, today)
      : undefined;
  const around = first !== undefined && (first.start <= 2 || inflected) ? ahead : remark;
  // What has happened at a time is no date to come.
  const told = verbStart && isIn(patternOf(patterns, 'finite'), foldKeepingLength(around));
  const beside = date === undefined && !told ? dateIn(around, vocabulary, today) : undefined;
  // A slip of the keyboard does not hide the theme, and is not repeated.
  const spelled = withoutSlips(said, patterns);
  const meaning = meaningOf(spelled, clause.opening, form, near, patterns);
  // What somebody cannot do is a wish where it can be learned, and else a circumstance.
  if (clause.opening === 'troubleVerb' && NO_TROUBLE.test(folded)) return 'a statement';
  if (clause.opening === 'troubleVerb' && CONSEQUENCE.test(piece.folded.slice(0, clause.start)))
    return 'a statement';
  if (
    clause.opening === 'troubleVerb' &&
    !['learn', 'practise', 'reduce', 'keep', 'negotiate', 'decide', 'become'].includes(meaning.kind)
  )
    return 'a circumstance';
  const feared = inflected && clause.opening === 'troubleVerb' && form === 'verb';
  if (feared && !isIn(patterns.anyVerb, folded)) return 'a circumstance';
  const trouble =
    clause.opening === 'troubleThing' ||
    (verbStart &&
      form === 'thing' &&
      (clause.opening === 'troubleVerb' || (clause.opening === 'questionVerb' && meaning.kind !== 'find')));
  if (trouble && meaning.theme === undefined) return 'a circumstance';
  const facts = factsIn(said, remark, patterns, near);
  const dated = date === undefined ? dateFact(around, beside, patterns) : dateFact(said, date, patterns);
  const dateless =
    near === undefined
      ? said
      : withoutDate(said, near, file.verbPlace === 'last' && dated?.role === 'deadline').replace(
          verbStart ? (file.grammar?.openJoin ?? '') : '',
          '',
        );
  const words = file.grammar?.openEnd?.test(dateless) === true ? said : dateless;
  const oblique =
    (file.code === 'pl' || inflected) &&
    form === 'thing' &&
    clause.opening !== 'item' &&
    !searched &&
    !(
      file.grammar?.nominative ??
      /(?:interesuje mnie|interesuja mnie|marzy mi sie|przydal\p{L}* (?:mi )?sie|cel:|cele:) *(?:tez )?$/u
    ).test(piece.folded.slice(0, clause.start));
  const fits = (text: string): boolean =>
    !unmarked &&
    !isSloppy(piece.folded) &&
    !oblique &&
    !(trouble && verbStart) &&
    spelled === said &&
    isQuotable(text, form, privates, patterns);
  const main = (file.grammar?.mainClause ?? MAIN_CLAUSE).exec(words)?.[1];
  // Which remarks are sentences of their own is only known of languages whose verbs are listed.
  const besides =
    file.grammar === undefined && /^\s*(?:\(|[-–—])/u.test(remark)
      ? besideOf(remark, privates, patterns)
      : undefined;
  // One word is enough where a figure or a remark goes with it: „podwyżka” (7500).
  const single =
    besides !== undefined && form === 'thing' && piece.listed && /^\p{L}{4,}$/u.test(words) && !unmarked;
  // A thing of which nothing is known gives no plan; nor is „сказать, | что …“ cut in two.
  const isKnown =
    !inflected ||
    ((form !== 'thing' || meaning.theme !== undefined || meaning.kind !== 'unread') &&
      !/^,\s(?:що|что)\s/u.test(piece.text.slice(clause.end)));
  const isWhole = isKnown && (single || fits(words));
  const quotable = isKnown && (isWhole || (main !== undefined && fits(main)));
  return {
    clause: whole,
    start: piece.start + (clause.front?.start ?? clause.start),
    form,
    quotable,
    words: isWhole ? words : quotable ? (main ?? '') : '',
    ...(besides === undefined || unmarked ? {} : { beside: besides }),
    ...meaning,
    ...(quotable ? {} : toolTheme(meaning, facts, file)),
    facts: dated === undefined ? facts : [...facts, dated],
    listed: piece.listed,
  };
}

/** What is searched, with the verb that says so. */
function searchedClause(
  clause: string,
  before: string,
  { searched, search, starts = [], verbStart }: Grammar,
): string {
  const text = starts.reduce((own, [from, to]) => own.replace(from, to), clause);
  const folded = foldKeepingLength(text);
  const isSearched = searched?.test(`${before}|${folded}`) === true && verbStart?.test(folded) !== true;
  return isSearched ? `${search} ${text}` : text;
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

/** A clause without the conjunction or the “first” it begins with. */
function withoutJoined(text: string, { joined, asks, questionStart }: Grammar): string {
  const own = /^\p{L}/u.test(text) ? text.slice(joined.exec(foldKeepingLength(text))?.[0].length ?? 0) : text;
  // The comma that is often left out before a question: „понять, что …“.
  const [, verb = '', question = ''] = /^(\p{L}+) (.+)$/su.exec(own) ?? [];
  const isAsked =
    asks?.test(foldKeepingLength(verb)) === true && questionStart?.test(foldKeepingLength(question)) === true;
  return isAsked && !own.startsWith('навч') && !own.startsWith('науч') ? `${verb}, ${question}` : own;
}

function withoutLight(folded: string, patterns: Patterns, section: 'light' | 'idle'): string {
  return folded.replace(patternOf(patterns, section), ' ').replace(/[^\p{L}]/gu, '');
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
