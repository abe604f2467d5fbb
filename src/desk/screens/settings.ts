/** `/desk/settings/`: the ways to accounts, templates and reminders, and what the service says of itself. */

import { html } from '../../html/html.ts';
import { renderMissingSetup } from '../components/details.ts';
import { API_LINK } from '../navigation.ts';
import type { DeskParts, MissingSetup } from '../parts.ts';
import { mayChangeSettings, PROGRAMME, type Screen } from '../screen.ts';
import { ASK_PATH } from './ask-for-sign-in.ts';

/** Makes the screen. */
export const settingsHomeScreen = ({ accounts, askForSignIn, facts }: DeskParts): Screen => ({
  path: '/desk/settings/',
  access: PROGRAMME,
  async show(request) {
    const links = mayChangeSettings(request) ? [...(accounts === null ? [] : [ACCOUNTS]), ...LINKS] : [];
    return {
      title: 'Settings',
      content: html`${
        links.length > 0 &&
        html`<div class="today">${links.map(
          ({ label, href, text }) =>
            html`<section class="card"><h2><a href="${href}">${label}</a></h2><p>${text}</p></section>\n`,
        )}</div>`
      }
<section><h2>The service</h2>
<dl class="details">${(await facts()).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${typeof value === 'string' ? value : renderMissingSetup(value)}</dd></div>\n`)}
<div><dt>For developers</dt><dd><a href="${API_LINK.href}">${API_LINK.label}</a></dd></div></dl>
${
  accounts === null &&
  (askForSignIn === null
    ? html`<p>${renderMissingSetup(NO_ACCOUNTS)}</p>`
    : html`<p>${NO_ACCOUNTS.text}</p>
<p class="buttons"><a class="button" href="${ASK_PATH}">Ask everybody to sign in</a></p>`)
}</section>`,
    };
  },
});

const ACCOUNTS = {
  label: 'Accounts',
  href: '/desk/settings/accounts/',
  text: 'Who signs in, and what they may do.',
};

const LINKS = [
  {
    label: 'Reminders',
    href: '/desk/settings/reminders/',
    text: 'When people are reminded of feedback that they owe.',
  },
  {
    label: 'Templates',
    href: '/desk/settings/templates/',
    text: 'What reminders and digests say, by round and language.',
  },
  {
    label: 'Fields of people',
    href: '/desk/settings/fields/',
    text: 'What else your programme keeps about people.',
  },
];

/** Nobody has an account. */
const NO_ACCOUNTS: MissingSetup = {
  text: 'Nobody signs in: everyone who can open this page sees and changes everything. With accounts, people sign in as manager, coordinator or viewer.',
  settings: 'AUTH=tokens',
  document: 'docs/accounts.md',
};
