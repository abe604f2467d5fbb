/** `/desk/smart-goals/codes/`: the codes with which the mentees of a cohort write goals, each with a sheet to print. */

import { html } from '../../html/html.ts';
import { cohortChoices } from '../components/frame.ts';
import { tokenScreen } from '../components/token-screen.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';

/** The path of the screen. */
export const CODES_PATH = '/desk/smart-goals/codes/';

/** For how many days a code is valid where nothing else is chosen. */
const USUAL_DAYS = 180;

/** Returns the screen, for managers; none with AUTH=open, as nobody needs a code then. */
export function codeScreens({ tokens, timeZone, desk, mail, sheetIn }: DeskParts): readonly Screen[] {
  if (tokens === null) return [];
  return [
    tokenScreen(
      { tokens, timeZone },
      {
        path: CODES_PATH,
        page: {
          title: 'Codes for mentees',
          description:
            'All mentees of a cohort write their goals with the same code. It lets them do nothing else.',
          above: [{ label: 'Smart goals', href: '/desk/smart-goals/' }],
        },
        scope: 'goals:write',
        form: async ({ today }) => {
          const { cohorts } = await desk.seenBy(null).choices();
          return {
            heading: 'New code',
            fields: [
              {
                name: 'name',
                label: 'Cohort',
                input: 'choice',
                choices: [{ value: 'Mentees', label: 'All mentees' }, ...cohortChoices(cohorts)],
                value: 'Mentees',
              },
              {
                name: 'until',
                label: 'Last day',
                input: 'date',
                required: true,
                value: today.add({ days: USUAL_DAYS }).toString(),
              },
            ],
            submitLabel: 'Create code',
          };
        },
        read(fields) {
          const cohort = fields.required('name', 'Choose a cohort.');
          const until = fields.day('until', 'Choose the last day on which the code is valid.');
          const ends = until?.add({ days: 1 }).toZonedDateTime(timeZone).toInstant() ?? null;
          if (ends !== null && Temporal.Instant.compare(ends, Temporal.Now.instant()) <= 0)
            fields.problems['until'] = 'Choose a day that is not over.';
          return {
            account: cohort === 'Mentees' ? cohort : `Mentees, ${cohort}`,
            expires_at: ends,
            isTyped: true,
          };
        },
        async made(secret, account, { root }) {
          const { language } = await mail.reminders.readSettings();
          const { title, intro, path, label } = sheetIn(language);
          return html`<section class="card sheet" role="status" lang="${language}">
<h2>${title}</h2>
<p>${intro}</p>
<p class="address">${root}${path}</p>
<p>${label}:</p>
<p class="address">${secret}</p></section>
<p>This is the sheet for ${account}. Print this page, or copy the code: it is not shown again.</p>`;
        },
        words: {
          account: 'For',
          none: 'There is no code yet.',
          revoked:
            'A revoked code stops working immediately, and cannot be restored. Goals that were kept stay.',
        },
      },
    ),
  ];
}
