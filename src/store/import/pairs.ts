/** Who and which relation is meant where rows name people by their e-mails. */

import type { RowProblem } from '../../domain/arrivals.ts';
import type { Participant, Role } from '../../domain/programme.ts';
import { erasedAmong } from '../erasures.ts';
import type { ImportContext } from './tables.ts';

/** The e-mails of a mentor and a mentee. */
export interface NamedPair {
  readonly mentor_email: string;
  readonly mentee_email: string;
}

/** A mentor and a mentee who are known. */
export interface KnownPair {
  readonly mentor: Participant;
  readonly mentee: Participant;
}

/** Finds the pairs that some rows name. */
export interface PairFinder {
  /** The pair; or that one of them was erased; or who is not known. */
  find(named: NamedPair): KnownPair | 'erased' | RowProblem;
}

/** Looks up all pairs of some rows at once. */
export async function pairFinder(
  { queries, digests, leftOut }: ImportContext,
  named: readonly NamedPair[],
): Promise<PairFinder> {
  const emails = [
    ...new Set(named.flatMap(({ mentor_email, mentee_email }) => [mentor_email, mentee_email])),
  ];
  const erased = await erasedAmong(queries, 'person', () => emails.map(digests.email));
  const people = await queries.selectFrom('participants').selectAll().where('email', 'in', emails).execute();
  const byEmail = new Map(people.map((person) => [`${person.role} ${person.email}`, person]));
  const isErased = (email: string): boolean => erased.size > 0 && erased.has(digests.email(email));
  const missing = (role: Role, email: string): 'erased' | RowProblem => {
    if (leftOut.has(`${role} ${email}`)) return 'erased';
    const other = role === 'mentor' ? 'mentee' : 'mentor';
    const reason = byEmail.has(`${other} ${email}`)
      ? `${email} is a ${other} here, and no ${role}. Correct the e-mail, or import her as a ${role} too.`
      : `There is no ${role} ${email}. Correct the e-mail, or import the participants first.`;
    return { column: `${role}_email`, reason };
  };
  return {
    find({ mentor_email, mentee_email }) {
      if (isErased(mentor_email) || isErased(mentee_email)) return 'erased';
      const mentor = byEmail.get(`mentor ${mentor_email}`);
      if (mentor === undefined) return missing('mentor', mentor_email);
      const mentee = byEmail.get(`mentee ${mentee_email}`);
      return mentee === undefined ? missing('mentee', mentee_email) : { mentor, mentee };
    },
  };
}
