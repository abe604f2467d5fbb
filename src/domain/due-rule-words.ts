import type { DueRule } from './programme.ts';

/** `14 days after the start`, without a full stop. */
export function dueInWords(due: DueRule): string {
  const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
  if (due.counts_from === 'start') return `${days(due.days)} after the start`;
  const usual =
    due.counts_from === 'share'
      ? `${Math.round(due.share * 1000) / 10} % of the way to the expected end`
      : `${due.days === 0 ? 'on' : `${days(due.days)} after`} the expected end`;
  return `${usual}; without one ${days(due.days_without_end)} after the start`;
}
