/** `/desk/history/`: who changed what, and taking it back. */

import type { DeskPerson } from '../../domain/desk/common.ts';
import type { Desk } from '../../domain/desk/desk-reader.ts';
import { isUndo } from '../../domain/operations/messages.ts';
import type { HistoryEntry, HistoryFilter } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderInstant } from '../components/dates.ts';
import { renderEmptyState } from '../components/details.ts';
import { isNarrowed, SEARCH } from '../components/filters.ts';
import { renderTable } from '../components/table.ts';
import { hrefWith } from '../links.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { dayFrom } from '../sent-form.ts';
import { entryText, whoInDeskWords } from '../words.ts';
import { numberIn, undoLabel } from './history-seen.ts';

const HISTORY_PATH = '/desk/history/';

/** The number of entries of a page. */
const PAGE = 50;

/** The list of entries. */
export const historyScreen = ({ desk, timeZone }: DeskParts): Screen => ({
  path: HISTORY_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query } = request;
    const before = numberIn(query.get('before'));
    const on = dayFrom(query.get('day') ?? '');
    const { onlyManager, operations } = request;
    const people = await peopleMeant(desk.seenBy(onlyManager), query);
    const [person] = people;
    const isUnclear = isNarrowed(query, [PERSON, SEARCH]) && people.length !== 1;
    const filter: HistoryFilter = {
      limit: PAGE + 1,
      ...(person !== undefined && { about: { kind: 'person', id: person.id } }),
      before: before ?? undefined,
      ...(on !== null && {
        since: on.toZonedDateTime(timeZone).toInstant(),
        until: on.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
      }),
    };
    const entries = isUnclear ? [] : await operations.history(filter);
    return renderHistory(request, people, entries, timeZone);
  },
});

/** The parameter of a person who was chosen. */
const PERSON = 'person';
/** The maximum number of people who are offered if several may be meant. */
const MAX_OFFERED = 10;

/** The people whose changes are asked for: who was chosen, or whoever a text may mean. */
async function peopleMeant(
  seen: Pick<Desk, 'person' | 'findPeople'>,
  query: URLSearchParams,
): Promise<readonly PersonMeant[]> {
  const id = idFrom(query.get(PERSON));
  if (id !== null) {
    const person = await seen.person(id);
    return person === null ? [] : [person];
  }
  return seen.findPeople(query.get(SEARCH) ?? '', null, MAX_OFFERED);
}

/** Somebody whose changes are asked for. */
type PersonMeant = Pick<DeskPerson, 'id' | 'called' | 'role'>;

/** The list, newest first; about a person if one is meant, and with the way to older entries after a whole page. */
function renderHistory(
  request: DeskRequest,
  people: readonly PersonMeant[],
  found: readonly HistoryEntry[],
  timeZone: string,
): DeskPage {
  const { path, query, onlyManager, mayWrite } = request;
  const entries = found.slice(0, PAGE);
  const oldest = entries.at(-1)?.number;
  return {
    title: 'History',
    description: `${onlyManager === null ? 'Every change of the programme' : 'Every change of your pairs and nothing else'}, newest first.${mayWrite ? ' Most can be undone while nothing they changed was changed since.' : ''}`,
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
            cell: (entry) => html`<a href="${path}${entry.number}/">${entryText(entry)}</a>`,
          },
          { label: 'When', kind: 'date', cell: ({ at }) => renderInstant(at, timeZone) },
          { label: 'Who', cell: ({ who }) => whoInDeskWords(who) },
          { label: 'Why', cell: ({ reason }) => reason },
          { label: 'Undo', cell: (entry) => renderUndoLink(entry, mayWrite) },
        ],
      })
}
${found.length > PAGE && oldest !== undefined && html`<p class="buttons"><a class="button" href="${hrefWith(path, query, { before: String(oldest) })}">Older changes</a></p>`}`,
  };
}

/** The reason why there are no entries, and what to do: nobody or several people may be meant, or nothing was changed. */
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
    return renderEmptyState(
      'Nothing of your pairs was changed yet. Every change stands here, most with an undo.',
    );
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
  if (undone_by !== null) return isUndo(summary) ? 'done again' : 'undone';
  if (lasting === 'large') return 'too large to undo';
  if (lasting === 'erased') return 'somebody in it was erased';
  return mayUndo ? html`<a href="/desk/history/${number}/undo/">${undoLabel(summary)}</a>` : null;
}
