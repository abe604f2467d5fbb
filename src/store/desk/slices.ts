/** Some pairs with all that hangs on them, as the rule of due feedbacks takes them. */

import type { DeskManager, DeskPair, DeskPerson } from '../../domain/desk/common.ts';
import { programmeOf } from '../../domain/operations/as-programme.ts';
import { NO_ROWS } from '../../domain/operations/rows.ts';
import type { Participant, Programme, Relation } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { calledManagers, type NamePeople, namesOf } from './namesakes.ts';
import type { Scope } from './scope.ts';
import { allOf } from './searching.ts';

/** Pairs, and who is in them. */
export interface Slice {
  /** These pairs, their people and managers, and all rounds. */
  readonly programme: Programme;
  readonly relations: ReadonlyMap<number, Relation>;
  readonly pairs: ReadonlyMap<number, DeskPair>;
}

/** Reads those of some pairs that are seen; as many as fit into a statement. */
export async function readSlice(queries: Queries, ids: readonly number[], scope: Scope): Promise<Slice> {
  const { sees } = scope;
  const relations = await readRows(queries, 'relations', allOf([isAnyOf('id', ids), sees]));
  const ofThese = isAnyOf(
    'relation_id',
    relations.map(({ id }) => id),
  );
  const programme = programmeOf({
    ...NO_ROWS,
    relations,
    managers: await readRows(
      queries,
      'managers',
      isAnyOf(
        'id',
        relations.map(({ manager_id }) => manager_id),
      ),
    ),
    participants: await readRows(
      queries,
      'participants',
      isAnyOf(
        'id',
        relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]),
      ),
    ),
    relation_changes: await readRows(queries, 'relation_changes', ofThese),
    feedback_rounds: await readRows(queries, 'feedback_rounds'),
    round_cohorts: await readRows(queries, 'round_cohorts'),
    feedback_exceptions: await readRows(queries, 'feedback_exceptions', ofThese),
    feedbacks: await readRows(queries, 'feedbacks', ofThese),
  });
  const people = byId(programme.participants);
  const managers = byId(await calledManagers(queries, scope, programme.managers));
  const nameOf = await namesOf(queries, scope, programme.participants);
  return {
    programme,
    relations: byId(programme.relations),
    pairs: new Map(
      programme.relations.map(
        (relation) => [relation.id, pairOf(relation, people, managers, nameOf)] as const,
      ),
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
export const personOf = (
  { id, role, full_name, email, language }: Participant,
  nameOf: NamePeople,
): DeskPerson => ({
  id,
  role,
  full_name,
  email,
  language,
  called: nameOf({ full_name, email }),
});

const byId = <One extends { readonly id: number }>(list: readonly One[]): ReadonlyMap<number, One> =>
  new Map(list.map((one) => [one.id, one]));
