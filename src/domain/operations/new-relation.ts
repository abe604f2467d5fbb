/** Plans the creation of a relation, and of people who do not exist yet. */

import { keptEmail } from '../e-mail-address.ts';
import { changedRow, nothingOf, tidy } from '../fields.ts';
import { isErased, isOver, type ParticipantRole, participantFields, relationFields } from '../programme.ts';
import type { Message } from './messages.ts';
import type { NewPerson, OperationOf } from './operation.ts';
import { checkedPerson } from './people.ts';
import {
  alreadyDone,
  applicable,
  isBefore,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
} from './planning.ts';
import { problemOf } from './relations.ts';
import { changeOf, isSameRow, type ParticipantRow, type ProgrammeRows, type RelationRow } from './rows.ts';
import { pair, person } from './words.ts';

type Creation = OperationOf<'create-relation'>;

/** A preview mentions that a mentor has many mentees from this number on. */
const MANY_MENTEES = 3;

/** Plans a new relation. */
export function planNewRelation(operation: Creation, context: PlanningContext): Plan | Refused {
  const { rows, nextIds, today, reason } = context;
  const { manager_id, start, status } = operation;
  const { mentor: _mentor, mentee: _mentee, kind: _kind, ...values } = operation;
  const stated = changedRow(
    relationFields,
    { ...nothingOf(relationFields), cohort: '', start: start.toString(), status },
    values,
  );
  const twice = sameAsBefore(operation, stated, rows);
  if (twice !== undefined) return twice;
  const mentor = participantFrom(operation.mentor, 'mentor', nextIds.participants, rows);
  if ('refused' in mentor) return mentor;
  const nextId = nextIds.participants + (typeof operation.mentor === 'number' ? 0 : 1);
  const mentee = participantFrom(operation.mentee, 'mentee', nextId, rows);
  if ('refused' in mentee) return mentee;
  if (mentor.email === mentee.email) {
    return refuse(
      typeof operation.mentor === 'number' && typeof operation.mentee === 'number'
        ? { code: 'same-email', one: person(mentor.id), other: person(mentee.id) }
        : { code: 'both-have-email', email: mentor.email },
    );
  }
  const id = nextIds.relations;
  const relation: RelationRow = { id, mentor_id: mentor.id, mentee_id: mentee.id, ...stated };
  const problem = problemOf(relation, context);
  if (problem !== undefined) return problem;
  const since = isBefore(start, today) ? start : today;
  const made = [mentor, mentee].filter(({ role }) => typeof operation[role] !== 'number');
  return {
    summary: { code: 'relation-created', pair: pair(relation), status, since: since.toString() },
    notes: [
      ...made.map(({ id, role }): Message => ({ code: 'person-is-new', person: person(id), role })),
      ...warnings(relation, rows),
      ...applicable<Message>(manager_id === null && { code: 'nobody-looks-after-it' }),
    ],
    changes: [
      ...made.map((row) => changeOf('participants', null, row)),
      changeOf('relations', null, relation),
      changeOf('relation_changes', null, {
        relation_id: id,
        number: 1,
        status,
        since: since.toString(),
        reason,
      }),
    ],
  };
}

/** The chosen or newly created participant, or the reason why there is none. */
function participantFrom(
  choice: number | NewPerson,
  role: ParticipantRole,
  nextId: number,
  rows: ProgrammeRows,
): ParticipantRow | Refused {
  if (typeof choice !== 'number') {
    const { full_name, email } = choice;
    return checkedPerson({ id: nextId, role, full_name, email, ...nothingOf(participantFields) }, rows);
  }
  const found = rows.participants.find(({ id }) => id === choice);
  if (found === undefined) return refuse({ code: 'no-person', id: choice });
  if (found.role !== role)
    return refuse({ code: 'wrong-role', person: person(choice), is: found.role, wanted: role });
  return isErased(found.email) ? refuse({ code: 'person-erased', id: choice }) : found;
}

/** Reports that exactly this relation exists already, for example because a form was sent twice; undefined if it does not. */
function sameAsBefore(
  { mentor, mentee }: Creation,
  stated: Omit<RelationRow, 'id' | 'mentor_id' | 'mentee_id'>,
  { participants, relations }: ProgrammeRows,
): Refused | undefined {
  const idOf = (choice: number | NewPerson, role: ParticipantRole): number | undefined => {
    if (typeof choice === 'number') return choice;
    const [name, email] = [tidy(choice.full_name), keptEmail(choice.email)];
    return participants.find((one) => one.role === role && one.email === email && one.full_name === name)?.id;
  };
  const [mentor_id, mentee_id] = [idOf(mentor, 'mentor'), idOf(mentee, 'mentee')];
  if (mentor_id === undefined || mentee_id === undefined) return undefined;
  const same = relations.find((one) =>
    isSameRow('relations', one, { id: one.id, mentor_id, mentee_id, ...stated }),
  );
  return same && alreadyDone({ code: 'is-there', pair: pair(same), status: same.status });
}

/** Remarks on the two people that the preview shows. */
function warnings(
  { mentor_id, mentee_id }: RelationRow,
  { participants, relations }: ProgrammeRows,
): readonly Message[] {
  const told = (code: 'has-mentor' | 'pair-before', one: RelationRow): Message => ({
    code,
    pair: pair(one),
    status: one.status,
  });
  const pairs = relations
    .filter((one) => one.mentor_id === mentor_id && !isOver(one.status))
    .map(({ id }) => ({ relation: id }));
  const places = participants.find(({ id }) => id === mentor_id)?.places ?? null;
  return [
    ...relations
      .filter((one) => one.mentee_id === mentee_id && !isOver(one.status))
      .map((one) => told('has-mentor', one)),
    ...relations
      .filter((one) => one.mentee_id === mentee_id && one.mentor_id === mentor_id && isOver(one.status))
      .map((one) => told('pair-before', one)),
    ...applicable<Message>(
      pairs.length >= (places ?? MANY_MENTEES) && {
        code: 'has-mentees',
        person: person(mentor_id),
        pairs,
        places,
      },
    ),
  ];
}
