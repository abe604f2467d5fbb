/** Whether a clause says what is not to be. */

/** What is not to be, in all languages: any other plan behind such words would be one for it. */
const NEGATED =
  /^(?:not|never|no longer|nicht|kein(?:e[nmrs]?)?|nie(?:mals)?|auf keinen fall|niet|geen|nooit|ne|pas|jamais|non|no|não|nunca|nu|să nu|не|ні|ни|ніколи|никогда|nikdy)(?![\p{L}\p{N}'’])/iu;

/** Whether words say what is not to be. */
export function isNegated(words: string): boolean {
  return NEGATED.test(words);
}
