/** Renders responses: data in the negotiated representation, other bodies as they are. */

import { ANONYMOUS_CALLER, type Caller, type Scope } from '../../domain/access.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import type { NamedLink, PageSession } from '../../pages/layout.ts';
import { SIGN_OUT_PATH, signInHref } from '../auth/session.ts';
import { type BrowsablePage, browsableStyleSheet, renderPage, type View } from '../browsable/page.ts';
import { asksForEvents, COMPACT_JSON, negotiate, type Representation } from '../requests/negotiation.ts';
import { lastValue, replaceParameters } from '../requests/target.ts';
import { STATUS_CODES } from '../responses/node-http.ts';
import {
  type CachePolicy,
  type DataResponse,
  type FixedResponse,
  forCaches,
  notAcceptable,
  notFound,
  PAGE_POLICY,
  type RenderedResponse,
  renderJson,
  SECURITY_HEADERS,
} from '../responses/response.ts';
import type { Endpoint, RequestContext } from './endpoint.ts';

/** A link of the navigation, with the scope that it requires; absent: it is shown to all known callers. */
export interface SiteLink extends NamedLink {
  readonly needs?: Scope;
}

/** The common parts of all pages: the service name, the navigation and the cache policy. */
export interface SiteContext {
  readonly serviceName: string;
  readonly navigation: readonly SiteLink[];
  readonly caching: CachePolicy;
}

/** Renders data with all headers but those that vary. */
export function render(
  response: DataResponse,
  representation: Representation,
  requestContext: RequestContext,
  site: SiteContext,
  view: View | undefined,
): RenderedResponse {
  const isPage = representation.kind === 'html';
  const headers = forCaches(
    {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      Vary: 'Accept',
      ...response.headers,
      ...SECURITY_HEADERS,
      ...(isPage && { 'Content-Security-Policy': PAGE_POLICY }),
    },
    site.caching,
    requestContext.caller.isSignedIn,
  );
  const text = isPage
    ? renderPage(page(response, requestContext, site, headers, view))
    : response.data === undefined
      ? ''
      : renderJson(response.data, representation.indent);
  const body = Buffer.from(text);
  return { status: response.status, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

/** Completes the headers of a response that already has its type. */
export function renderFixed(
  { status, headers, body }: FixedResponse,
  { access, cache }: Pick<Endpoint, 'access' | 'cache'>,
  { caller: { isSignedIn } }: Pick<RequestContext, 'caller'>,
  { caching }: SiteContext,
): RenderedResponse {
  const bytes = Buffer.from(body);
  const complete = { ...SECURITY_HEADERS, ...headers, 'Content-Length': String(bytes.length) };
  if (cache) return { status, headers: forCaches(complete, caching, isSignedIn), body: bytes };
  // If tokens are required, nothing is cached unless the response says so itself.
  const defaults = caching.isPrivate && access !== 'public' ? forCaches({}, caching, isSignedIn) : {};
  return { status, headers: { ...defaults, ...complete }, body: bytes };
}

function page(
  { status, data }: DataResponse,
  requestContext: RequestContext,
  { serviceName, navigation }: SiteContext,
  headers: Readonly<Record<string, string>>,
  view: View = { title: STATUS_CODES[status] ?? 'Error', description: '' },
): BrowsablePage {
  const atRoot = requestContext.path === '/';
  const { caller, method } = requestContext;
  return {
    ...view,
    styleSheets: [styleSheet.href, browsableStyleSheet.href],
    icon: icon.href,
    breadcrumbs: [
      { label: serviceName, href: '/' },
      ...(view.parents ?? []),
      ...(atRoot ? [] : [{ label: view.title, href: requestContext.path }]),
    ],
    navigation: navigationFor(navigation, caller),
    session: sessionOf(caller),
    signInHref: status === 401 ? signInHref(requestContext) : null,
    // HEAD renders the page of GET, for its length.
    request: { method: method === 'HEAD' ? 'GET' : method, target: requestContext.target },
    status: { code: status, reason: STATUS_CODES[status] ?? '' },
    headers: Object.entries(headers),
    body: data === undefined ? '' : renderJson(data, 2),
    formats: [
      { label: 'JSON', href: here(requestContext, { format: 'json' }), current: false },
      { label: 'HTML', href: here(requestContext, { format: 'api' }), current: true },
    ],
  };
}

/** The links of the navigation that a caller may follow. */
export const navigationFor = (navigation: readonly SiteLink[], caller: Caller): readonly NamedLink[] =>
  caller === ANONYMOUS_CALLER
    ? []
    : navigation.filter(({ needs }) => needs === undefined || caller.scopes.has(needs));

/** The caller as the page shows it. */
export function sessionOf({ account, isSignedIn }: Caller): PageSession | null {
  return account && { account: account.name, signOutHref: isSignedIn ? SIGN_OUT_PATH : null };
}

/** The path of the request with other query parameters. */
function here(requestContext: RequestContext, replaced: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(requestContext.parameters);
  return `${requestContext.path}?${replaceParameters(parameters, replaced)}`;
}

// The representation of the response to a request.

/** The representation in the query; undefined if there is none. */
function formatOf({ target, path, parameters }: RequestContext): string | undefined {
  return target === path ? undefined : lastValue(parameters, 'format');
}

/** Whether a request asks for server-sent events. */
export const isStreamed = ({ representations }: Endpoint, context: RequestContext): boolean =>
  representations === 'negotiated or streamed' &&
  context.method === 'POST' &&
  asksForEvents(context.accept, formatOf(context));

/** @throws Problem 404 for an unknown format, 406 if no representation is acceptable */
export function negotiated(context: RequestContext): Representation {
  const outcome = negotiate(context.accept, formatOf(context));
  if (outcome.kind === 'unknown format') throw notFound();
  if (outcome.kind === 'not acceptable') throw notAcceptable();
  return outcome;
}

/** The representation of an error; there is always one. */
export function tolerantlyNegotiated(context: RequestContext): Representation {
  const outcome = negotiate(context.accept, formatOf(context));
  return outcome.kind === 'json' || outcome.kind === 'html' ? outcome : COMPACT_JSON;
}
