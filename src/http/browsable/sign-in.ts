/** The sign-in page: with a provider, with a link sent by e-mail, or with a token. */

import { html, type SafeHtml } from '../../html/html.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import { renderErrors, renderField, renderHidden } from '../../pages/field.ts';
import { renderLayout } from '../../pages/layout.ts';

/** The properties of all sign-in pages. */
export interface SignInFrame {
  readonly serviceName: string;
  /** The language of the page, if it is not English. */
  readonly language?: string;
}

/** The content of the sign-in page. */
export interface SignInPage extends SignInFrame {
  /** The action of the token form. */
  readonly action: string;
  /** Hidden fields by name. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Why the last attempt with a token failed; empty if there was none. */
  readonly errors: readonly string[];
  /** The action of the form that requests a link; null if no links are sent. */
  readonly link: LinkForm | null;
  /** The provider at which people sign in; null if there is none. */
  readonly provider: { readonly label: string; readonly href: string } | null;
}

/** The form that requests a link. */
export interface LinkForm {
  readonly action: string;
  readonly email: string;
  readonly errors: readonly string[];
}

/** Renders the whole document. */
export function renderSignIn(page: SignInPage): string {
  const { errors, link, provider } = page;
  const isRefused = errors.length > 0 || (link !== null && link.errors.length > 0);
  return renderSignInFrame(
    page,
    `${isRefused ? 'Refused: ' : ''}Sign in`,
    html`<div class="opening">
<h1>Sign in</h1>
<p class="description">You stay signed in until you have not used this browser for twelve hours.</p>
</div>
${
  provider !== null &&
  html`<section class="create" aria-label="Sign in with ${provider.label}">
<p><a class="button primary" href="${provider.href}">Sign in with ${provider.label}</a></p>
</section>`
}
${link !== null && renderLinkForm(link, page)}
${renderTokenForm(page)}`,
  );
}

/** A sign-in page with its content. */
function renderSignInFrame({ serviceName, language }: SignInFrame, title: string, content: SafeHtml): string {
  return renderLayout(
    {
      windowTitle: `${title} · ${serviceName}`,
      ...(language !== undefined && { language }),
      styleSheets: [styleSheet.href],
      icon: icon.href,
      breadcrumbs: [{ label: serviceName, href: '/' }],
      navigation: [],
      session: null,
      skips: [],
      mainClass: 'sign-in',
    },
    content,
  );
}

/** Hidden form fields. */
const renderAllHidden = (hidden: Readonly<Record<string, string>>): readonly SafeHtml[] =>
  Object.entries(hidden).map(([name, value]) => renderHidden({ name, value }));

function renderLinkForm({ action, email, errors }: LinkForm, { hidden }: SignInPage): SafeHtml {
  const described = errors.length > 0 ? 'field-email-error field-email-help' : 'field-email-help';
  return html`<section class="create" aria-label="Sign in by e-mail">
<form action="${action}" method="post" novalidate>
${renderAllHidden(hidden)}
<div class="fields">
<div class="field field-text${errors.length > 0 && ' refused'}">
<label for="field-email">E-mail address</label>
<p class="help" id="field-email-help">A link to sign in with is sent to you. It is valid for 15 minutes.</p>
<input type="email" id="field-email" name="email" value="${email}" autocomplete="email" spellcheck="false" aria-required="true" aria-describedby="${described}"${errors.length > 0 && html` aria-invalid="true" autofocus`}>
${renderErrors(errors, 'field-email-error')}
</div>
</div>
<button type="submit" class="primary">Send me a link</button>
</form>
</section>`;
}

function renderTokenForm({ serviceName, action, hidden, errors }: SignInPage): SafeHtml {
  const field = renderField(
    {
      name: 'token',
      label: 'Token',
      input: 'secret',
      required: true,
      help: 'One word that begins with “mentoring_”. The administrator of this service creates it.',
      value: '',
      choices: [],
      checked: false,
      errors,
      isFocused: errors.length > 0,
    },
    '',
  );
  // A hidden user name, which password managers require.
  return html`<section class="create" aria-label="Sign in">
<form action="${action}" method="post">
${renderAllHidden(hidden)}
<input type="text" name="username" value="${serviceName}" autocomplete="username" hidden>
<div class="fields">
${field}</div>
<button type="submit" class="primary">Sign in</button>
</form>
</section>`;
}

/** The form that makes the first account, with what was typed and is wrong by field. */
interface FirstAccountForm {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Renders the whole document. */
export function renderFirstAccount(
  frame: SignInFrame,
  { action, hidden, values, errors }: FirstAccountForm,
): string {
  const isRefused = Object.keys(errors).length > 0;
  const field = (name: string, label: string): SafeHtml =>
    renderField(
      {
        ...{ name, label, input: 'text', required: true, help: null, choices: [], checked: false },
        value: values[name] ?? '',
        errors: errors[name] ?? [],
        isFocused: Object.keys(errors)[0] === name,
      },
      '',
    );
  return renderSignInFrame(
    frame,
    `${isRefused ? 'Refused: ' : ''}Create the first account`,
    html`<div class="opening">
<h1>Create the first account</h1>
<p class="description">Nobody has an account yet. Yours is a manager’s: it sees and changes everything, and gives accounts to others. You sign in by links, without a password.</p>
</div>
<section class="create" aria-label="Create the first account">
<form action="${action}" method="post" novalidate>
${renderAllHidden(hidden)}
<div class="fields">
${field('name', 'Your name')}${field('email', 'Your e-mail address')}</div>
<button type="submit" class="primary">Create the account and sign in</button>
</form>
</section>`,
  );
}

/** A page with a message and optionally a button or a link. */
export interface SignInNotice {
  readonly title: string;
  readonly text: string;
  /** A form with a button only. */
  readonly button?: {
    readonly label: string;
    readonly action: string;
    readonly hidden: Readonly<Record<string, string>>;
  };
  readonly link?: { readonly label: string; readonly href: string };
}

/** Renders the whole document. */
export function renderSignInNotice(frame: SignInFrame, { title, text, button, link }: SignInNotice): string {
  return renderSignInFrame(
    frame,
    title,
    html`<div class="opening">
<h1>${title}</h1>
<p class="description">${text}</p>
</div>
${
  button !== undefined &&
  html`<section class="create" aria-label="${title}">
<form action="${button.action}" method="post">
${renderAllHidden(button.hidden)}
<button type="submit" class="primary">${button.label}</button>
</form>
</section>`
}
${link !== undefined && html`<p><a href="${link.href}">${link.label}</a></p>`}`,
  );
}
