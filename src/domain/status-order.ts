/** The order of statuses in a history. */

import type { RelationStatus } from './programme.ts';

/** The place among the statuses of one day: first what a relation begins with, last what nothing may follow. */
export function rank({ status }: { readonly status: RelationStatus }): number {
  if (status === 'proposed') return 0;
  return status === 'matched' || status === 'on_hold' ? 1 : 2;
}

/** The order of days. */
export const compareDays = Temporal.PlainDate.compare;

/** The earlier of two days. */
export const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compareDays(one, other) <= 0 ? one : other;

/** The later of two days. */
export const later = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  compareDays(one, other) > 0 ? one : other;
