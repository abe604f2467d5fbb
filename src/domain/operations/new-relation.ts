/** Plans the creation of a relation, and of people who do not exist yet. */

import { keptEmail } from '../e-mail-address.ts';
import { inWords, isErased, isOver, type ParticipantRole } from '../programme.ts';
import type { NewPerson, OperationOf } from './operation.ts';
import { checkedPerson } from './person-rows.ts';
import {
  alreadyDone,
  counted,
  isBefore,
  type Plan,
  type PlanningContext,
  pair,
  person,
  type Refused,
  refuse,
  tidy,
} from './planning.ts';
import { problemOf } from './relations.ts';
import { changeOf } from './row-changes.ts';
import { isSameRow, type ParticipantRow, type ProgrammeRows, type RelationRow } from './rows.ts';

type Creation = OperationOf<'create-relation'>;

/** A preview mentions that a mentor has many mentees from this number on. */
const MANY_MENTEES = 3;

/** Plans a new relation. */
export function planNewRelation(operation: Creation, context: PlanningContext): Plan | Refused {
  const { rows, nextIds, today, reason } = context;
  const { manager_id, start, end, status } = operation;
  const cohort = tidy(operation.cohort);
  const stated = { manager_id, cohort, start: start.toString(), end: end?.toString() ?? null, status };
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
        ? `Nobody is their own mentor: ${person(mentor.id)} and ${person(mentee.id)} have the same e-mail.`
        : `Nobody is their own mentor: both have the e-mail ${mentor.email}.`,
    );
  }
  const id = nextIds.relations;
  const relation: RelationRow = { id, mentor_id: mentor.id, mentee_id: mentee.id, ...stated };
  const problem = problemOf(relation, context);
  if (problem !== undefined) return problem;
  const since = isBefore(start, today) ? start : today;
  const made = [mentor, mentee].filter(({ role }) => typeof operation[role] !== 'number');
  return {
    summary: `Created the relation of ${pair(relation)}, ${status} since ${since}`,
    notes: [
      ...made.map(({ id, role }) => `${person(id)} is new, and is added as a ${role}.`),
      ...warnings(relation, rows),
      ...(manager_id === null ? ['Nobody looks after it yet.'] : []),
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
    return checkedPerson({ id: nextId, role, full_name, email, external_id: null, language: null }, rows);
  }
  const found = rows.participants.find(({ id }) => id === choice);
  if (found === undefined) return refuse(`There is no participant ${choice}.`);
  if (found.role !== role) return refuse(`${person(choice)} is a ${found.role}, not a ${role}.`);
  return isErased(found.email) ? refuse(`Participant ${choice} was erased.`) : found;
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
  return (
    same && alreadyDone(`${pair(same)} is relation r${same.id} already, and is ${inWords(same.status)}.`)
  );
}

/** Remarks on the two people that the preview shows. */
function warnings({ mentor_id, mentee_id }: RelationRow, { relations }: ProgrammeRows): readonly string[] {
  const described = (one: RelationRow) =>
    `${inWords(one.status)}${one.cohort === '' ? '' : `, cohort ${one.cohort}`}`;
  const mentees = relations.filter((one) => one.mentor_id === mentor_id && !isOver(one.status)).length;
  return [
    ...relations
      .filter((one) => one.mentee_id === mentee_id && !isOver(one.status))
      .map(
        (one) => `${person(mentee_id)} already has a mentor: ${person(one.mentor_id)} (${described(one)}).`,
      ),
    ...relations
      .filter((one) => one.mentee_id === mentee_id && one.mentor_id === mentor_id && isOver(one.status))
      .map((one) => `The two were a pair before (${described(one)}).`),
    ...(mentees >= MANY_MENTEES ? [`${person(mentor_id)} already has ${counted(mentees, 'mentee')}.`] : []),
  ];
}
