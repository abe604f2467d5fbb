/** The example programme, invented people for those who look around: its entry of the history says why, and is known by that. */

import type { HistoryEntry } from './programme-history.ts';

/** Why the entry was made that loaded it. */
export const EXAMPLE_PROGRAMME = 'the example programme';

/** Whether an entry loaded the example programme: no other import has a reason. */
export const isExampleProgramme = ({ kind, reason }: Pick<HistoryEntry, 'kind' | 'reason'>): boolean =>
  kind === 'import' && reason === EXAMPLE_PROGRAMME;
