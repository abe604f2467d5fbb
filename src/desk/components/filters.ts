/** The filters of a list: a form whose state is in the address, so that it can be kept, sent and combined. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { Choice } from '../../pages/field.ts';

/** A menu. */
export interface FilterMenu {
  /** The name of the parameter. */
  readonly name: string;
  readonly label: string;
  /** The first one means that nothing is left out; its value is the empty text. */
  readonly choices: readonly Choice[];
}

/** The filters. */
interface Filters {
  /** The path of the list. */
  readonly action: string;
  readonly query: URLSearchParams;
  /** The label of the text field, such as `Name or e-mail`; absent where nothing can be searched. */
  readonly search?: string;
  readonly menus: readonly FilterMenu[];
  /** Fields for a day. */
  readonly days?: readonly { readonly name: string; readonly label: string }[];
  /** Parameters that stay as they are, such as the order. */
  readonly kept: readonly string[];
  /** Where something is looked for rather than left out: what the button says in place of `Show`. */
  readonly submitLabel?: string;
}

/** The parameter of the text field. */
export const SEARCH = 'q';

/** The form; with a way back to everything where anything is left out. */
export function renderFilters({
  action,
  query,
  search,
  menus,
  days = [],
  kept,
  submitLabel,
}: Filters): SafeHtml {
  const isNarrowed = [SEARCH, ...[...menus, ...days].map(({ name }) => name)].some(
    (name) => (query.get(name) ?? '') !== '',
  );
  return html`<search><form class="filters" action="${action}" method="get">
${kept.map((name) => {
  const value = query.get(name);
  return value === null ? null : html`<input type="hidden" name="${name}" value="${value}">`;
})}
${
  search !== undefined &&
  html`<div class="filter"><label for="filter-${SEARCH}">${search}</label><input type="search" id="filter-${SEARCH}" name="${SEARCH}" value="${query.get(SEARCH) ?? ''}" autocomplete="off"></div>`
}
${days.map(
  ({ name, label }) =>
    html`<div class="filter"><label for="filter-${name}">${label}</label><input type="date" id="filter-${name}" name="${name}" value="${query.get(name) ?? ''}"></div>`,
)}
${menus.map((menu) => renderMenu(menu, query.get(menu.name) ?? ''))}
<div class="filter-buttons"><button type="submit">${submitLabel ?? 'Show'}</button>${isNarrowed && submitLabel === undefined && html`<a href="${action}">Show all</a>`}</div>
</form></search>`;
}

function renderMenu({ name, label, choices }: FilterMenu, chosen: string): SafeHtml {
  return html`<div class="filter"><label for="filter-${name}">${label}</label><select id="filter-${name}" name="${name}">${choices.map(
    (choice) =>
      html`<option value="${choice.value}"${choice.value === chosen && html` selected`}>${choice.label}</option>`,
  )}</select></div>`;
}
