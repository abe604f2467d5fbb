/** `/desk/owed/`: a row for each pair, round and role that owes feedback. */

import { OWED_SORTS, type OwedRow } from '../../domain/desk/desk-reader.ts';
import { dueReasonText } from '../../domain/due-feedbacks.ts';
import { MAX_FEEDBACKS } from '../../domain/operations/operation.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { latenessText, renderName } from '../components/details.ts';
import type { ListColumn } from '../components/download.ts';
import { cohortMenu, managerMenu, managerName, ROLE_MENU, roundMenu } from '../components/frame.ts';
import { listScreen, sortOf } from '../components/list-page.ts';
import { MESSAGES_PATH, type Ticking } from '../components/ticking.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { DUE_WORDS } from '../words.ts';
import { keyText, owedFilterOf, USUAL_ORDER } from './owed-chosen.ts';
import { pairHref } from './pair-links.ts';

export const OWED_PATH = '/desk/owed/';

/** Makes the screen. */
export const owedScreen = ({ desk, timeZone }: DeskParts): Screen =>
  listScreen<OwedRow>({
    path: OWED_PATH,
    access: PROGRAMME,
    name: 'Owed feedback',
    timeZone,
    async open({ query, onlyManager, mayWrite }) {
      const seen = desk.seenBy(onlyManager);
      const sort = sortOf(query, OWED_SORTS, USUAL_ORDER);
      const choices = await seen.choices();
      const hasPairs = choices.cohorts.length > 0;
      return {
        description: 'One row for each feedback that is due and not received.',
        lead: renderWritten(query),
        read: (page) => seen.owed(owedFilterOf(query), sort, page),
        sort,
        columns: columnsIn(timeZone),
        filters: {
          search: 'Name or e-mail',
          menus: [
            ...(onlyManager === null ? [managerMenu(choices)] : []),
            cohortMenu(choices),
            roundMenu(choices),
            ROLE_MENU,
            WHEN,
            LATENESS,
          ],
        },
        ...(hasPairs
          ? {
              nothing: 'Nobody owes any feedback.',
              nothingFits: 'Nobody owes feedback that fits these filters.',
            }
          : {
              nothing: 'There are no pairs yet, so nobody owes feedback.',
              firstSteps: [{ label: 'Go to Today', href: '/desk/' }],
            }),
        ticking: mayWrite && TICKING,
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

const columnsIn = (timeZone: string): readonly ListColumn<OwedRow>[] => [
  {
    label: 'Person',
    sort: 'person',
    value: ({ person }) => person.full_name,
    cell: ({ person }) =>
      html`<a href="/desk/people/${person.id}/">${renderName(person)}</a> <span class="quiet">${person.role}</span>`,
  },
  { label: 'E-mail', value: ({ person }) => person.email, isOnlyInFiles: true },
  { label: 'Role', value: ({ person }) => person.role, isOnlyInFiles: true },
  { label: 'Round', sort: 'round', value: ({ round }) => round.title },
  {
    label: 'About',
    sort: 'partner',
    value: ({ partner }) => partner.full_name,
    cell: ({ key, partner }) => html`<a href="${pairHref(key)}">${renderName(partner)}</a>`,
  },
  { label: 'Due', kind: 'date', sort: 'due_date', value: ({ due_date }) => due_date },
  {
    label: 'Late',
    value: null,
    cell: ({ days_late, reason }) =>
      html`${latenessText(days_late)} <span class="quiet">${dueReasonText(reason, DUE_WORDS)}</span>`,
  },
  { label: 'Days late', value: ({ days_late }) => days_late, isOnlyInFiles: true },
  { label: 'Why', value: ({ reason }) => dueReasonText(reason), isOnlyInFiles: true },
  { label: 'Manager', sort: 'manager', value: ({ manager }) => managerName(manager) },
  { label: 'Cohort', sort: 'cohort', value: ({ cohort }) => cohort },
  {
    label: 'Last reminder',
    kind: 'date',
    value: ({ last_reminder: at }) => at?.toZonedDateTimeISO(timeZone).toPlainDate() ?? null,
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
