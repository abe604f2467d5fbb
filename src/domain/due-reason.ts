import type { DueFeedback } from './due-feedbacks.ts';
import { type DueRule, ruleIn } from './programme.ts';

/** The rule, the date from which it counts, and what moved it; without a full stop. */
export function dueReason({
  round,
  relation,
  counted_from,
  days,
  days_on_hold,
  exception,
}: DueFeedback): string {
  if (exception?.due_date != null) {
    return `another date was set${exception.reason === null ? '' : `: ${exception.reason}`}`;
  }
  const rule = ruleIn(round, relation.cohort);
  const isEnd = rule.due.counts_from === 'end' && relation.end !== null;
  const from = `${isEnd ? 'the expected end' : 'the start'} on ${counted_from}`;
  const usual = days === 0 ? from : `${days} days after ${from}`;
  const isShare = rule.due.counts_from === 'share' && relation.end !== null;
  const why = isShare ? `, ${share(rule.due)} of the way to the expected end` : '';
  const open = rule.due.counts_from !== 'start' && relation.end === null ? ', as no end is known' : '';
  return `${usual}${why}${open}${days_on_hold > 0 ? `, and ${days_on_hold} days on hold` : ''}`;
}

const share = (due: DueRule): string =>
  due.counts_from === 'share' ? `${Math.round(due.share * 100)} %` : '';

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
