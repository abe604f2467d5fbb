/** Plans the operations on people: create, change, drop out, merge. */

import { TRANSITIONS } from '../programme.ts';
import { mergedRelations } from './merging.ts';
import type { PersonOperation } from './operation.ts';
import { checkedPerson, personOf } from './person-rows.ts';
import {
  alreadyDone,
  counted,
  fromTo,
  type Plan,
  type PlanningContext,
  pair,
  person,
  type Refused,
  refuse,
} from './planning.ts';
import { statusChanges } from './relations.ts';
import { changeOf, type RowChange } from './row-changes.ts';
import type { ParticipantRow, ProgrammeRows } from './rows.ts';

type Of<Kind extends PersonOperation['kind']> = Extract<PersonOperation, { readonly kind: Kind }>;

/** Plans an operation on a person. */
export function planPerson(operation: PersonOperation, context: PlanningContext): Plan | Refused {
  switch (operation.kind) {
    case 'create-person':
      return planCreation(operation, context);
    case 'change-person':
      return planChange(operation, context);
    case 'drop-out':
      return planDropOut(operation, context);
    case 'merge-people':
      return planMerge(operation, context);
  }
}

function planCreation(operation: Of<'create-person'>, { rows, nextIds }: PlanningContext): Plan | Refused {
  const { role, full_name, email, external_id, language = null } = operation;
  const row = checkedPerson(
    { id: nextIds.participants, role, full_name, email, external_id, language },
    rows,
  );
  if ('refused' in row) return row;
  return {
    summary: `Created the ${role} ${person(row.id)}`,
    notes: [],
    changes: [changeOf('participants', null, row)],
  };
}

function planChange({ person_id, patch }: Of<'change-person'>, { rows }: PlanningContext): Plan | Refused {
  const before = personOf(rows, person_id);
  if ('refused' in before) return before;
  const after = checkedPerson({ ...before, ...patch }, rows);
  if ('refused' in after) return after;
  const replaced = isReplaced(before, after) ? before.external_id : null;
  const told = [
    ...(after.full_name === before.full_name ? [] : ['name']),
    ...(after.email === before.email ? [] : ['e-mail']),
    ...(after.external_id === before.external_id ? [] : ['external id']),
    ...(after.language === before.language ? [] : ['language']),
  ];
  if (told.length === 0) return alreadyDone(`${person(person_id)} is so already; nothing would change.`);
  return {
    summary: `Changed the ${told.join(' and the ')} of ${person(person_id)}`,
    notes: [
      ...fromTo(before.full_name, after.full_name),
      ...fromTo(before.email, after.email),
      ...fromTo(before.external_id, after.external_id),
      ...fromTo(before.language, after.language),
      ...(replaced === null
        ? []
        : [`Feedback and files that say ${replaced} mean the same person from now on.`]),
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
  const own = rows.former_external_ids.filter(({ participant_id }) => participant_id === after.id);
  const again = own.find(({ external_id }) => external_id === after.external_id);
  const { id: participant_id, role, external_id } = before;
  return [
    ...(again === undefined ? [] : [changeOf('former_external_ids', again, null)]),
    ...(external_id === null || !isReplaced(before, after)
      ? []
      : [changeOf('former_external_ids', null, { participant_id, external_id, role })]),
  ];
}

const isReplaced = (before: ParticipantRow, after: ParticipantRow): boolean =>
  after.external_id !== null && before.external_id !== after.external_id;

function planDropOut({ person_id, on }: Of<'drop-out'>, context: PlanningContext): Plan | Refused {
  const { rows } = context;
  const found = personOf(rows, person_id);
  if ('refused' in found) return found;
  const changes: RowChange[] = [];
  const notes: string[] = [];
  for (const relation of rows.relations) {
    if (relation.mentor_id !== person_id && relation.mentee_id !== person_id) continue;
    const way = TRANSITIONS.find(
      ({ name, from }) => (name === 'end' || name === 'decline') && from === relation.status,
    );
    if (way === undefined) continue;
    const ended = statusChanges(relation, { transition: way.name, on }, context);
    if ('refused' in ended) return ended;
    changes.push(...ended);
    notes.push(`${pair(relation)} ${way.name === 'end' ? 'ends early' : 'is declined'}.`);
  }
  if (changes.length === 0) {
    return refuse(`${person(person_id)} is in no relation that could end.`);
  }
  return {
    summary: `${person(person_id)} dropped out on ${on}: ended ${counted(notes.length, 'relation')}`,
    notes,
    changes,
  };
}

/** The addresses of the record that goes, which find the one that is kept. */
function formerEmails(rows: ProgrammeRows, keep: ParticipantRow, gone: ParticipantRow): readonly RowChange[] {
  const own = rows.former_emails.filter(({ participant_id }) => participant_id === keep.id);
  const others = rows.former_emails.filter(({ participant_id }) => participant_id === gone.id);
  const emails = new Set([gone.email, ...others.map(({ email }) => email)]);
  return [
    ...others.map((row) => changeOf('former_emails', row, null)),
    ...[...emails]
      .filter((email) => email !== keep.email && !own.some((one) => one.email === email))
      .map((email) => changeOf('former_emails', null, { participant_id: keep.id, email, role: keep.role })),
  ];
}

/** The external ids of the record that goes, which find the one that is kept. */
function formerExternalIds(
  rows: ProgrammeRows,
  keep: ParticipantRow,
  gone: ParticipantRow,
): readonly RowChange[] {
  const own = rows.former_external_ids.filter(({ participant_id }) => participant_id === keep.id);
  const others = rows.former_external_ids.filter(({ participant_id }) => participant_id === gone.id);
  const ids = new Set([...others.map(({ external_id }) => external_id), gone.external_id]);
  return [
    ...others.map((row) => changeOf('former_external_ids', row, null)),
    ...[...ids].flatMap((external_id) =>
      external_id === null ||
      external_id === (keep.external_id ?? gone.external_id) ||
      own.some((one) => one.external_id === external_id)
        ? []
        : [
            changeOf('former_external_ids', null, {
              participant_id: keep.id,
              external_id,
              role: keep.role,
            }),
          ],
    ),
  ];
}

function planMerge({ keep_id, remove_id }: Of<'merge-people'>, { rows }: PlanningContext): Plan | Refused {
  if (keep_id === remove_id) return refuse(`${person(keep_id)} is one record; give two.`);
  const keep = personOf(rows, keep_id);
  if ('refused' in keep) return keep;
  const gone = personOf(rows, remove_id);
  if ('refused' in gone) return gone;
  if (keep.role !== gone.role) {
    return refuse(
      `${person(keep_id)} is a ${keep.role} and ${person(remove_id)} a ${gone.role}: a person has one record in each role, and keeps both.`,
    );
  }
  const after = {
    ...keep,
    external_id: keep.external_id ?? gone.external_id,
    language: keep.language ?? gone.language,
  };
  const merged = mergedRelations(rows, keep, gone);
  if ('refused' in merged) return merged;
  return {
    summary: `Merged ${person(remove_id)} into ${person(keep_id)}`,
    notes: [
      ...merged.notes,
      `${person(keep_id)} keeps the e-mail ${keep.email}. Feedback and files that say ${gone.email} mean the same person from now on.`,
      ...(gone.external_id === null || after.external_id === gone.external_id
        ? []
        : [
            `${person(keep_id)} keeps the external id ${after.external_id}. Feedback and files that say ${gone.external_id} mean the same person from now on.`,
          ]),
    ],
    changes: [
      ...formerEmails(rows, keep, gone),
      ...formerExternalIds(rows, keep, gone),
      changeOf('participants', gone, null),
      ...(after.external_id === keep.external_id && after.language === keep.language
        ? []
        : [changeOf('participants', keep, after)]),
      ...merged.changes,
    ],
  };
}
