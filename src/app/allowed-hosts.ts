/** The host names that a configuration answers to. */
import { hostname as machineName } from 'node:os';
import { isLoopback } from '../config/loopback.ts';
import type { Configuration } from '../config/settings.ts';
import type { HostMatcher } from '../http/pipeline/request-context.ts';

/** The names of this machine for itself, as clients write them. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** An IPv4 address, or an IPv6 address in brackets. */
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * DNS rebinding: another site may let its own name point to this machine, and its pages would then be pages of this
 * service, and could read and write whatever needs no token. So if no tokens are asked for, only names are answered that
 * cannot be another site's: those of this machine, and those that are configured. Who listens beyond loopback is reached by
 * addresses, too, which no page of another site can have as its name. With tokens, such pages have none to show.
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
