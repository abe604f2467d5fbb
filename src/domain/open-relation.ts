/** Which relation is meant if somebody reports a feedback of a person: nothing is guessed. */

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

/** Whether a relation is under way. */
export const isOpen = ({ status }: Pick<OwnRelation, 'status'>): boolean =>
  status === 'matched' || status === 'on_hold';

/** Whether a relation came about. */
const isBegun = ({ status }: Pick<OwnRelation, 'status'>): boolean =>
  status !== 'proposed' && status !== 'declined';

/**
 * The relations that may be meant, one where it is clear. A relation that is named is taken whatever its status; among
 * others, open ones come before those that are over, and those before the ones that never came about.
 *
 * @param named the id of a relation or a partner's e-mail address, id or external id; null and empty if not named
 */
export function relationsMeant(
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

/** An e-mail address, an external id or an id, the surest first. */
function isPartner(relation: OwnRelation, name: string): boolean {
  return (
    relation.partner_email === name.toLowerCase() ||
    relation.partner_external_id === name ||
    String(relation.partner_id) === name
  );
}
