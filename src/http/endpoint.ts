/** A path that answers in every representation, as the server sees it. */

import type { CollectionScopes, CreationContext, Freshness } from '../resources/collection.ts';
import type { Submission } from '../resources/submission.ts';
import type { Answer, View } from './answer.ts';
import type { Exchange } from './exchange.ts';
import type { Problem } from './problem.ts';

/** What was sent to be created: by a form, as a document, or as the document that was typed into the page. */
export type SentBody =
  | { readonly submission: Submission; readonly raw?: string }
  /** What was typed is no JSON; it is kept, to be mended. */
  | { readonly problem: Problem; readonly raw: string };

/** What there is to know about a POST beside its body. */
export interface PostContext extends Omit<CreationContext, 'parameters'> {
  /** The query. */
  readonly parameters: URLSearchParams;
}

export interface Endpoint {
  /** With both slashes: `/smart-goals/`. */
  readonly path: string;
  /** What a page shows of it where there is nothing else to show, as on an error. */
  readonly view: View;
  /** The header Allow. */
  readonly allow: string;
  readonly freshness: Freshness;
  /** What a token must carry; null where any token will do. */
  readonly scopes: CollectionScopes | null;
  /** Answers to GET made at the same version are the same. */
  version(): Promise<string>;
  read(exchange: Exchange): Promise<Answer>;
  options(exchange: Exchange): Answer;
  /** Absent where nothing may be created. */
  create?(body: SentBody, context: PostContext): Promise<Answer>;
  /** Answers what was created before, as it is now; null where it is there no more. Absent where nothing may be created. */
  recall?(record: number): Promise<Answer | null>;
  /** Whether a client may follow how what it creates comes about. */
  readonly streams?: true;
}
