/** What a caller may do at an endpoint. */

import { type Caller, NOBODY, type Scope } from '../../domain/access.ts';
import type { CollectionScopes } from '../../resources/collection.ts';
import { notAuthenticated, permissionDenied } from '../responses/problem.ts';

/** Methods that change nothing (RFC 9110, section 9.2.1), as far as they are answered. */
export const isSafe = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Makes sure that the caller may use a method.
 *
 * @param scopes null where any token will do
 * @throws Problem 403 that names the scope that is missing, 401 where nothing is known of the caller
 */
export function checkPermission(caller: Caller, scopes: CollectionScopes | null, method: string): void {
  if (caller === NOBODY) throw notAuthenticated();
  if (scopes === null) return;
  const { read, write = read } = scopes;
  // Those who may only write may ask what there is to be written.
  if (method === 'OPTIONS' && caller.scopes.has(write)) return;
  checkScope(caller, isSafe(method) ? read : write);
}

/** @throws Problem 403 where the caller does not have the scope, 401 where the caller is unknown */
export function checkScope(caller: Caller, scope: Scope): void {
  if (caller === NOBODY) throw notAuthenticated();
  if (!caller.scopes.has(scope)) throw permissionDenied(scope);
}
