/** Why an imported status cannot stand where it would, for people to read. */

import { type RelationStatus, type StatusChange, TRANSITIONS } from './programme.ts';

/** A status that cannot follow another. */
export const impossible = (
  before: Pick<StatusChange, 'status' | 'since'>,
  after: Pick<StatusChange, 'status' | 'since'>,
): string =>
  `A relation that is “${shown(before)}” since ${before.since} cannot become “${shown(after)}” on ${after.since}.${isOver(before) ? ` If it is not over, undo the change that ended it in the history, and import again.` : ''}`;

const isOver = ({ status }: { readonly status: RelationStatus }): boolean =>
  TRANSITIONS.every(({ from }) => from !== status);

/** The same status twice, with nothing between. */
export const repeated = (before: StatusChange, after: StatusChange): string =>
  `Two rows say “${shown(after)}” one after the other, since ${before.since} and since ${after.since}. Keep the one that is right.`;

/** A status in words. */
export const shown = ({ status }: { readonly status: RelationStatus }): string => status.replaceAll('_', ' ');
