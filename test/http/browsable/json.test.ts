import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { highlightJson } from '../../../src/http/browsable/page.ts';
import { anyString, anyWebAddress } from '../../support/any-string.ts';
import { STEP, threadTime } from '../../support/thread-time.ts';
import { textContent } from './examples.ts';

const OWN_TAG =
  /^(?:<span class="[a-z0-9 -]+">|<\/span>|<a href="https?:\/\/[^"<>\s]+" rel="noreferrer">|<\/a>|<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true">|<path fill="#[0-9A-Fa-f]{6}" d="M0 0h1v1H0z"\/>|<\/svg>)$/;

/** The colours change no character, and the only tags are those of the colours. */
function assertFaithful(text: string): void {
  const markup = highlightJson(text).toString();
  assert.equal(textContent(markup), text);
  for (const tag of markup.match(/<[^>]*>?/g) ?? []) {
    assert.match(tag, OWN_TAG);
  }
  assert.equal(markup.split('<span').length, markup.split('</span>').length);
}

const address = anyWebAddress();
const text = fc.oneof(
  anyString(),
  address,
  fc.constantFrom(
    '</script>',
    '</pre><img src=x>',
    '\u2028',
    '\ud800',
    '#ffD966',
    'http://a/"onclick="b',
    '\\',
    '"',
  ),
);

describe('the colours of JSON', () => {
  test('change no character of any document', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.double(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(text, tie('value')),
      ),
    }));
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 8 }), (document, indentation) => {
        assertFaithful(JSON.stringify(document, null, indentation) ?? '');
      }),
    );
  });

  test('change no character of a text that is not JSON at all', () => {
    const broken = fc.string({ unit: fc.constantFrom(...'"\\<>&\'\n\r :{}[],0-.eEtrue"http://') });
    fc.assert(fc.property(fc.oneof(broken, anyString()), assertFaithful));
  });

  test('tell keys, strings, numbers and literals apart', () => {
    const markup = highlightJson('{"a b": "c", "d": -1.5e+9, "e": [true, null]}').toString();
    assert.equal(
      markup,
      '{<span class="key">&quot;a b&quot;</span>: <span class="string">&quot;c&quot;</span>, ' +
        '<span class="key">&quot;d&quot;</span>: <span class="number">-1.5e+9</span>, ' +
        '<span class="key">&quot;e&quot;</span>: [<span class="literal">true</span>, <span class="literal">null</span>]}',
    );
  });

  test('take nothing inside a string for a token of its own', () => {
    assert.equal(
      highlightJson('"a \\"b\\": true, 12"').toString(),
      '<span class="string">&quot;a \\&quot;b\\&quot;: true, 12&quot;</span>',
    );
  });

  test('link a value that is a whole web address, and no other', () => {
    assert.match(
      highlightJson('"https://a.example/?b=1&c=2"').toString(),
      /&quot;<a href="https:\/\/a\.example\/\?b=1&amp;c=2" rel="noreferrer">https:\/\/a\.example\/\?b=1&amp;c=2<\/a>&quot;/,
    );
    for (const other of [
      '"see https://a.example/"',
      '"javascript:alert(1)"',
      '"https://a b"',
      '{"https://a/": 1}',
    ]) {
      assert.doesNotMatch(highlightJson(other).toString(), /<a /);
    }
  });

  test('show a swatch beside a colour', () => {
    assert.match(highlightJson('"#FFD966"').toString(), /<path fill="#FFD966"/);
    assert.doesNotMatch(highlightJson('"#FFD96"').toString(), /<svg/);
  });

  test('take a time that grows with the text and no faster', () => {
    const timeOf = (hostile: string): number => {
      const start = threadTime();
      highlightJson(hostile);
      return threadTime() - start;
    };
    for (const [start, part] of [
      ['', '"\\'],
      ['"', '"'],
      ['"', 'a\\'],
      ['', '-'],
    ] as const) {
      const text = (count: number): string => start + part.repeat(count);
      // Of several, one is hardly interrupted, whatever else the machine does.
      const least = (count: number): number =>
        Math.min(...Array.from({ length: 5 }, () => timeOf(text(count))));
      // 32 times the text takes some 32 times as long; if each character looked at all others, it would be 1,024 times.
      const ratio = least(320_000) / Math.max(STEP, least(10_000));
      assert.ok(ratio < 100, `${part}: ${ratio} times as long`);
    }
  });
});
