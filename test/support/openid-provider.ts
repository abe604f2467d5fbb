/** A real OpenID Connect provider for tests, over HTTP on this machine, with its own pages for signing in and consent. */

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';

/** What the provider knows of somebody. */
export interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface TestProvider extends AsyncDisposable {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Lets browsers of a service come back to it. */
  allow(service: string): Promise<void>;
  /** Ends it, as if the machine had been switched off. */
  stop(): Promise<void>;
}

/**
 * Starts one on any free port.
 *
 * @param people by what they type as their name on its page
 * @param inToken whether the ID token names the e-mail address, or only the user info does
 */
export async function startProvider(
  people: Readonly<Record<string, Person>>,
  inToken = true,
): Promise<TestProvider> {
  let listener: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const [clientId, clientSecret] = ['mentoring', randomBytes(16).toString('hex')];
  const { Provider } = await quietly(() => import('oidc-provider'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  return {
    issuer,
    clientId,
    clientSecret,
    async allow(service) {
      const options = {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [`${service}/sign-in/openid/return/`],
            application_type: 'native',
          },
        ],
        findAccount: async (_context: unknown, id: string) => {
          const person = people[id];
          return person && { accountId: id, claims: async () => ({ sub: id, ...person }) };
        },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        conformIdTokenClaims: !inToken,
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }] },
        cookies: { keys: [randomBytes(16).toString('hex')] },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: true } },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      };
      listener = (await quietly(async () => new Provider(issuer, options))).callback();
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Does something without the advice that the provider prints: that it is for development, and which Node.js it knows. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
