/** What `/desk/history/{number}/undo/` shows: what an undo would change, or what stands in its way and how to go on. */

import type { HistoryEntry, UndoExtent } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { deskText, renderInstant } from '../components/dates.ts';
import { renderPart } from '../components/details.ts';
import { renderImpossible, renderOperationForm } from '../components/operation-form.ts';
import { capitalize } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { isUndoSummary } from '../components/words.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { undoLabel } from './history-view.ts';

/** How to go on where an undo is not possible. */
export interface WayOn {
  /** The entries to undo before, newest first, as far as they are listed. */
  readonly inTheWay: readonly HistoryEntry[];
  /** How many there are. */
  readonly count: number;
  /** Whether all of it may be removed with what was changed since. */
  readonly mayRemove: boolean;
}

/** What the page is made of. */
interface UndoView {
  readonly entry: HistoryEntry;
  readonly state: FormState;
  /** Where it leads when it is done. */
  readonly back: string;
  readonly timeZone: string;
  readonly extent: UndoExtent;
  readonly way: WayOn;
}

/** The page. */
export function renderUndo({ entry, state, back, timeZone, extent, way }: UndoView): DeskPage {
  const isRemoval = extent === 'everything';
  const label = undoLabel(entry.summary);
  return {
    title: isRemoval ? 'Remove the example programme' : label,
    above: [{ label: 'History', href: '/desk/history/' }],
    content: html`<p>${deskText(capitalize(entry.summary))}.</p>
<p class="quiet">${entry.who}, ${renderInstant(entry.at, timeZone)}${entry.reason !== null && html` · ${entry.reason}`}</p>
${
  state.refusal === null
    ? renderOperationForm({
        action: `/desk/history/${entry.number}/undo/`,
        fields: [],
        hidden: [{ name: 'back', value: back }, ...(isRemoval ? [{ name: 'extent', value: extent }] : [])],
        submitLabel: isRemoval
          ? 'Remove the example programme'
          : isUndoSummary(entry.summary)
            ? 'Do it again'
            : 'Undo this change',
        isBrief: true,
        cancelHref: back,
        state,
      })
    : renderImpossible(state, [], renderWayOn(entry, way, timeZone))
}`,
  };
}

/** What stands in the way, each with its own undo, and for the example programme the way to be rid of all of it. */
const renderWayOn = (
  { number }: HistoryEntry,
  { inTheWay, count, mayRemove }: WayOn,
  timeZone: string,
): SafeHtml => html`${
  mayRemove &&
  renderPart(
    'Remove it all the same',
    html`<p>The example programme can be removed with everything that was changed in it since. You see first what goes, and it can be done again.</p>
<p class="buttons"><a class="button primary" href="/desk/history/${number}/undo/?extent=everything">Show what would be removed</a></p>`,
  )
}
${
  inTheWay.length > 0 &&
  renderPart(
    count === 1 ? 'Undo this first' : 'Undo these first, one by one',
    html`${renderTable<HistoryEntry>({
      caption: 'Changes since, newest first',
      rows: inTheWay,
      columns: [
        { label: 'What', cell: ({ summary }) => deskText(capitalize(summary)) },
        { label: 'When', kind: 'date', cell: ({ at }) => renderInstant(at, timeZone) },
        { label: 'Who', cell: ({ who }) => who },
        {
          label: 'Undo',
          cell: ({ number: other, summary, lasting }) =>
            lasting === null
              ? html`<a href="/desk/history/${other}/undo/">${undoLabel(summary)}<span class="unseen">: ${deskText(summary)}</span></a>`
              : 'cannot be undone',
        },
      ],
    })}
${count > inTheWay.length && html`<p class="quiet">${count - inTheWay.length} more come before these.</p>`}`,
  )
}`;
