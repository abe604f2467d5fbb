/** A language made ready for reading: all its cues in one finder, each with what it means. */
import { type CueFinder, type CueTable, finderOf, type Hit, tableOf } from './cues.ts';
import { CERTIFICATES, GIVEN_NAMES, LANGUAGE_EXAMS, SHY_TECHNOLOGIES, TECHNOLOGIES } from './names.ts';
import {
  COUNTED,
  type Counted,
  type Language,
  type SpanUnit,
  type TimeWords,
  type Turns,
} from './phrases/language.ts';
import type { SentenceMarks } from './split.ts';
import { stopWordsOf } from './stop-words.ts';
import { THEMES, type Theme } from './themes.ts';
import { foldText, type Word } from './words.ts';

/** Words of time that have no value of their own. */
export type TimeKind = Exclude<keyof TimeWords, 'months' | 'feasts' | 'numbers' | 'weekdays' | 'spans'>;

/** What a cue means. */
export type Tag =
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'topic'; readonly index: number; readonly theme: Theme }
  | { readonly kind: 'turn'; readonly turn: keyof Turns }
  | { readonly kind: 'time'; readonly time: TimeKind }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'feast'; readonly month: number; readonly day: number }
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'span'; readonly count: number; readonly unit: SpanUnit }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'counted'; readonly counted: Counted }
  | { readonly kind: 'team' | 'teamPeople' | 'aimOpener' | 'stop' | 'givenName' }
  | { readonly kind: 'technology' | 'certificate' | 'exam' | 'skill' | 'audience'; readonly text: string }
  | { readonly kind: 'languageName'; readonly code: string }
  | { readonly kind: 'aim'; readonly text: string; readonly up: boolean };

export type Found = Hit<Tag>;

/** A language with its finder and the sets that the stages need. */
export interface Vocabulary {
  readonly language: Language;
  readonly finder: CueFinder<Tag>;
  readonly marks: SentenceMarks;
  readonly stopWords: ReadonlySet<string>;
  /** Words of hours and minutes that may be glued to a number, with `h` or `min` for what they are. */
  readonly units: ReadonlyMap<string, 'h' | 'min'>;
  /** Words that are names elsewhere, as they are folded. */
  readonly namesakes: ReadonlySet<string>;
}

function* entries(language: Language): Generator<readonly [Tag, string]> {
  for (const word of language.stopWords.split(' ')) yield [{ kind: 'stop' }, word];
  for (const theme of THEMES) yield [{ kind: 'theme', theme }, language.themes[theme]];
  for (const [index, topic] of language.topics.entries()) {
    yield [{ kind: 'topic', index, theme: topic.theme }, topic.cues];
  }
  for (const turn of keysOf(language.turns)) yield [{ kind: 'turn', turn }, language.turns[turn]];
  yield [{ kind: 'turn', turn: 'wish' }, language.turns.wishAfter];
  const { months, feasts, numbers, weekdays, spans, ...plain } = language.time;
  for (const time of keysOf(plain)) yield [{ kind: 'time', time }, plain[time]];
  for (const [index, cue] of months.entries()) yield [{ kind: 'month', month: index + 1 }, cue];
  for (const [cue, month, day] of feasts) yield [{ kind: 'feast', month, day }, cue];
  for (const [index, cue] of weekdays.entries()) yield [{ kind: 'weekday', day: index + 1 }, cue];
  for (const [cue, count, unit] of spans) yield [{ kind: 'span', count, unit }, cue];
  for (const [value, cue] of numbers) yield [{ kind: 'number', value }, cue];
  for (const counted of COUNTED) yield [{ kind: 'counted', counted }, language.counted[counted].cues];
  yield [{ kind: 'team' }, language.team];
  yield [{ kind: 'teamPeople' }, language.teamPeople];
  yield [{ kind: 'aimOpener' }, language.aimOpeners];
  for (const [code, cue] of language.languageNames) yield [{ kind: 'languageName', code }, cue];
  for (const [cue, text, step] of language.aims) yield [{ kind: 'aim', text, up: step === 'up' }, cue];
  for (const [cue, text] of language.skills) yield [{ kind: 'skill', text }, cue];
  for (const [cue, text] of language.audiences) yield [{ kind: 'audience', text }, cue];
  for (const name of language.givenNames.split(' ')) yield [{ kind: 'givenName' }, name];
}

/** The names that are the same in every language. */
function* sharedEntries(): Generator<readonly [Tag, string]> {
  for (const [text, cue] of TECHNOLOGIES) yield [{ kind: 'technology', text }, cue];
  for (const text of SHY_TECHNOLOGIES) yield [{ kind: 'technology', text }, text];
  for (const [text, cue] of CERTIFICATES) yield [{ kind: 'certificate', text }, cue];
  for (const [text, cue] of LANGUAGE_EXAMS) yield [{ kind: 'exam', text }, cue];
  for (const name of GIVEN_NAMES) yield [{ kind: 'givenName' }, name];
}

/** The keys of an object of a known shape. */
function keysOf<Shape extends object>(shape: Shape): (keyof Shape & string)[] {
  const keys: (keyof Shape & string)[] = [];
  for (const key in shape) keys.push(key);
  return keys;
}

/** What a slip of the keyboard is forgiven in: words that carry a meaning of their own, and no abbreviations. */
const FORGIVING: ReadonlySet<Tag['kind']> = new Set<Tag['kind']>([
  'theme',
  'topic',
  'technology',
  'skill',
  'aim',
  'languageName',
  'counted',
  'audience',
]);

/** Shorter names of technologies are too near to words. */
const LEAST_NAME_WITH_SLIP = 8;

function isForgiving({ kind }: Tag, stem: string): boolean {
  return FORGIVING.has(kind) && (kind !== 'technology' || stem.length >= LEAST_NAME_WITH_SLIP);
}

let shared: CueTable<Tag> | undefined;

/** The table of the names that all languages share, made once. */
function sharedTable(): CueTable<Tag> {
  shared ??= tableOf(sharedEntries(), false, isForgiving);
  return shared;
}

const made = new Map<Language, Vocabulary>();

function unitsOf<Unit extends string>(cues: string, unit: Unit): (readonly [string, Unit])[] {
  return cues.split('|').map((cue) => [foldText(cue.trim()), unit]);
}

/** The parts of a text that stand between spaces. */
function partsOf(text: string): string[] {
  return text.split(' ').filter((part) => part !== '');
}

/** The vocabulary of a language, made when it is first asked for and kept. */
export function vocabularyOf(language: Language): Vocabulary {
  const kept = made.get(language);
  if (kept !== undefined) return kept;
  const vocabulary: Vocabulary = {
    language,
    finder: finderOf([tableOf(entries(language), language.digraphs, isForgiving), sharedTable()], {
      forgives: isForgiving,
      endings: partsOf(language.nameEndings).map(foldText),
    }),
    units: new Map<string, 'h' | 'min'>([
      ...unitsOf(language.time.hour, 'h'),
      ...unitsOf(language.time.minute, 'min'),
    ]),
    namesakes: new Set(partsOf(language.namesakes).map(foldText)),
    marks: {
      abbreviations: new Set(language.abbreviations.split('|').map((text) => text.trim().toLowerCase())),
      ordinalStops: language.ordinalStops,
      months: new Set(
        language.time.months.flatMap((cue) =>
          cue.split('|').map((text) => text.trim().replace('*', '').toLowerCase()),
        ),
      ),
    },
    stopWords: stopWordsOf(language),
  };
  made.set(language, vocabulary);
  return vocabulary;
}

/** Words with everything that was found in them. */
export interface Reading {
  readonly vocabulary: Vocabulary;
  readonly words: readonly Word[];
  readonly hits: readonly Found[];
}

/** Reads words in a language. */
export function readWords(words: readonly Word[], vocabulary: Vocabulary): Reading {
  return { vocabulary, words, hits: withoutShyNames(words, vocabulary.finder.find(words), vocabulary) };
}

/** A part of a reading, from one word up to another, with what lies wholly in it. */
export function partOf(reading: Reading, start: number, end: number): Reading {
  return {
    vocabulary: reading.vocabulary,
    words: reading.words.slice(start, end),
    hits: reading.hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start })),
  };
}

/** The hits of one turn of speech. */
export function turnsIn(reading: Reading, turn: keyof Turns): Found[] {
  return reading.hits.filter(({ tag }) => tag.kind === 'turn' && tag.turn === turn);
}

/** Whether there is a turn of speech. */
export function has(reading: Reading, turn: keyof Turns): boolean {
  return reading.hits.some(({ tag }) => tag.kind === 'turn' && tag.turn === turn);
}

/** The names of {@link SHY_TECHNOLOGIES} as they are folded. */
const SHY: ReadonlySet<string> = new Set(SHY_TECHNOLOGIES.map(foldText));
/** How the makers of technologies spell their names. */
const SPELLED: ReadonlySet<string> = new Set([...SHY_TECHNOLOGIES, ...TECHNOLOGIES.map(([name]) => name)]);

/**
 * Leaves out names that are also common words: such a technology is typed as its makers do, with company of another
 * one or after a word of learning; and such a given name is none.
 */
function withoutShyNames(
  words: readonly Word[],
  hits: readonly Found[],
  { stopWords, namesakes }: Vocabulary,
): Found[] {
  const isShy = ({ start, end }: Found): boolean => {
    const fold = words[start]?.fold ?? '';
    return end === start + 1 && (SHY.has(fold) || namesakes.has(fold));
  };
  const company = hits.some(
    (hit) =>
      (hit.tag.kind === 'technology' && !isShy(hit)) || (hit.tag.kind === 'turn' && hit.tag.turn === 'learn'),
  );
  const turns = hits.filter(({ tag }) => tag.kind === 'turn' && tag.turn === 'harmless');
  return hits.filter((hit) => {
    const { tag, start, end } = hit;
    const { text, fold } = words[start] ?? { text: '', fold: '' };
    if (tag.kind === 'givenName') return !stopWords.has(fold) && !namesakes.has(fold);
    if (tag.kind !== 'technology') return true;
    if (turns.some((turn) => turn.start <= start && turn.end > end)) return false;
    return !isShy(hit) || (company && SPELLED.has(text));
  });
}

/** A reading without some words, as if what stands before and after them were one. */
export function withoutWords(reading: Reading, [from, to]: readonly [start: number, end: number]): Reading {
  const moved = (place: number): number => (place <= from ? place : Math.max(from, place - (to - from)));
  const { words, hits, vocabulary } = reading;
  const next = words[to];
  // A mark on either side still parts what it parted.
  const marks = `${words[from]?.before ?? ''}${next?.before ?? ''}`.replace(/\s/g, '');
  const joined = next === undefined ? [] : [{ ...next, before: marks === '' ? ' ' : `${marks} ` }];
  return {
    vocabulary,
    words: [...words.slice(0, from), ...joined, ...words.slice(to + 1)],
    hits: hits
      .filter(({ start, end }) => end <= from || start >= to || (start < from && end > to))
      .map((hit) => ({ ...hit, start: moved(hit.start), end: moved(hit.end) })),
  };
}
