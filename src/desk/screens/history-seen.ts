/** The entries of the history, and what is shown of them. Who sees and undoes them is decided by `request.operations`. */

import { isUndo, type Message } from '../../domain/operations/messages.ts';
import type { HistoryDetails, HistoryEntry } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderInstant } from '../components/dates.ts';
import type { DeskRequest } from '../screen.ts';
import { entryText, whoInDeskWords } from '../words.ts';

/** Returns the number of an entry in an address; null if it is none. */
export const numberIn = (text: string | null | undefined): number | null =>
  text != null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Returns the entry that an address names; null if there is none, or the caller may not see it. */
export async function seenEntry({ values, operations }: DeskRequest): Promise<HistoryDetails | null> {
  const number = numberIn(values['number']);
  return number === null ? null : operations.entry(number);
}

/** Renders what an entry did, who made it, when and why. */
export const renderEntrySummary = (entry: HistoryEntry, timeZone: string): SafeHtml =>
  html`<p>${entryText(entry)}.</p>
<p class="quiet">${whoInDeskWords(entry.who)}, ${renderInstant(entry.at, timeZone)}${entry.reason !== null && html` · ${entry.reason}`}${entry.undone_by !== null && html` · <a href="/desk/history/${entry.undone_by}/">${isUndo(entry.summary) ? 'done again' : 'undone'} since</a>`}</p>`;

/** Returns the label of taking an entry back: of an undo it does the same again. */
export const undoLabel = (summary: Message): string => (isUndo(summary) ? 'Do it again' : 'Undo');
