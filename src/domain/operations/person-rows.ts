/** People as rows: those that are there, and what speaks against those that are to be. */

import { isLanguage, LANGUAGES } from '../languages.ts';
import { isErased } from '../programme.ts';
import { emailFrom, person, type Refused, refuse, tidy } from './planning.ts';
import type { ParticipantRow, ProgrammeRows } from './rows.ts';

/** A person as they are kept, or why they cannot be. */
export function checkedPerson(row: ParticipantRow, rows: ProgrammeRows): ParticipantRow | Refused {
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
export function personOf(rows: ProgrammeRows, id: number): ParticipantRow | Refused {
  const found = rows.participants.find((one) => one.id === id);
  if (found === undefined) return refuse(`There is no participant ${id}.`);
  return isErased(found.email) ? refuse(`Participant ${id} was erased.`) : found;
}

/** Why somebody cannot be written to in a language; undefined where they can. Null is that of the programme. */
export const unknownLanguage = (language: string | null): Refused | undefined =>
  language === null || isLanguage(language)
    ? undefined
    : refuse(`The service does not write in “${language}”. Choose one of ${LANGUAGES.join(', ')}.`);
