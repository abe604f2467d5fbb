/** What kind of doing a clause is about, by its verb: a closed class in each language. */
import type { LanguageFile } from '../languages/language-file.ts';
import { VERB_KINDS, type VerbKind } from '../languages/verb-kinds.ts';
import { memoize } from '../text/memoize.ts';
import { type PhraseFinder, phrasesOf } from './phrases.ts';
import { isNegated } from './words.ts';

const finderOf = memoize(phrasesOf);

function findersOf({ verbs }: LanguageFile): readonly (readonly [VerbKind, PhraseFinder])[] {
  return VERB_KINDS.map((kind) => [kind, finderOf(verbs[kind])]);
}

/** As many words at the beginning hold the verb, where it does not come last. */
const FIRST_WORDS = 4;

/**
 * The kind of the verb of a clause; undefined where it is of none. Leaving something alone, learning, and how one behaves are
 * said beside another verb (“learn to sell”) and go before it; else the main verb is the first, or the last where verbs come last.
 */
export function verbKindOf(clause: string, file: LanguageFile): VerbKind | undefined {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const isVerbLast = file.postpositions || file.grammar.fronts !== undefined;
  const near = isVerbLast ? words : words.slice(0, FIRST_WORDS);
  const finders = findersOf(file);
  const kindAt = (among: readonly string[], index: number): VerbKind | undefined =>
    finders
      .map(([kind, finder]) => ({ kind, length: finder.lengthAt(among, index) }))
      .filter(({ length }) => length > 0)
      .toSorted((one, other) => other.length - one.length)[0]?.kind;
  const isIn = (sought: VerbKind, among: readonly string[]): boolean =>
    among.some((_, index) => kindAt(among, index) === sought);
  if (isNegated(clause) || isIn('stopping', near)) return 'stopping';
  if (isIn('learning', near)) return 'learning';
  if (isIn('behaving', words)) return 'behaving';
  const places = near.map((_, index) => index);
  for (const index of isVerbLast ? places.reverse() : places) {
    const kind = kindAt(near, index);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
