import { changedFields, nothingOf, wordsOf } from '../fields.ts';
import { participantFields, TRANSITIONS } from '../programme.ts';
import { mergedRelations } from './merging.ts';
import type { Message } from './messages.ts';
import type { OperationOf } from './operation.ts';
import { checkedPerson, personOf } from './person-rows.ts';
import {
  alreadyDone,
  applicable,
  fromTo,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
} from './planning.ts';
import { statusChanges } from './relations.ts';
import { changeOf, changesBetween, type RowChange, removals } from './row-changes.ts';
import { cellOf, type ParticipantRow, type ProgrammeRows } from './rows.ts';
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

const ownOf = <Row extends { readonly participant_id: number }>(
  rows: readonly Row[],
  { id }: ParticipantRow,
): readonly Row[] => rows.filter(({ participant_id }) => participant_id === id);

/** Those former names of the record that goes which do not find the one that is kept already. */
const missing = (gone: readonly string[], kept: readonly (string | null)[]): readonly string[] =>
  [...new Set(gone)].filter((name) => !kept.includes(name));

/** The addresses of the record that goes, which find the one that is kept. */
function formerEmails(rows: ProgrammeRows, keep: ParticipantRow, gone: ParticipantRow): readonly RowChange[] {
  const [own, others] = [ownOf(rows.former_emails, keep), ownOf(rows.former_emails, gone)];
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
  const [own, others] = [ownOf(rows.former_external_ids, keep), ownOf(rows.former_external_ids, gone)];
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
      ...ownOf(rows.person_notes, gone).flatMap((note) => [
        changeOf('person_notes', note, null),
        changeOf('person_notes', null, { ...note, participant_id: keep.id }),
      ]),
      changeOf('participants', gone, null),
      ...changesBetween('participants', [keep], [{ ...whole, external_id }]),
      ...merged.changes,
    ],
  };
}
