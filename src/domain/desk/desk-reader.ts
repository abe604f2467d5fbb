/**
 * The port of the desk: the queries of the managers' web application. Each result is one snapshot, except
 * those that come in batches.
 */

import type { NoteSubject, SignedNote } from '../notes.ts';
import type { Page, PageRequest } from '../page.ts';
import type { FeedbackKey, FeedbackRound, ParticipantRole } from '../programme.ts';
import type { DeskManager, DeskPerson } from './common.ts';
import type { OwedFilter, OwedRow, OwedSort } from './owed.ts';
import type { PairDetails, PairFilter, PairRow, PairSort } from './pairs.ts';
import type { ManagerRow, PeopleFilter, PeopleSort, PersonDetails, PersonRow } from './people.ts';
import type { DeskStatistics } from './statistics.ts';

/** Feedback that is due within this many days is listed as due soon. */
export const DUE_SOON_DAYS = 7;

/** The number of days without a sign of life after which a pair is listed as silent. */
export const SILENT_DAYS = 60;

export interface Concern {
  readonly person: DeskPerson;
  readonly at: Temporal.Instant;
  readonly text: string;
}

export interface TodayOverview {
  /** Owed, the longest overdue first. */
  readonly owed: Page<OwedRow>;
  /** Due within {@link DUE_SOON_DAYS} days, the next first. */
  readonly dueSoon: Page<OwedRow>;
  /** Matched pairs without a sign of life for {@link SILENT_DAYS} days, the longest silent first. */
  readonly silent: Page<PairRow>;
  /** What mentees and mentors reported on their personal pages, and nobody has answered with a note; the oldest first. */
  readonly concerns: Page<Concern>;
  /** Proposed, matched or on hold and without a manager, the newest first. */
  readonly withoutManager: Page<PairRow>;
}

export interface DeskChoices {
  /** By name. */
  readonly managers: readonly DeskManager[];
  /** By name; the empty text where there are pairs without a cohort. */
  readonly cohorts: readonly string[];
  /** In their order, also those that are switched off; with their rules in the cohorts that are seen. */
  readonly rounds: readonly FeedbackRound[];
}

export interface Desk {
  /** One page of owed or soon due feedback, with the exact count. */
  owed(filter: OwedFilter, sort: OwedSort, page: PageRequest): Promise<Page<OwedRow>>;
  /** Those that are open (neither received nor waived, of matched pairs), due or not, in the given order. */
  openByKeys(keys: readonly FeedbackKey[]): Promise<readonly OwedRow[]>;

  pairs(filter: PairFilter, sort: PairSort, page: PageRequest): Promise<Page<PairRow>>;
  pair(id: number): Promise<PairDetails | null>;

  people(filter: PeopleFilter, sort: PeopleSort, page: PageRequest): Promise<Page<PersonRow>>;
  person(id: number): Promise<PersonDetails | null>;
  /** The people whose names match a text: see {@link PeopleFilter.search}. Empty for an empty text. */
  findPeople(text: string, role: ParticipantRole | null, limit: number): Promise<readonly PersonRow[]>;

  /** The names of some people and pairs that the reader may see, by their ids. */
  called(
    people: readonly number[],
    pairs: readonly number[],
  ): Promise<{ readonly people: ReadonlyMap<number, string>; readonly pairs: ReadonlyMap<number, string> }>;

  /** The notes on a record, newest first; none where the record is not visible. */
  notes(kind: NoteSubject, id: number): Promise<readonly SignedNote[]>;

  /** All managers, by name. */
  managers(): Promise<readonly ManagerRow[]>;

  /** The first page, with at most this many rows of each kind. */
  today(rows: number): Promise<TodayOverview>;
  choices(): Promise<DeskChoices>;
  statistics(): Promise<DeskStatistics>;
}

export interface DeskReader {
  /**
   * The queries of one viewer: everything, or only the pairs of one manager and the people in them. Other
   * records are not counted or found, and null if they are requested.
   *
   * @param onlyManager the manager's e-mail; an unknown one sees nothing; null: no restriction
   */
  seenBy(onlyManager: string | null): Desk;
}
