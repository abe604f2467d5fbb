/** People with the same name within the reader's scope; their e-mail addresses tell them apart. */

import { calledApart, type DeskManager } from '../../domain/desk/common.ts';
import { isErased, type Manager, managerName, type Participant } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { personInScope, type Sight } from '../read-scope.ts';
import { isAnyOf } from '../row-conditions.ts';
import { sharedNames } from '../shared-names.ts';
import { allOf } from './searching.ts';

/** The displayed name of a person, with the e-mail address where the name is not unique. */
export type NamePeople = (person: Pick<Participant, 'full_name' | 'email'>) => string;

/** The displayed names of people, unambiguous within the list. */
export async function namesOf(
  sight: Sight,
  people: readonly Pick<Participant, 'full_name'>[],
): Promise<NamePeople> {
  const shared = await sharedNames(sight, people);
  return ({ full_name, email }) => calledApart(full_name, email, shared.has(full_name) && !isErased(email));
}

/** Those of some people who are seen. */
const seenPeople = async (sight: Sight, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : await readRows(sight.queries, 'participants', allOf([isAnyOf('id', ids), personInScope(sight)]));

/** The displayed names of people and pairs, by id. */
export async function readCalled(
  sight: Sight,
  people: readonly number[],
  pairs: readonly number[],
): Promise<{ readonly people: ReadonlyMap<number, string>; readonly pairs: ReadonlyMap<number, string> }> {
  const which = allOf([isAnyOf('id', pairs), sight.sees]);
  const relations = pairs.length === 0 ? [] : await readRows(sight.queries, 'relations', which);
  const inPairs = relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]);
  const found = await seenPeople(sight, [...people, ...inPairs]);
  const nameOf = await namesOf(sight, found);
  const names = new Map(found.map((person) => [person.id, nameOf(person)]));
  return {
    people: names,
    pairs: new Map(
      relations.map(({ id, mentee_id, mentor_id }) => [
        id,
        [mentee_id, mentor_id].map((one) => names.get(one) ?? '').join(' and '),
      ]),
    ),
  };
}

/** Managers by what they are called: there are few, and all are looked at. */
export async function calledManagers(
  { queries, managerId }: Sight,
  managers: readonly Manager[],
): Promise<readonly DeskManager[]> {
  if (managers.length === 0) return [];
  const all = managerId === null ? await readRows(queries, 'managers') : managers;
  const counts = Map.groupBy(all, managerName);
  return managers.map((one) => {
    const name = managerName(one);
    return { ...one, called: calledApart(name, one.email, (counts.get(name)?.length ?? 0) > 1) };
  });
}
