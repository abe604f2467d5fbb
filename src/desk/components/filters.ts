/** The filters of a list: a form whose state is in the address, so that it can be kept, sent and combined. */

import { html, type SafeHtml } from '../../html/html.ts';
import { type Choice, renderHidden, renderOptions } from '../../pages/field.ts';
import type { DeskRequest } from '../screen.ts';

/** A menu; the first choice leaves nothing out, and its value is empty. */
export interface FilterMenu {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The filters of a list. */
interface Filters {
  /** The label of the text field, such as `Name or e-mail`. */
  readonly search: string;
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
<div class="filter"><label for="filter-${SEARCH}">${search}</label><input type="search" id="filter-${SEARCH}" name="${SEARCH}" value="${query.get(SEARCH) ?? ''}" autocomplete="off"></div>
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
