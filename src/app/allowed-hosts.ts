/** The host names that a configuration allows. */
import { hostname as machineName } from 'node:os';
import type { Configuration } from '../config/settings.ts';
import { isLoopback } from '../config/values.ts';
import type { HostMatcher } from '../http/pipeline/request-context.ts';

/** The loopback names as clients write them. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** An IPv4 address, or an IPv6 address in brackets. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * Protection against DNS rebinding: another site may point its own name to this machine, and its pages would
 * then share the origin of this service. So without tokens only names that no other site can have are
 * allowed: those of this machine, and configured ones; beyond loopback also IP addresses. With AUTH=tokens
 * such pages have neither a token nor the cookie, so any name is allowed.
 */
export function allowedHosts({ HOST, BASE_URL, ALLOWED_HOSTS, AUTH }: Configuration): HostMatcher {
  if (ALLOWED_HOSTS.includes('*')) return () => true;
  const configured = [...(BASE_URL === null ? [] : [new URL(BASE_URL).hostname]), ...ALLOWED_HOSTS];
  if (isLoopback(HOST)) return oneOf([...LOOPBACK_NAMES, HOST.toLowerCase(), ...configured]);
  if (ALLOWED_HOSTS.length > 0) return oneOf(configured);
  if (AUTH === 'tokens') return () => true;
  const machine = machineName().toLowerCase();
  const isOwn = oneOf([...LOOPBACK_NAMES, HOST.toLowerCase(), machine, `${machine}.local`, ...configured]);
  return (host) => isOwn(host) || ADDRESS.test(host);
}

const oneOf = (names: readonly string[]): HostMatcher => {
  const known = new Set(names);
  return (host) => known.has(host);
};
