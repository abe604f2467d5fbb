/** What `/desk/history/` shows. */

import type { DeskPerson } from '../../domain/desk/common.ts';
import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { deskText, renderInstant } from '../components/dates.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { SEARCH } from '../components/filters.ts';
import { capitalize } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { isUndoSummary } from '../components/words.ts';
import { hrefWith } from '../links.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { mayUndoKind } from '../undo-permission.ts';

/** Somebody whose changes are asked for. */
export type PersonMeant = Pick<DeskPerson, 'id' | 'called' | 'role'>;

/** What the list is made of. */
interface HistoryView {
  /** The people whom the address means; the entries are about them where it is one. */
  readonly people: readonly PersonMeant[];
  readonly request: DeskRequest;
  readonly entries: readonly HistoryEntry[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
  readonly timeZone: string;
}

/** The list, newest first. */
export function renderHistory({ request, people, entries, hasMore, timeZone }: HistoryView): DeskPage {
  const { path, query, onlyManager, mayWrite } = request;
  const oldest = entries.at(-1)?.number;
  return {
    title: 'History',
    description: `${onlyManager === null ? 'Every change of the programme' : 'Your own changes of the programme'}, newest first.${mayWrite ? ' Most can be undone while nothing they changed was changed since.' : ''}`,
    content: html`<search><form class="filters" action="${path}" method="get">
<div class="filter"><label for="filter-${SEARCH}">Person</label><input type="search" id="filter-${SEARCH}" name="${SEARCH}" value="${query.get(SEARCH) ?? ''}" autocomplete="off"></div>
<div class="filter"><label for="day">Day</label><input type="date" id="day" name="day" value="${query.get('day') ?? ''}"></div>
<div class="filter-buttons"><button type="submit">Show</button>${query.size > 0 && html`<a href="${path}">Show all</a>`}</div>
</form></search>
${people.length === 1 && html`<p>Changes about ${people.map(({ id, called }) => html`<a href="/desk/people/${id}/">${called}</a>`)}.</p>`}
${
  entries.length === 0
    ? renderNothing(people, request)
    : renderTable<HistoryEntry>({
        caption: 'Changes',
        rows: entries,
        columns: [
          {
            label: 'What',
            cell: ({ number, summary }) =>
              html`<a href="${path}${number}/">${deskText(capitalize(summary))}</a>`,
          },
          { label: 'When', kind: 'date', cell: ({ at }) => renderInstant(at, timeZone) },
          { label: 'Who', cell: ({ who }) => who },
          { label: 'Why', cell: ({ reason }) => reason },
          { label: 'Undo', cell: (entry) => renderUndoLink(entry, mayUndoKind(entry.kind, request)) },
        ],
      })
}
${hasMore && oldest !== undefined && html`<p class="buttons"><a class="button" href="${hrefWith(path, query, { before: String(oldest) })}">Older changes</a></p>`}`,
  };
}

/** Why there are no entries, and what to do: nobody or several people may be meant, or nothing was changed. */
function renderNothing(
  people: readonly PersonMeant[],
  { query, onlyManager, mayWrite }: DeskRequest,
): SafeHtml {
  if (people.length > 1) {
    const links = people.map(({ id, called, role }) => ({
      label: `${called} (${role})`,
      href: `/desk/history/?person=${id}`,
    }));
    return renderEmptyState('Several people may be meant. Choose one:', links);
  }
  if ((query.get(SEARCH) ?? '') !== '' && people.length === 0) {
    return renderEmptyState('Nobody is called so. Try a part of the name, or the e-mail.');
  }
  if (query.size > 0) return renderEmptyState('No change fits. Choose another day or person, or show all.');
  if (onlyManager !== null) {
    return renderEmptyState('You have changed nothing yet. Your own changes stand here, each with an undo.');
  }
  return renderEmptyState(
    'Nothing was changed yet. Every change stands here from the first on: what, when, who and why, most with an undo.',
    mayWrite
      ? [
          { label: 'Upload sheets', href: '/desk/upload/' },
          { label: 'New pair', href: '/desk/pairs/new/' },
        ]
      : [],
  );
}

function renderUndoLink({ number, undone_by, summary, lasting }: HistoryEntry, mayUndo: boolean) {
  if (undone_by !== null) return isUndoSummary(summary) ? 'done again' : 'undone';
  if (lasting === 'large') return 'too large to undo';
  if (lasting === 'erased') return 'somebody in it was erased';
  return mayUndo ? html`<a href="/desk/history/${number}/undo/">${undoLabel(summary)}</a>` : null;
}

/** What taking an entry back is called: of an undo it does the same again. */
export const undoLabel = (summary: string): string => (isUndoSummary(summary) ? 'Do it again' : 'Undo');
