/** Finds the pairs of rows, which identify people by e-mail, or by a name that is unique within the role. */

import type { RowProblem } from '../../domain/imported-rows.ts';
import type { Participant, ParticipantRole } from '../../domain/programme.ts';
import type { ImportContext } from './tables.ts';

/** The e-mails of a mentor and a mentee, or their names, which contain no `@`. */
interface NamedPair {
  readonly mentor_email: string;
  readonly mentee_email: string;
}

/** A known mentor and mentee. */
export interface KnownPair {
  readonly mentor: Participant;
  readonly mentee: Participant;
}

/** The pair; or that one of them was erased; or who is unknown. */
export type FoundPair = KnownPair | 'erased' | RowProblem;

/** Finds the pair of a row. */
export type PairFinder = (named: NamedPair) => FoundPair;

/** Whether it was found. */
export const isPair = (found: FoundPair | undefined): found is KnownPair =>
  typeof found === 'object' && 'mentor' in found;

/** A pair for people. */
export const shownPair = ({ mentor, mentee }: KnownPair): string => `${mentor.email} and ${mentee.email}`;

/** Whether somebody is named by an e-mail address. */
export const isEmail = (named: string): boolean => named.includes('@');

/** Finds pairs by what rows name. */
export function pairFinder({ tables, find, erased, digests, leftOut }: ImportContext): PairFinder {
  const known = (role: ParticipantRole, email: string): Participant | undefined => {
    const [one] = find.participants(`${role} ${email}`);
    if (one !== undefined) return one;
    const [former] = find.formerEmails(`${role} ${email}`);
    return former && tables.participants.get({ id: former.participant_id });
  };
  const isErased = (email: string): boolean =>
    erased.person.size > 0 && erased.person.has(digests.email(email));
  const missing = (role: ParticipantRole, email: string): 'erased' | RowProblem => {
    if (leftOut.has(`${role} ${email}`)) return 'erased';
    const other = role === 'mentor' ? 'mentee' : 'mentor';
    const reason =
      known(other, email) !== undefined
        ? `${email} is a ${other} here, and no ${role}. Correct the e-mail, or import them as a ${role} too.`
        : `There is no ${role} ${email}. Correct the e-mail, or import the participants first.`;
    return { column: `${role}_email`, reason };
  };
  const person = (role: ParticipantRole, text: string): Participant | 'erased' | RowProblem =>
    isEmail(text)
      ? (known(role, text) ?? missing(role, text))
      : onlyOneCalled(text, find.names(nameKey(role, text)), role);
  return ({ mentor_email, mentee_email }) => {
    if (isEmail(mentor_email) && isErased(mentor_email)) return 'erased';
    if (isEmail(mentee_email) && isErased(mentee_email)) return 'erased';
    const mentor = person('mentor', mentor_email);
    if (mentor === 'erased' || 'reason' in mentor) return mentor;
    const mentee = person('mentee', mentee_email);
    return mentee === 'erased' || 'reason' in mentee ? mentee : { mentor, mentee };
  };
}

/** The only one of those with a name; or that there is none, or several. */
export function onlyOneCalled<Item extends { readonly id: number; readonly email: string }>(
  name: string,
  found: readonly Item[] = [],
  noun: ParticipantRole | 'manager',
): Item | RowProblem {
  const column = `${noun}_email`;
  const [one, ...others] = found;
  if (one === undefined) {
    const reason = `There is no ${noun} called “${name}”. Correct the name, or write their e-mail under ${column}.`;
    return { column, reason, quotes: true };
  }
  if (others.length === 0) return one;
  const all = found.map(({ id, email }) => `${id} ${email}`).join(', ');
  const reason = `Several ${noun}s are called “${name}”: ${all}. Write the e-mail of the one that is meant under ${column}.`;
  return { column, reason, quotes: true };
}

const nameKey = (role: ParticipantRole, name: string): string => `${role} ${name.toLowerCase()}`;
