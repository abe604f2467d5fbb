/**
 * Finds people and relations in rows that identify people by e-mail, or by a name that is unique within the
 * role.
 */

import type { RowProblem } from '../../domain/imported-rows.ts';
import type { Participant, ParticipantRole } from '../../domain/programme.ts';
import { findErased } from '../erasures.ts';
import type { ImportContext, ImportQueries } from './tables.ts';

/** The e-mails of a mentor and a mentee, or their names, which contain no `@`. */
export interface NamedPair {
  readonly mentor_email: string;
  readonly mentee_email: string;
}

/** A known mentor and mentee. */
export interface KnownPair {
  readonly mentor: Participant;
  readonly mentee: Participant;
}

/** Finds the pairs of rows. */
export interface PairFinder {
  /** The pair; or that one of them was erased; or who is unknown. */
  find(named: NamedPair): KnownPair | 'erased' | RowProblem;
}

/** A pair for people. */
export const shownPair = ({ mentor, mentee }: KnownPair): string => `${mentor.email} and ${mentee.email}`;

const isEmail = (named: string): boolean => named.includes('@');

/** Looks up all pairs of some rows at once. */
export async function pairFinder(
  { queries, digests, leftOut }: ImportContext,
  named: readonly NamedPair[],
): Promise<PairFinder> {
  const texts = [...new Set(named.flatMap(({ mentor_email, mentee_email }) => [mentor_email, mentee_email]))];
  const emails = texts.filter(isEmail);
  const erased = await findErased(queries, 'person', () => emails.map(digests.email));
  const people = await queries
    .selectFrom('participants')
    .selectAll()
    .where('email', 'in', ['', ...emails])
    .execute();
  const merged = await queries
    .selectFrom('former_emails')
    .innerJoin('participants', 'participants.id', 'former_emails.participant_id')
    .where('former_emails.email', 'in', ['', ...emails])
    .selectAll('participants')
    .select('former_emails.email as former_email')
    .execute();
  const byEmail = new Map([
    ...merged.map(({ former_email, ...person }): [string, Participant] => [
      `${person.role} ${former_email}`,
      person,
    ]),
    ...people.map((person): [string, Participant] => [`${person.role} ${person.email}`, person]),
  ]);
  const byName = emails.length < texts.length ? await namesOf(queries) : undefined;
  const isErased = (email: string): boolean => erased.size > 0 && erased.has(digests.email(email));
  const missing = (role: ParticipantRole, email: string): 'erased' | RowProblem => {
    if (leftOut.has(`${role} ${email}`)) return 'erased';
    const other = role === 'mentor' ? 'mentee' : 'mentor';
    const reason = byEmail.has(`${other} ${email}`)
      ? `${email} is a ${other} here, and no ${role}. Correct the e-mail, or import them as a ${role} too.`
      : `There is no ${role} ${email}. Correct the e-mail, or import the participants first.`;
    return { column: `${role}_email`, reason };
  };
  const called = (role: ParticipantRole, name: string): Participant | RowProblem => {
    const [one, ...others] = byName?.get(nameKey(role, name)) ?? [];
    if (one !== undefined && others.length === 0) return one;
    const reason =
      one === undefined
        ? `There is no ${role} called “${name}”. Correct the name, or write their e-mail under ${role}_email.`
        : `Several ${role}s are called “${name}”: ${[one, ...others].map(({ id, email }) => `${id} ${email}`).join(', ')}. Write the e-mail of the one that is meant under ${role}_email.`;
    return { column: `${role}_email`, reason };
  };
  const person = (role: ParticipantRole, text: string): Participant | 'erased' | RowProblem =>
    isEmail(text) ? (byEmail.get(`${role} ${text}`) ?? missing(role, text)) : called(role, text);
  return {
    find({ mentor_email, mentee_email }) {
      if (isErased(mentor_email) || isErased(mentee_email)) return 'erased';
      const mentor = person('mentor', mentor_email);
      if (mentor === 'erased' || 'reason' in mentor) return mentor;
      const mentee = person('mentee', mentee_email);
      return mentee === 'erased' || 'reason' in mentee ? mentee : { mentor, mentee };
    },
  };
}

/** The participants by role and name, loaded once: no more are added when rows of other kinds name them. */
const knownNames = new WeakMap<ImportQueries, ReadonlyMap<string, readonly Participant[]>>();

const nameKey = (role: ParticipantRole, name: string): string => `${role} ${name.toLowerCase()}`;

async function namesOf(queries: ImportQueries): Promise<ReadonlyMap<string, readonly Participant[]>> {
  const known = knownNames.get(queries);
  if (known !== undefined) return known;
  const people = await queries.selectFrom('participants').selectAll().orderBy('id').execute();
  const names = Map.groupBy(people, ({ role, full_name }) => nameKey(role, full_name));
  knownNames.set(queries, names);
  return names;
}
