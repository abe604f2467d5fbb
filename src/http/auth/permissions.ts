/** The permissions of callers: which scopes an endpoint needs. */

import { ANONYMOUS_CALLER, type Caller, type Scope } from '../../domain/access.ts';
import { notAuthenticated, permissionDenied } from '../responses/response.ts';

/** The scopes that an endpoint requires. */
export interface RequiredScopes {
  readonly read: Scope;
  /** Absent if nothing may be written: then other methods need the one for reading. */
  readonly write?: Scope;
  /** A scope that allows everything here as well. */
  readonly alternative?: Scope;
}

/** Who may use an endpoint: everybody, everybody with a token, or everybody with certain scopes. */
export type Access = 'public' | 'authenticated' | RequiredScopes;

/** Methods that change nothing (RFC 9110, section 9.2.1), as far as the service supports them. */
export const isSafe = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Checks a method. Throws a 403 that names the missing scope, or a 401 if the caller is unknown. */
export function checkPermission(caller: Caller, access: Access, method: string): void {
  if (access === 'public') return;
  if (caller === ANONYMOUS_CALLER) throw notAuthenticated();
  if (access === 'authenticated') return;
  const { read, write = read, alternative } = access;
  if (alternative !== undefined && caller.scopes.has(alternative)) return;
  // Callers who may only write may also request OPTIONS.
  if (method === 'OPTIONS' && caller.scopes.has(write)) return;
  const scope = isSafe(method) ? read : write;
  if (!caller.scopes.has(scope)) throw permissionDenied(scope);
}
