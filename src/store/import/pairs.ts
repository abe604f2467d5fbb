/** Finds the pairs of rows, which identify people by e-mail, or by a name that is unique within the role. */

import type { RowProblem } from '../../domain/imported-rows.ts';
import type { Participant, ParticipantRole } from '../../domain/programme.ts';
import { findErased } from '../erasures.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { ImportContext, ImportQueries } from './tables.ts';

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

/** Looks up all pairs of some rows at once. */
export async function pairFinder(
  { queries, digests, leftOut }: ImportContext,
  named: readonly NamedPair[],
): Promise<PairFinder> {
  const texts = [...new Set(named.flatMap(({ mentor_email, mentee_email }) => [mentor_email, mentee_email]))];
  const emails = texts.filter(isEmail);
  const erased = await findErased(queries, 'person', () => emails.map(digests.email));
  const people = await readRows(queries, 'participants', isAnyOf('email', emails));
  const merged = await queries
    .selectFrom('former_emails')
    .innerJoin('participants', 'participants.id', 'former_emails.participant_id')
    .where('former_emails.email', 'in', ['', ...emails])
    .selectAll('participants')
    .select('former_emails.email as former_email')
    .execute();
  const byEmail = new Map<string, Participant>();
  for (const { former_email, ...one } of merged) byEmail.set(`${one.role} ${former_email}`, one);
  for (const one of people) byEmail.set(`${one.role} ${one.email}`, one);
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
  const person = (role: ParticipantRole, text: string): Participant | 'erased' | RowProblem =>
    isEmail(text)
      ? (byEmail.get(`${role} ${text}`) ?? missing(role, text))
      : onlyOneCalled(text, byName?.get(nameKey(role, text)), role);
  return ({ mentor_email, mentee_email }) => {
    if (isErased(mentor_email) || isErased(mentee_email)) return 'erased';
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
    return { column, reason };
  }
  if (others.length === 0) return one;
  const all = found.map(({ id, email }) => `${id} ${email}`).join(', ');
  const reason = `Several ${noun}s are called “${name}”: ${all}. Write the e-mail of the one that is meant under ${column}.`;
  return { column, reason };
}

/** The participants by role and name, loaded once: no more are added when rows of other kinds name them. */
const knownNames = new WeakMap<ImportQueries, ReadonlyMap<string, readonly Participant[]>>();

const nameKey = (role: ParticipantRole, name: string): string => `${role} ${name.toLowerCase()}`;

async function namesOf(queries: ImportQueries): Promise<ReadonlyMap<string, readonly Participant[]>> {
  const known = knownNames.get(queries);
  if (known !== undefined) return known;
  const people = await readRows(queries, 'participants');
  const names = Map.groupBy(people, ({ role, full_name }) => nameKey(role, full_name));
  knownNames.set(queries, names);
  return names;
}
