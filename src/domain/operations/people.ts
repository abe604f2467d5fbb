import { changedFields, nothingOf, tidied, wordsOf } from '../fields.ts';
import { isLanguage } from '../languages.ts';
import { type FeedbackKey, feedbackName, isErased, participantFields, TRANSITIONS } from '../programme.ts';
import type { Message } from './messages.ts';
import type { OperationOf } from './operation.ts';
import {
  alreadyDone,
  applicable,
  emailFrom,
  fromTo,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
} from './planning.ts';
import { ownOf, statusChanges } from './relations.ts';
import {
  cellOf,
  changeOf,
  changesBetween,
  type ParticipantRow,
  type ProgrammeRows,
  type RelationRow,
  type RowChange,
  removals,
} from './rows.ts';
import { pair, person } from './words.ts';

/** Plans to create a person. */
export function planNewPerson(
  { kind: _kind, ...given }: OperationOf<'create-person'>,
  { rows, nextIds }: PlanningContext,
): Plan | Refused {
  const id = nextIds.participants;
  const row = checkedPerson({ ...nothingOf(participantFields), ...given, id }, rows);
  if ('refused' in row) return row;
  return {
    summary: { code: 'person-created', role: row.role, person: person(id) },
    notes: [],
    changes: [changeOf('participants', null, row)],
  };
}

/** Plans to change a person. */
export function planPersonChange(
  { person_id, patch }: OperationOf<'change-person'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const before = personOf(rows, person_id);
  if ('refused' in before) return before;
  const after = checkedPerson({ ...before, ...patch }, rows);
  if ('refused' in after) return after;
  const fields = changedFields(participantFields, before, after);
  if (fields.length === 0) return alreadyDone({ code: 'person-so-already', person: person(person_id) });
  const replaced = isReplaced(before, after) ? before.external_id : null;
  return {
    summary: {
      code: 'person-changed',
      fields: wordsOf(participantFields, fields),
      person: person(person_id),
    },
    notes: [
      ...fields.flatMap((name) => fromTo(cellOf(before, name), cellOf(after, name))),
      ...applicable<Message>(replaced !== null && { code: 'means-the-same', name: replaced }),
    ],
    changes: [...replacedExternalId(rows, before, after), changeOf('participants', before, after)],
  };
}

/** The external id that was replaced by another, which still finds the person. One that was only removed finds nobody. */
function replacedExternalId(
  rows: ProgrammeRows,
  before: ParticipantRow,
  after: ParticipantRow,
): readonly RowChange[] {
  const { id: participant_id, role, external_id } = before;
  const again = rows.former_external_ids.filter(
    (one) => one.participant_id === participant_id && one.external_id === after.external_id,
  );
  return [
    ...removals('former_external_ids', again),
    ...(external_id === null || !isReplaced(before, after)
      ? []
      : [changeOf('former_external_ids', null, { participant_id, external_id, role })]),
  ];
}

const isReplaced = (before: ParticipantRow, after: ParticipantRow): boolean =>
  after.external_id !== null && before.external_id !== after.external_id;

/** Plans to end every relation of a person. */
export function planDropOut(
  { person_id, on }: OperationOf<'drop-out'>,
  context: PlanningContext,
): Plan | Refused {
  const { rows } = context;
  const found = personOf(rows, person_id);
  if ('refused' in found) return found;
  const changes: RowChange[] = [];
  const notes: Message[] = [];
  for (const relation of rows.relations) {
    if (relation.mentor_id !== person_id && relation.mentee_id !== person_id) continue;
    const way = TRANSITIONS.find(
      ({ name, from }) => (name === 'end' || name === 'decline') && from === relation.status,
    );
    if (way === undefined) continue;
    const ended = statusChanges(relation, { transition: way.name, on }, context);
    if ('refused' in ended) return ended;
    changes.push(...ended);
    notes.push({ code: 'pair-ends', pair: pair(relation), isDeclined: way.name === 'decline' });
  }
  if (changes.length === 0) {
    return refuse({ code: 'in-no-relation', person: person(person_id) });
  }
  return {
    summary: {
      code: 'dropped-out',
      person: person(person_id),
      on: on.toString(),
      pairs: notes.length,
    },
    notes,
    changes,
  };
}

const ofPerson = <Row extends { readonly participant_id: number }>(
  rows: readonly Row[],
  { id }: ParticipantRow,
): readonly Row[] => rows.filter(({ participant_id }) => participant_id === id);

/** Those former names of the record that goes which do not find the one that is kept already. */
const missing = (gone: readonly string[], kept: readonly (string | null)[]): readonly string[] =>
  [...new Set(gone)].filter((name) => !kept.includes(name));

/** The addresses of the record that goes, which find the one that is kept. */
function formerEmails(rows: ProgrammeRows, keep: ParticipantRow, gone: ParticipantRow): readonly RowChange[] {
  const [own, others] = [ofPerson(rows.former_emails, keep), ofPerson(rows.former_emails, gone)];
  const emailsOf = (list: typeof own) => list.map(({ email }) => email);
  return [
    ...removals('former_emails', others),
    ...missing([gone.email, ...emailsOf(others)], [keep.email, ...emailsOf(own)]).map((email) =>
      changeOf('former_emails', null, { participant_id: keep.id, email, role: keep.role }),
    ),
  ];
}

/** The external ids of the record that goes, which find the one that is kept. */
function formerExternalIds(
  rows: ProgrammeRows,
  keep: ParticipantRow,
  gone: ParticipantRow,
): readonly RowChange[] {
  const [own, others] = [ofPerson(rows.former_external_ids, keep), ofPerson(rows.former_external_ids, gone)];
  const idsOf = (list: typeof own) => list.map(({ external_id }) => external_id);
  const ids = [...idsOf(others), ...(gone.external_id === null ? [] : [gone.external_id])];
  return [
    ...removals('former_external_ids', others),
    ...missing(ids, [keep.external_id ?? gone.external_id, ...idsOf(own)]).map((external_id) =>
      changeOf('former_external_ids', null, { participant_id: keep.id, external_id, role: keep.role }),
    ),
  ];
}

/** A record with what only the other one has. */
const withMissing = (keep: ParticipantRow, gone: ParticipantRow): ParticipantRow => ({
  ...gone,
  ...Object.fromEntries(Object.entries(keep).filter(([, value]) => value !== null)),
});

/** Plans to merge two records of one person. */
export function planMerge(
  { keep_id, remove_id }: OperationOf<'merge-people'>,
  { rows }: PlanningContext,
): Plan | Refused {
  if (keep_id === remove_id) return refuse({ code: 'one-record', person: person(keep_id) });
  const keep = personOf(rows, keep_id);
  if ('refused' in keep) return keep;
  const gone = personOf(rows, remove_id);
  if ('refused' in gone) return gone;
  if (keep.role !== gone.role) {
    return refuse({
      code: 'other-roles',
      keep: { ...person(keep_id), role: keep.role },
      gone: { ...person(remove_id), role: gone.role },
    });
  }
  const { external_id, ...whole } = withMissing(keep, gone);
  const merged = mergedRelations(rows, keep, gone);
  if ('refused' in merged) return merged;
  return {
    summary: { code: 'people-merged', gone: person(remove_id), kept: person(keep_id) },
    notes: [
      ...merged.notes,
      { code: 'keeps-email', person: person(keep_id), email: keep.email, former: gone.email },
      ...applicable<Message>(
        gone.external_id !== null &&
          external_id !== gone.external_id && {
            code: 'keeps-external-id',
            person: person(keep_id),
            external_id,
            former: gone.external_id,
          },
      ),
    ],
    changes: [
      ...formerEmails(rows, keep, gone),
      ...formerExternalIds(rows, keep, gone),
      ...ofPerson(rows.person_notes, gone).flatMap((note) => [
        changeOf('person_notes', note, null),
        changeOf('person_notes', null, { ...note, participant_id: keep.id }),
      ]),
      changeOf('participants', gone, null),
      ...changesBetween('participants', [keep], [{ ...whole, external_id }]),
      ...merged.changes,
    ],
  };
}

// People as rows: lookup of existing people, and validation of new ones.

const { places } = participantFields;

/** The normalized fields of a person, or everything that is wrong with them. */
export function checkedPerson(given: ParticipantRow, rows: ProgrammeRows): ParticipantRow | Refused {
  const row = tidied(participantFields, given);
  const email = emailFrom(given.email, rows.participants.find(({ id }) => id === row.id)?.email);
  const { full_name, role, external_id, language } = row;
  const others = rows.participants.filter((one) => one.id !== row.id && one.role === row.role);
  const same = others.find((one) => one.email === email);
  const known = external_id === null ? undefined : others.find((one) => one.external_id === external_id);
  const former = rows.former_emails.find((one) => one.email === email && one.role === row.role);
  const formerly = rows.former_external_ids.find(
    (one) => one.external_id === external_id && one.role === row.role && one.participant_id !== row.id,
  );
  const [problem, ...problems] = applicable<Message>(
    full_name === '' && { code: 'person-nameless' },
    typeof email === 'object' && email.refused,
    same && { code: 'email-taken', role, person: person(same.id), email: same.email },
    former !== undefined &&
      former.participant_id !== row.id &&
      same === undefined && {
        code: 'email-merged',
        role,
        person: person(former.participant_id),
        email: former.email,
      },
    known !== undefined &&
      external_id !== null && { code: 'external-id-taken', role, person: person(known.id), external_id },
    formerly !== undefined &&
      known === undefined &&
      external_id !== null && {
        code: 'external-id-former',
        role,
        person: person(formerly.participant_id),
        external_id,
      },
    row.places !== null &&
      !(row.places >= places.minimum && row.places <= places.maximum) && {
        code: 'wrong-places',
        most: places.maximum,
      },
    language !== null && !isLanguage(language) && { code: 'unknown-language', language },
  );
  if (problem !== undefined) return refuse(problem, ...problems);
  if (typeof email === 'object') return email;
  return { ...row, email };
}

/** An existing person who was not erased. */
export function personOf(rows: ProgrammeRows, id: number): ParticipantRow | Refused {
  const found = rows.participants.find((one) => one.id === id);
  if (found === undefined) return refuse({ code: 'no-person', id });
  return isErased(found.email) ? refuse({ code: 'person-erased', id }) : found;
}

/**
 * Gives the relations of one record to the other. Where both have one with the same partner in the same cohort, the kept
 * record's stays as it is, and gets the feedbacks and exceptions that it lacks.
 */
function mergedRelations(
  rows: ProgrammeRows,
  keep: ParticipantRow,
  gone: ParticipantRow,
): Pick<Plan, 'notes' | 'changes'> | Refused {
  const notes: Message[] = [];
  const changes: RowChange[] = [];
  for (const relation of rows.relations) {
    if (relation.mentor_id !== gone.id && relation.mentee_id !== gone.id) continue;
    const given: RelationRow =
      keep.role === 'mentor' ? { ...relation, mentor_id: keep.id } : { ...relation, mentee_id: keep.id };
    const same = rows.relations.find(
      (one) =>
        one.mentor_id === given.mentor_id && one.mentee_id === given.mentee_id && one.cohort === given.cohort,
    );
    if (same === undefined) {
      const other = keep.role === 'mentor' ? given.mentee_id : given.mentor_id;
      if (rows.participants.find(({ id }) => id === other)?.email === keep.email) {
        return refuse({ code: 'same-person', one: person(other), other: person(keep.id) });
      }
      changes.push(changeOf('relations', relation, given));
      notes.push({ code: 'pair-becomes', before: pair(relation), after: pair(given) });
      continue;
    }
    const joined = joinedRelations(rows, relation, same);
    changes.push(...joined.changes);
    notes.push({
      code: 'pair-joined',
      gone: { relation: relation.id, status: relation.status },
      kept: { relation: same.id, status: same.status },
      taken: joined.taken,
    });
  }
  return { notes, changes };
}

/** Gives what a relation lacks of another of the same pair, which goes. */
function joinedRelations(
  rows: ProgrammeRows,
  gone: RelationRow,
  kept: RelationRow,
): { readonly changes: readonly RowChange[]; readonly taken: number } {
  const passedOn = <Row extends FeedbackKey>(
    list: readonly Row[],
    change: (before: Row | null, after: Row | null) => RowChange,
  ): readonly RowChange[] => {
    const has = new Set(ownOf(list, kept.id).map(feedbackName));
    return ownOf(list, gone.id).flatMap((row) => {
      const given = { ...row, relation_id: kept.id };
      return [change(row, null), ...(has.has(feedbackName(given)) ? [] : [change(null, given)])];
    });
  };
  const given = new Set(ownOf(rows.feedback_answers, kept.id).map(feedbackName));
  const feedbacks = [
    ...passedOn(rows.feedbacks, (before, after) => changeOf('feedbacks', before, after)),
    ...passedOn(rows.feedback_exceptions, (before, after) => changeOf('feedback_exceptions', before, after)),
  ];
  const changes = [
    ...feedbacks,
    ...ownOf(rows.form_links, gone.id).flatMap((link) => [
      changeOf('form_links', link, null),
      changeOf('form_links', null, { ...link, relation_id: kept.id }),
    ]),
    // Answers to a form go together: nobody gave half of these and half of those.
    ...ownOf(rows.feedback_answers, gone.id).flatMap((answer) => {
      const moved = { ...answer, relation_id: kept.id };
      return applicable<RowChange>(
        changeOf('feedback_answers', answer, null),
        !given.has(feedbackName(moved)) && changeOf('feedback_answers', null, moved),
      );
    }),
    ...removals('relation_changes', ownOf(rows.relation_changes, gone.id)),
    ...removals('imported_relations', ownOf(rows.imported_relations, gone.id)),
    ...ownOf(rows.relation_notes, gone.id).flatMap((note) => [
      changeOf('relation_notes', note, null),
      changeOf('relation_notes', null, { ...note, relation_id: kept.id }),
    ]),
    changeOf('relations', gone, null),
  ];
  return { changes, taken: feedbacks.filter(({ after }) => after !== null).length };
}
