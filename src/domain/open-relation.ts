/** Selects the relation of a reported feedback, without guessing. */

import type { RelationStatus } from './programme.ts';

/** A relation of the person who gave the feedback, seen from them. */
export interface OwnRelation {
  readonly relation_id: number;
  readonly partner_id: number;
  readonly partner_email: string;
  readonly partner_external_id: string | null;
  readonly partner_name: string;
  readonly cohort: string;
  readonly start: string;
  readonly status: RelationStatus;
}

/** Whether a relation is matched or on hold. */
export const isOpen = ({ status }: Pick<OwnRelation, 'status'>): boolean =>
  status === 'matched' || status === 'on_hold';

/** Whether a relation came about. */
const isBegun = ({ status }: Pick<OwnRelation, 'status'>): boolean =>
  status !== 'proposed' && status !== 'declined';

/**
 * The candidate relations; one if it is unambiguous. A named relation is taken whatever its status; among
 * others, open ones precede ended ones, and those precede proposed and declined ones.
 *
 * @param named the id of a relation, or a partner's e-mail address, id or external id; null and empty if not
 * given
 */
export function candidateRelations(
  relations: readonly OwnRelation[],
  named: { readonly relation: number | null; readonly partner: string },
): readonly OwnRelation[] {
  if (named.relation !== null) {
    return relations.filter(({ relation_id }) => relation_id === named.relation);
  }
  const possible =
    named.partner === '' ? relations : relations.filter((one) => isPartner(one, named.partner));
  for (const isLikely of [isOpen, isBegun]) {
    const likely = possible.filter(isLikely);
    if (likely.length > 0) return likely;
  }
  return possible;
}

/** An e-mail address, an external id or an id, the most certain first. */
function isPartner(relation: OwnRelation, name: string): boolean {
  return (
    relation.partner_email === name.toLowerCase() ||
    relation.partner_external_id === name ||
    String(relation.partner_id) === name
  );
}
