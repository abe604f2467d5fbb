/** Feedbacks that are due, as people read them: whom to call, and why. */

import type { DueFeedback } from '../domain/due-feedbacks.ts';
import { type DueRule, isErased, type Programme } from '../domain/programme.ts';
import { textTable } from './text-table.ts';

/** A feedback that is due, with the reason in words. */
export interface ShownDue {
  readonly role: string;
  readonly model_id: number;
  readonly full_name: string;
  readonly email: string;
  readonly title: string;
  /** As it is shown, and by what she may be named, in small letters. */
  readonly manager: { readonly shown: string; readonly names: readonly string[] };
  readonly due_date: string;
  readonly days_late: number;
  readonly reason: string;
}

/** A feedback that is due on a day, in words. */
export function shownDue(due: DueFeedback, programme: Programme, day: Temporal.PlainDate): ShownDue {
  const { person, role, round, due_date, relation } = due;
  const manager = programme.managers.find(({ id }) => id === relation.manager_id);
  const names = manager && [
    manager.first_name,
    manager.last_name ?? '',
    manager.email,
    `${manager.first_name} ${manager.last_name ?? ''}`,
  ];
  return {
    role,
    model_id: person.id,
    full_name: person.full_name,
    // Of days before somebody was erased.
    email: isErased(person.email) ? '' : person.email,
    title: round.title,
    manager: {
      shown: manager?.first_name ?? '',
      names: (names ?? []).map((name) => name.trim().toLowerCase()),
    },
    due_date: due_date.toString(),
    days_late: due_date.until(day).days,
    reason: reasonOf(due),
  };
}

/** Why it is due on its day: the rule, the date it counts from, what moved it. */
function reasonOf({ round, relation, counted_from, days, days_on_hold, exception }: DueFeedback): string {
  if (exception?.due_date != null) {
    return `another date was set${exception.reason === null ? '' : `: ${exception.reason}`}`;
  }
  const isEnd = round.due.counts_from === 'end' && relation.end !== null;
  const from = `${isEnd ? 'the expected end' : 'the start'} on ${counted_from}`;
  const usual = days === 0 ? from : `${days} days after ${from}`;
  const isShare = round.due.counts_from === 'share' && relation.end !== null;
  const why = isShare ? `, ${share(round.due)} of the way to the expected end` : '';
  const open = round.due.counts_from !== 'start' && relation.end === null ? ', as no end is known' : '';
  return `${usual}${why}${open}${days_on_hold > 0 ? `, and ${days_on_hold} days on hold` : ''}`;
}

const share = (due: DueRule): string =>
  due.counts_from === 'share' ? `${Math.round(due.share * 100)} %` : '';

/** A list to call people by, or a word on why it is empty. */
export function dueTable(rows: readonly ShownDue[], day: Temporal.PlainDate, relations: number): string {
  if (rows.length === 0) {
    return relations === 0
      ? 'There are no relations yet, so nobody owes a feedback.\n'
      : `No feedback is due on ${day}.\n`;
  }
  const cells = rows.map(
    ({ due_date, days_late, title, role, full_name, model_id, email, manager, reason }) => [
      due_date,
      days_late === 0 ? 'today' : `${days_late} days`,
      title,
      role,
      `${full_name} (${model_id})`,
      email || '–',
      manager.shown || '–',
      reason,
    ],
  );
  const lines = [['due', 'late', 'round', 'role', 'who', 'e-mail', 'manager', 'why'], ...cells];
  const text = textTable(lines);
  return `${text}\n\n${rows.length} ${rows.length === 1 ? 'feedback is' : 'feedbacks are'} due on ${day}.\n`;
}
