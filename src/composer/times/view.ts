/** A reading seen from a day, as all ways of naming a date look at it. */
import { type NumberAt, numbersIn } from './numbers.ts';
import type { Found, Reading, TimeKind } from './reading.ts';

/** Everything the ways of naming a date look at. */
export interface View {
  readonly reading: Reading;
  readonly today: Temporal.PlainDate;
  readonly numbers: readonly NumberAt[];
  /** The hits of time that take each word: asked for so often that they are laid out once. */
  readonly times: readonly (readonly TimeHit[])[];
}

interface TimeHit {
  readonly hit: Found;
  readonly kind: TimeKind;
}

/** A reading seen from a day. */
export function viewOf(reading: Reading, today: Temporal.PlainDate): View {
  const times: TimeHit[][] = reading.words.map(() => []);
  for (const hit of reading.hits) {
    if (hit.tag.kind !== 'time') continue;
    for (let at = hit.start; at < hit.end; at++) times[at]?.push({ hit, kind: hit.tag.time });
  }
  return { reading, today, numbers: numbersIn(reading), times };
}

/** The word of time of one of the kinds that takes a place. */
export function timeAt({ times }: View, index: number, ...kinds: readonly TimeKind[]): Found | undefined {
  return times[index]?.find(({ kind }) => kinds.includes(kind))?.hit;
}

/** As many words away stands what goes with a date. */
const REACH = 3;

/** Whether one of the kinds of words goes with a place: before it, and after it in languages with postpositions. */
export function goesWith(view: View, index: number, ...kinds: readonly TimeKind[]): boolean {
  const last = view.reading.file.postpositions ? index + REACH : index - 1;
  for (let at = Math.max(0, index - REACH); at <= last; at++) {
    if (at !== index && timeAt(view, at, ...kinds) !== undefined) return true;
  }
  return false;
}

/** A date with a year, unless it is past and no deadline. */
export function unlessPast(
  view: View,
  date: Temporal.PlainDate | undefined,
  index: number,
): Temporal.PlainDate | undefined {
  if (date === undefined || Temporal.PlainDate.compare(date, view.today) >= 0) return date;
  return goesWith(view, index, 'until') ? date : undefined;
}

/** Four digits that are a year. */
export const YEAR = /^20\d{2}$/;

/** The year at one of some places, the first one first, and its place. */
export function yearAt({ reading }: View, ...places: readonly number[]) {
  for (const at of places) {
    const text = reading.words[at]?.text;
    if (text !== undefined && YEAR.test(text)) return { year: Number(text), at };
  }
  return undefined;
}

/** The year within two words after a name, or before it where years come first; `next year` on either side of it. */
export function yearNear(view: View, start: number, end: number) {
  const first = view.reading.file.postpositions ? [start - 1, start - 2] : [];
  return yearAt(view, end, end + 1, ...first) ?? nextYearNear(view, start, end);
}

function nextYearNear(view: View, start: number, end: number) {
  const at = [end, end + 1, end + 2, start - 1, start - 2].find(
    (place) =>
      timeAt(view, place, 'year') !== undefined &&
      [place - 1, place, place + 1].some((beside) => timeAt(view, beside, 'next') !== undefined),
  );
  return at === undefined ? undefined : { year: view.today.year + 1, at };
}
