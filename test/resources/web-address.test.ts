/** Web addresses as Django's URLValidator takes them; both lists were answered by it. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { isWebAddress } from '../../src/resources/web-address.ts';
import { anyString, anyWebAddress } from '../support/any-string.ts';

const TAKEN = [
  'http://example.org',
  'https://example.org/',
  'HTTP://EXAMPLE.ORG',
  'https://video.example.org/w1?id=1#t=2',
  'http://localhost',
  'http://localhost:80/x',
  'http://localho\u017ft',
  'http://0.0.0.0',
  'http://127.0.0.1:8000/',
  'http://[::1]/',
  'http://[::A]:80',
  'http://[::ffff:1.2.3.4]',
  'http://[1:2:3:4:5:6:7::]/',
  'http://example.org:99999',
  'http://example.org:\u0661\u0662',
  'http://user@example.org',
  'http://user:@example.org',
  'http://user:pass@example.org/a@b',
  'http://example.org/a@b',
  'http://example.org?a@b:c',
  'http://example.org/[',
  'http://example.org.',
  'http://example.xn--p1ai',
  'http://a--b.org',
  'http://пример.рф',
  'http://a.\u00b5\u00b5',
  'http://a.\u0661\u0661',
  'http://\u{1f680}.org',
  'http://\u{1f680}.org:80',
  'http://a.\u{1f680}',
  'http://\u{1d4d0}.org',
  'http://a\u3002org',
  'http://a\uff0eorg',
  'http://example.org/\u200bz',
  'http://example.org/\u0001',
  `http://example.org/${'x'.repeat(2029)}`,
  `http://${'a'.repeat(63)}.org`,
];

const REFUSED = [
  '',
  'x',
  'example.org',
  '//example.org',
  'http:example.org',
  'http:/example.org',
  'http://',
  'http:///path',
  'ftp://example.org',
  'javascript:alert(1)',
  'javascript://example.org',
  '\u0001http://example.org',
  'http://example',
  'http://localhost.',
  'http://a_b.org',
  'http://a..b.org',
  'http://-a.org',
  'http://a-.org',
  'http://a.b-.org',
  'http://a.123',
  'http://a.a1',
  'http://a.b',
  'http://127.0.0.01',
  'http://256.0.0.1',
  'http://127.0.0.1.',
  'http://[::g]',
  'http://[1]',
  'http://[::1.2.3]',
  'http://[::1.2.3.04]',
  'http://[::1',
  'http://::1]',
  'http://[v1.a]',
  'http://[::1%25eth0]',
  'http://u@[:::]/',
  'http://x[::1]/',
  'http://[::1]x/',
  'http://example.org:',
  'http://example.org:8',
  'http://example.org:123456',
  'http://example.org:8x',
  'http://u:p:q@example.org',
  'http://u@v@example.org',
  'http://:pw@example.org',
  'http://@example.org',
  'http://a.org\uff0fx',
  'http://\u2100.org',
  'http://\u{1f680}_x.org',
  'http://example.org/a b',
  'http://example.org/\t',
  'http://example.org/\u001f',
  'http://example.org/\u0085',
  'http://example.org/\u00a0',
  'http://example.org/\u2028',
  `http://example.org/${'x'.repeat(2030)}`,
  `http://${'a'.repeat(64)}.org`,
  `http://${'a'.repeat(60)}.${'b.'.repeat(100)}org`,
];

suite('is a web address', () => {
  for (const text of TAKEN)
    test(JSON.stringify(text.slice(0, 60)), () => assert.equal(isWebAddress(text), true));
});

suite('is no web address', () => {
  for (const text of REFUSED)
    test(JSON.stringify(text.slice(0, 60)), () => assert.equal(isWebAddress(text), false));
});

test('every ordinary address of the web is one', () => {
  fc.assert(
    fc.property(anyWebAddress(), (address) => {
      // Django knows no top-level domain with a digit but those of punycode.
      fc.pre(!/\.[^./?#]*\d[^./?#]*(?=[/?#]|$)/.test(address.replace(/^(https?:\/\/[^/?#]*).*$/, '$1')));
      assert.ok(isWebAddress(address));
    }),
  );
});

test('no address has white space in it, and none is of another scheme', () => {
  const rest = anyString({ maxLength: 20 });
  fc.assert(
    fc.property(rest, fc.constantFrom(...' \t\n\x1c\x85\u3000'), rest, (one, space, other) => {
      assert.equal(isWebAddress(`http://example.org/${one}${space}${other}`), false);
    }),
  );
  fc.assert(
    fc.property(rest, (text) => {
      if (isWebAddress(text)) assert.match(text, /^https?:\/\//i);
    }),
  );
});
