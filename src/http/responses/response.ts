/** Responses, before and after rendering. */

import { hash } from 'node:crypto';
import type { View } from '../browsable/view.ts';
import { PAGE_POLICY } from './headers.ts';

/** The response of an endpoint: data in the negotiated representation, or a body of a fixed type. */
export type EndpointResponse = DataResponse | FixedResponse;

/** Data that is written as JSON or shown on a browsable page. */
export interface DataResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of the body; absent if there is no body. */
  readonly data?: unknown;
  /** Called only if a page is rendered. */
  readonly view: () => View;
}

/** A body of one type, such as a file, a page or a redirect. */
export interface FixedResponse {
  readonly status: number;
  /** Includes Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Data for which `view` makes the page. */
export const dataResponse = (data: unknown, view: () => View, status = 200): DataResponse => ({
  status,
  headers: {},
  data,
  view,
});

const HTML = 'text/html; charset=utf-8';

/** A text or a file. */
export const fixedResponse = (
  contentType: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): FixedResponse => ({ status, headers: { 'Content-Type': contentType, ...headers }, body });

/** An HTML page. */
export const pageResponse = (
  body: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
  policy = PAGE_POLICY,
): FixedResponse => fixedResponse(HTML, body, { ...headers, 'Content-Security-Policy': policy }, status);

/** A redirect. */
export const redirectResponse = (
  status: 301 | 303,
  location: string,
  headers: Readonly<Record<string, string>> = {},
): FixedResponse => fixedResponse(HTML, '', { Location: location, ...headers }, status);

/** A rendered response, ready to be sent. */
export interface RenderedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty if there is none, as in a 304. */
  readonly body: Buffer;
}

/** A strong validator (RFC 9110, section 8.8.3): it differs whenever the bytes differ. */
export function entityTag(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Whether the header If-None-Match names the tag (RFC 9110, section 13.1.2: weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
