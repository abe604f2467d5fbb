/** Admission and checks: what every request must pass before its endpoint handles it. */

import type { Authenticator } from '../auth/authenticator.ts';
import { checkOrigin } from '../auth/cross-origin.ts';
import { checkPermission } from '../auth/permissions.ts';
import type { ReadAudit } from '../auth/read-audit.ts';
import { ambiguityOf } from '../requests/ambiguous-request.ts';
import { addressTooLong, methodNotAllowed, Problem, temporarilyUnavailable } from '../responses/problem.ts';
import { allowOf, type Endpoint } from './endpoint.ts';
import type { LoadShedder } from './load-shedding.ts';
import type { RequestContext } from './request-context.ts';

/** The dependencies of the checks. */
export interface PipelineChecks {
  readonly authenticator: Authenticator | null;
  readonly loadShedder: LoadShedder;
  /** The maximum length of a URL, in bytes. */
  readonly addressLimit: number;
  /** Further origins whose pages may write. */
  readonly trustedOrigins: readonly string[];
  /** Null with AUTH=open. */
  readonly reads: Pick<ReadAudit, 'isRefused' | 'countRefused'> | null;
}

/** Admits a request, as `pipeline.ts` says. Returns false if the client has disconnected meanwhile. */
export async function admit(
  endpoint: Endpoint | undefined,
  { raw, target }: RequestContext,
  { authenticator, loadShedder, addressLimit }: PipelineChecks,
): Promise<boolean> {
  const ambiguity = ambiguityOf(raw);
  if (ambiguity !== undefined) throw new Problem(400, ambiguity);
  if (!endpoint?.skips?.includes('load shedding')) {
    if (!(await loadShedder(raw))) throw temporarilyUnavailable(1);
    if (raw.socket.destroyed) return false;
  }
  const rejection = endpoint?.access === 'public' ? undefined : authenticator?.rejectionOf(raw);
  if (rejection !== undefined) throw rejection;
  if (target.length > addressLimit) throw addressTooLong(addressLimit);
  return true;
}

/** The checks in an order that clients rely on: that of Django REST framework for negotiated responses. */
export function check(
  endpoint: Endpoint,
  context: RequestContext,
  method: string,
  { trustedOrigins, reads }: PipelineChecks,
): void {
  const isFixed = endpoint.representations === 'fixed';
  const checkOwnOrigin = () =>
    // Pages of other origins may use the API, but not sign in or out.
    checkOrigin(context.raw, context, isFixed ? [] : trustedOrigins);
  if (!isFixed) checkOwnOrigin();
  checkPermission(context.caller, endpoint.access, context.method);
  if (!endpoint.methods.includes(method)) throw methodNotAllowed(method, allowOf(endpoint));
  if (isFixed && !endpoint.skips?.includes('origin')) checkOwnOrigin();
  if (reads?.isRefused(endpoint.path, context.method)) {
    reads.countRefused();
    throw temporarilyUnavailable(
      5,
      'Reading names is temporarily unavailable: the audit log cannot be written.',
    );
  }
}
