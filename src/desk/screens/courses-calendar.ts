/** `/desk/courses/calendar/`: the addresses by which calendar programs follow the courses. */

import { CALENDAR_SCOPE } from '../../domain/access.ts';
import { renderSecret } from '../components/details.ts';
import { tokenScreen } from '../components/token-screen.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';

/** The path of the screen. */
export const CALENDAR_PATH = '/desk/courses/calendar/';

/** Returns the screen, for managers; none with AUTH=open, as calendar programs need no tokens then. */
export function calendarScreens({ tokens, calendarPath, timeZone }: DeskParts): readonly Screen[] {
  if (tokens === null) return [];
  return [
    tokenScreen(
      { tokens, timeZone },
      {
        path: CALENDAR_PATH,
        page: {
          title: 'Addresses of the calendar',
          description: 'Anyone who has an address sees all sessions of the courses, and nothing else.',
          above: [{ label: 'Courses', href: '/desk/courses/' }],
        },
        scope: CALENDAR_SCOPE,
        form: async () => ({
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
        }),
        read: (fields) => ({
          account: fields.required('name', 'Say whose calendar it is for.'),
          expires_at: null,
        }),
        made: async (secret, _account, { root }) =>
          renderSecret(
            'Copy this address now',
            `${root}${calendarPath}?token=${secret}`,
            'Paste it into the calendar program. It is not shown again.',
          ),
        words: {
          account: 'Whose',
          none: 'No calendar program has an address yet.',
          revoked:
            'A revoked address stops working immediately and cannot be restored. Create a new one instead.',
        },
      },
    ),
  ];
}
