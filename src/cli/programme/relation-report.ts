/** Prints relations for people. */

import { openFeedbacks } from '../../domain/due-feedbacks.ts';
import { relationInWords } from '../../domain/feedback-selection.ts';
import { cellOf } from '../../domain/operations/rows.ts';
import {
  lastStatus,
  managerName,
  type Programme,
  type Relation,
  relationDetails,
} from '../../domain/programme.ts';
import { counted, textTable, visible } from '../output.ts';

/** A relation with the names of its people. */
export function shownRelation(relation: Relation, { participants, managers }: Programme) {
  const person = (id: number) => ({
    id,
    full_name: participants.find((one) => one.id === id)?.full_name ?? '',
  });
  const manager = managers.find(({ id }) => id === relation.manager_id);
  return {
    relation: `r${relation.id}`,
    mentee: person(relation.mentee_id),
    mentor: person(relation.mentor_id),
    manager: manager === undefined ? '' : managerName(manager),
    cohort: relation.cohort,
    start: relation.start.toString(),
    end: relation.end?.toString() ?? null,
    status: lastStatus(relation),
    since: relation.history.at(-1)?.since.toString() ?? '',
    ...Object.fromEntries(Object.keys(relationDetails).map((name) => [name, cellOf(relation, name)])),
  };
}

type ShownRelation = ReturnType<typeof shownRelation>;

/**
 * A list of relations, or a sentence if it is empty.
 *
 * @param total the number of all relations
 */
export function relationTable(relations: readonly ShownRelation[], total: number): string {
  if (total === 0)
    return 'There are no relations yet. See “npx mentoring import --help” for how to load them.\n';
  if (relations.length === 0) return 'No relation matches all of these options.\n';
  const lines = relations.map((one) => [
    one.relation,
    `${one.mentee.full_name} (${one.mentee.id})`,
    `${one.mentor.full_name} (${one.mentor.id})`,
    one.manager || '–',
    one.cohort || '–',
    one.start,
    one.end ?? 'open',
    one.status.replaceAll('_', ' '),
    one.since,
  ]);
  const heading = ['', 'mentee', 'mentor', 'manager', 'cohort', 'start', 'end', 'status', 'since'];
  return `${textTable([heading, ...lines])}\n\n${counted(relations.length, 'relation')}.\n`;
}

/** `r2: Ada Example (1) with Bea Example (2), Spring 2026, matched since 2026-02-02`. */
export const relationLine = (relation: Relation, { participants }: Programme): string =>
  `r${relation.id}: ${relationInWords(participants, relation)}`;

/** A relation with its statuses and feedbacks. */
export function relationText(relation: Relation, programme: Programme, today: Temporal.PlainDate): string {
  const shown = shownRelation(relation, programme);
  const statuses = relation.history.map(({ since, status, reason }) => [
    ' ',
    since.toString(),
    status.replaceAll('_', ' '),
    reason ?? '',
  ]);
  const own = <Item extends { readonly relation_id: number }>(items: readonly Item[]): readonly Item[] =>
    items.filter(({ relation_id }) => relation_id === relation.id);
  const title = (id: number): string => programme.rounds.find((round) => round.id === id)?.title ?? '';
  const received = own(programme.feedbacks).map(({ round_id, role, received_on }) => [
    ' ',
    title(round_id),
    role,
    `received on ${received_on}`,
  ]);
  const waived = own(programme.exceptions)
    .filter((one) => one.waived)
    .map(({ round_id, role, reason }) => [
      ' ',
      title(round_id),
      role,
      `waived${reason === null ? '' : `: ${reason}`}`,
    ]);
  const open = openFeedbacks(programme, today, ({ id }) => id === relation.id).map(
    ({ round, role, due_date, exception }) => [
      ' ',
      round.title,
      role,
      `due on ${due_date}${exception?.due_date == null ? '' : ', another date was set'}`,
    ],
  );
  const feedbacks = [...received, ...waived, ...open];
  return [
    visible(relationLine(relation, programme)),
    visible(
      `From ${shown.start} to ${shown.end ?? 'an open end'}; manager: ${shown.manager || 'nobody yet'}`,
    ),
    'Statuses:',
    textTable(statuses),
    feedbacks.length === 0 ? 'No feedbacks.' : 'Feedbacks:',
    ...(feedbacks.length === 0 ? [] : [textTable(feedbacks)]),
    '',
  ].join('\n');
}
