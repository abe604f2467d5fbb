/** `/desk/pairs/{id}/`: everything of a pair, and the ways to change it. */

import type { Desk } from '../../domain/desk/desk-reader.ts';
import type { PairDetails } from '../../domain/desk/pairs.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { renderPair } from './pair-view.ts';

/** How many changes are shown; the history has the others. */
const CHANGES = 10;

/** The screen. */
export const pairScreen = ({ desk, operations, timeZone }: DeskParts): Screen => ({
  path: '/desk/pairs/{id}/',
  access: PROGRAMME,
  async show(request) {
    const pair = await pairOf(request, desk.seenBy(request.onlyManager));
    if (pair === null) return null;
    // What stands in an entry may be about other pairs as well.
    const changes =
      request.onlyManager === null
        ? await operations.history({ limit: CHANGES, about: { kind: 'relation', id: pair.relation_id } })
        : [];
    return renderPair({ request, pair, changes, timeZone });
  },
});

/** The pair that an address is about; null where there is none, or the caller may not see it. */
export async function pairOf({ values }: DeskRequest, seen: Desk): Promise<PairDetails | null> {
  const id = idFrom(values['id']);
  return id === null ? null : seen.pair(id);
}
