/** The hours a week that a mentee says they have. */
import type { LanguageFile } from '../languages/language-file.ts';
import { hoursIn } from '../times/hours.ts';
import { readTimes } from '../times/reading.ts';
import type { Span } from './marks.ts';
import { isApart } from './said-times.ts';

/** The hours a week in what is marked as such: in a mark, or in several of a sentence together. */
export function hoursOf(text: string, marks: readonly Span[], file: LanguageFile): number | undefined {
  const own = marks.filter(({ kind }) => kind === 'hours');
  for (const { start, end } of own) {
    const alone = hoursIn(readTimes(text.slice(start, end), file));
    if (alone !== undefined) return alone;
    const others = own.filter(
      (other) => !isApart(text, Math.min(end, other.end), Math.max(start, other.start)),
    );
    const first = Math.min(...others.map((other) => other.start));
    const last = Math.max(...others.map((other) => other.end));
    const together = hoursIn(readTimes(text.slice(first, last), file));
    if (together !== undefined) return together;
  }
  return undefined;
}
