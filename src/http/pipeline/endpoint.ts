/** A path that answers in every representation, as the server sees it. */

import type { Caller } from '../../domain/access.ts';
import type { CollectionScopes, CreationContext, Freshness } from '../../resources/collection.ts';
import type { Submission } from '../../resources/submission.ts';
import type { Problem } from '../responses/problem.ts';
import type { EndpointResponse, View } from '../responses/response.ts';
import type { RequestContext } from './request-context.ts';

/** What was sent to be created: by a form, as a document, or as the document that was typed into the page. */
export type SentBody =
  | { readonly submission: Submission; readonly raw?: string; readonly formKey?: string }
  /** What was typed is no JSON; it is kept, to be mended. */
  | { readonly problem: Problem; readonly raw: string; readonly formKey?: string };

/** What there is to know about a POST beside its body. */
export interface PostContext extends Omit<CreationContext, 'parameters'> {
  readonly caller: Caller;
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
  /** @param version that of the data, asked for before; the answer may be made of newer data */
  read(requestContext: RequestContext, version: string): Promise<EndpointResponse>;
  /** @param version the same for a page; empty where none is shown */
  options(requestContext: RequestContext, version: string): EndpointResponse;
  /** Absent where nothing may be created. */
  create?(body: SentBody, context: PostContext): Promise<EndpointResponse>;
  /** Answers what was created before, as it is now; null where it is there no more. Absent where nothing may be created. */
  recall?(record: number, caller: Caller): Promise<EndpointResponse | null>;
  /** Whether a client may follow how what it creates comes about. */
  readonly streams?: true;
}
