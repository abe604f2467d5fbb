/** Signing in by a link. A GET does not use the link, because mail programs follow links; the page has a button. */

import { ANONYMOUS_CALLER } from '../../domain/access.ts';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import { isMailAddress } from '../../domain/outbox.ts';
import { type FirstAccount, LINK_PATH, SIGN_IN_PATH } from '../../domain/sign-in.ts';
import { createFailureCounter } from '../auth/failed-sign-ins.ts';
import { NEXT } from '../auth/paths.ts';
import type { SignInNotice } from '../browsable/sign-in.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { acceptedLanguage } from '../requests/accept-language.ts';
import { lastValue } from '../requests/query.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { type FixedResponse, redirectResponse } from '../responses/response.ts';
import { formEndpoint, LINK_REQUEST_PATH, nextOf, readFields, type SignInContext } from './sign-in-pages.ts';

/** The name of the secret in the URL and the form. */
const KEY = 'key';

/** The notice for a link that was used, or is too old, or whose account was removed; it does not say which. */
const over = (next: string, isMailed: boolean): SignInNotice => ({
  title: 'This link is no longer valid',
  text:
    'A link signs in once, and within 15 minutes, and ends when another one was used or the account was changed. ' +
    (isMailed
      ? 'Ask for another one on the sign-in page.'
      : 'Ask the administrator of this service for another one.'),
  link: { label: 'To the sign-in page', href: signInTo(next) },
});

/** The sign-in page that leads on. */
const signInTo = (next: string): string =>
  next === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(next)}`;

/** The endpoints of links. */
export function signInLinks(desk: SignInContext): readonly Endpoint[] {
  const { mail } = desk.ways;
  return [confirmation(desk), ...(mail === null ? [] : [request(desk, mail)])];
}

/** `/sign-in/link/`: the response is the same whether the account exists or not. */
function request(
  { pages, bodyLimit }: SignInContext,
  mail: NonNullable<SignInContext['ways']['mail']>,
): Endpoint {
  const countRequest = createFailureCounter();

  async function submit(context: RequestContext): Promise<FixedResponse> {
    const field = await readFields(context, bodyLimit);
    const [email, next] = [field('email'), nextOf(field(NEXT))];
    if (!isMailAddress(email)) {
      const wrong = 'This is not an e-mail address, such as maria@example.org.';
      const errors = [email === '' ? 'Enter your e-mail address.' : wrong];
      return pages.form(400, next, { link: { email, errors } });
    }
    const wait = countRequest(context.client);
    if (wait > 0) {
      const errors = [`Too many links were asked for from your network. Try again in ${wait} seconds.`];
      return pages.form(429, next, { link: { email, errors }, headers: { 'Retry-After': String(wait) } });
    }
    mail.request(email, next, acceptedLanguage(context.raw.headers['accept-language']));
    return pages.notice(200, {
      title: 'Look into your mailbox',
      text: `If ${email} has an account here, a link is on its way. It is valid for 15 minutes, and signs in once. You get at most one a minute.`,
      link: { label: 'Back to the sign-in page', href: signInTo(next) },
    });
  }

  // The redirect target after the request, so that reloading the page does not request another link.
  return formEndpoint(LINK_REQUEST_PATH, () => redirectResponse(303, SIGN_IN_PATH, NOT_STORED), submit);
}

/** `/sign-in/confirm/`: the target of the links. */
function confirmation(context: SignInContext): Endpoint {
  const { accounts, sessions, ways, countFailure, pages, bodyLimit } = context;
  const accountOf = async (secret: string) => {
    const id = /^[\w-]{43}$/.test(secret) ? await ways.links.find(secret) : null;
    return id === null ? null : await accounts.findById(id);
  };

  /** Whoever is signed in already, as by pressing the button twice, goes on. */
  const refused = (
    { caller }: RequestContext,
    next: string,
    status = 404,
    headers: Readonly<Record<string, string>> = {},
  ): FixedResponse =>
    caller === ANONYMOUS_CALLER
      ? pages.notice(status, over(next, ways.mail !== null), headers)
      : redirectResponse(303, next, NOT_STORED);

  async function show(context: RequestContext): Promise<FixedResponse> {
    const { parameters } = context;
    const next = nextOf(lastValue(parameters, NEXT));
    const secret = lastValue(parameters, KEY) ?? '';
    if (ways.first?.isSecret(secret) === true)
      return pages.firstAccount(200, { [KEY]: secret, [NEXT]: next });
    const account = await accountOf(secret);
    if (account === null) return refused(context, next);
    const hidden = { [KEY]: secret, [NEXT]: next };
    return pages.notice(200, {
      title: 'Sign in',
      text: `Sign in this browser as ${account.name} (${account.email}).`,
      button: { label: 'Sign in', action: LINK_PATH, hidden },
    });
  }

  async function submit(context: RequestContext): Promise<FixedResponse> {
    const field = await readFields(context, bodyLimit);
    const secret = field(KEY);
    const next = nextOf(field(NEXT));
    if (ways.first?.isSecret(secret) === true) return makeFirst(ways.first, context, field);
    const account = await accountOf(secret);
    if (account !== null && (await ways.links.use(secret)) === account.id) {
      const cookie = await sessions.signIn(context.raw, { account: account.id, token: null }, 'link');
      return redirectResponse(303, next, { ...NOT_STORED, 'Set-Cookie': cookie });
    }
    const wait = countFailure(context.client);
    context.log.warn({ client: context.client }, 'sign-in failed: wrong link');
    return wait > 0 ? refused(context, next, 429, { 'Retry-After': String(wait) }) : refused(context, next);
  }

  /** Whoever has the link that the start printed makes the first account, and is signed in. */
  async function makeFirst(
    first: FirstAccount,
    { raw }: RequestContext,
    field: (name: string) => string,
  ): Promise<FixedResponse> {
    const [secret, name, email] = [field(KEY), field('name'), field('email')];
    const next = nextOf(field(NEXT));
    const again = (errors: Readonly<Record<string, readonly string[]>>) =>
      pages.firstAccount(400, { [KEY]: secret, [NEXT]: next }, { name, email }, errors);
    try {
      const account = await first.create(secret, { name, email });
      if (account === null) return pages.notice(404, over(next, false));
      const cookie = await sessions.signIn(raw, { account, token: null }, 'link');
      return redirectResponse(303, next, { ...NOT_STORED, 'Set-Cookie': cookie });
    } catch (error) {
      if (error instanceof InvalidValuesError) return again(error.errors);
      if (error instanceof ConflictError) return again({ email: [error.message] });
      throw error;
    }
  }

  return formEndpoint(LINK_PATH, show, submit);
}
