/** What says no more than a time. */
import type { Span } from './marks.ts';
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

/** Whether a candidate is nothing but a time: `im Mai`. */
export function isTimeAlone(
  { start, end }: { readonly start: number; readonly end: number },
  marks: readonly Span[],
): boolean {
  return marks.some(
    (mark) => (mark.kind === 'by' || mark.kind === 'on') && mark.start <= start && end <= mark.end,
  );
}
