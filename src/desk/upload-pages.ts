/** The page of an upload as data: what it is asked for, and what comes of it. It is made where the files are read. */

import type { SeenUpload, UploadEngine } from '../interchange/upload.ts';
import type { DeskPage } from './screen.ts';
import type { SentForm } from './sent-form.ts';

/** Why what was sent is not written, or what is missing, by the field that wants it. */
export type Obstacle = 'changed' | 'other answers' | Readonly<Record<string, string>>;

/** A request for the page. */
export interface UploadPageRequest extends SeenUpload {
  readonly path: string;
  readonly query: string;
  /** What was sent; null if the page is only shown. */
  readonly fields: SentForm['fields'] | null;
  /** What the page tells above all. */
  readonly obstacle: Obstacle | null;
}

export type RenderedPage = Omit<DeskPage, 'content'> & { readonly markup: string };

/** The page, where to go instead, or that what was shown is to be imported. */
export type UploadPageOutcome =
  | RenderedPage
  | { readonly redirectTo: string }
  | { readonly imports: SeenUpload; readonly seen: number };

/** Works on uploads, and makes their pages. */
export interface UploadPages extends UploadEngine {
  /** Removes what was discarded. */
  discard(id: string): Promise<void>;
  /** Removes what is too old, and files of what was discarded. */
  tidy(): Promise<void>;
  page(request: UploadPageRequest, signal: AbortSignal): Promise<UploadPageOutcome>;
}
