/** Formats days and times for people. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const MOMENT = /^(\d+)-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d))?)?/;

/**
 * `2026-11-21T03:10:54+01:00` → `21 November 2026, 03:10`, `2026-11-21` → `21 November 2026`, `2026-11` →
 * `November 2026`: a local time needs no conversion. Empty if the text is none of them.
 */
export function formatDate(text: string): string {
  const [, year, month, day, time] = MOMENT.exec(text) ?? [];
  const monthName = MONTHS[Number(month) - 1];
  if (monthName === undefined) return '';
  const date = `${day === undefined ? '' : `${Number(day)} `}${monthName} ${year}`;
  return time === undefined ? date : `${date}, ${time}`;
}
