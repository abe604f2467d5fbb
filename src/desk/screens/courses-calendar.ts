/** `/desk/courses/calendar/`: the addresses by which calendar programs follow the courses. */

import { CALENDAR_SCOPE } from '../../domain/access.ts';
import { isAccountName, MAX_ACCOUNT_NAME_LENGTH } from '../../domain/account.ts';
import type { Token } from '../../domain/token.ts';
import { html } from '../../html/html.ts';
import { renderEmptyState, renderInstant, renderPart, renderSecret } from '../components/details.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { savedHref } from '../components/settings-screen.ts';
import { renderTable } from '../components/table.ts';
import { type FormState, formState } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, idFrom, mayChangeSettings, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { FormReader } from '../sent-form.ts';

const isInUse = ({ scopes, revoked_at, expires_at }: Token): boolean =>
  scopes.includes(CALENDAR_SCOPE) &&
  revoked_at === null &&
  (expires_at === null || Temporal.Instant.compare(expires_at, Temporal.Now.instant()) > 0);

/** The path of the screen. */
export const CALENDAR_PATH = '/desk/courses/calendar/';

/** The field of the buttons that revoke an address. */
const REVOKE = 'revoke';

/** Returns the screen, for managers; none with AUTH=open, as calendar programs need no tokens then. */
export function calendarScreens({ tokens, calendarPath, timeZone }: DeskParts): readonly Screen[] {
  if (tokens === null) return [];
  const shown = async (state: FormState, address: string | null) =>
    renderAddresses((await tokens.list()).filter(isInUse), timeZone, address, state);
  return [
    {
      path: CALENDAR_PATH,
      access: PROGRAMME_CHANGES,
      show: async (request) => (mayChangeSettings(request) ? shown(formState(null), null) : null),
      async submit(request, form) {
        if (!mayChangeSettings(request)) return null;
        const by = { account: request.caller.account, token: request.caller.token };
        const revoked = idFrom(form.text(REVOKE));
        if (revoked !== null) {
          const known = (await tokens.list()).filter(isInUse).find(({ id }) => id === revoked);
          if (known !== undefined) await tokens.revoke(known.id, by);
          return { redirectTo: savedHref(CALENDAR_PATH) };
        }
        const fields = new FormReader(form);
        const account = fields.required('name', 'Say whose calendar it is for.');
        if (account !== '' && !isAccountName(account)) {
          fields.problems['name'] = `Write at most ${MAX_ACCOUNT_NAME_LENGTH} characters.`;
        }
        if (!fields.isFine()) {
          return { ...(await shown(formState(form, { problems: fields.problems }), null)), status: 422 };
        }
        const { secret } = await tokens.issue({ account, scopes: [CALENDAR_SCOPE], expires_at: null }, by);
        return shown(formState(null), `${request.root}${calendarPath}?token=${secret}`);
      },
    },
  ];
}

/** The page; `address` was just made, and null if none was. */
const renderAddresses = (
  tokens: readonly Token[],
  timeZone: string,
  address: string | null,
  state: FormState,
): DeskPage => ({
  title: 'Addresses of the calendar',
  description: 'Anyone who has an address sees all sessions of the courses, and nothing else.',
  above: [{ label: 'Courses', href: '/desk/courses/' }],
  content: html`${
    address !== null &&
    renderSecret(
      'Copy this address now',
      address,
      'Paste it into the calendar program. It is not shown again.',
    )
  }
${renderOperationForm({
  action: CALENDAR_PATH,
  heading: 'New address',
  fields: [
    {
      name: 'name',
      label: 'Whose calendar',
      input: 'text',
      required: true,
      help: 'For example “Nora’s phone”, so that you know later which one to revoke.',
    },
  ],
  submitLabel: 'Create address',
  isBrief: true,
  state,
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
<p class="quiet">A revoked address stops working immediately and cannot be restored. Create a new one instead.</p>`,
});
