/** What is known of texts about harm in one language: data that a native reader can check line by line. */

/**
 * The patterns of a language, written in its own letters, in lower case. A pattern matches words of one sentence:
 *
 * - `word`, `stem*`, `*ending`, `*inside*`; `a|b`: either; `{name}`: any of the words of that name in `words`
 * - `a b`: in this order, with up to two other words between them; `a_b`: with none; `a … b`: with up to ten
 * - `a|b+c`: either `a` or the phrase `b_c`, while `a|b_c` is one of `a` and `b` before `c`
 * - `a & b`: in any order within nine words; `&` binds least
 * - `=word`: with these very accents; otherwise accents do not matter, as many people leave them out
 * - `{Name}`: a word with a capital letter inside a sentence; `^`: the beginning of a sentence, `$`: its end
 *
 * Words of eight letters and more, and stems of as many, are found with one wrong, missing, doubled or swapped letter as well.
 */
export interface Patterns {
  /** Lists of words that patterns name: `want: 'want wanna need'`. */
  readonly words: Readonly<Record<string, string>>;
  readonly selfHarm: readonly string[];
  readonly abuse: readonly string[];
  readonly violence: readonly string[];
  readonly hostility: readonly string[];
  /** What is meant otherwise: a match of a pattern above does not count if a quarter of its words stand in such a match, too. */
  readonly harmless: readonly string[];
  /** Words of everyday life that are one letter away from one in the patterns. */
  readonly lookalikes: string;
}
