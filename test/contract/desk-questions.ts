/** Random programmes whose lists are hard to filter and to order, and what is asked of the desk. */

import fc from 'fast-check';
import {
  OWED_SORTS,
  type OwedFilter,
  type OwedSort,
  PAIR_SORTS,
  type PairFilter,
  type PairSort,
  PEOPLE_SORTS,
  type PeopleFilter,
  type PeopleSort,
} from '../../src/domain/desk/desk-reader.ts';
import { RELATION_STATUSES, ROLES } from '../../src/domain/programme.ts';
import { programmePlan } from './random-programme.ts';

/** Names as people have and type them. */
export const NAMES = [
  'Łucja Wąsik',
  'ADA  Straße',
  'Žofie van der Æ',
  'Ада Пример',
  'Έλλη ΑΣ',
  'ada example',
  'Jose\u0301 İnce',
];
export const COHORTS = ['', 'Spring', 'spring', 'Öst 2'];

/** Mostly nothing: a list is soon empty where all is asked for at once. */
const maybe = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
const search = fc.constantFrom(
  'lucja',
  'a',
  'ADA stras',
  'ала',
  'АДА',
  'ελ ας',
  'jose ince',
  'example.org',
  '  ',
  'erased',
  'x%',
);
const manager = fc.constantFrom(1, 2, 3, 'none' as const);
const sortBy = <By extends string>(by: readonly By[]) =>
  fc.record({ by: fc.constantFrom(...by), descending: fc.boolean() });

/** A programme of which many a pair goes on: half of them were matched before the day, and stay so. */
export const plans = programmePlan.map((plan) => ({
  ...plan,
  relations: plan.relations.map((relation, index) => {
    if (index % 2 === 1) return relation;
    const start = plan.today.subtract({ days: 15 + 40 * index });
    const history = (['proposed', 'matched'] as const).map((status) => ({
      status,
      since: start,
      reason: null,
    }));
    return { ...relation, start, history, end: relation.end === null ? null : start.add({ days: 200 }) };
  }),
}));

/** What is asked for. */
export const questions = fc.record({
  owed: fc.record<OwedFilter>({
    manager: maybe(manager),
    cohort: maybe(fc.constantFrom(...COHORTS)),
    round: maybe(fc.integer({ min: 1, max: 4 })),
    role: maybe(fc.constantFrom(...ROLES)),
    minimumDaysLate: maybe(fc.integer({ min: 0, max: 100 })),
    search: maybe(search),
    dueWithin: maybe(fc.integer({ min: 1, max: 90 })),
  }),
  owedSort: sortBy(OWED_SORTS) satisfies fc.Arbitrary<OwedSort>,
  pairs: fc.record<PairFilter>({
    manager: maybe(manager),
    cohort: maybe(fc.constantFrom(...COHORTS)),
    statuses: maybe(fc.subarray([...RELATION_STATUSES])),
    search: maybe(search),
    silentFor: maybe(fc.integer({ min: 1, max: 200 })),
  }),
  pairSort: sortBy(PAIR_SORTS) satisfies fc.Arbitrary<PairSort>,
  people: fc.record<PeopleFilter>({ role: maybe(fc.constantFrom(...ROLES)), search: maybe(search) }),
  peopleSort: sortBy(PEOPLE_SORTS) satisfies fc.Arbitrary<PeopleSort>,
  limit: fc.integer({ min: 3, max: 9 }),
});
