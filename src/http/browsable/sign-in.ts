/** The page on which people sign in with a token. */

import { html } from '../../html/html.ts';
import { renderField } from '../../pages/field.ts';
import { renderLayout } from '../../pages/layout.ts';

/** What the page shows. */
export interface SignInPage {
  readonly serviceName: string;
  readonly styleSheet: string;
  readonly icon: string;
  /** Where the form is sent. */
  readonly action: string;
  /** What is sent along unseen, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Why the last attempt failed; empty where there was none. */
  readonly errors: readonly string[];
}

/** The whole document as text. */
export function renderSignIn({ serviceName, styleSheet, icon, action, hidden, errors }: SignInPage): string {
  const field = renderField(
    {
      name: 'token',
      label: 'Token',
      input: 'secret',
      required: true,
      maximumLength: null,
      minimum: null,
      maximum: null,
      help: 'One word that begins with “mentoring_”. The administrator of this service creates it.',
      value: '',
      choices: [],
      checked: false,
      errors,
    },
    '',
  );
  // Password managers want a user name; the field is for them alone.
  return renderLayout(
    {
      windowTitle: `${errors.length > 0 ? 'Refused: ' : ''}Sign in · ${serviceName}`,
      styleSheets: [styleSheet],
      icon,
      breadcrumbs: [{ label: serviceName, href: '/' }],
      navigation: [],
      session: null,
      skips: [],
      mainClass: 'sign-in',
    },
    html`<div class="opening">
<h1>Sign in</h1>
<p class="description">Sign in with your token. This browser stays signed in for twelve hours.</p>
</div>
<section class="create" aria-label="Sign in">
<form action="${action}" method="post">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<input type="text" name="username" value="${serviceName}" autocomplete="username" hidden>
<div class="fields">
${field}</div>
<button type="submit" class="primary">Sign in</button>
</form>
</section>`,
  );
}
