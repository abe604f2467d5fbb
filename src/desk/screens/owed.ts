/** `/desk/owed/`: a row for each pair, round and role that owes feedback. */

import { type DeskChoices, OWED_SORTS, type OwedRow, type OwedSort } from '../../domain/desk/desk-reader.ts';
import { dueReasonText } from '../../domain/due-feedbacks.ts';
import { MAX_FEEDBACKS } from '../../domain/operations/operation.ts';
import type { PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { latenessText, renderDay, renderEmptyState, renderName } from '../components/details.ts';
import { allOf, fileOf, localTime } from '../components/download.ts';
import { cohortMenu, managerMenu, managerName, ROLE_MENU, roundMenu } from '../components/frame.ts';
import {
  type ListColumn,
  pageRequestOf,
  renderFilters,
  renderList,
  sortOf,
} from '../components/list-page.ts';
import { MESSAGES_PATH, type Ticking, tickable } from '../components/ticking.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { DUE_WORDS } from '../words.ts';
import { keyText, owedFilterOf, USUAL_ORDER } from './owed-chosen.ts';
import { pairHref } from './pair-links.ts';

export const OWED_PATH = '/desk/owed/';

const NAME = 'Owed feedback';

/** Makes the screen. */
export const owedScreen = ({ desk, timeZone }: DeskParts): Screen => ({
  path: OWED_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query, onlyManager, mayWrite } = request;
    const seen = desk.seenBy(onlyManager);
    const sort = sortOf(query, OWED_SORTS, USUAL_ORDER);
    const page = pageRequestOf(query);
    const read = (part: PageRequest) => seen.owed(owedFilterOf(query), sort, part);
    const columns = columnsIn(timeZone);
    const file = await fileOf(request, { name: NAME, columns, rows: allOf(read) });
    if (file !== null) return file;
    const [rows, choices] = await Promise.all([read(page), seen.choices()]);
    return {
      title: NAME,
      description: 'One row for each feedback that is due and not received.',
      content: html`${renderWritten(query)}
${renderFilters(request, {
  search: 'Name or e-mail',
  menus: [
    ...(onlyManager === null ? [managerMenu(choices)] : []),
    cohortMenu(choices),
    roundMenu(choices),
    ROLE_MENU,
    WHEN,
    LATENESS,
  ],
  kept: ['sort'],
})}
${renderList<OwedRow, OwedSort['by']>(request, {
  name: NAME,
  rows,
  page,
  sort,
  columns,
  ...(mayWrite && tickable(request, rows, TICKING)),
  nothing: renderNothing(query, choices),
})}`,
    };
  },
});

const LATENESS = {
  name: 'late',
  label: 'Late by',
  choices: [
    { value: '', label: 'Any time' },
    { value: '7', label: '7 days or more' },
    { value: '14', label: '14 days or more' },
    { value: '30', label: '30 days or more' },
    { value: '60', label: '60 days or more' },
  ],
};

const WHEN = {
  name: 'within',
  label: 'When',
  choices: [
    { value: '', label: 'Due by today' },
    { value: '7', label: 'Due in the next 7 days' },
    { value: '30', label: 'Due in the next 30 days' },
  ],
};

const columnsIn = (timeZone: string): readonly ListColumn<OwedRow, OwedSort['by']>[] => [
  {
    label: 'Person',
    sort: 'person',
    cell: ({ person }) =>
      html`<a href="/desk/people/${person.id}/">${renderName(person)}</a> <span class="quiet">${person.role}</span>`,
    file: [
      { label: 'Person', value: ({ person }) => person.full_name },
      { label: 'E-mail', value: ({ person }) => person.email },
      { label: 'Role', value: ({ person }) => person.role },
    ],
  },
  { label: 'Round', sort: 'round', cell: ({ round }) => round.title },
  {
    label: 'About',
    sort: 'partner',
    cell: ({ key, partner }) => html`<a href="${pairHref(key)}">${renderName(partner)}</a>`,
    file: ({ partner }) => partner.full_name,
  },
  {
    label: 'Due',
    kind: 'date',
    sort: 'due_date',
    cell: ({ due_date }) => renderDay(due_date),
    file: ({ due_date }) => due_date,
  },
  {
    label: 'Late',
    cell: ({ days_late, reason }) =>
      html`${latenessText(days_late)} <span class="quiet">${dueReasonText(reason, DUE_WORDS)}</span>`,
    file: [
      { label: 'Days late', value: ({ days_late }) => days_late },
      { label: 'Why', value: ({ reason }) => dueReasonText(reason) },
    ],
  },
  { label: 'Manager', sort: 'manager', cell: ({ manager }) => managerName(manager) },
  { label: 'Cohort', sort: 'cohort', cell: ({ cohort }) => cohort },
  {
    label: 'Last reminder',
    kind: 'date',
    cell: ({ last_reminder: at }) => at && renderDay(localTime(at, timeZone).toPlainDate()),
    file: ({ last_reminder: at }) => at && localTime(at, timeZone).toPlainDate(),
  },
];

const TICKING: Ticking<OwedRow> = {
  action: '/desk/owed/change/',
  limit: MAX_FEEDBACKS,
  valueOf: ({ key }) => keyText(key),
  labelOf: ({ person, round, partner }) => `${person.called}, ${round.title}, about ${partner.called}`,
  buttons: html`<button type="submit" name="do" value="received">Received</button>
<button type="submit" name="do" value="move">Move the date</button>
<button type="submit" name="do" value="waive">Waive</button>
<button type="submit" formaction="${MESSAGES_PATH}" name="of" value="owed">Send a message</button>`,
};

/** The notice of messages that were written. */
function renderWritten(query: URLSearchParams): SafeHtml | null {
  const [sent, noted] = [query.get('sent'), query.get('noted')];
  const count = sent ?? noted;
  if (count === null || !/^\d{1,5}$/.test(count)) return null;
  const messages = count === '1' ? '1 message' : `${count} messages`;
  const text = sent === null ? `Noted that you wrote ${messages}.` : `${messages} will be sent in a moment.`;
  return html`<section class="notice done" role="status"><h2>${count === '0' ? 'These messages were written already.' : text}</h2></section>`;
}

/** The reason why the list is empty. */
function renderNothing(query: URLSearchParams, { cohorts }: DeskChoices): SafeHtml {
  if (cohorts.length === 0) {
    return renderEmptyState('There are no pairs yet, so nobody owes feedback.', [
      { label: 'Go to Today', href: '/desk/' },
    ]);
  }
  return renderEmptyState(
    query.size === 0 ? 'Nobody owes any feedback.' : 'Nobody owes feedback that fits these filters.',
  );
}
