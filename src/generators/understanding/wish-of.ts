/** Makes a wish of a clause: its form, what it means, its facts, and whether it can be built in as it is. */
import { compilePattern, foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
import type { Grammar, LanguageFile } from '../languages/language-file.ts';
import type { Vocabulary } from '../offline/vocabulary.ts';
import type { Clause } from './clauses.ts';
import { beforeOpening, remarkOf } from './date-places.ts';
import { dateIn, factsIn } from './facts.ts';
import { opensInfinitive } from './infinitive-first.ts';
import { meaningOf } from './meaning.ts';
import { type Patterns, patternOf } from './patterns.ts';
import type { Piece } from './pieces.ts';
import { dateFact, isQuotable, MAIN_CLAUSE, REFERS, withoutDate } from './quotable.ts';
import { withoutSlips } from './spelling.ts';
import type { Wish } from './understanding.ts';

/** What a clause is read with. */
export interface Surroundings {
  readonly vocabulary: Vocabulary;
  readonly today: Temporal.PlainDate;
  readonly privates: readonly string[];
  readonly unmarked: boolean;
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
          ? bare.replace(/^no i |^a |^i (?=\p{L})/iu, '')
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
  const form = formOf(clause, bareWords, foldKeepingLength(bareWords), patterns);
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
    !oblique &&
    !(trouble && verbStart) &&
    spelled === said &&
    isQuotable(text, form, privates, patterns);
  const main = (file.grammar?.mainClause ?? MAIN_CLAUSE).exec(words)?.[1];
  // A thing of which nothing is known gives no plan; nor is „сказать, | что …“ cut in two.
  const isWhole =
    !inflected ||
    ((form !== 'thing' || meaning.theme !== undefined || meaning.kind !== 'unread') &&
      !/^,\s(?:що|что)\s/u.test(piece.text.slice(clause.end)));
  const quotable = isWhole && (fits(words) || (main !== undefined && fits(main)));
  return {
    clause: whole,
    start: piece.start + (clause.front?.start ?? clause.start),
    form,
    quotable,
    words: isWhole && fits(words) ? words : quotable ? (main ?? '') : '',
    ...meaning,
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

const POLISH_BEFORE_VERB = compilePattern(
  '(tez|w|koncu|wreszcie|nie|sie|lepiej|bardziej|jeszcze|moc|juz|troche|wiecej|mniej|czesciej|szybciej|regularnie|codziennie|samodzielnie|swobodnie|plynnie|pewniej|wczesniej|dobrze|naprawde|po|prostu|spokojnie|skutecznie|zdrowiej|raz|na|zawsze|przestac|rok|tylko|kiedys|sama|sam|ladnie)',
);

function formOf(clause: Clause, said: string, folded: string, patterns: Patterns): Wish['form'] {
  const { file, anyVerb } = patterns;
  if (clause.opening === 'wishClause' || /^(?:dass|daß|that|żeby|aby|щоб|аби|чтобы|чтоб) /u.test(said))
    return 'sentence';
  if (clause.opening === 'question') return 'question';
  if (file.verbPlace === 'last') {
    const main = (said.split(/,\s/)[0] ?? said).replace(/ (?:ohne|statt) .* zu \p{Ll}+$/u, '');
    return infinitiveAtEnd(main) && (main.includes(' ') || clause.opening !== 'item') ? 'verb' : 'thing';
  }
  if (file.grammar?.infinitive !== undefined) {
    const opened = clause.opening !== 'item' && clause.opening !== 'wishThing';
    return opensInfinitive(folded, patterns, opened) ? 'verb' : 'thing';
  }
  if (file.code === 'pl') {
    if (folded.startsWith('szukajac ')) return 'thing';
    // An infinitive within the first words: „lepiej spać“, „w końcu nauczyć się …“.
    const words = folded.split(' ').slice(0, 4);
    const at = words.findIndex(
      (word) =>
        /^\p{L}{2,}(?:[aeiouy]c|sc|zc)$/u.test(word) &&
        !/^(?:moc|noc|pomoc|wiec|tysiac|miesiac|obecnosc)$|osc$/u.test(word),
    );
    return at >= 0 && words.slice(0, at).every((word) => isIn(POLISH_BEFORE_VERB, word)) ? 'verb' : 'thing';
  }
  if (file.grammar?.verbStart !== undefined) {
    if (file.grammar.wholeClause?.exec(said.toLowerCase())?.index === 0) return 'sentence';
    return file.grammar.verbStart.test(folded) ? 'verb' : 'thing';
  }
  if (clause.opening === 'wishVerb' || clause.opening === 'troubleVerb' || clause.opening === 'questionVerb')
    return 'verb';
  if (/^find some(?:one|body) /u.test(folded)) return 'verb';
  const verb = placesOf(anyVerb, folded)[0];
  return verb !== undefined && verb.start === 0 ? 'verb' : 'thing';
}
