/** What a pair is called, and the addresses of its screens. */

import type { PairDetails, PairFeedback } from '../../domain/desk/pairs.ts';
import type { NamedLink } from '../../pages/layout.ts';

/** `Ada Example and Bea Example`. */
export const pairName = ({ mentee, mentor }: Pick<PairDetails, 'mentee' | 'mentor'>): string =>
  `${mentee.called} and ${mentor.called}`;

/** The address of a pair. */
export const pairHref = ({ relation_id }: Pick<PairDetails, 'relation_id'>): string =>
  `/desk/pairs/${relation_id}/`;

/** The screens above one of a pair. */
export const pairBreadcrumbs = (pair: PairDetails): readonly NamedLink[] => [
  { label: 'Pairs', href: '/desk/pairs/' },
  { label: pairName(pair), href: pairHref(pair) },
];

/** The address of what can be done with a feedback of a pair. */
export const feedbackHref = (pair: Pick<PairDetails, 'relation_id'>, { round, role }: PairFeedback): string =>
  `${pairHref(pair)}feedback/${round.id}/${role}/`;
