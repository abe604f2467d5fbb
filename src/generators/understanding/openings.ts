/** Where the clause behind an opening begins that has a particle instead of an infinitive. */
import type { Grammar } from './grammar.ts';

/** A clause begins at most so many words behind its opening. */
const MAX_WORDS_BETWEEN = 5;
/** `is` stands at most so many words behind “what” where that opens a wish. */
const MAX_WORDS_TO_IS = 4;

/**
 * Where a clause begins behind an opening: right behind it, or at its particle, `vreau până în iunie | să termin`. Undefined where there is
 * no such particle near.
 */
export function beginningBehind(
  words: readonly string[],
  from: number,
  { conjunctive }: Grammar,
): number | undefined {
  if (conjunctive === null) return from;
  const near = words.slice(from, from + MAX_WORDS_BETWEEN);
  const at = near.findIndex((word) => conjunctive.begins.test(word));
  // Between sentences, the particle is that of another clause.
  const isBarred = (word: string): boolean => /^[.!?…;:()]$/.test(word) || conjunctive.bars.test(word);
  return at < 0 || near.slice(0, at).some(isBarred) ? undefined : from + at;
}

/**
 * Whether “what”, or “that” of others, stands before a verb of wishing, which then opens nothing: `să cer ce | am nevoie`, but
 * `ce vreau e | să cer`; `zice că | ar trebui`, but `cred că | ar trebui`.
 */
export function isRelative(words: readonly string[], index: number, { conjunctive }: Grammar): boolean {
  if (conjunctive === null) return false;
  const { what, that, is, thinks } = conjunctive;
  const before = words[index - 1];
  if (before === that) return !thinks.test(words[index - 2] ?? '');
  return before === what && !words.slice(index, index + MAX_WORDS_TO_IS).some((word) => is.test(word));
}
