/** How a clause begins behind its opening in French and Romanian. */

/** A French infinitive that the last word of its opening is written with: `j'ai envie | d'ouvrir`. */
export const ELIDED = /^d['’]\p{L}+(?:er|ir|re)$/u;

/** How a Romanian conjunctive begins. */
const CONJUNCTIVE = /^(?:s[ăa]|s[ăa]?-\p{L}+|a)$/u;
/** As many words behind an opening it is looked for. */
const FARTHEST = 5;
/** Words before it that make it one of something else. */
const BARS = /^(?:ca|ce|care|cine|cineva|unde|cum|fără|fara|decât|decat|că|dacă|nu|e|este|[.!?…;:()])$/u;
const IS = /^(?:e|este)$/u;
/** As many words behind “what” a verb may be. */
const NEAR = 4;

/** Where the Romanian conjunctive begins behind an opening, or a few words later: `vreau până în iunie | să termin`. */
export function conjunctiveAt(words: readonly string[], from: number): number | undefined {
  const near = words.slice(from, from + FARTHEST);
  const at = near.findIndex((word) => CONJUNCTIVE.test(word));
  return at < 0 || near.slice(0, at).some((word) => BARS.test(word)) ? undefined : from + at;
}

/** What the mentee thinks, before “that”: what others say is no wish of the mentee. */
const THINKS = /^(?:cred|simt|știu|stiu|consider|seama|spun)$/u;

/**
 * Whether Romanian for “what”, or “that” of others, stands before a verb of wishing, which then opens nothing: `să cer ce | am nevoie`, but
 * `ce vreau e | să cer`; `zice că | ar trebui`, but `cred că | ar trebui`.
 */
export function isRelative(words: readonly string[], index: number): boolean {
  const before = words[index - 1];
  if (before === 'că') return !THINKS.test(words[index - 2] ?? '');
  return before === 'ce' && !words.slice(index, index + NEAR).some((word) => IS.test(word));
}
