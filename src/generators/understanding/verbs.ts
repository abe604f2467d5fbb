/** The verbs of a clause: a closed class in each language, by the kind of doing, and its negation and conditional. */
import type { LanguageFile } from '../languages/language-file.ts';
import { VERB_KINDS, type VerbKind } from '../languages/verb-kinds.ts';
import { grammarOf } from './grammar.ts';
import { phrasesOf, wordsOf } from './phrases.ts';

/** Where the verb does not come last, it is among so many first words. */
const MAX_FIRST_WORDS = 4;

/** Kinds of verbs that another one beside them says more than: “start to sell”, “answer earlier”. */
const HELPING: readonly VerbKind[] = ['behaving', 'beginning'];

/** A cue at its place, from its first word to the one behind its last. */
interface Cue {
  readonly kind: VerbKind;
  readonly start: number;
  readonly end: number;
}

function cuesIn(words: readonly string[], { verbs }: LanguageFile): Cue[] {
  const found = words.flatMap((_, start) =>
    VERB_KINDS.flatMap((kind): Cue[] => {
      const length = phrasesOf(verbs[kind]).lengthAt(words, start);
      return length === 0 ? [] : [{ kind, start, end: start + length }];
    }),
  );
  // “get to know” is no “know”.
  return found.filter(
    (cue) =>
      !found.some(
        (other) =>
          other.start <= cue.start && cue.end <= other.end && other.end - other.start > cue.end - cue.start,
      ),
  );
}

/**
 * The kind of the verb of a clause; undefined where it is of none. Leaving something alone, learning, and how one behaves are
 * said beside another verb (“learn to sell”) and go before it; else the main verb is the first, or the last where verbs come last.
 */
export function verbKindOf(clause: string, file: LanguageFile): VerbKind | undefined {
  const isVerbLast = file.postpositions || file.grammar.verbSecond !== null;
  const words = wordsOf(clause);
  const cues = cuesIn(words, file);
  const near = isVerbLast ? cues : cues.filter(({ start }) => start < MAX_FIRST_WORDS);
  const isNear = (kind: VerbKind): boolean => near.some((cue) => cue.kind === kind);
  if (isNegated(clause, file)) return 'stopping';
  if (isNear('stopping')) return cues[0]?.kind === 'deciding' ? 'deciding' : 'stopping';
  if (isNear('learning')) return 'learning';
  const main = isVerbLast
    ? lastKindIn(clause, file)
    : (near.find(({ kind }) => !HELPING.includes(kind)) ?? near.find(({ kind }) => kind === 'beginning'))
        ?.kind;
  // “swim more often”
  return cues.some(({ kind }) => kind === 'behaving') && main !== 'exercising' ? 'behaving' : main;
}

/** The kind of the last verb: what depends on it stands behind it with a comma, as in “mit zwei Leuten sprechen, die dort arbeiten”. */
function lastKindIn(clause: string, file: LanguageFile): VerbKind | undefined {
  for (const part of file.postpositions ? [clause] : clause.split(/,\s|\s\(/u)) {
    const cues = cuesIn(wordsOf(part), file)
      .filter(({ kind }) => kind !== 'behaving')
      .toSorted((one, other) => other.end - one.end);
    const [last] = [...cues.filter(({ kind }) => kind !== 'beginning'), ...cues];
    if (last !== undefined) return last.kind;
  }
  return undefined;
}

/** The kinds of all verbs in a clause. */
export function cueKindsIn(clause: string, file: LanguageFile): readonly VerbKind[] {
  return cuesIn(wordsOf(clause), file).map(({ kind }) => kind);
}

/** Whether words say what is not to be: any other plan behind them would be one for it. */
export function isNegated(words: string, file: LanguageFile): boolean {
  return grammarOf(file).negated.test(words);
}

/** Whether words hold an infinitive, or a form of the conditional where one is expected. */
export function isVerbal(words: string, file: LanguageFile, conditional: boolean): boolean {
  return file.infinitive.test(words) || (conditional && participleIn(words, file) !== undefined);
}

/** The first form of a Slavic conditional in some words, a form of the past beside a particle, and its infinitive. */
export function participleIn(
  words: string,
  { grammar: { participles } }: LanguageFile,
): { readonly form: string; readonly infinitive: string } | undefined {
  if (participles === null) return undefined;
  const { from, to, irregular } = participles;
  for (const form of words.split(/\s+/).slice(0, 5)) {
    const small = form.toLowerCase();
    const known = irregular[small.replace(/(?<=l)[aio]$/u, '')];
    if (known !== undefined) return { form, infinitive: known };
    if (from.test(small)) return { form, infinitive: small.replace(from, to) };
  }
  return undefined;
}
