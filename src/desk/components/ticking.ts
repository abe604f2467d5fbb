/** What is done with several rows of a list: boxes, a way to tick them all, and the buttons below. */

import type { Page } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { hrefWith } from '../links.ts';
import type { DeskRequest } from '../screen.ts';
import type { DeskTable } from './table.ts';

/** The name of the fields that name ticked rows. */
export const ROW = 'row';
/** The field whose value is the query of the list, in place of ticked rows. */
export const ALL = 'all';

/** The form that the boxes of the rows belong to. */
const TICKED = 'ticked';

/** The rows of a list as they are ticked. */
export interface Ticking<Row> extends Pick<NonNullable<DeskTable<Row>['ticks']>, 'valueOf' | 'labelOf'> {
  /** The address that the buttons lead to. */
  readonly action: string;
  /** How many rows can be chosen at once. */
  readonly limit: number;
  readonly buttons: SafeHtml;
}

/** The parts of a list whose rows can be ticked. */
export const tickable = <Row>(
  { path, query, here }: Pick<DeskRequest, 'path' | 'query' | 'here'>,
  { count, items }: Page<Row>,
  { ...ticking }: Ticking<Row>,
) => ({
  ticks: { ...ticking, name: ROW, form: TICKED, isTicked: () => query.get('tick') === 'all' },
  // All of them, those of other pages too, and past the rows to the buttons.
  around: (table: SafeHtml): SafeHtml =>
    html`<div class="ticking"><div class="list-ways"><a href="${hrefWith(path, query, { tick: 'all', page: query.get('page') })}">Tick all rows of this page</a>
${
  count > items.length &&
  html`<label class="all"><input type="checkbox" form="${TICKED}" name="${ALL}" value="${query.toString()}">${count > ticking.limit ? `The first ${ticking.limit} of all ${count} rows` : `All ${count} rows`}, not only the ticked ones</label>`
}
<a class="skip-rows" href="#${TICKED}">Skip to the actions for selected rows</a></div>
${table}
<form class="actions" id="${TICKED}" tabindex="-1" action="${ticking.action}" method="get" aria-label="Selected rows">
<input type="hidden" name="back" value="${here}">
<span>Selected rows:</span>
${ticking.buttons}
</form></div>`,
});

/** How many people and pairs can be written to at once. */
export const MAX_CHOSEN = 500;

/** The address at which people are written to. */
export const MESSAGES_PATH = '/desk/messages/';

/** Rows to whose people a message can be written. */
export const ofMessages = (of: 'people' | 'pairs') => ({
  action: MESSAGES_PATH,
  limit: MAX_CHOSEN,
  buttons: html`<button type="submit" name="of" value="${of}">Send a message</button>`,
});
