/** What the desk shows of a programme, worked out in memory: by the definition of what is owed, and plain filters and orders. */

import type {
  OwedFilter,
  OwedRow,
  OwedSort,
  PairFilter,
  PairRow,
  PairSort,
  PeopleFilter,
  PeopleSort,
} from '../../src/domain/desk/desk-reader.ts';
import {
  type DueFeedback,
  feedbacksDueBy,
  openFeedbacks,
  owedFeedbacks,
} from '../../src/domain/due-feedbacks.ts';
import { programmeOf } from '../../src/domain/operations/as-programme.ts';
import type { ProgrammeRows } from '../../src/domain/operations/rows.ts';
import { folded } from '../../src/domain/people-search.ts';
import {
  isErased,
  type Manager,
  type Participant,
  type Programme,
  RELATION_STATUSES,
  type Relation,
  ROLES,
} from '../../src/domain/programme.ts';

type Value = string | number | boolean;

/** Sorts by several values of each item. */
function sorted<Item>(list: readonly Item[], valuesOf: (item: Item) => readonly Value[]): Item[] {
  return list.toSorted((one, other) => {
    const [values, others] = [valuesOf(one), valuesOf(other)];
    for (const [index, value] of values.entries()) {
      const second = others[index] ?? 0;
      if (value !== second) return value < second ? -1 : 1;
    }
    return 0;
  });
}

/** Sorts by some values, perhaps the other way round, and where they are the same by others. */
function sortedBy<Item>(
  list: readonly Item[],
  { descending }: { readonly descending: boolean },
  by: (item: Item) => readonly Value[],
  otherwise: (item: Item) => readonly Value[],
): Item[] {
  const first = sorted(list, otherwise);
  const groups = [...Map.groupBy(first, (item) => JSON.stringify(by(item))).values()];
  const order = sorted(groups, ([item]) => (item === undefined ? [] : by(item)));
  return (descending ? order.reverse() : order).flat();
}

/** A programme as somebody sees it: everything, or the pairs of one manager. */
export class DeskReference {
  readonly programme: Programme;
  readonly people: ReadonlyMap<number, Participant>;
  readonly managers: ReadonlyMap<number, Manager>;
  readonly #today: Temporal.PlainDate;

  constructor(rows: ProgrammeRows, today: Temporal.PlainDate, onlyManager: string | null) {
    const whole = programmeOf(rows);
    this.managers = new Map(whole.managers.map((one) => [one.id, one]));
    const isSeen = ({ manager_id }: Relation): boolean =>
      onlyManager === null || this.managers.get(manager_id ?? 0)?.email === onlyManager;
    const relations = whole.relations.filter(isSeen);
    const seen = new Set(relations.flatMap(({ mentee_id, mentor_id }) => [mentee_id, mentor_id]));
    const participants = whole.participants.filter(({ id }) => onlyManager === null || seen.has(id));
    this.people = new Map(participants.map((one) => [one.id, one]));
    this.programme = { ...whole, relations, participants };
    this.#today = today;
  }

  #manager(id: number | null): readonly Value[] {
    const manager = this.managers.get(id ?? 0);
    return manager === undefined
      ? [true, '']
      : [false, folded(`${manager.first_name} ${manager.last_name ?? ''}`)];
  }

  #name = (id: number): string => folded(this.people.get(id)?.full_name ?? '');

  #isFound(words: readonly string[], people: readonly (Participant | undefined)[]): boolean {
    return words.every((word) =>
      people.some(
        (one) =>
          one !== undefined &&
          !isErased(one.email) &&
          (folded(one.full_name).includes(word) || one.email.includes(word)),
      ),
    );
  }

  /** What is owed, or falls due soon, as `relation round role due late`. */
  owed(filter: OwedFilter, sort: OwedSort): readonly string[] {
    const { manager, cohort, round, role, minimumDaysLate = 0, dueWithin, search } = filter;
    const until = this.#today.add({ days: dueWithin ?? 0 });
    const late = (due: DueFeedback): number => due.due_date.until(this.#today).days;
    const partner = ({ role: of, relation }: DueFeedback): number =>
      of === 'mentee' ? relation.mentor_id : relation.mentee_id;
    const list = feedbacksDueBy(this.programme, this.#today, until).filter(
      (due) =>
        (manager === undefined || due.relation.manager_id === (manager === 'none' ? null : manager)) &&
        (cohort === undefined || due.relation.cohort === cohort) &&
        (round === undefined || due.round.id === round) &&
        (role === undefined || due.role === role) &&
        (dueWithin === undefined ? late(due) >= minimumDaysLate : late(due) < 0) &&
        (!search || this.#isFound(folded(search).split(' '), [due.person])),
    );
    const by = (due: DueFeedback): readonly Value[] =>
      ({
        due_date: [due.due_date.toString()],
        person: [this.#name(due.person.id)],
        partner: [this.#name(partner(due))],
        manager: this.#manager(due.relation.manager_id),
        cohort: [folded(due.relation.cohort)],
        round: [due.round.order],
      })[sort.by];
    const otherwise = (due: DueFeedback): readonly Value[] => [
      due.due_date.toString(),
      due.relation.id,
      due.round.order,
      ROLES.indexOf(due.role),
    ];
    return sortedBy(list, sort, by, otherwise).map(
      (due) => `${due.relation.id} ${due.round.id} ${due.role} ${due.due_date} ${late(due)}`,
    );
  }

  /** The last day on which a pair gave a sign. */
  lastSign(relation: Relation): string {
    const days = [
      ...relation.history.map(({ since }) => since.toString()),
      ...this.programme.feedbacks
        .filter(({ relation_id }) => relation_id === relation.id)
        .map(({ received_on }) => received_on.toString()),
    ];
    return days.toSorted().at(-1) ?? '';
  }

  /** The pairs, as `id status since owed sign`. */
  pairs(filter: PairFilter, sort: PairSort): readonly string[] {
    const { manager, cohort, statuses, search, silentFor } = filter;
    const owed = Map.groupBy(owedFeedbacks(this.programme, this.#today), ({ relation }) => relation.id);
    const status = (relation: Relation) => relation.history.at(-1)?.status ?? 'proposed';
    const silence = (relation: Relation): number =>
      Temporal.PlainDate.from(this.lastSign(relation)).until(this.#today).days;
    const list = this.programme.relations.filter(
      (relation) =>
        (manager === undefined || relation.manager_id === (manager === 'none' ? null : manager)) &&
        (cohort === undefined || relation.cohort === cohort) &&
        (statuses === undefined || statuses.includes(status(relation))) &&
        (silentFor === undefined || (status(relation) === 'matched' && silence(relation) >= silentFor)) &&
        (!search ||
          this.#isFound(folded(search).split(' '), [
            this.people.get(relation.mentee_id),
            this.people.get(relation.mentor_id),
          ])),
    );
    const by = (relation: Relation): readonly Value[] =>
      ({
        mentee: [this.#name(relation.mentee_id)],
        mentor: [this.#name(relation.mentor_id)],
        manager: this.#manager(relation.manager_id),
        cohort: [folded(relation.cohort)],
        start: [relation.start.toString()],
        end: [relation.end === null, relation.end?.toString() ?? ''],
        status: [RELATION_STATUSES.indexOf(status(relation))],
        last_sign_of_life: [this.lastSign(relation)],
      })[sort.by];
    const otherwise = ({ id }: Relation): readonly Value[] => [sort.descending ? -id : id];
    return sortedBy(list, sort, by, otherwise).map(
      (relation) =>
        `${relation.id} ${status(relation)} ${relation.history.at(-1)?.since} ${owed.get(relation.id)?.length ?? 0} ${this.lastSign(relation)}`,
    );
  }

  /** The people, as `id open`. */
  listPeople({ role, search }: PeopleFilter, sort: PeopleSort): readonly string[] {
    const open = ({ id }: Participant): number =>
      this.programme.relations.filter(
        (one) =>
          (one.mentee_id === id || one.mentor_id === id) &&
          ['proposed', 'matched', 'on_hold'].includes(one.history.at(-1)?.status ?? ''),
      ).length;
    const list = this.programme.participants.filter(
      (person) =>
        !isErased(person.email) &&
        (role === undefined || person.role === role) &&
        (!search || this.#isFound(folded(search).split(' '), [person])),
    );
    const by = (person: Participant): readonly Value[] =>
      ({ name: [folded(person.full_name)], email: [person.email], open_pairs: [open(person)] })[sort.by];
    return sortedBy(list, sort, by, ({ id }) => [id]).map((person) => `${person.id} ${open(person)}`);
  }

  /** Of a round: how many answers since a day, how many are owed, and half of them came how many days late. */
  answers(round: number, since: Temporal.PlainDate): string {
    const ids = new Set(this.programme.relations.map(({ id }) => id));
    const isIn = (day: Temporal.PlainDate): boolean =>
      Temporal.PlainDate.compare(since, day) <= 0 && Temporal.PlainDate.compare(day, this.#today) <= 0;
    const received = this.programme.feedbacks.filter(
      ({ relation_id, round_id, received_on }) =>
        round_id === round && ids.has(relation_id) && isIn(received_on),
    );
    const owed = owedFeedbacks(this.programme, this.#today).filter((due) => due.round.id === round);
    const due = openFeedbacks({ ...this.programme, feedbacks: [] }, this.#today, () => true);
    const days = received.flatMap((one) => {
      const found = due.find(
        (other) =>
          other.relation.id === one.relation_id && other.round.id === round && other.role === one.role,
      );
      return found === undefined ? [] : [found.due_date.until(one.received_on).days];
    });
    const median = days.toSorted((one, other) => one - other)[Math.ceil(days.length / 2) - 1] ?? null;
    return `${received.length + owed.length} ${received.length} ${median} ${days.length}`;
  }
}

/** A row of what is owed, as the reference has it. */
export const owedText = ({ key, due_date, days_late }: OwedRow): string =>
  `${key.relation_id} ${key.round_id} ${key.role} ${due_date} ${days_late}`;

/** A row of the pairs, as the reference has it. */
export const pairText = ({ relation_id, status, since, owed, last_sign_of_life }: PairRow): string =>
  `${relation_id} ${status} ${since} ${owed} ${last_sign_of_life}`;
