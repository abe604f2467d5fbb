/** Which paths are open without signing in. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { apiDocument } from '../../../docs/api-document.ts';
import { EVERY_PATH, withOpenPaths } from '../../../docs/open-paths.ts';
import { SIGN_IN_PATH } from '../../../src/domain/sign-in.ts';
import { routePath } from '../../../src/http/requests/target.ts';
import { type GuardedService, startGuarded } from '../../support/auth.ts';
import { send } from '../../support/http.ts';
import { type Route, withRoutes } from '../../support/routes.ts';
import { freePort } from '../../support/unprivileged.ts';

let service: GuardedService;
let routes: readonly Route[];
before(async () => {
  // Nothing listens there.
  const settings = {
    ...EVERY_PATH,
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    LOG_LEVEL: 'silent',
  };
  ({ started: service, routes } = await withRoutes(() => startGuarded(settings)));
});
after(() => service[Symbol.asyncDispose]());

const open = (): ReadonlySet<string> =>
  new Set(service.endpoints.filter(({ access }) => access === 'public').map(({ path }) => path));

test('docs/security.md lists the open paths: npm run tables', () => {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  assert.equal(text, withOpenPaths(text, service.endpoints));
  assert.match(text, /^- GET, HEAD, POST: .*`\/write\/\{secret\}\/`/m);
});

test('docs/openapi.json is what the service answers: npm run tables', async () => {
  const text = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  const { secret } = await service.issue(['admin']);
  assert.equal(text, await apiDocument(service.address, secret));
});

test('these answer, and all others ask for a token', async () => {
  const paths = [...open()].map(routePath);
  const redirected = paths.map((path) => path.replace(/(.)\/$/, '$1'));
  assert.ok(routes.length > 100);
  for (const { method, path } of routes) {
    // It answers 401 itself to what is no token.
    if (method === 'POST' && path === SIGN_IN_PATH) continue;
    const isOpen = paths.includes(path) || redirected.includes(path);
    const { status } = await send(service.port, { method, path: path.replaceAll(/:\w+/g, '1') });
    assert.equal(status === 401, !isOpen, `${method} ${path}: ${status}`);
  }
});
