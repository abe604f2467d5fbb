/** Parses the header Authorization as Django REST framework's `TokenAuthentication` does. */

/** A secret, an unsupported scheme, or a malformed header with the reason. */
export type Credentials =
  | { readonly kind: 'none' }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'malformed'; readonly detail: string };

/** The schemes of RFC 6750 and of Django REST framework. */
const SCHEME = /^(?:bearer|token)$/i;

/** Reads the header; another scheme counts as no credentials. */
export function readAuthorization(header: string | undefined): Credentials {
  const [scheme = '', ...words] = (header ?? '').split(/[ \t]+/).filter((word) => word !== '');
  if (!SCHEME.test(scheme)) return { kind: 'none' };
  const [secret] = words;
  if (secret === undefined) return malformed('No credentials provided.');
  if (words.length > 1) return malformed('Token string should not contain spaces.');
  if (!/^[!-~]+$/.test(secret)) return malformed('Token string should not contain invalid characters.');
  return { kind: 'secret', secret };
}

const malformed = (what: string): Credentials => ({
  kind: 'malformed',
  detail: `Invalid token header. ${what}`,
});
