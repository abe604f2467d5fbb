/** What operations on people come to. */

import { isErased, TRANSITIONS } from '../programme.ts';
import { mergedRelations } from './merging.ts';
import type { PersonOperation } from './operation.ts';
import {
  alreadyDone,
  counted,
  emailFrom,
  fromTo,
  type Plan,
  type PlanningContext,
  pair,
  person,
  type Refused,
  refuse,
  tidy,
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
  const { role, full_name, email, external_id } = operation;
  const row = checked(
    { id: nextIds.participants, role, full_name, email, external_id, language: null },
    rows,
  );
  if ('refused' in row) return row;
  return {
    summary: `Created the ${role} ${person(row.id)}`,
    notes: [],
    changes: [changeOf('participants', null, row)],
  };
}

/** A person as they are kept, or why they cannot be. */
function checked(row: ParticipantRow, rows: ProgrammeRows): ParticipantRow | Refused {
  const email = emailFrom(row.email);
  if (typeof email === 'object') return email;
  const full_name = tidy(row.full_name);
  if (full_name === '') return refuse('A person has a name. Give one.');
  const external_id = row.external_id === null ? null : tidy(row.external_id) || null;
  const others = rows.participants.filter((one) => one.id !== row.id && one.role === row.role);
  const same = others.find((one) => one.email === email);
  if (same !== undefined) {
    return refuse(
      `The ${row.role} ${person(same.id)} has the e-mail ${email} already. Two records of one person can be merged.`,
    );
  }
  const known = external_id === null ? undefined : others.find((one) => one.external_id === external_id);
  if (known !== undefined) {
    return refuse(`The ${row.role} ${person(known.id)} has the external id ${external_id} already.`);
  }
  return { ...row, full_name, email, external_id };
}

/** Somebody who is there and was not erased. */
function personOf(rows: ProgrammeRows, id: number): ParticipantRow | Refused {
  const found = rows.participants.find((one) => one.id === id);
  if (found === undefined) return refuse(`There is no participant ${id}.`);
  return isErased(found.email) ? refuse(`Participant ${id} was erased.`) : found;
}

function planChange({ person_id, patch }: Of<'change-person'>, { rows }: PlanningContext): Plan | Refused {
  const before = personOf(rows, person_id);
  if ('refused' in before) return before;
  const after = checked({ ...before, ...patch }, rows);
  if ('refused' in after) return after;
  const told = [
    ...(after.full_name === before.full_name ? [] : ['name']),
    ...(after.email === before.email ? [] : ['e-mail']),
    ...(after.external_id === before.external_id ? [] : ['external id']),
  ];
  if (told.length === 0) return alreadyDone(`${person(person_id)} is so already; nothing would change.`);
  return {
    summary: `Changed the ${told.join(' and the ')} of ${person(person_id)}`,
    notes: [
      ...fromTo(before.full_name, after.full_name),
      ...fromTo(before.email, after.email),
      ...fromTo(before.external_id, after.external_id),
    ],
    changes: [changeOf('participants', before, after)],
  };
}

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
      `${person(keep_id)} keeps the e-mail ${keep.email}. A file that still says ${gone.email} creates the other record again.`,
    ],
    changes: [
      changeOf('participants', gone, null),
      ...(after.external_id === keep.external_id && after.language === keep.language
        ? []
        : [changeOf('participants', keep, after)]),
      ...merged.changes,
    ],
  };
}
