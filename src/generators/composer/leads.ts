/** The mentee's words as they go before a plan. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Wish } from '../understanding/understanding.ts';

/** From this likelihood on, a wish is one that nobody can promise. */
const SURE_DREAM = 0.5;

/** The mentee's words before a plan; none before the one for what nobody can promise. */
export function wordsBefore(wish: Wish, file: LanguageFile): string {
  return wish.label === 'dream' && wish.sure >= SURE_DREAM ? '' : leadOf(wish, file);
}

/** Words of purpose that are not said twice in a sentence. */
const PURPOSE = /(?<!\p{L})(?:pour|para|pra|per|aby|żeby|by|щоб|чтобы|чтоб|ca să|için)(?!\p{L})/iu;

function headingOf(lead: string): string {
  return PURPOSE.test(lead) ? '{Words}: ' : lead;
}

function isSaidTwice(lead: string, words: string): boolean {
  return PURPOSE.test(lead) && PURPOSE.test(words);
}

/** The mentee's words as they go before a plan; empty where they do not. */
function leadOf({ words, form }: Wish, { leads, capitalNouns, locale }: LanguageFile): string {
  // A sentence of the mentee's own is a heading.
  const own =
    form === 'v' || form === 'n' || form === 'g' || form === 'q'
      ? leads[form]
      : form === 's'
        ? headingOf(leads.n)
        : '';
  // “Pour …, pour” is said with a colon instead.
  const lead = own !== '' && isSaidTwice(own, words) ? headingOf(leads.n) : own;
  if (words === '' || lead === '') return '';
  const first = /^\S+/u.exec(words)?.[0] ?? '';
  const isName = /^\p{Lu}.*[\p{Lu}\d]|^I\b/u.test(first) || (capitalNouns && /^\p{Lu}/u.test(first));
  const small = isName ? words : first.toLocaleLowerCase(locale) + words.slice(first.length);
  return lead
    .replace('{words}', () => small)
    .replace('{Words}', () =>
      /^\p{Ll}+\p{Lu}/u.test(first) ? words : words.charAt(0).toLocaleUpperCase(locale) + words.slice(1),
    );
}
