/** `/desk/courses/calendar/`: the addresses by which calendar programs follow the courses. */

import { CALENDAR_SCOPE } from '../../domain/access.ts';
import { isAccountName, MAX_ACCOUNT_NAME_LENGTH } from '../../domain/account.ts';
import type { Token } from '../../domain/token.ts';
import type { DeskParts } from '../parts.ts';
import { idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { formReader } from '../sent-form.ts';
import { mayChangeSettings } from '../settings-screen.ts';
import { CALENDAR_PATH, REVOKE, renderCalendarAddresses } from './courses-calendar-view.ts';

const isInUse = ({ scopes, revoked_at, expires_at }: Token): boolean =>
  scopes.includes(CALENDAR_SCOPE) &&
  revoked_at === null &&
  (expires_at === null || Temporal.Instant.compare(expires_at, Temporal.Now.instant()) > 0);

/** The screen, for managers; nobody has a use for it where no tokens are asked for. */
export function calendarScreens({ tokens, calendarPath, timeZone }: DeskParts): readonly Screen[] {
  if (tokens === null) return [];
  const list = async () => (await tokens.list()).filter(isInUse);
  return [
    {
      path: CALENDAR_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        if (!mayChangeSettings(request)) return null;
        return renderCalendarAddresses({ tokens: await list(), timeZone, address: null, sent: null });
      },
      async submit(request, form) {
        if (!mayChangeSettings(request)) return null;
        const by = { account: request.caller.account, token: request.caller.token };
        const revoked = idFrom(form.text(REVOKE));
        if (revoked !== null) {
          const known = (await list()).find(({ id }) => id === revoked);
          if (known !== undefined) await tokens.revoke(known.id, by);
          return { redirectTo: `${CALENDAR_PATH}?saved=yes` };
        }
        const fields = formReader(form);
        const account = fields.required('name', 'Say whose calendar it is for.');
        if (account !== '' && !isAccountName(account)) {
          fields.problems['name'] = `Write at most ${MAX_ACCOUNT_NAME_LENGTH} characters.`;
        }
        if (!fields.isFine()) {
          const view = { tokens: await list(), timeZone, address: null };
          return {
            ...renderCalendarAddresses({ ...view, sent: { form, problems: fields.problems } }),
            status: 422,
          };
        }
        const { secret } = await tokens.issue({ account, scopes: [CALENDAR_SCOPE], expires_at: null }, by);
        // It is told in the answer and nowhere else; the answer is sealed while it can be come back to.
        const address = `${request.root}${calendarPath}?token=${secret}`;
        return renderCalendarAddresses({ tokens: await list(), timeZone, address, sent: null });
      },
    },
  ];
}
