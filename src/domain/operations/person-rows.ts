/** People as rows: lookup of existing people, and validation of new ones. */

import { tidied } from '../fields.ts';
import { isLanguage } from '../languages.ts';
import { isErased, participantFields } from '../programme.ts';
import type { Message } from './messages.ts';
import { applicable, emailFrom, type Refused, refuse } from './planning.ts';
import type { ParticipantRow, ProgrammeRows } from './rows.ts';
import { person } from './words.ts';

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
