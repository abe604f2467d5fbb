/** Some pairs with all that hangs on them, as the rule of due feedbacks takes them. */

import type { DeskManager, DeskPair, DeskPerson } from '../../domain/desk/common.ts';
import { programmeOf } from '../../domain/operations/as-programme.ts';
import type { Participant, Programme, Relation } from '../../domain/programme.ts';
import { readRows, readTables } from '../programme-reading.ts';
import type { Sight } from '../read-scope.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { calledManagers, type NamePeople, namesOf } from './namesakes.ts';
import { allOf } from './searching.ts';

/** Pairs, and who is in them. */
export interface Slice {
  /** These pairs, their people and managers, and all rounds. */
  readonly programme: Programme;
  readonly relations: ReadonlyMap<number, Relation>;
  readonly pairs: ReadonlyMap<number, DeskPair>;
}

/** Reads those of some pairs that are seen; as many as fit into a statement. */
export async function readSlice(sight: Sight, ids: readonly number[]): Promise<Slice> {
  const { queries, sees } = sight;
  const relations = await readRows(queries, 'relations', allOf([isAnyOf('id', ids), sees]));
  const managerIds = relations.map(({ manager_id }) => manager_id);
  const peopleIds = relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]);
  const ofThese = isAnyOf('relation_id', idsOf(relations));
  const others = await readTables(queries, {
    managers: isAnyOf('id', managerIds),
    participants: isAnyOf('id', peopleIds),
    relation_changes: ofThese,
    feedback_rounds: true,
    round_cohorts: true,
    feedback_exceptions: ofThese,
    feedbacks: ofThese,
  });
  const programme = programmeOf({ ...others, relations });
  const people = byId(programme.participants);
  const managers = byId(await calledManagers(sight, programme.managers));
  const nameOf = await namesOf(sight, programme.participants);
  return {
    programme,
    relations: byId(programme.relations),
    pairs: new Map(
      programme.relations.map((relation) => [relation.id, pairOf(relation, people, managers, nameOf)]),
    ),
  };
}

function pairOf(
  { id, mentee_id, mentor_id, cohort, manager_id }: Relation,
  people: ReadonlyMap<number, Participant>,
  managers: ReadonlyMap<number, DeskManager>,
  nameOf: NamePeople,
): DeskPair {
  const [mentee, mentor] = [people.get(mentee_id), people.get(mentor_id)];
  if (mentee === undefined || mentor === undefined)
    throw new RangeError(`relation ${id} has not both people`);
  return {
    relation_id: id,
    mentee: personOf(mentee, nameOf),
    mentor: personOf(mentor, nameOf),
    cohort,
    manager: managers.get(manager_id ?? 0) ?? null,
  };
}

/** Somebody, as lists show them. */
export function personOf(person: Participant, nameOf: NamePeople): DeskPerson {
  const { id, role, full_name, email, language } = person;
  return { id, role, full_name, email, language, called: nameOf(person) };
}

const byId = <One extends { readonly id: number }>(list: readonly One[]): ReadonlyMap<number, One> =>
  new Map(list.map((one) => [one.id, one]));
