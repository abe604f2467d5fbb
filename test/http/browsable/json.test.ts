import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { linkedJson } from '../../../src/http/browsable/page.ts';
import { anyString, anyWebAddress } from '../../support/any-string.ts';
import { STEP, threadTime } from '../../support/thread-time.ts';
import { textContent } from './examples.ts';

const OWN_TAG = /^(?:<a href="https?:\/\/[^"<>\s]+" rel="noreferrer">|<\/a>)$/;

/** The links change no character, and the only tags are those of the links. */
function assertFaithful(text: string): void {
  const markup = linkedJson(text).toString();
  assert.equal(textContent(markup), text);
  for (const tag of markup.match(/<[^>]*>?/g) ?? []) {
    assert.match(tag, OWN_TAG);
  }
  assert.equal(markup.split('<a ').length, markup.split('</a>').length);
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

describe('the links of JSON', () => {
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

  test('link a value that is a whole web address, and no other', () => {
    assert.match(
      linkedJson('"https://a.example/?b=1&c=2"').toString(),
      /"<a href="https:\/\/a\.example\/\?b=1&amp;c=2" rel="noreferrer">https:\/\/a\.example\/\?b=1&amp;c=2<\/a>"/,
    );
    for (const other of [
      '"see https://a.example/"',
      '"javascript:alert(1)"',
      '"https://a b"',
      '{"https://a/": 1}',
    ]) {
      assert.doesNotMatch(linkedJson(other).toString(), /<a /);
    }
  });

  test('take a time that grows with the text and no faster', () => {
    const timeOf = (hostile: string): number => {
      const start = threadTime();
      linkedJson(hostile);
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
