/** The common parts of the sign-in endpoints: reading forms, and pages that are never cached. */

import { ANONYMOUS_CALLER } from '../../domain/access.ts';
import { LINK_PATH, SIGN_IN_PATH } from '../../domain/sign-in.ts';
import type { Authentication } from '../auth/authentication.ts';
import { mustLoadAgain, ONCE } from '../auth/cross-origin.ts';
import type { FailureCounter } from '../auth/failed-sign-ins.ts';
import { NEXT, safeRedirectPath } from '../auth/paths.ts';
import {
  type LinkForm,
  renderFirstAccount,
  renderSignIn,
  renderSignInNotice,
  type SignInNotice,
} from '../browsable/sign-in.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { matches, parseMediaType } from '../requests/media-type.ts';
import { lastValue, parseParameters } from '../requests/query.ts';
import { readBytes } from '../requests/read-bytes.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { unsupportedMediaType } from '../responses/problem.ts';
import { type FixedResponse, pageResponse, redirectResponse } from '../responses/response.ts';

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
