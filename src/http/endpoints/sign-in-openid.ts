/** Signing in at an OpenID Connect provider: the redirect to it, and the return from it. */

import {
  OPEN_ID_RETURN_PATH,
  OpenIdError,
  type OpenIdFault,
  type OpenIdSignIn,
  SIGN_IN_PATH,
} from '../../domain/sign-in.ts';
import { createFailureCounter } from '../auth/failed-sign-ins.ts';
import { NEXT } from '../auth/paths.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { lastValue } from '../requests/query.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { type FixedResponse, redirectResponse } from '../responses/response.ts';
import { nextOf, OPEN_ID_PATH, type SignInContext } from './sign-in-pages.ts';

/** How long a browser keeps the state of a sign-in, in seconds. */
const COOKIE_AGE = 600;

/** How often browsers of one network may return within a minute; each return sends a request to the provider. */
const MAX_RETURNS = 60;

const REFUSED = {
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
    return pages.notice(STATUSES[fault] ?? 403, { ...REFUSED, text });
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
      return pages.notice(429, { ...REFUSED, text }, { 'Retry-After': String(wait) });
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
  repeated: `This answer of ${provider} was used before, or is too old. Begin again.`,
  untrusted: `The answer of ${provider} could not be verified. Begin again. If that does not help, tell the administrator of this service.`,
  'no e-mail': `${provider} does not say what your e-mail address is, by which accounts here are known.`,
  unverified: `${provider} does not confirm that ${email} is your e-mail address. Confirm it there, and begin again.`,
  'not allowed': `${email} may not sign in here. Use another address, or ask the administrator of this service.`,
  unknown: `There is no account for ${email} yet. Ask the administrator of this service to create one.`,
  removed: `The account of ${email} was removed. Ask the administrator of this service.`,
});
