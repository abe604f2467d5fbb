/** Days of the week in any of their forms, and whether they come again: `on Saturdays`, `jeden Montag`. */
import type { LanguageFile } from '../languages/language-file.ts';
import { memoize } from '../text/memoize.ts';
import { foldText } from '../text/words.ts';

/** A shorter beginning of a name is that of other words as well. */
const MIN_STEM_LETTERS = 5;
/** As many letters may be behind a name, or behind its beginning. */
const MAX_ENDING_LETTERS = 3;

const namesOf = memoize((cues: string) =>
  cues.split('\n').flatMap((names, index) =>
    names.split('|').map((cue) => {
      const name = foldText(cue.trim());
      return { day: index + 1, name, stem: name.length > MIN_STEM_LETTERS ? name.slice(0, -1) : name };
    }),
  ),
);

/** Which day of the week a word names, 1 for Monday; undefined where it names none. */
export function weekdayOf(fold: string, { time }: LanguageFile): number | undefined {
  const names = namesOf(time.weekdays.join('\n'));
  const same = names.find(({ name }) => name === fold);
  if (same !== undefined) return same.day;
  return names.find(
    ({ name, stem }) =>
      stem.length >= MIN_STEM_LETTERS &&
      fold.startsWith(stem) &&
      fold.length <= name.length + MAX_ENDING_LETTERS,
  )?.day;
}

/** Words before a day that comes every week. */
const EVERY =
  /^(?:every|each|jed(?:en|e|er)|elke|iedere|chaque|tous|toutes|cada|tod[oa]s|los|ogni|tutt[ie]|fiecare|kazd\p{L}*|co|кажд\p{L}*|кожн\p{L}*|по|her)$/u;

/** Whether the word at a place names a day that comes every week. */
export function isEveryWeek(folds: readonly string[], index: number, file: LanguageFile): boolean {
  const fold = folds[index] ?? '';
  if (weekdayOf(fold, file) === undefined) return false;
  const isPlural =
    file.pluralDays !== 'never' && fold.endsWith('s') && weekdayOf(fold.slice(0, -1), file) !== undefined;
  if (isPlural && file.pluralDays === 'behind a word')
    return ['on', 'every'].includes(folds[index - 1] ?? '');
  return isPlural || [index - 2, index - 1].some((at) => EVERY.test(folds[at] ?? ''));
}
