/** The report of `mentoring config --check` about the sign-in provider. */
import type { OpenIdTrial } from '../app/openid-check.ts';

/** The lines about the provider; null: none is set up. */
export function openIdReport(trial: OpenIdTrial | null): string {
  if (trial === null) return 'Sign-in: OIDC_ISSUER is not set, so nobody signs in at a provider.\n';
  const { issuer, redirect_uri, fault } = trial;
  return fault === null
    ? `✓ Sign-in: ${issuer} is an OpenID Connect provider. Register this redirect URI there: ${redirect_uri}\n`
    : `✗ Sign-in: ${issuer} cannot be used: ${fault.replaceAll(/\s+/g, ' ').slice(0, 300)}\n    Is OIDC_ISSUER the issuer that the provider names, and does this machine reach it?\n`;
}
