/** What a request comes to, before and after it is written down. */

import { hash } from 'node:crypto';
import type {
  CreatedNotice,
  CreationForm,
  PageLinks,
  ReadableRecord,
  ReadableTable,
  Subscription,
} from './browsable/view.ts';

/** What is to be answered; how it is written is chosen apart from it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The value that is written as JSON; absent where there is no body. */
  readonly data?: unknown;
  readonly view: View;
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

/** An answer as it goes out. */
export interface Rendered {
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
