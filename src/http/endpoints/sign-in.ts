/** Signing in and out: a browser sends a token or a one-time proof once, and gets a session cookie. */

import { ANONYMOUS_CALLER } from '../../domain/access.ts';
import { ConflictError, InvalidValuesError, ThrottledError } from '../../domain/errors.ts';
import { isMailAddress } from '../../domain/outbox.ts';
import {
  type FirstAccount,
  LINK_PATH,
  OPEN_ID_RETURN_PATH,
  OpenIdError,
  type OpenIdFault,
  type OpenIdSignIn,
  SIGN_IN_PATH,
} from '../../domain/sign-in.ts';
import {
  type Authentication,
  createFailureCounter,
  type FailureCounter,
  isForCalendar,
} from '../auth/authentication.ts';
import { mustLoadAgain, ONCE } from '../auth/cross-origin.ts';
import { FAILED_AT, NEXT, REFUSED, SIGN_OUT_PATH, safeRedirectPath } from '../auth/session.ts';
import {
  type LinkForm,
  renderFirstAccount,
  renderSignIn,
  renderSignInNotice,
  type SignInNotice,
} from '../browsable/sign-in.ts';
import type { Endpoint, RequestContext } from '../pipeline/endpoint.ts';
import { readBytes } from '../requests/body.ts';
import { acceptedLanguage, matches, parseMediaType } from '../requests/negotiation.ts';
import { lastValue, parseParameters } from '../requests/target.ts';
import {
  type FixedResponse,
  invalidToken,
  NOT_STORED,
  pageResponse,
  problemOf,
  redirectResponse,
  unsupportedMediaType,
} from '../responses/response.ts';

/** `/sign-in/` with the paths below it, and `/sign-out/`. */
export function signIn(parts: SignInParts): readonly Endpoint[] {
  const { tokens, sessions, bodyLimit, ways } = parts;
  const countFailure = createFailureCounter();
  const pages = createSignInPages(parts);
  const desk = { ...parts, countFailure, pages };

  function show(context: RequestContext): FixedResponse {
    const next = nextOf(lastValue(context.parameters, NEXT));
    return alreadySignedIn(context, next, pages) ?? pages.form(200, next);
  }

  async function submit(context: RequestContext): Promise<FixedResponse> {
    const { raw, client, log } = context;
    const typed = await readFields(context, bodyLimit);
    const next = safeRedirectPath(typed(NEXT));
    const failedAt = typed(FAILED_AT);
    /** The form again, with what is wrong: on the page that it was sent from, if that has one of its own. */
    const formAgain = (status: 401 | 429, error: string, headers: Readonly<Record<string, string>>) =>
      failedAt === ''
        ? pages.form(status, next, { errors: [error], headers })
        : redirectResponse(303, refusedAt(failedAt, status === 429 ? 'wait' : 'token'), NOT_STORED);
    if (typed('token') === '') return formAgain(401, 'Enter your token.', invalidToken().headers);
    const token = await tokens.find(typed('token'));
    if (token !== null && !isForCalendar(token)) {
      const cookie = await sessions.signIn(raw, { account: token.account.id, token: token.id }, 'token');
      return redirectResponse(303, next, { ...NOT_STORED, 'Set-Cookie': cookie });
    }
    // A valid token is accepted however many attempts failed: behind a proxy without TRUST_PROXY all clients
    // have one address.
    const wait = countFailure(client);
    if (wait > 0) {
      log.debug({ client }, 'sign-in failed: too many wrong tokens');
      const { message, headers } = problemOf(new ThrottledError(wait));
      return formAgain(429, `Too many wrong tokens. ${message}`, headers);
    }
    log.warn({ client }, 'sign-in failed: wrong token');
    const advice =
      'Invalid token: check it for typing errors. It may also have expired or been revoked; then ask the administrator of this service for a new one.';
    return formAgain(401, advice, invalidToken().headers);
  }

  return [
    formEndpoint(SIGN_IN_PATH, show, submit),
    {
      path: SIGN_OUT_PATH,
      methods: ['POST'],
      access: 'authenticated',
      representations: 'fixed',
      handle: async ({ context }) =>
        redirectResponse(303, SIGN_IN_PATH, {
          ...NOT_STORED,
          'Set-Cookie': await sessions.signOut(context.raw),
        }),
    },
    ...signInLinks(desk),
    ...(ways.openId === null ? [] : signInWithOpenId(desk, ways.openId)),
  ];
}

/** A page of this service, told why its form was refused. */
function refusedAt(address: string, reason: 'token' | 'wait'): string {
  const url = new URL(safeRedirectPath(address), 'http://service.invalid');
  url.searchParams.set(REFUSED, reason);
  return url.pathname + url.search;
}

// Signing in by a link. A GET does not use the link, because mail programs follow links; the page has a button.

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
      text: `If ${email} has an account here, a link is on its way. It is valid for 15 minutes, and signs in once. You get at most one per minute.`,
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

// Signing in at an OpenID Connect provider: the redirect to it, and the return from it.

/** How long a browser keeps the state of a sign-in, in seconds. */
const COOKIE_AGE = 600;

/** How often browsers of one network may return within a minute; each return sends a request to the provider. */
const MAX_RETURNS = 60;

const NOT_SIGNED_IN = {
  title: 'You are not signed in',
  link: { label: 'Back to the sign-in page', href: SIGN_IN_PATH },
};

/** The endpoints of a provider. */
export function signInWithOpenId(desk: SignInContext, openId: OpenIdSignIn): readonly Endpoint[] {
  const { sessions, openIdCookie, pages } = desk;
  const countReturn = createFailureCounter(MAX_RETURNS);

  /** The page after a failure, which is logged with its cause and without secrets. */
  const refuse = (error: unknown, { client, log }: RequestContext): FixedResponse => {
    if (!(error instanceof OpenIdError)) throw error;
    const { fault, email, cause } = error;
    const causes = cause === undefined ? {} : { err: cause };
    log.warn({ client, fault, ...causes }, 'sign-in with OpenID Connect failed');
    const text = explanations(openId.label, email ?? '')[fault];
    return pages.notice(STATUSES[fault] ?? 403, { ...NOT_SIGNED_IN, text });
  };

  async function begin(context: RequestContext): Promise<FixedResponse> {
    const next = nextOf(lastValue(context.parameters, NEXT));
    try {
      const { address, sealed } = await openId.begin(context.root + OPEN_ID_RETURN_PATH, next);
      const cookie = openIdCookie.write(context.raw, sealed, COOKIE_AGE);
      return redirectResponse(303, address, { ...NOT_STORED, 'Set-Cookie': cookie });
    } catch (error) {
      return refuse(error, context);
    }
  }

  async function finish(context: RequestContext): Promise<FixedResponse> {
    const { raw, root, target, client } = context;
    const query = target.replace(/^[^?]*/, '');
    const wait = countReturn(client);
    if (wait > 0) {
      const text = `Too many sign-ins came from your network. Try again in ${wait} seconds.`;
      return pages.notice(429, { ...NOT_SIGNED_IN, text }, { 'Retry-After': String(wait) });
    }
    try {
      const sealed = openIdCookie.read(raw) || null;
      const { account, next } = await openId.finish(root + OPEN_ID_RETURN_PATH + query, sealed);
      const cookie = await sessions.signIn(raw, { account, token: null }, 'openid');
      // After a redirect from another site a browser does not send the strict session cookie, so a page of
      // this service continues.
      const notice = {
        title: 'You are signed in',
        text: 'One moment.',
        link: { label: 'Continue', href: next },
      };
      return pages.notice(200, notice, { 'Set-Cookie': cookie, Refresh: `0; url=${next}` });
    } catch (error) {
      return refuse(error, context);
    }
  }

  const endpoint = (path: string, handle: (context: RequestContext) => Promise<FixedResponse>): Endpoint => ({
    path,
    methods: ['GET'],
    access: 'public',
    representations: 'fixed',
    handle: ({ context }) => handle(context),
  });
  return [endpoint(OPEN_ID_PATH, begin), endpoint(OPEN_ID_RETURN_PATH, finish)];
}

/** The statuses of failures other than 403. */
const STATUSES: Partial<Readonly<Record<OpenIdFault, number>>> = {
  unavailable: 503,
  misconfigured: 502,
  lost: 400,
  repeated: 400,
  untrusted: 400,
};

/** The messages of the page by failure. */
const explanations = (provider: string, email: string): Readonly<Record<OpenIdFault, string>> => ({
  unavailable: `${provider} cannot be reached at the moment. Try again in a minute, or sign in in another way.`,
  misconfigured: `${provider} does not accept this service. The administrator can find out more with “npx mentoring config --check” and in the log.`,
  declined: `${provider} did not sign you in. Try again, or sign in in another way.`,
  lost: 'This sign-in took longer than ten minutes, or began in another browser or window. Begin again, in this window.',
  repeated: `This answer of ${provider} was used before, or is too old. Sign in again.`,
  untrusted: `The answer of ${provider} could not be verified. Sign in again. If that does not help, tell the administrator of this service.`,
  'no e-mail': `${provider} did not send your e-mail address, which identifies your account here.`,
  unverified: `${provider} does not confirm that ${email} is your e-mail address. Confirm it there, and begin again.`,
  'not allowed': `${email} may not sign in here. Use another address, or ask the administrator of this service.`,
  unknown: `There is no account for ${email} yet. Ask the administrator of this service to create one.`,
  removed: `The account of ${email} was removed. Ask the administrator of this service.`,
});

// The common parts of the sign-in endpoints: reading forms, and pages that are never cached.

/** The dependencies of signing in. */
export interface SignInParts
  extends Pick<Authentication, 'accounts' | 'tokens' | 'sessions' | 'ways' | 'openIdCookie'> {
  readonly serviceName: string;
  /** The maximum size of a request body, in bytes. */
  readonly bodyLimit: number;
}

export interface SignInContext extends SignInParts {
  readonly countFailure: FailureCounter;
  readonly pages: SignInPages;
}

/** The URLs at which people request a link or start with a provider. */
export const LINK_REQUEST_PATH = '/sign-in/link/';
export const OPEN_ID_PATH = '/sign-in/openid/';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The maximum size of a submitted form, in bytes: a token, and a path of this service. */
const FORM_LIMIT = 8192;
/** The maximum length of the path to continue with, so that it fits into the form however it is encoded. */
const MAX_NEXT_LENGTH = 2000;

/** The path to continue with; `/` if it is not one of this service, or too long. */
export function nextOf(text: string | undefined): string {
  const next = safeRedirectPath(text ?? '/');
  return next.length <= MAX_NEXT_LENGTH ? next : '/';
}

/** The fields of a form by name, trimmed; empty if a field is missing. */
export async function readFields(
  { raw }: RequestContext,
  bodyLimit: number,
): Promise<(name: string) => string> {
  const type = raw.headers['content-type'] ?? FORM_TYPE;
  if (!matches(parseMediaType(FORM_TYPE), parseMediaType(type))) throw unsupportedMediaType(type);
  const bytes = await readBytes(raw, Math.min(FORM_LIMIT, bodyLimit));
  const fields = parseParameters(bytes.toString());
  return (name) => lastValue(fields, name)?.trim() ?? '';
}

/** The parts of the page with the form that vary. */
interface FormTerms {
  readonly errors?: readonly string[];
  readonly link?: Pick<LinkForm, 'email' | 'errors'>;
  readonly headers?: Readonly<Record<string, string>>;
}

type SignInPages = ReturnType<typeof createSignInPages>;

/** Creates what renders the sign-in pages. */
export function createSignInPages({ serviceName, ways }: SignInParts) {
  return {
    /** The page with all ways to sign in. */
    form(status: number, next: string, terms: FormTerms = {}): FixedResponse {
      const { errors = [], link = { email: '', errors: [] }, headers = {} } = terms;
      const query = next === '/' ? '' : `?${NEXT}=${encodeURIComponent(next)}`;
      const page = renderSignIn({
        serviceName,
        action: SIGN_IN_PATH,
        hidden: { [NEXT]: next },
        errors,
        link: ways.mail && { action: LINK_REQUEST_PATH, ...link },
        provider: ways.openId && { label: ways.openId.label, href: OPEN_ID_PATH + query },
      });
      return pageResponse(page, { ...NOT_STORED, ...headers }, status);
    },
    /** The page on which the first account is made. */
    firstAccount: (
      status: number,
      hidden: Readonly<Record<string, string>>,
      values: Readonly<Record<string, string>> = {},
      errors: Readonly<Record<string, readonly string[]>> = {},
    ): FixedResponse =>
      pageResponse(
        renderFirstAccount({ serviceName }, { action: LINK_PATH, hidden, values, errors }),
        NOT_STORED,
        status,
      ),
    notice: (
      status: number,
      notice: SignInNotice,
      headers: Readonly<Record<string, string>> = {},
    ): FixedResponse =>
      pageResponse(renderSignInNotice({ serviceName }, notice), { ...NOT_STORED, ...headers }, status),
  };
}

/** An endpoint that shows a page, and takes the form of it. */
export const formEndpoint = (
  path: string,
  show: (context: RequestContext) => FixedResponse | Promise<FixedResponse>,
  submit: (context: RequestContext) => Promise<FixedResponse>,
): Endpoint => ({
  path,
  methods: ['GET', 'HEAD', 'POST'],
  access: 'public',
  representations: 'fixed',
  handle: async ({ method, context }) => (method === 'POST' ? submit(context) : show(context)),
});

/** The response to callers who need not sign in, or perhaps not once the page has loaded itself again; undefined otherwise. */
export function alreadySignedIn(
  { caller, raw, path, parameters }: RequestContext,
  next: string,
  pages: SignInPages,
): FixedResponse | undefined {
  if (caller !== ANONYMOUS_CALLER) return redirectResponse(303, next, NOT_STORED);
  if (!mustLoadAgain(raw, parameters)) return undefined;
  const href = `${path}?${NEXT}=${encodeURIComponent(next)}&${ONCE}=1`;
  const notice = { title: 'Sign in', text: 'One moment.', link: { label: 'Continue', href } };
  return pages.notice(200, notice, { Refresh: `0; url=${href}` });
}
