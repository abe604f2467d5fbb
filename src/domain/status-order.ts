/** The order of statuses in a history, and what is wrong with one, for people. */

import { inWords, type RelationStatus, type StatusChange } from './programme.ts';

/** The place among the statuses of one day: first what a relation begins with, last what nothing may follow. */
export function rank({ status }: { readonly status: RelationStatus }): number {
  if (status === 'proposed') return 0;
  return status === 'matched' || status === 'on_hold' ? 1 : 2;
}

export const compareDays = Temporal.PlainDate.compare;

/** The earlier of two days. */
export const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compareDays(one, other) <= 0 ? one : other;

/** The later of two days. */
export const later = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compareDays(one, other) > 0 ? one : other;

/** A status that cannot follow another. */
export const impossibleTransition = (
  before: Pick<StatusChange, 'status' | 'since'>,
  after: Pick<StatusChange, 'status' | 'since'>,
): string =>
  `A relation that is “${inWords(before.status)}” since ${before.since} cannot become “${inWords(after.status)}” on ${after.since}.`;

/** The same status twice, with nothing between. */
export const repeatedStatus = (before: StatusChange, after: StatusChange): string =>
  `Two rows say “${inWords(after.status)}” one after the other, since ${before.since} and since ${after.since}. Keep the one that is right.`;
