/** The conditional of Slavic languages: a form of the past beside a particle. */
import type { LanguageFile } from '../languages/language-file.ts';

/** The infinitive of the first form of a conditional in some words, and the form. */
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
