/** The settings of the OpenID Connect provider. */

import type { Reader } from './setting.ts';
import { isLoopback, list, oneOf, type Parsed, plainText, secretText, webAddress } from './values.ts';

/** Reads each of them. */
export const declareOpenIdSettings = (readOptional: Reader['readOptional']) => ({
  OIDC_ISSUER: readOptional('OIDC_ISSUER', {
    description:
      'The OpenID Connect provider at which people sign in: https://accounts.google.com, https://login.microsoftonline.com/<tenant>/v2.0, https://keycloak.example.org/realms/<name>; empty: none.',
    parse: issuer,
  }),
  OIDC_CLIENT_ID: readOptional('OIDC_CLIENT_ID', {
    description:
      'The client id of this service at the provider; its redirect URI there is <BASE_URL>/sign-in/openid/return/.',
    parse: plainText,
  }),
  OIDC_CLIENT_SECRET: readOptional('OIDC_CLIENT_SECRET', {
    description: 'The client secret of this service at the provider.',
    secret: true,
    parse: secretText,
  }),
  OIDC_ALLOWED: readOptional('OIDC_ALLOWED', {
    description:
      'Who may sign in at the provider: e-mail addresses, and domains such as @example.org, separated by commas; empty: everybody with an account.',
    parse: allowed,
  }),
  OIDC_ROLE: readOptional('OIDC_ROLE', {
    description:
      'The role of accounts that are created at the first sign-in of somebody in OIDC_ALLOWED; empty: none are created.',
    parse: oneOf('manager', 'coordinator', 'viewer'),
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
