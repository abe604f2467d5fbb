/** The part of a list that an address asks for: its page, its order, and the links to the others. */

import type { Sort } from '../../domain/desk/desk-reader.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { type Choice, renderHidden, renderOptions } from '../../pages/field.ts';
import { type NamedLink, type PageLinks, rangeInWords, renderPageLinks } from '../../pages/layout.ts';
import { hrefWith } from '../links.ts';
import type { DeskRequest, Screen } from '../screen.ts';
import { type Action, renderActions, renderEmptyState } from './details.ts';
import { fileOf, type ListColumn, renderDownload, tableColumns } from './download.ts';
import { renderTable, type SortLink } from './table.ts';
import { type Ticking, tickable } from './ticking.ts';

/** The number of rows of a page. */
const PAGE_LENGTH = 50;

/** Returns which rows `?page=2` asks for; anything that is no page is the first. */
export function pageRequestOf(query: URLSearchParams): PageRequest {
  const text = query.get('page') ?? '';
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return { limit: PAGE_LENGTH, offset: (number - 1) * PAGE_LENGTH };
}

/** Returns the place of a page in its list, with the links to the others. */
export function pageLinksOf(
  { path, query }: Pick<DeskRequest, 'path' | 'query'>,
  { offset }: PageRequest,
  { count, items }: Page<unknown>,
): PageLinks {
  const current = offset / PAGE_LENGTH + 1;
  const last = Math.max(1, Math.ceil(count / PAGE_LENGTH));
  const href = (number: number) => hrefWith(path, query, { page: number === 1 ? null : String(number) });
  return {
    from: items.length === 0 ? 0 : offset + 1,
    to: offset + items.length,
    count,
    first: current > 2 ? href(1) : null,
    previous: current > 1 ? href(Math.min(current - 1, last)) : null,
    next: current < last ? href(current + 1) : null,
    last: current < last - 1 ? href(last) : null,
  };
}

/** Returns the order that an address asks for: `?sort=due_date`, `?sort=-due_date`. */
export function sortOf<By extends string>(
  query: URLSearchParams,
  known: readonly By[],
  usual: Sort<By>,
): Sort<By> {
  const text = query.get('sort') ?? '';
  const by = known.find((one) => one === text.replace(/^-/, ''));
  return by === undefined ? usual : { by, descending: text.startsWith('-') };
}

/** The link by which the heading of a column sorts, or turns the order round. */
function sortLink(
  { path, query }: Pick<DeskRequest, 'path' | 'query'>,
  current: Sort<string>,
  by: string,
): SortLink {
  const isCurrent = current.by === by;
  const descends = isCurrent && !current.descending;
  return {
    href: hrefWith(path, query, { sort: descends ? `-${by}` : by }),
    direction: isCurrent ? (current.descending ? 'descending' : 'ascending') : null,
  };
}

/** A list as somebody sees it. */
interface List<Row, Found extends Page<Row>> {
  readonly read: (page: PageRequest) => Promise<Found>;
  /** Its order, if it has several. */
  readonly sort?: Sort<string>;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters?: Filters;
  /** What it says where there are no rows, and where no row fits the filters. */
  readonly nothing: string;
  readonly nothingFits?: string;
  /** What can be done where there are no rows. */
  readonly firstSteps?: readonly NamedLink[];
  readonly ticking?: Ticking<Row> | false;
  readonly description?: string;
  readonly above?: readonly NamedLink[];
  /** Links above the filters. */
  readonly actions?: readonly Action[];
  /** The content above the filters, the table, and below it. */
  readonly lead?: SafeHtml | null;
  readonly aboveTable?: (rows: Found) => SafeHtml | null;
  readonly rest?: SafeHtml | false;
}

/** A screen of a list. */
interface ListScreen<Row, Found extends Page<Row>> extends Pick<Screen, 'path' | 'access'> {
  /** `Owed feedback`. */
  readonly name: string;
  readonly timeZone: string;
  /** Null where there is none for the caller. */
  open(request: DeskRequest): Promise<List<Row, Found> | null>;
}

/** Makes the screen: filters, a table whose headings sort, pages, and files with the same rows. */
export const listScreen = <Row, Found extends Page<Row> = Page<Row>>({
  path,
  access,
  name,
  timeZone,
  open,
}: ListScreen<Row, Found>): Screen => ({
  path,
  access,
  async show(request) {
    const list = await open(request);
    if (list === null) return null;
    const { query } = request;
    const { read, sort, filters, columns, ticking = false, actions = [], lead, aboveTable, rest } = list;
    const file = await fileOf(request, { name, columns, read, timeZone });
    if (file !== null) return file;
    const page = pageRequestOf(query);
    const rows = await read(page);
    const isFiltered = filters !== undefined && isNarrowed(query, namesOf(filters));
    const links = pageLinksOf(request, page, rows);
    const { ticks, around = (table: SafeHtml) => table } = ticking ? tickable(request, rows, ticking) : {};
    const table = () =>
      renderTable<Row>({
        caption: `${name}: ${rangeInWords(links)}`,
        rows: rows.items,
        columns: tableColumns(columns, timeZone, sort && ((by) => sortLink(request, sort, by))),
        ...(ticks && { ticks }),
      });
    return {
      title: name,
      ...(list.description !== undefined && { description: list.description }),
      ...(list.above !== undefined && { above: list.above }),
      content: html`${lead}${renderActions(actions, 'More')}
${filters && renderFilters(request, filters)}
${aboveTable?.(rows)}
${
  rows.items.length > 0
    ? around(table())
    : renderEmptyState(
        (isFiltered && list.nothingFits) || list.nothing,
        isFiltered ? [] : (list.firstSteps ?? []),
      )
}
${
  rows.count > 0 &&
  html`${renderPageLinks(links, 'Pages')}
${renderDownload(request)}`
}
${rest}`,
    };
  },
});

// The filters of a list: a form whose state is in the address, so that it can be kept, sent and combined.

/** A menu; the first choice leaves nothing out, and its value is empty. */
export interface FilterMenu {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The filters of a list. */
interface Filters {
  /** The label of the text field, such as `Name or e-mail`; absent: nothing is searched. */
  readonly search?: string;
  readonly menus?: readonly FilterMenu[];
  /** Fields for a day. */
  readonly days?: readonly Omit<FilterMenu, 'choices'>[];
  /** Parameters that stay as they are, besides the order. */
  readonly kept?: readonly string[];
  /** The label of the button if something is looked for rather than left out; default: `Show`. */
  readonly submitLabel?: string;
}

/** The parameter of the text field. */
export const SEARCH = 'q';

/** Whether an address leaves anything out by one of some parameters. */
export const isNarrowed = (query: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => (query.get(name) ?? '') !== '');

const namesOf = ({ menus = [], days = [] }: Filters): readonly string[] => [
  SEARCH,
  ...[...menus, ...days].map(({ name }) => name),
];

/** Renders the form of filters; with a way back to everything if anything is left out. */
export function renderFilters(
  { path, query }: Pick<DeskRequest, 'path' | 'query'>,
  filters: Filters,
): SafeHtml {
  const { search, menus = [], days = [], kept = [], submitLabel } = filters;
  const canShowAll = submitLabel === undefined && isNarrowed(query, namesOf(filters));
  return html`<search><form class="filters" action="${path}" method="get">
${['sort', ...kept].map((name) => {
  const value = query.get(name);
  return value === null ? null : renderHidden({ name, value });
})}
${search !== undefined && html`<div class="filter"><label for="filter-${SEARCH}">${search}</label><input type="search" id="filter-${SEARCH}" name="${SEARCH}" value="${query.get(SEARCH) ?? ''}" autocomplete="off"></div>`}
${days.map(
  ({ name, label }) =>
    html`<div class="filter"><label for="filter-${name}">${label}</label><input type="date" id="filter-${name}" name="${name}" value="${query.get(name) ?? ''}"></div>`,
)}
${menus.map((menu) => renderMenu(menu, query.get(menu.name) ?? ''))}
<div class="filter-buttons"><button type="submit">${submitLabel ?? 'Show'}</button>${canShowAll && html`<a href="${path}">Show all</a>`}</div>
</form></search>`;
}

function renderMenu({ name, label, choices }: FilterMenu, chosen: string): SafeHtml {
  return html`<div class="filter"><label for="filter-${name}">${label}</label><select id="filter-${name}" name="${name}">${renderOptions(choices, chosen)}</select></div>`;
}
