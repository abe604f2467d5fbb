/** Responses, before and after rendering. */

import { hash } from 'node:crypto';
import type {
  CreatedNotice,
  CreationForm,
  PageLinks,
  ReadableRecord,
  ReadableTable,
  Subscription,
} from '../browsable/view.ts';

/** The response of an endpoint; its representation is negotiated separately. */
export interface EndpointResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The value that is written as JSON; absent where there is no body. */
  readonly data?: unknown;
  /** Made only where a page is rendered. */
  readonly view: () => View;
}

/** What the browsable page shows beside the data. */
export interface View {
  readonly title: string;
  readonly description: string;
  readonly subscription?: Subscription;
  readonly recordsTitle?: string;
  readonly records?: readonly ReadableRecord[];
  readonly table?: ReadableTable;
  readonly pages?: PageLinks;
  readonly created?: CreatedNotice;
  readonly form?: CreationForm;
}

/** A response in its representation, ready to be sent. */
export interface RenderedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A strong validator (RFC 9110, section 8.8.3): other bytes, another tag. */
export function entityTag(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Whether the header If-None-Match names the tag (RFC 9110, section 13.1.2: weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
