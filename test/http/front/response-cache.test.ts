/** What is cached is bounded, and only what is asked for again is cached. */

import assert from 'node:assert/strict';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { suite, test } from 'node:test';
import { createResponseCache } from '../../../src/http/front/front.ts';

const ENDPOINT = {
  path: '/smart-goals/',
  cache: { freshness: { kind: 'revalidated' }, version: async () => '1' },
} as const;
const PAGE = Buffer.alloc(100_000);
/** How much is cached at the most, in bytes. */
const MOST = 8 * 1024 * 1024;

function requestFor(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  return request;
}

function createCache() {
  const cache = createResponseCache(false, null, () => undefined);
  return {
    keep: (url: string): void =>
      cache.store(requestFor(url), ENDPOINT, '1', { status: 200, headers: { ETag: '"1"' }, body: PAGE }),
    /** Whether the cache responds. */
    async has(url: string): Promise<boolean> {
      const request = requestFor(url);
      const response = new ServerResponse(request);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      response.end = () => {
        resolve(true);
        return response;
      };
      cache.respond(request, response, () => resolve(false));
      return promise;
    },
  };
}

suite('response cache', () => {
  test('stores a response from the second request on', async () => {
    const { keep, has } = createCache();
    keep('/smart-goals/');
    assert.equal(await has('/smart-goals/'), false);
    keep('/smart-goals/');
    assert.equal(await has('/smart-goals/'), true);
  });

  test('stay while somebody goes through all pages once', async () => {
    const { keep, has } = createCache();
    for (let time = 0; time < 2; time++) keep('/smart-goals/');
    for (let offset = 0; offset < 1000; offset++) keep(`/smart-goals/?offset=${offset}`);
    assert.equal(await has('/smart-goals/'), true);
    assert.equal(await has('/smart-goals/?offset=999'), false);
  });

  test('go when there are more than memory is set aside for, the longest unasked first', async () => {
    const { keep, has } = createCache();
    const urls = Array.from({ length: 200 }, (_, index) => `/smart-goals/?n=${index}`);
    for (const url of urls) for (let time = 0; time < 2; time++) keep(url);
    let count = 0;
    for (const url of urls) if (await has(url)) count += 1;
    assert.ok(count * PAGE.length <= MOST, `${count} are cached`);
    assert.ok(count * PAGE.length > MOST / 2, `${count} are cached`);
    assert.equal(await has('/smart-goals/?n=199'), true);
    assert.equal(await has('/smart-goals/?n=0'), false);
  });
});
