/** People as rows: lookup of existing people, and validation of new ones. */

import { isLanguage, LANGUAGES } from '../languages.ts';
import { isErased } from '../programme.ts';
import { applicable, emailFrom, person, type Refused, refuse, tidy } from './planning.ts';
import type { ParticipantRow, ProgrammeRows } from './rows.ts';

/** The normalized fields of a person, or everything that is wrong with them. */
export function checkedPerson(row: ParticipantRow, rows: ProgrammeRows): ParticipantRow | Refused {
  const email = emailFrom(row.email, rows.participants.find(({ id }) => id === row.id)?.email);
  const full_name = tidy(row.full_name);
  const external_id = row.external_id === null ? null : tidy(row.external_id) || null;
  const others = rows.participants.filter((one) => one.id !== row.id && one.role === row.role);
  const same = others.find((one) => one.email === email);
  const known = external_id === null ? undefined : others.find((one) => one.external_id === external_id);
  const former = rows.former_emails.find((one) => one.email === email && one.role === row.role);
  const formerly = rows.former_external_ids.find(
    (one) => one.external_id === external_id && one.role === row.role && one.participant_id !== row.id,
  );
  const problems = applicable(
    full_name === '' && 'A person has a name. Give one.',
    typeof email === 'object' && email.refused,
    same &&
      `The ${row.role} ${person(same.id)} has the e-mail ${same.email} already. Two records of one person can be merged.`,
    former !== undefined &&
      former.participant_id !== row.id &&
      same === undefined &&
      `The e-mail ${former.email} is that of a record that was merged into the ${row.role} ${person(former.participant_id)}. If it is somebody else’s now, undo the merge first.`,
    known && `The ${row.role} ${person(known.id)} has the external id ${external_id} already.`,
    formerly !== undefined &&
      known === undefined &&
      `The external id ${external_id} is a former one of the ${row.role} ${person(formerly.participant_id)}, by a merge or because it was replaced. If it is somebody else’s, undo that first; one that was wrong is removed before another is given.`,
    row.language !== null &&
      !isLanguage(row.language) &&
      `The service does not write in “${row.language}”. Choose one of ${LANGUAGES.join(', ')}.`,
  );
  if (typeof email === 'object' || problems.length > 0) return refuse(problems.join(' '));
  return { ...row, full_name, email, external_id };
}

/** An existing person who was not erased. */
export function personOf(rows: ProgrammeRows, id: number): ParticipantRow | Refused {
  const found = rows.participants.find((one) => one.id === id);
  if (found === undefined) return refuse(`There is no participant ${id}.`);
  return isErased(found.email) ? refuse(`Participant ${id} was erased.`) : found;
}
