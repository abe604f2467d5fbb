/** An OpenID Connect provider for tests that says whatever it is told to, in answers that it signs as it should. */

import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Its answers, by their last path. */
export type ForgedPath = 'openid-configuration' | 'jwks' | 'token' | 'userinfo';

export interface ForgedProvider extends AsyncDisposable {
  /** The settings of a service that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** The claims of the next ID tokens, beside those that each has. */
  claims: Readonly<Record<string, unknown>>;
  /** The next answers about somebody. */
  userInfo: Readonly<Record<string, unknown>>;
  /** The answer that begins and never ends. */
  endless: ForgedPath | null;
  /**
   * Where a browser returns that was sent to this provider.
   *
   * @param sentTo the address to which the service sent it
   */
  returnAddress(sentTo: string): string;
}

const CLIENT = { id: 'mentoring', secret: randomBytes(16).toString('hex') };
const PIECE = Buffer.alloc(65_536, ' ');

/** Starts one on any free port. */
export async function startForgedProvider(): Promise<ForgedProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = publicKey.export({ format: 'jwk' });

  const idToken = (nonce: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const own = { iss: issuer, aud: CLIENT.id, sub: 'one', iat: now, exp: now + 300, nonce };
    const parts = [
      { alg: 'RS256', kid: 'one' },
      { ...own, ...provider.claims },
    ];
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`;
  };

  const answers: Readonly<Record<ForgedPath, (body: string) => unknown>> = {
    'openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
    }),
    jwks: () => ({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] }),
    token: (body) => ({
      access_token: 'x',
      token_type: 'Bearer',
      // The code is the nonce.
      id_token: idToken(new URLSearchParams(body).get('code') ?? ''),
    }),
    userinfo: () => ({ sub: 'one', ...provider.userInfo }),
  };

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const path = request.url?.replace(/^.*\//, '') ?? '';
    if (!isForged(path)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const text = JSON.stringify(answers[path](body));
    if (path === provider.endless) await sendForEver(response, text);
    else response.end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const provider: ForgedProvider = {
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    claims: {},
    userInfo: {},
    endless: null,
    returnAddress(sentTo) {
      const { searchParams: asked } = new URL(sentTo);
      const [state, code] = [asked.get('state') ?? '', asked.get('nonce') ?? ''];
      return `${asked.get('redirect_uri')}?${new URLSearchParams({ code, state, iss: issuer })}`;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
  return provider;
}

const isForged = (path: string): path is ForgedPath =>
  ['openid-configuration', 'jwks', 'token', 'userinfo'].includes(path);

/** Sends the answer but for its end, and spaces as fast as they are taken, until the client is gone. */
async function sendForEver(response: ServerResponse, text: string): Promise<void> {
  async function* pieces() {
    yield text.slice(0, -1);
    for (;;) yield PIECE;
  }
  await pipeline(pieces, response).catch(() => undefined);
}
