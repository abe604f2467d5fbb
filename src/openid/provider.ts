/** An OpenID Connect provider: the authorization code flow with PKCE, state and nonce. */

import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import { OpenIdError } from '../domain/sign-in.ts';

/** The configuration of a provider. */
export interface ProviderSettings {
  /** The issuer: `https://accounts.google.com`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The claims about a person. */
export interface Identity {
  readonly email: string | null;
  /** Whether the provider has verified the address. */
  readonly isVerified: boolean;
  readonly name: string | null;
}

/** The parameters of a sign-in. */
interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A client of a provider. */
export type Provider = ReturnType<typeof createProvider>;

/** The timeout of each request to the provider, in seconds. */
const TIMEOUT = 8;
/** How long the provider's metadata are cached, in milliseconds. Its keys are loaded more often. */
const DISCOVERY_LIFETIME = 3600_000;
/** The maximum size of each response of the provider, in bytes, decompressed. */
const MAX_RESPONSE_LENGTH = 1_000_000;
/** By how much the provider's clock may differ from this one, in seconds. */
const CLOCK_TOLERANCE = 30;

/** Creates a client; nothing is requested yet. */
export function createProvider({ issuer, clientId, clientSecret }: ProviderSettings) {
  /** One discovery at a time; a failed one is not cached. */
  const known = new LRUCache<string, client.Configuration>({
    max: 1,
    ttl: DISCOVERY_LIFETIME,
    fetchMethod: () =>
      client.discovery(new URL(issuer), clientId, METADATA, authenticate(clientSecret), {
        timeout: TIMEOUT,
        [client.customFetch]: boundedFetch,
        execute: [
          client.enableNonRepudiationChecks,
          // The settings allow this on loopback only.
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      }),
  });
  const configuration = async (): Promise<client.Configuration> => {
    try {
      return await known.forceFetch(issuer);
    } catch (error) {
      throw new OpenIdError('unavailable', { cause: error });
    }
  };

  return {
    /** Loads the metadata of the provider. Throws an OpenIdError if that fails. */
    discover: async () => ({ issuer: (await configuration()).serverMetadata().issuer }),

    /** The URL at the provider for signing in, with the values to verify on return. */
    async begin(returnAddress: string): Promise<Secrets & { readonly address: string }> {
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

    /** The claims about the person who returned to a URL. Throws an OpenIdError if they cannot be verified. */
    async finish(address: string, { state, nonce, verifier }: Secrets): Promise<Identity> {
      const settings = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(settings, new URL(address), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        // The library compares the other times only.
        if (claims === undefined || claims.iat > Date.now() / 1000 + CLOCK_TOLERANCE)
          throw new OpenIdError('untrusted');
        const { userinfo_endpoint } = settings.serverMetadata();
        if (claims['email'] !== undefined || userinfo_endpoint === undefined) return identityFrom(claims);
        // Some providers give the address only at the userinfo endpoint.
        const further = await client.fetchUserInfo(settings, tokens.access_token, claims.sub);
        return identityFrom({
          ...further,
          ...(isFalse(claims['email_verified']) && { email_verified: false }),
        });
      } catch (error) {
        throw error instanceof OpenIdError ? error : new OpenIdError(faultOf(error), { cause: error });
      }
    },
  };
}

const METADATA = { [client.clockTolerance]: CLOCK_TOLERANCE };

/**
 * `fetch` with a response of bounded size, read within the time limit of the request. A longer one fails like a broken
 * connection, with a TypeError.
 */
const boundedFetch: client.CustomFetch = async (address, options) => {
  const response = await fetch(address, { ...options, body: options.body ?? null });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_RESPONSE_LENGTH)
      throw new TypeError(`the response of ${address} is longer than ${MAX_RESPONSE_LENGTH} bytes`);
    chunks.push(chunk);
  }
  return new Response(length === 0 ? null : Buffer.concat(chunks), response);
};

/** By the Authorization header, as providers must support (RFC 6749, 2.3.1), unless the metadata exclude it. */
const authenticate =
  (secret: string): client.ClientAuth =>
  (server, metadata, body, headers) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isByHeader = supported.includes('client_secret_basic') || !supported.includes('client_secret_post');
    const way = isByHeader ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret);
    return way(server, metadata, body, headers);
  };

/**
 * Entra gives no verified addresses unless its optional claim `xms_edov` says that the owner of the domain is
 * verified; without it the owner of any other directory could claim any address. Where a provider says that an
 * address is not verified, no other claim outweighs that.
 */
function identityFrom(claims: Readonly<Record<string, unknown>>): Identity {
  const { email, name, email_verified, xms_edov } = claims;
  return {
    email: typeof email === 'string' && email !== '' ? email : null,
    isVerified: !isFalse(email_verified) && (isTrue(email_verified) || isTrue(xms_edov)),
    name: typeof name === 'string' && name.trim() !== '' ? name : null,
  };
}

/** Some providers send a flag as a number or a text. */
const TRUE: readonly unknown[] = [true, 1, 'true', '1'];
const isTrue = (value: unknown): boolean => TRUE.includes(value);
const isFalse = (value: unknown): boolean => value !== undefined && !isTrue(value);

/** The meaning of a protocol error for the person. */
function faultOf(error: unknown): OpenIdError['fault'] {
  if (error instanceof client.AuthorizationResponseError)
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'declined';
  if (error instanceof client.ResponseBodyError) {
    if (error.error === 'invalid_grant') return 'repeated';
    return error.status >= 500 ? 'unavailable' : 'misconfigured';
  }
  // The messages of fetch for connection failures.
  if (error instanceof TypeError) return 'unavailable';
  const code = error instanceof client.ClientError ? error.code : undefined;
  return code === undefined || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
    ? 'unavailable'
    : 'untrusted';
}
