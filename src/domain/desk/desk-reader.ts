/** The port of the desk: what the managers' web application reads. Every answer is of one moment, but for those that come in parts. */

import type { Page, PageRequest } from '../page.ts';
import type { FeedbackRound, Manager, ParticipantRole } from '../programme.ts';
import type { FeedbackKey } from '../programme-store.ts';
import type { OwedFilter, OwedRow, OwedSort } from './owed.ts';
import type { PairDetails, PairFilter, PairRow, PairSort, PersonMatch } from './pairs.ts';
import type { ManagerRow, PeopleFilter, PeopleSort, PersonDetails, PersonRow } from './people.ts';
import type { DeskStatistics } from './statistics.ts';

/** Within how many days a feedback falls due that the first page tells of. */
export const DUE_SOON_DAYS = 7;

/** The number of days without a sign of life after which a pair is listed as silent. */
export const SILENT_DAYS = 60;

/** What awaits somebody on a day: of each kind how many, and the first of them. */
export interface TodayAtTheDesk {
  /** Owed, the longest overdue first. */
  readonly owed: Page<OwedRow>;
  /** Due within {@link DUE_SOON_DAYS} days, the next first. */
  readonly dueSoon: Page<OwedRow>;
  /** Matched pairs without a sign of life for {@link SILENT_DAYS} days, the longest silent first. */
  readonly silent: Page<PairRow>;
  /** Proposed, matched or on hold and without a manager, the newest first. */
  readonly withoutManager: Page<PairRow>;
}

/** What the menus of filters offer. */
export interface DeskChoices {
  /** By name. */
  readonly managers: readonly Manager[];
  /** By name; the empty text where there are pairs without a cohort. */
  readonly cohorts: readonly string[];
  /** In their order, also those that are switched off. */
  readonly rounds: readonly FeedbackRound[];
}

/** What somebody sees at the desk. */
export interface Desk {
  /** One page of what is owed, or falls due soon, with the exact count. */
  owed(filter: OwedFilter, sort: OwedSort, page: PageRequest): Promise<Page<OwedRow>>;
  /** All of it, in the same order, in parts of bounded size. */
  allOwed(filter: OwedFilter, sort: OwedSort): AsyncIterable<readonly OwedRow[]>;
  /** Those feedbacks of some that are open (neither received nor waived, of matched pairs), due or not, in the given order. */
  openByKeys(keys: readonly FeedbackKey[]): Promise<readonly OwedRow[]>;

  /** One page of the pairs, with the exact count. */
  pairs(filter: PairFilter, sort: PairSort, page: PageRequest): Promise<Page<PairRow>>;
  /** Everything of a pair; null if there is none. */
  pair(id: number): Promise<PairDetails | null>;

  /** One page of the people, with the exact count. */
  people(filter: PeopleFilter, sort: PeopleSort, page: PageRequest): Promise<Page<PersonRow>>;
  /** Everything of a person; null if there is none. */
  person(id: number): Promise<PersonDetails | null>;
  /** The people that a text may mean, by name: see {@link PeopleFilter.search}. None for an empty text. */
  findPeople(text: string, role: ParticipantRole | null, limit: number): Promise<readonly PersonMatch[]>;

  /** All managers, by name. */
  managers(): Promise<readonly ManagerRow[]>;

  /** What awaits them today, of each kind so many rows at most. */
  today(rows: number): Promise<TodayAtTheDesk>;
  choices(): Promise<DeskChoices>;
  statistics(): Promise<DeskStatistics>;
}

/** Shows the desk. */
export interface DeskReader {
  /**
   * What somebody sees: everything, or only the pairs of one manager and the people in them. Of all else nothing is told: it
   * is not counted, not found, and null if it is asked for.
   *
   * @param onlyManager the manager's e-mail; an unknown one sees nothing; null: everything is seen
   */
  seenBy(onlyManager: string | null): Desk;
}
