/** `/desk/settings/sign-in/`: where nobody signs in, on a machine of one's own: everybody is asked to from now on. */

import { html } from '../../html/html.ts';
import { type FormPage, renderFormPage } from '../components/form-page.ts';
import { formState } from '../operation.ts';
import type { AskForSignIn } from '../parts.ts';
import { mayChangeSettings, PROGRAMME_CHANGES, type Screen } from '../screen.ts';

export const ASK_PATH = '/desk/settings/sign-in/';

/** The seconds that the page waits before it opens the next one: the service starts again meanwhile. */
const WAIT = 3;

const PAGE: FormPage = {
  title: 'Ask everybody to sign in',
  description:
    'Now, everyone who can open this page on this machine sees and changes everything. After this, people sign in with an account, and programs need a token. You create the first account, a manager’s, on the next page; it can create the others. Going back takes an operator: the line AUTH=tokens in the file .env.',
  above: [{ label: 'Settings', href: '/desk/settings/' }],
  fields: [],
  isBrief: true,
};

/** Makes the screen. */
export const askForSignInScreen = (ask: AskForSignIn): Screen => ({
  path: ASK_PATH,
  access: PROGRAMME_CHANGES,
  show: async (request) =>
    mayChangeSettings(request) ? renderFormPage(PAGE, formState(null), request) : null,
  async submit(request) {
    if (!mayChangeSettings(request)) return null;
    const next = await ask();
    if (next === null) {
      const refusal =
        'There are accounts already, or the file .env cannot be written. Write the line AUTH=tokens into it, and start the service again.';
      return { ...renderFormPage(PAGE, formState(null, { refusal }), request), status: 422 };
    }
    return {
      title: 'Everybody signs in from now on',
      content: html`<meta http-equiv="refresh" content="${WAIT}; url=${next}">
<p>The service starts again, which takes a moment. Then the page for the first account opens by itself.</p>
<p class="buttons"><a class="button primary" href="${next}">Create the first account</a></p>`,
    };
  },
});
