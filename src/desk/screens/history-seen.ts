/** Which entries of the history somebody may see. */

import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import type { DeskRequest } from '../screen.ts';

/** Whether somebody may see an entry: coordinators their own. */
export const isSeenEntry = (
  entry: Pick<HistoryEntry, 'account_id'>,
  { onlyManager, caller }: Pick<DeskRequest, 'onlyManager' | 'caller'>,
): boolean => onlyManager === null || (caller.account !== null && entry.account_id === caller.account.id);

/** The number of an entry in an address; null where it is none. */
export const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
