/** The part of a list that an address asks for: its page, its order, and the links to the others. */

import type { Page, PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { type Choice, renderHidden, renderOptions } from '../../pages/field.ts';
import { type PageLinks, rangeInWords, renderPageLinks } from '../../pages/layout.ts';
import { hrefWith } from '../links.ts';
import type { DeskRequest } from '../screen.ts';
import { type FiledColumn, renderDownload } from './download.ts';
import { type DeskTable, renderTable, type SortLink } from './table.ts';

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

/** An order of a list. */
export interface Sort<By extends string> {
  readonly by: By;
  readonly descending: boolean;
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
function sortLink<By extends string>(
  { path, query }: Pick<DeskRequest, 'path' | 'query'>,
  current: Sort<By>,
  by: By,
): SortLink {
  const isCurrent = current.by === by;
  const descends = isCurrent && !current.descending;
  return {
    href: hrefWith(path, query, { sort: descends ? `-${by}` : by }),
    direction: isCurrent ? (current.descending ? 'descending' : 'ascending') : null,
  };
}

/** A column that sorts by an order of its list. */
export type ListColumn<Row, By extends string> = FiledColumn<Row> & { readonly sort?: By };

/** A page of a list. */
interface List<Row, By extends string> {
  /** Its name, for those who hear it: `Owed feedback`. */
  readonly name: string;
  readonly rows: Page<Row>;
  readonly page: PageRequest;
  readonly sort?: Sort<By>;
  readonly columns: readonly ListColumn<Row, By>[];
  readonly ticks?: DeskTable<Row>['ticks'];
  /** The content if there are no rows. */
  readonly nothing: SafeHtml;
  /** The content around the table. */
  readonly around?: (table: SafeHtml) => SafeHtml;
}

/** Renders the rows of a page as a table, with the links to the other pages. */
export function renderList<Row, By extends string = never>(
  request: Pick<DeskRequest, 'path' | 'query'>,
  { name, rows, page, sort, columns, ticks, nothing, around = (table) => table }: List<Row, By>,
): SafeHtml {
  const links = pageLinksOf(request, page, rows);
  const table = () =>
    renderTable<Row>({
      caption: `${name}: ${rangeInWords(links)}`,
      rows: rows.items,
      columns: columns.map(({ sort: by, ...column }) =>
        by === undefined || sort === undefined ? column : { ...column, sort: sortLink(request, sort, by) },
      ),
      ...(ticks && { ticks }),
    });
  return html`${rows.items.length === 0 ? nothing : around(table())}
${
  rows.count > 0 &&
  html`${renderPageLinks(links, 'Pages')}
${renderDownload(request)}`
}`;
}

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
  /** Parameters that stay as they are, such as the order. */
  readonly kept?: readonly string[];
  /** The label of the button if something is looked for rather than left out; default: `Show`. */
  readonly submitLabel?: string;
}

/** The parameter of the text field. */
export const SEARCH = 'q';

/** Whether an address leaves anything out by one of some parameters. */
export const isNarrowed = (query: URLSearchParams, names: readonly string[]): boolean =>
  names.some((name) => (query.get(name) ?? '') !== '');

/** Renders the form of filters; with a way back to everything if anything is left out. */
export function renderFilters(
  { path, query }: Pick<DeskRequest, 'path' | 'query'>,
  { search, menus = [], days = [], kept = [], submitLabel }: Filters,
): SafeHtml {
  const canShowAll =
    submitLabel === undefined && isNarrowed(query, [SEARCH, ...[...menus, ...days].map(({ name }) => name)]);
  return html`<search><form class="filters" action="${path}" method="get">
${kept.map((name) => {
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
