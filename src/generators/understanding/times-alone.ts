/** What says no more than a time. */
import type { Span } from './marks.ts';
import type { Place, Reading } from './reading.ts';
import type { Wish } from './understanding.ts';

/** Whether a wish is a verb with nothing but a time: `commencer en mai`. */
export function isVerbWithTime(text: string, { start, end, listed }: Wish, marks: readonly Span[]): boolean {
  const inside = marks.filter((mark) => mark.kind !== 'no' && mark.start >= start && mark.end <= end);
  const rest = inside.reduce(
    (left, mark) => left.replace(text.slice(mark.start, mark.end), ' '),
    text.slice(start, end),
  );
  return !listed && inside.length > 0 && rest.trim().split(/\s+/u).length <= 1;
}

/** Whether a candidate is nothing but a time, or words that say nothing without another: `im Mai`, `si preto`. */
export function isTimeAlone({ text, grammar }: Reading, place: Place, marks: readonly Span[]): boolean {
  const times = marks.filter(({ kind }) => kind === 'by' || kind === 'on');
  if (times.some(({ start, end }) => start <= place.start && place.end <= end)) return true;
  const inside = times.filter(({ start, end }) => place.start <= start && end <= place.end);
  const rest = inside.reduce(
    (left, { start, end }) => left.replace(text.slice(start, end), ' '),
    text.slice(place.start, place.end),
  );
  const words = rest.toLowerCase().trim().split(/\s+/u);
  return words.every((word) => word === '' || grammar.reflexive.test(word) || grammar.fillers.has(word));
}
