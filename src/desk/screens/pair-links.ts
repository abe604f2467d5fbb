/** A pair by its address, what it is called, and the addresses of its screens. */

import type { Desk, PairDetails, PairFeedback } from '../../domain/desk/desk-reader.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { type DeskRequest, idFrom } from '../screen.ts';

/** Returns the pair that an address is about; null if there is none, or the caller may not see it. */
export async function pairOf(
  { values }: Pick<DeskRequest, 'values'>,
  seen: Desk,
): Promise<PairDetails | null> {
  const id = idFrom(values['id']);
  return id === null ? null : seen.pair(id);
}

/** Whether somebody sees no pairs at all. */
export const hasNoPairs = async (seen: Desk): Promise<boolean> =>
  (await seen.pairs({}, { by: 'start', descending: true }, { limit: 1, offset: 0 })).count === 0;

/** Returns `Ada Example and Bea Example`. */
export const pairName = ({ mentee, mentor }: Pick<PairDetails, 'mentee' | 'mentor'>): string =>
  `${mentee.called} and ${mentor.called}`;

/** Returns the address of a pair. */
export const pairHref = ({ relation_id }: Pick<PairDetails, 'relation_id'>): string =>
  `/desk/pairs/${relation_id}/`;

/** Returns the screens above one of a pair. */
export const pairBreadcrumbs = (pair: PairDetails): readonly NamedLink[] => [
  { label: 'Pairs', href: '/desk/pairs/' },
  { label: pairName(pair), href: pairHref(pair) },
];

/** Returns the address of what can be done with a feedback of a pair. */
export const feedbackHref = (pair: Pick<PairDetails, 'relation_id'>, { round, role }: PairFeedback): string =>
  `${pairHref(pair)}feedback/${round.id}/${role}/`;
