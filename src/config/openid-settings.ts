/** The settings of the OpenID Connect provider. */

import { isLoopback } from './loopback.ts';
import type { Read } from './setting.ts';
import { list, oneOf, optional, type Parsed, plainText, secretText, webAddress } from './values.ts';

/** Calls `read` for each of them. */
export const declareOpenIdSettings = (read: Read) => ({
  OIDC_ISSUER: read('OIDC_ISSUER', {
    fallback: '',
    description:
      'The OpenID Connect provider at which people sign in: https://accounts.google.com, https://login.microsoftonline.com/<tenant>/v2.0, https://keycloak.example.org/realms/<name>; empty: none.',
    parse: optional(issuer),
  }),
  OIDC_CLIENT_ID: read('OIDC_CLIENT_ID', {
    fallback: '',
    description:
      'The client id of this service at the provider; its redirect URI there is <BASE_URL>/sign-in/openid/return/.',
    parse: optional(plainText),
  }),
  OIDC_CLIENT_SECRET: read('OIDC_CLIENT_SECRET', {
    fallback: '',
    description: 'The client secret of this service at the provider.',
    secret: true,
    parse: optional(secretText),
  }),
  OIDC_ALLOWED: read('OIDC_ALLOWED', {
    fallback: '',
    description:
      'Who may sign in at the provider: e-mail addresses, and domains such as @example.org, separated by commas; empty: everybody with an account.',
    parse: optional(allowed),
  }),
  OIDC_ROLE: read('OIDC_ROLE', {
    fallback: '',
    description:
      'The role of accounts that are created at the first sign-in of somebody in OIDC_ALLOWED; empty: none are created.',
    parse: optional(oneOf('manager', 'coordinator', 'viewer')),
  }),
});

/** The issuer URL. Its responses are trusted, so it must be https, except on loopback. */
function issuer(text: string): Parsed<string> {
  const parsed = webAddress(text);
  if ('wrong' in parsed) {
    return {
      wrong: 'it must be an address such as https://accounts.google.com, without user, query and fragment',
    };
  }
  const { protocol, hostname } = new URL(parsed.value);
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
    ? { value: parsed.value }
    : { wrong: 'it must begin with https://; http:// is for providers on this machine only' };
}

function allowed(text: string): Parsed<readonly string[]> {
  const parsed = list(text);
  const areRight = 'value' in parsed && parsed.value.every((one) => /^[^\s@,]*@[^\s@,]+$/.test(one));
  return areRight
    ? parsed
    : { wrong: 'it must be e-mail addresses, or domains such as @example.org, separated by commas' };
}
