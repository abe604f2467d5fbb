/** Filters of rows by style sheet: a row has a class for each filter; an active filter hides other rows. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import { groupsOf, isEmptyValue, yesOrNo } from './cell.ts';
import type { TableColumn } from './view.ts';

/** The number of filters that the style sheet supports. */
const MAX_FILTERS = 24;
/** With fewer rows there are no filters. */
const MIN_ROWS = 12;

/** The filters of a column. */
interface FilterColumn {
  readonly column: TableColumn;
  /** By key: the number of the filter, counted from 1 over all columns, and its number of rows. */
  readonly choices: ReadonlyMap<string, { readonly number: number; readonly count: number }>;
}

/** The keys of the values of a column. */
function keyOf({ kind, name }: TableColumn, row: ShownRecord): string {
  const value = row[name];
  if (isEmptyValue(value)) return '';
  if (typeof value === 'boolean') return yesOrNo(value);
  return groupsOf(kind)?.keyOf(String(value)) ?? String(value);
}

const labelOfChoice = ({ kind }: TableColumn, key: string): string =>
  key === '' ? 'none' : groupsOf(kind)?.labelOf(key) || key;

/** The number of rows by key: groups sorted, single values as they appear; empty beyond `most` keys. */
function countsOf(
  column: TableColumn,
  rows: readonly ShownRecord[],
  most: number,
): readonly (readonly [key: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(column, row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (counts.size > most) return [];
  }
  const entries = [...counts];
  return groupsOf(column.kind) ? entries.sort(([one], [other]) => (one < other ? -1 : 1)) : entries;
}

/** The columns that have few values, each in several rows. */
export function filterColumns(
  columns: readonly TableColumn[],
  rows: readonly ShownRecord[],
): readonly FilterColumn[] {
  if (rows.length < MIN_ROWS) return [];
  let number = 0;
  return columns.flatMap((column) => {
    const most = Math.min(MAX_FILTERS - number, rows.length / 2);
    const counts = column.filterable ? countsOf(column, rows, most) : [];
    if (counts.length < 2) return [];
    const choices = new Map(
      counts.map(([key, count]) => {
        number += 1;
        return [key, { number, count }];
      }),
    );
    return [{ column, choices }];
  });
}

/** The classes of a row for the style sheet. */
export function filterClasses(columns: readonly FilterColumn[], row: ShownRecord): string {
  return columns.map(({ column, choices }) => `of-${choices.get(keyOf(column, row))?.number ?? 0}`).join(' ');
}

function renderFilter(number: number, label: string, count: number): SafeHtml {
  return html`<label class="choice"><input type="radio" name="show" id="show-${number}"${
    number === 0 && html` checked`
  }>${label} <span class="count">${count}</span></label>`;
}

/** The radio buttons, column by column; null if there is nothing to choose. */
export function renderFilters(columns: readonly FilterColumn[], rowCount: number): SafeHtml | null {
  if (columns.length === 0) return null;
  return html`<fieldset class="choose">
<legend class="unseen">Show</legend>
<div><span class="by" aria-hidden="true">Show</span>
${renderFilter(0, 'All', rowCount)}
</div>
${columns.map(
  ({ column, choices }) => html`<div role="group" aria-labelledby="show-${column.name}">
<span class="by" id="show-${column.name}">${column.label}</span>
${[...choices].map(([key, { number, count }]) => renderFilter(number, labelOfChoice(column, key), count))}
</div>`,
)}
</fieldset>`;
}
