/** The host names that a configuration answers to. */
import { isLoopback } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';

/** The names of this machine for itself, as clients write them. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

/**
 * Who listens on loopback only is reached by this machine only, and so by every page that its browsers show: another
 * site may let its own name point here, and its pages would read what is answered. So other names are refused.
 *
 * @returns names in lower case; none: all are answered
 */
export function allowedHosts({ HOST, BASE_URL, ALLOWED_HOSTS }: Configuration): readonly string[] {
  if (ALLOWED_HOSTS.includes('*')) return [];
  const own = BASE_URL === null ? [] : [new URL(BASE_URL).hostname];
  if (isLoopback(HOST)) return [...LOOPBACK_NAMES, HOST.toLowerCase(), ...own, ...ALLOWED_HOSTS];
  return ALLOWED_HOSTS.length === 0 ? [] : [...own, ...ALLOWED_HOSTS];
}
