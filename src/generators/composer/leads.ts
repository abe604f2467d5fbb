/** The mentee's words as they go before a plan. */
import type { LanguageFile } from '../languages/language-file.ts';
import { capitalized } from '../understanding/sentences.ts';
import { SURE_LABEL, type Wish } from '../understanding/understanding.ts';
import { cueKindsIn, isNegated } from '../understanding/verbs.ts';

/** From this likelihood on, a wish is one that nobody can promise. */
const SURE_DREAM = 0.6;

/** The lead of a plan: a sentence of the mentee's, or their words and the sentence that they refer to. Empty where neither can be said. */
export function leadOf(wish: Wish, file: LanguageFile): string {
  if (wish.whole !== undefined) return `${capitalized(wish.whole, file)}. ${file.leads.plan}`;
  const words = wordsBefore(wish, file);
  return wish.before === undefined || words === '' ? words : `${capitalized(wish.before, file)}. ${words}`;
}

/** The mentee's words before a plan; none before the one for what nobody can promise, nor a habit that is only complained of. */
export function wordsBefore(wish: Wish, file: LanguageFile): string {
  const isDream = wish.label === 'dream' && wish.sure >= SURE_DREAM;
  return isDream || isComplaint(wish, file) ? '' : clauseBefore(wish, file);
}

/** A clause that is likelier than this to be a wish is none that is only complained of. */
const SURE_WISH = 0.9;

/** Whether the words tell a habit to get rid of, and not that: “every evening I end up on my phone”. */
function isComplaint(wish: Wish, file: LanguageFile): boolean {
  const { label, sure, likely, form, words, wanted, listed } = wish;
  const isStop = label === 'stop' && sure >= SURE_LABEL && form === 'v';
  if (!isStop || likely > SURE_WISH || wanted || listed || isNegated(words, file)) return false;
  return !cueKindsIn(words, file).some((kind) => kind === 'stopping' || kind === 'behaving');
}

/** Words of purpose that are not said twice in a sentence. */
const PURPOSE = /(?<!\p{L})(?:pour|para|pra|per|aby|żeby|by|щоб|чтобы|чтоб|ca să|için)(?!\p{L})/iu;

/** The mentee's words as they go before a plan; empty where they do not. */
function clauseBefore({ words, form }: Wish, { leads, capitalNouns, locale }: LanguageFile): string {
  // A sentence of the mentee's own is a heading.
  const own = form === 's' ? `{Words}. ${leads.plan}` : form === 'o' || form === 'x' ? '' : leads[form];
  // “Pour …, pour” is said with a colon instead.
  const isSaidTwice = PURPOSE.test(own) && PURPOSE.test(words);
  const lead = !isSaidTwice ? own : PURPOSE.test(leads.n) ? '{Words}: ' : leads.n;
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
