/** The errors of imported statuses, for people. */

import type { RelationStatus, StatusChange } from './programme.ts';

/** A status that cannot follow another. */
export const impossibleTransition = (
  before: Pick<StatusChange, 'status' | 'since'>,
  after: Pick<StatusChange, 'status' | 'since'>,
): string =>
  `A relation that is “${statusInWords(before)}” since ${before.since} cannot become “${statusInWords(after)}” on ${after.since}.`;

/** The same status twice, with nothing between. */
export const repeatedStatus = (before: StatusChange, after: StatusChange): string =>
  `Two rows say “${statusInWords(after)}” one after the other, since ${before.since} and since ${after.since}. Keep the one that is right.`;

/** A status in words. */
export const statusInWords = ({ status }: { readonly status: RelationStatus }): string =>
  status.replaceAll('_', ' ');
