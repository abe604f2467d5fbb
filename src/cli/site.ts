/** The address of the service in what commands print. */

import type { Configuration } from '../config/settings.ts';

/** What to say beside a link while BASE_URL is not set. */
export const WITHOUT_BASE_URL =
  'BASE_URL is not set, so the link leads to where HOST and PORT say that the service listens. Set it to the public address.';

/** The address at which people reach the service, as far as the settings say it. */
export function siteOf({ BASE_URL, HOST, PORT }: Configuration): string {
  if (BASE_URL !== null) return BASE_URL;
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
