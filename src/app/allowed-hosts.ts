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
 * then share the origin of this service. So only names that no other site can have are allowed: those of this machine,
 * and configured ones; beyond loopback also IP addresses, by which Prometheus asks each process. With AUTH=tokens
 * such pages have neither a token nor the cookie, so any name is allowed there unless names are configured.
 */
export function allowedHosts({ HOST, BASE_URL, ALLOWED_HOSTS, AUTH }: Configuration): HostMatcher {
  if (ALLOWED_HOSTS.includes('*')) return () => true;
  const configured = [...(BASE_URL === null ? [] : [new URL(BASE_URL).hostname]), ...ALLOWED_HOSTS];
  const own = [...LOOPBACK_NAMES, HOST.toLowerCase(), ...configured];
  if (isLoopback(HOST)) return oneOf(own);
  if (AUTH === 'tokens' && ALLOWED_HOSTS.length === 0) return () => true;
  const machine = machineName().toLowerCase();
  const isOwn = oneOf([...own, machine, `${machine}.local`]);
  return (host) => isOwn(host) || ADDRESS.test(host);
}

const oneOf = (names: readonly string[]): HostMatcher => {
  const known = new Set(names);
  return (host) => known.has(host);
};
