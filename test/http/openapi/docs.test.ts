/** The API description as a page: complete, and content with what the service itself sends. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type RawAnswer, send } from '../../support/http.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let page: RawAnswer;
before(async () => {
  service = await startService();
  page = await send(service.port, { path: '/docs/' });
});
after(() => service[Symbol.asyncDispose]());

describe('the page', () => {
  test('is HTML that may load nothing but what this service has, and holds no script or style itself', () => {
    assert.equal(page.status, 200);
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(
      page.headers['content-security-policy'],
      "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; script-src 'self'; connect-src 'self'",
    );
    assert.doesNotMatch(page.body.toString(), /<script>|<style| style="| on[a-z]+="|(?:src|href)="https?:/);
  });

  test('leads nowhere in vain', async () => {
    const text = page.body.toString();
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length, 'every id is there once');
    for (const [, target = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (target.startsWith('#')) assert.ok(ids.includes(target.slice(1)), target);
      else {
        const path = target.replaceAll('&amp;', '&').replace(/#.*/, '');
        assert.equal((await send(service.port, { path })).status, 200, target);
      }
    }
  });

  test('is not sent again where it is known', async () => {
    const headers = { 'If-None-Match': String(page.headers.etag) };
    const again = await send(service.port, { path: '/docs/', headers });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    const head = await send(service.port, { method: 'HEAD', path: '/docs/' });
    assert.equal(head.headers['content-length'], String(page.body.length));
    assert.equal(head.body.length, 0);
  });

  test('has one address, and nothing to be written to', async () => {
    const without = await send(service.port, { path: '/docs?a=b' });
    assert.equal(without.status, 301);
    assert.equal(without.headers.location, '/docs/?a=b');
    const written = await send(service.port, { method: 'PUT', path: '/docs/' });
    assert.equal(written.status, 405);
    assert.equal(written.headers.allow, 'GET, HEAD');
  });

  test('is found from every other page', async () => {
    const root = await send(service.port, { path: '/?format=api' });
    assert.match(root.body.toString(), /<a href="\/docs\/">API description<\/a>/);
  });
});
