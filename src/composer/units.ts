/** Parts a text into the units that wishes stand in: items of lists and sentences. */

/** An item of a list, or a sentence. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
}

/** What stands before an item: a bullet, a number, a letter. */
const MARK = /^[ \t]*(?:[-–—•*·+>][ \t]+|\(?(?:\d{1,2}|[a-h])(?:[.)]|(?<=\d)-(?=\s))[ \t]*|[-–•*](?=\p{L}))/u;
/** Where a sentence may end. */
const STOP = /[.!?…](?=["”»“)']{0,2}(?:\s|$))/gu;
const CLOSING = /["”»“)']/u;
/** Longer units are no clauses of anybody. */
const MOST_UNITS = 400;

/** The units of a text in their order; headings before a list are none. */
export function unitsOf(text: string, ordinalStops: boolean): Unit[] {
  const units: Unit[] = [];
  const lines = text.split('\n');
  const isList = areItems(lines.filter((line) => /\p{L}/u.test(line) && !/:\s*$/.test(line)));
  let start = 0;
  for (const line of lines) {
    if (units.length >= MOST_UNITS) break;
    const mark = MARK.exec(line)?.[0].length ?? 0;
    const end = start + line.length;
    if (mark > 0 || (isList && /\p{L}/u.test(line) && !/:\s*$/.test(line)))
      units.push({ start: start + mark, end, listed: true });
    else if (!/:\s*$/.test(line)) {
      let from = 0;
      for (const to of sentenceEnds(line, ordinalStops)) {
        if (/\p{L}/u.test(line.slice(from, to)))
          units.push({ start: start + from, end: start + to, listed: false });
        from = to;
      }
    }
    start = end + 1;
  }
  return units;
}

/** Lines of more words are sentences. */
const LONGEST_ITEM = 14;

/** Whether each of some lines is an item, though none has a mark. */
function areItems(lines: readonly string[]): boolean {
  return (
    lines.length > 1 &&
    lines.every((line) => line.trim().split(/\s+/).length <= LONGEST_ITEM && !/[.!?]\s+\S/.test(line))
  );
}

/** Where the sentences of a line end. */
function sentenceEnds(line: string, ordinalStops: boolean): number[] {
  const ends: number[] = [];
  for (const stop of line.matchAll(STOP)) {
    if (stop[0] === '.' && isAbbreviation(line, stop.index, ordinalStops)) continue;
    let end = stop.index + 1;
    while (CLOSING.test(line[end] ?? '')) end++;
    if (end < line.length) ends.push(end);
  }
  return [...ends, line.length];
}

/** Whether a full stop ends no sentence: `z.B. `, `Dr. Who`, `1. März`, `approx. five`. */
function isAbbreviation(line: string, at: number, ordinalStops: boolean): boolean {
  const before = /(?:^|[\s(])([^\s(]*)$/u.exec(line.slice(Math.max(0, at - 30), at))?.[1] ?? '';
  const isFollowedBySmall = /^\s+\p{Ll}/u.test(line.slice(at + 1, at + 4));
  if (/^\d+$/.test(before)) return ordinalStops || isFollowedBySmall;
  if (/\p{L}\.\p{L}*$|^\p{L}$/u.test(before)) return true;
  const isFollowedByFigure = /^\s+\d/.test(line.slice(at + 1, at + 4));
  return (
    /^(?:\p{Lu}[^\P{L}aeiouyаеиоуыєюя]{1,2}|Prof|Abs|Art|Kap|[ck]at)$/u.test(before) ||
    (/^\p{L}{2,5}$/u.test(before) && (isFollowedBySmall || isFollowedByFigure) && before.length < 5)
  );
}
