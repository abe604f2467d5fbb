/** Renders a response in the negotiated representation. */

import { type Caller, NOBODY } from '../../domain/access.ts';
import { SIGN_OUT_PATH, signInHref } from '../auth/paths.ts';
import { icon, styleSheet } from '../browsable/assets.ts';
import { renderPage } from '../browsable/page.ts';
import type { FormatLink, NamedLink, PageSession } from '../browsable/view.ts';
import type { Representation } from '../requests/negotiation.ts';
import { replaceParameters } from '../requests/query.ts';
import { type CachePolicy, forCaches, PAGE_POLICY, SECURITY_HEADERS } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';
import { STATUS_CODES } from '../responses/node-http.ts';
import type { EndpointResponse, RenderedResponse } from '../responses/response.ts';
import type { RequestContext } from './request-context.ts';

/** What all pages share: the service name, the navigation and the cache policy. */
export interface SiteContext {
  readonly serviceName: string;
  readonly navigation: readonly NamedLink[];
  readonly caching: CachePolicy;
}

/** The parameter by which a page without scripts asks for the answer to OPTIONS. */
export const METHOD_PARAMETER = '_method';

/**
 * Renders a response. The headers are complete except those that differ each time.
 *
 * @param method what the page says was asked, which is OPTIONS where a link of the page asked for it by GET
 */
export function render(
  answer: EndpointResponse,
  representation: Representation,
  requestContext: RequestContext,
  site: SiteContext,
  // To HEAD the page is that of GET, for its length.
  method = requestContext.method === 'HEAD' ? 'GET' : requestContext.method,
): RenderedResponse {
  const isPage = representation.kind === 'html';
  const headers = forCaches(
    {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      Vary: 'Accept',
      ...answer.headers,
      ...SECURITY_HEADERS,
      ...(isPage && { 'Content-Security-Policy': PAGE_POLICY }),
    },
    site.caching,
  );
  const text = isPage
    ? renderPage(page(answer, requestContext, site, headers, method))
    : answer.data === undefined
      ? ''
      : renderJson(answer.data, representation.indent);
  const body = Buffer.from(text);
  return { status: answer.status, headers: { ...headers, 'Content-Length': String(body.length) }, body };
}

function page(
  { status, data, view: viewOf }: EndpointResponse,
  requestContext: RequestContext,
  { serviceName, navigation }: SiteContext,
  headers: Readonly<Record<string, string>>,
  method: string,
) {
  const view = viewOf();
  const atRoot = requestContext.path === '/';
  const { caller } = requestContext;
  return {
    title: view.title,
    description: view.description,
    ...(view.subscription && { subscription: view.subscription }),
    styleSheet: styleSheet.href,
    icon: icon.href,
    breadcrumbs: [
      { label: serviceName, href: '/' },
      ...(atRoot ? [] : [{ label: view.title, href: requestContext.path }]),
    ],
    navigation: caller === NOBODY ? [] : navigation,
    session: sessionOf(caller),
    signInHref: status === 401 ? signInHref(requestContext) : null,
    request: { method, target: requestContext.target },
    status: { code: status, reason: STATUS_CODES[status] ?? '' },
    headers: Object.entries(headers),
    body: data === undefined ? '' : renderJson(data, 2),
    formats: formats(requestContext),
    optionsHref:
      headers['Allow']?.includes('OPTIONS') === true
        ? here(requestContext, { format: 'api', [METHOD_PARAMETER]: 'OPTIONS' })
        : null,
    pages: view.pages ?? null,
    ...(view.recordsTitle !== undefined && { recordsTitle: view.recordsTitle }),
    records: view.records ?? [],
    ...(view.table && { table: view.table }),
    created: view.created ?? null,
    form: view.form ?? null,
  };
}

/** Whom the page is shown to. */
export function sessionOf({ account, isSignedIn }: Caller): PageSession | null {
  return account && { account: account.name, signOutHref: isSignedIn ? SIGN_OUT_PATH : null };
}

function formats(requestContext: RequestContext): readonly FormatLink[] {
  return [
    { label: 'JSON', href: here(requestContext, { format: 'json' }), current: false },
    { label: 'HTML', href: here(requestContext, { format: 'api' }), current: true },
  ];
}

/** The address of the request with other parameters, relative to the server. */
function here(requestContext: RequestContext, replaced: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(requestContext.parameters);
  parameters.delete(METHOD_PARAMETER);
  return `${requestContext.path}?${replaceParameters(parameters, replaced)}`;
}
