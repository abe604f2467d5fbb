/** Prints due feedback for people: whom to contact, and why. */

import type { DueFeedback } from '../domain/due-feedbacks.ts';
import { dueReason } from '../domain/due-reason.ts';
import { isErased, type Programme } from '../domain/programme.ts';
import { counted, visible } from './output.ts';
import { textTable } from './text-table.ts';

/**
 * Returns a feedback that is due on a day, in words.
 *
 * @param listed whether /feedbacks_needed/ lists it: of a person's owed feedbacks for one round it lists the longest overdue
 */
export function shownDue(
  due: DueFeedback,
  { managers, participants }: Programme,
  day: Temporal.PlainDate,
  listed: boolean,
) {
  const { person, role, round, due_date, relation } = due;
  const id = role === 'mentee' ? relation.mentor_id : relation.mentee_id;
  return {
    role,
    model_id: person.id,
    full_name: person.full_name,
    // On days before the person was erased.
    email: isErased(person.email) ? '' : person.email,
    title: round.title,
    manager: managers.find((one) => one.id === relation.manager_id)?.first_name ?? '',
    with: { model_id: id, full_name: participants.find((one) => one.id === id)?.full_name ?? '' },
    cohort: relation.cohort,
    due_date: due_date.toString(),
    days_late: due_date.until(day).days,
    reason: dueReason(due),
    listed,
  };
}

type ShownDue = ReturnType<typeof shownDue>;

/**
 * The list, or a sentence if it is empty.
 *
 * @param relations the total number of relations
 * @param manager the requested manager; undefined: all
 */
export function dueTable(
  rows: readonly ShownDue[],
  day: Temporal.PlainDate,
  relations: number,
  manager: string | undefined,
): string {
  if (rows.length === 0) {
    if (relations === 0) return 'There are no relations yet, so no feedback is due.\n';
    const whose = manager === undefined ? '' : ` of the relations of “${visible(manager)}”`;
    return `No feedback${whose} is due on ${day}.\n`;
  }
  const cells = rows.map(
    ({ due_date, days_late, title, role, full_name, model_id, with: other, email, manager: of, reason }) => [
      due_date,
      late(days_late),
      title,
      role,
      `${full_name} (${model_id})`,
      `${other.full_name} (${other.model_id})`,
      email || '–',
      of || '–',
      reason,
    ],
  );
  const heading = ['due', 'late', 'round', 'role', 'who', 'with', 'e-mail', 'manager', 'why'];
  return `${textTable([heading, ...cells])}\n\n${countText(rows, day)}`;
}

const late = (days: number): string => (days === 0 ? 'today' : counted(days, 'day'));

/** The number of owed feedbacks, and why the service may list fewer. */
function countText(rows: readonly ShownDue[], day: Temporal.PlainDate): string {
  const count = `${counted(rows.length, 'feedback is', 'feedbacks are')} due on ${day}.\n`;
  const listed = rows.filter((row) => row.listed).length;
  if (listed === rows.length) return count;
  return `${count}The service lists ${listed} of them under /feedbacks_needed/: the longest overdue per person and round.\n`;
}
