/** The API description as people use it, and its example of a page that follows how goals are written. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { after, before, suite, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { pageResults } from '../support/documents.ts';
import { send } from '../support/http.ts';
import { startService, type TestService } from '../support/service.ts';
import { borrowBrowser, visit, withBrowser } from './browser.ts';

/** A page of another origin, with nothing in it. */
async function startFrontEnd(): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Front end</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

suite('the API description', { ...withBrowser, concurrency: 2 }, () => {
  const opened = new AsyncDisposableStack();
  let service: TestService;
  let browser: Browser;
  let origin: string;
  before(async () => {
    ({ origin } = opened.use(await startFrontEnd()));
    service = opened.use(await startService({ CORS_ORIGINS: origin }));
    ({ browser } = opened.use(await borrowBrowser()));
  });
  after(() => opened.disposeAsync());

  test('leads to the document where no scripts run', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      await page.goto('/docs/');
      await page.getByText('needs JavaScript').waitFor();
      assert.equal(
        await page.getByRole('link', { name: 'Download openapi.json' }).getAttribute('href'),
        '/openapi.json?format=json',
      );
    }));

  test('the example of docs/wire.md follows events on a page of another origin', async () => {
    const documented = await readFile(new URL('../../docs/wire.md', import.meta.url), 'utf8');
    const [, block = ''] = /```js\n(async function follow[\s\S]*?)\n```/.exec(documented) ?? [];
    const example = block.replace('http://127.0.0.1:8000', service.address);

    const page = await browser.newPage();
    await page.goto(origin);
    const run = (code: string): Promise<unknown> =>
      page.evaluate(`(async () => {
        const told = [];
        const console = { log: (text) => told.push(text) };
        try {
          ${code}
          return { told, record };
        } catch (error) {
          return error.message;
        }
      })()`);
    const followed = await run(
      example.replace('a team lead."', 'a team lead.\\n\\nI want to sleep more.\\u2028"'),
    );
    const [stored] = pageResults(await send(service.port, { path: '/smart-goals/' }));
    const output = String(stored?.['output']);
    const goals = output.split(/(?<=\n+)(?=[^\n])/);
    assert.ok(goals.length > 1, output);
    const told = goals.map((_goal, index) => goals.slice(0, index + 1).join(''));
    assert.deepEqual(followed, { told, record: stored });
    assert.equal(
      await run(example.replace('I want to become a team lead.', ' ')),
      '{"input":["This field may not be blank."]}',
    );
    await page.close();
  });
});
