/** An OpenID Connect provider: the authorization code flow with PKCE, state and nonce. */

import * as client from 'openid-client';
import { OpenIdError } from '../domain/sign-in.ts';

/** How a provider is used. */
export interface ProviderSettings {
  /** The issuer: `https://accounts.google.com`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a provider says of a person. */
export interface Identity {
  readonly email: string | null;
  /** Whether the provider has made sure that the address is the person's own. */
  readonly isVerified: boolean;
  readonly name: string | null;
}

/** What the provider is asked for with one sign-in. */
interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A provider. */
export interface Provider {
  /** Makes sure that the provider answers and says what it is. @throws OpenIdError if it does not */
  discover(): Promise<{ readonly issuer: string }>;
  /** The address at the provider at which somebody signs in, with what must fit when they come back. */
  begin(returnAddress: string): Promise<Secrets & { readonly address: string }>;
  /** What the provider says of whoever came back to an address. @throws OpenIdError if it says nothing to rely on */
  finish(address: string, secrets: Secrets): Promise<Identity>;
}

/** How long the provider may take for each answer, in seconds. */
const TIMEOUT = 8;
/** How long what the provider says of itself is believed, in milliseconds. Its keys are asked for more often. */
const DISCOVERY_LIFETIME = 3600_000;

/** A provider, which is asked nothing yet. */
export function createProvider({ issuer, clientId, clientSecret }: ProviderSettings): Provider {
  let known: { readonly since: number; readonly value: Promise<client.Configuration> } | undefined;

  /** One discovery at a time; one that failed is not kept. */
  const configuration = async (): Promise<client.Configuration> => {
    if (known === undefined || performance.now() - known.since > DISCOVERY_LIFETIME) {
      const value = client.discovery(new URL(issuer), clientId, {}, authenticate(clientSecret), {
        timeout: TIMEOUT,
        execute: [
          client.enableNonRepudiationChecks,
          // Settings allow this on loopback only.
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      });
      known = { since: performance.now(), value };
      value.catch(() => {
        known = undefined;
      });
    }
    try {
      return await known.value;
    } catch (error) {
      throw new OpenIdError('unavailable', { cause: error });
    }
  };

  return {
    discover: async () => ({ issuer: (await configuration()).serverMetadata().issuer }),

    async begin(returnAddress) {
      const verifier = client.randomPKCECodeVerifier();
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, state, nonce, verifier };
    },

    async finish(address, { state, nonce, verifier }) {
      const url = new URL(address);
      // Somebody else began what this browser now ends, or it began another one meanwhile.
      if (url.searchParams.get('state') !== state) throw new OpenIdError('lost');
      const settings = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(settings, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new OpenIdError('untrusted');
        if (claims['email'] !== undefined) return identityFrom(claims);
        // Some providers tell the address only when they are asked again.
        const { userinfo_endpoint } = settings.serverMetadata();
        if (userinfo_endpoint === undefined) return identityFrom(claims);
        return identityFrom(await client.fetchUserInfo(settings, tokens.access_token, claims.sub));
      } catch (error) {
        throw error instanceof OpenIdError ? error : new OpenIdError(faultOf(error), { cause: error });
      }
    },
  };
}

/** By the header, which every provider must support (RFC 6749, section 2.3.1), unless it says that it does not. */
const authenticate =
  (secret: string): client.ClientAuth =>
  (server, metadata, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isByHeader = supported.includes('client_secret_basic') || !supported.includes('client_secret_post');
    const way = isByHeader ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
    return way(server, metadata, body, headers);
  };

/**
 * Entra names no verified addresses unless its optional claim `xms_edov` says that the owner of the domain is verified;
 * without it whoever runs another directory could claim any address.
 */
function identityFrom(claims: Readonly<Record<string, unknown>>): Identity {
  const { email, name, email_verified, xms_edov } = claims;
  return {
    email: typeof email === 'string' && email !== '' ? email : null,
    isVerified: isTrue(email_verified) || isTrue(xms_edov),
    name: typeof name === 'string' && name.trim() !== '' ? name : null,
  };
}

const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === 'true' || value === '1';

/** What a fault of the protocol means for the person. */
function faultOf(error: unknown): OpenIdError['fault'] {
  if (error instanceof client.AuthorizationResponseError)
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'declined';
  if (error instanceof client.ResponseBodyError) {
    if (error.error === 'invalid_grant') return 'repeated';
    return error.status >= 500 ? 'unavailable' : 'misconfigured';
  }
  // The words of fetch for what failed on the way.
  if (error instanceof TypeError) return 'unavailable';
  const code = error instanceof client.ClientError ? error.code : undefined;
  return code === undefined || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
    ? 'unavailable'
    : 'untrusted';
}
