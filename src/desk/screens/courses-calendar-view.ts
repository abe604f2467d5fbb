/** What `/desk/courses/calendar/` shows. */

import type { Token } from '../../domain/token.ts';
import { html } from '../../html/html.ts';
import { renderInstant } from '../components/dates.ts';
import { renderPart } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { fieldsOf } from '../form-fields.ts';
import type { DeskPage } from '../screen.ts';
import type { FieldProblems, SentForm } from '../sent-form.ts';
import { NEW_FORM } from '../settings-screen.ts';

export const CALENDAR_PATH = '/desk/courses/calendar/';
/** The field of the buttons that revoke one. */
export const REVOKE = 'revoke';

/** What the page is made of. */
interface CalendarView {
  /** The tokens that open the calendar. */
  readonly tokens: readonly Token[];
  readonly timeZone: string;
  /** What was just made; null where nothing was. */
  readonly address: string | null;
  /** A form with which something is wrong. */
  readonly sent: { readonly form: SentForm; readonly problems: FieldProblems } | null;
}

/** The page. */
export const renderCalendarAddresses = ({ tokens, timeZone, address, sent }: CalendarView): DeskPage => ({
  title: 'Addresses of the calendar',
  description: 'Whoever has an address sees all sessions of the courses, and nothing else.',
  above: [{ label: 'Courses', href: '/desk/courses/' }],
  content: html`${
    address !== null &&
    html`<section class="notice done" role="status"><h2>Copy this address now</h2>
<p class="address">${address}</p>
<p>Paste it into the calendar program. Only this page shows it, for 30 minutes.</p></section>`
  }
${renderOperationForm({
  action: CALENDAR_PATH,
  title: 'New address',
  fields: fieldsOf(
    [
      {
        name: 'name',
        label: 'Whose calendar',
        input: 'text',
        required: true,
        help: 'Such as “Nora’s telephone”: so that you know later which one to revoke.',
      },
    ],
    sent?.form ?? null,
    sent?.problems,
  ),
  submitLabel: 'Make the address',
  isBrief: true,
  state: { ...NEW_FORM, sent: sent?.form ?? null, problems: sent?.problems ?? {} },
})}
${renderPart(
  'In use',
  tokens.length === 0
    ? renderEmptyState('No calendar program has an address yet.')
    : renderTable<Token>({
        caption: 'Addresses in use',
        rows: tokens,
        columns: [
          { label: 'Whose', cell: ({ account }) => account.name },
          { label: 'Made', kind: 'date', cell: ({ created_at }) => renderInstant(created_at, timeZone) },
          {
            label: 'Last used',
            kind: 'date',
            cell: ({ last_used_at }) => last_used_at && renderInstant(last_used_at, timeZone),
          },
          {
            label: 'Revoke',
            cell: ({ id, account }) =>
              html`<form action="${CALENDAR_PATH}" method="post"><button type="submit" name="${REVOKE}" value="${id}">Revoke<span class="unseen"> that of ${account.name}</span></button></form>`,
          },
        ],
      }),
)}
<p class="quiet">A revoked address stops at once and cannot be brought back. Make a new one instead.</p>`,
});
