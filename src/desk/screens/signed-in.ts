/** `/desk/signed-in/`: where those come who signed in again in a new window, while their form waits in another one. */

import { html } from '../../html/html.ts';
import { DESK_PATH, PROGRAMME, type Screen } from '../screen.ts';

export const SIGNED_IN_PATH = '/desk/signed-in/';

/** Makes the screen. */
export const signedInScreen: Screen = {
  path: SIGNED_IN_PATH,
  access: PROGRAMME,
  show: async () => ({
    title: 'You are signed in again',
    description: 'Close this window, go back to the one with your form, and press “Send it again” there.',
    content: html`<p>The form is gone? <a href="${DESK_PATH}">Go to the first page</a></p>`,
  }),
};
