import type { DueFeedback } from './due-feedbacks.ts';
import { type DueRule, ruleIn } from './programme.ts';

/** How days and shares are written. */
export interface DueWords {
  /** @param text a day: `2026-05-31` */
  day(text: string): string;
  percent(count: number): string;
}

const PLAIN: DueWords = { day: (text) => text, percent: (count) => `${count} %` };

/** Why a feedback is due on its day. */
export type DueReason =
  /** The reason that somebody typed who moved it. */
  | { readonly moved: string | null }
  | {
      readonly days: number;
      readonly from: 'start' | 'end';
      readonly on: string;
      /** The share of the way to the expected end, in per cent; null where days count. */
      readonly share: number | null;
      readonly isWithoutEnd: boolean;
      readonly days_on_hold: number;
    };

/** The rule, the date from which it counts, and what moved it. */
export function dueReason({
  round,
  relation,
  counted_from,
  days,
  days_on_hold,
  exception,
}: DueFeedback): DueReason {
  if (exception?.due_date != null) return { moved: exception.reason };
  const { due } = ruleIn(round, relation.cohort);
  const hasEnd = relation.end !== null;
  return {
    days,
    from: due.counts_from === 'end' && hasEnd ? 'end' : 'start',
    on: counted_from.toString(),
    share: due.counts_from === 'share' && hasEnd ? Math.round(due.share * 100) : null,
    isWithoutEnd: due.counts_from !== 'start' && !hasEnd,
    days_on_hold,
  };
}

/** A reason in words, without a full stop. */
export function dueReasonText(reason: DueReason, say: DueWords = PLAIN): string {
  if ('moved' in reason) return `another date was set${reason.moved === null ? '' : `: ${reason.moved}`}`;
  const { days, from, on, share, isWithoutEnd, days_on_hold } = reason;
  const since = `the ${from === 'end' ? 'expected end' : 'start'} on ${say.day(on)}`;
  const usual = days === 0 ? since : `${days} days after ${since}`;
  const why = share === null ? '' : `, ${say.percent(share)} of the way to the expected end`;
  const open = isWithoutEnd ? ', because there is no end' : '';
  return `${usual}${why}${open}${days_on_hold > 0 ? `, and ${days_on_hold} days on hold` : ''}`;
}

/** `14 days after the start`, without a full stop. */
export function dueInWords(due: DueRule, say: Pick<DueWords, 'percent'> = PLAIN): string {
  const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
  if (due.counts_from === 'start') return `${days(due.days)} after the start`;
  const usual =
    due.counts_from === 'share'
      ? `${say.percent(Math.round(due.share * 1000) / 10)} of the way to the expected end`
      : `${due.days === 0 ? 'on' : `${days(due.days)} after`} the expected end`;
  return `${usual}; without one ${days(due.days_without_end)} after the start`;
}
