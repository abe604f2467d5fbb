/** A language made ready for reading: all its cues in one finder, each with what it means. */
import { type CueFinder, compileCues, type Hit } from './cues.ts';
import { CERTIFICATES, GIVEN_NAMES, LANGUAGE_EXAMS, SHY_TECHNOLOGIES, TECHNOLOGIES } from './names.ts';
import { COUNTED, type Counted, type Language, type TimeWords, type Turns } from './phrases/language.ts';
import type { SentenceMarks } from './split.ts';
import { stopWordsOf } from './stop-words.ts';
import { THEMES, type Theme } from './themes.ts';
import type { Word } from './words.ts';

/** Words of time that have no value of their own. */
export type TimeKind = Exclude<keyof TimeWords, 'months' | 'feasts' | 'numbers'>;

/** What a cue means. */
export type Tag =
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'topic'; readonly index: number; readonly theme: Theme }
  | { readonly kind: 'turn'; readonly turn: keyof Turns }
  | { readonly kind: 'time'; readonly time: TimeKind }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'feast'; readonly month: number; readonly day: number }
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
}

function* entries(language: Language): Generator<readonly [Tag, string]> {
  for (const word of language.stopWords.split(' ')) yield [{ kind: 'stop' }, word];
  for (const theme of THEMES) yield [{ kind: 'theme', theme }, language.themes[theme]];
  for (const [index, topic] of language.topics.entries()) {
    yield [{ kind: 'topic', index, theme: topic.theme }, topic.cues];
  }
  for (const turn of keysOf(language.turns)) yield [{ kind: 'turn', turn }, language.turns[turn]];
  yield [{ kind: 'turn', turn: 'wish' }, language.turns.wishAfter];
  const { months, feasts, numbers, ...plain } = language.time;
  for (const time of keysOf(plain)) yield [{ kind: 'time', time }, plain[time]];
  for (const [index, cue] of months.entries()) yield [{ kind: 'month', month: index + 1 }, cue];
  for (const [cue, month, day] of feasts) yield [{ kind: 'feast', month, day }, cue];
  for (const [value, cue] of numbers) yield [{ kind: 'number', value }, cue];
  for (const counted of COUNTED) yield [{ kind: 'counted', counted }, language.counted[counted].cues];
  yield [{ kind: 'team' }, language.team];
  yield [{ kind: 'teamPeople' }, language.teamPeople];
  yield [{ kind: 'aimOpener' }, language.aimOpeners];
  for (const [code, cue] of language.languageNames) yield [{ kind: 'languageName', code }, cue];
  for (const [cue, text, step] of language.aims) yield [{ kind: 'aim', text, up: step === 'up' }, cue];
  for (const [cue, text] of language.skills) yield [{ kind: 'skill', text }, cue];
  for (const [cue, text] of language.audiences) yield [{ kind: 'audience', text }, cue];
  for (const [text, cue] of TECHNOLOGIES) yield [{ kind: 'technology', text }, cue];
  for (const text of SHY_TECHNOLOGIES) yield [{ kind: 'technology', text }, text];
  for (const [text, cue] of CERTIFICATES) yield [{ kind: 'certificate', text }, cue];
  for (const [text, cue] of LANGUAGE_EXAMS) yield [{ kind: 'exam', text }, cue];
  for (const name of [...GIVEN_NAMES, ...language.givenNames.split(' ')]) yield [{ kind: 'givenName' }, name];
}

/** The keys of an object of a known shape. */
function keysOf<Shape extends object>(shape: Shape): (keyof Shape & string)[] {
  const keys: (keyof Shape & string)[] = [];
  for (const key in shape) keys.push(key);
  return keys;
}

/** What a slip of the keyboard is forgiven in: words that carry a meaning of their own. */
const FORGIVING: ReadonlySet<Tag['kind']> = new Set<Tag['kind']>([
  'theme',
  'topic',
  'technology',
  'certificate',
  'skill',
  'aim',
  'languageName',
  'counted',
  'audience',
]);

const made = new Map<Language, Vocabulary>();

/** The vocabulary of a language, made when it is first asked for and kept. */
export function vocabularyOf(language: Language): Vocabulary {
  const kept = made.get(language);
  if (kept !== undefined) return kept;
  const vocabulary: Vocabulary = {
    language,
    finder: compileCues(entries(language), language.digraphs, ({ kind }) => FORGIVING.has(kind)),
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
  return { vocabulary, words, hits: withoutShyNames(words, vocabulary.finder.find(words)) };
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

/**
 * Leaves out names that are also common words: such a name is typed as its makers do, with company of another
 * technology or after a word of learning.
 */
function withoutShyNames(words: readonly Word[], hits: readonly Found[]): Found[] {
  const company = hits.some(
    ({ tag, start }) =>
      (tag.kind === 'technology' && !SHY_TECHNOLOGIES.includes(words[start]?.text ?? '')) ||
      (tag.kind === 'turn' && tag.turn === 'learn'),
  );
  const turns = hits.filter(({ tag }) => tag.kind === 'turn' && tag.turn === 'harmless');
  return hits.filter(({ tag, start, end }) => {
    if (tag.kind !== 'technology') return true;
    if (turns.some((turn) => turn.start <= start && turn.end > end)) return false;
    const typed = words[start]?.text ?? '';
    const shy = SHY_TECHNOLOGIES.some((name) => name.toLowerCase() === typed.toLowerCase());
    return !shy || end > start + 1 || (company && SHY_TECHNOLOGIES.includes(typed));
  });
}
