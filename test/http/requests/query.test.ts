/** Query strings as Python writes them; the table was answered by it. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { lastValue, replaceParameters } from '../../../src/http/requests/target.ts';
import { anyString } from '../../support/any-string.ts';

const rewritten = (query: string, replaced: Readonly<Record<string, string | number | bigint>> = {}) =>
  replaceParameters(new URLSearchParams(query), replaced);

suite('a query written again', () => {
  const table: readonly (readonly [string, string])[] = [
    ['', ''],
    ['b', 'b='],
    ['=', '='],
    ['=x', '=x'],
    ['a==', 'a=%3D'],
    ['b=1&a=2', 'a=2&b=1'],
    ['&&a=1&&', 'a=1'],
    ['a=1&b=2&a=0', 'a=1&a=0&b=2'],
    ['a=x y', 'a=x+y'],
    ['a=x+y', 'a=x+y'],
    ['a=x%20y', 'a=x+y'],
    ['a=x%2By', 'a=x%2By'],
    ['limit[]=1', 'limit%5B%5D=1'],
    ['a=%', 'a=%25'],
    ['a=%zz', 'a=%25zz'],
    ['a=%u00e4', 'a=%25u00e4'],
    ['a=%ff', 'a=%EF%BF%BD'],
    ['a=%ED%A0%80', 'a=%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
    ['a=%E4%B8', 'a=%EF%BF%BD'],
    ['a=?;b', 'a=%3F%3Bb'],
    ['a=-_.~', 'a=-_.~'],
    ["a=*()'!/:@,", 'a=%2A%28%29%27%21%2F%3A%40%2C'],
    ['a=ä', 'a=%C3%A4'],
    ['🚀=1&\ufffd=2', '%EF%BF%BD=2&%F0%9F%9A%80=1'],
    ['B=1&a=2&A=3', 'A=3&B=1&a=2'],
  ];
  for (const [query, written] of table) {
    test(JSON.stringify(query), () => assert.equal(rewritten(query), written));
  }

  test('has one value of what is replaced, in its place by name', () => {
    assert.equal(rewritten('limit=1&a=2&limit=3', { limit: 30, offset: 5n }), 'a=2&limit=30&offset=5');
  });

  test('keeps everything that was in it, and comes out the same again', () => {
    const text = anyString({ maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
        const written = replaceParameters(new URLSearchParams(pairs), {});
        assert.match(written, /^[\w.~%+&=-]*$/);
        const read = new URLSearchParams(written);
        assert.equal([...read].length, pairs.length);
        for (const [name] of pairs) {
          assert.deepEqual(
            read.getAll(name),
            pairs.filter(([other]) => other === name).map(([, value]) => value),
          );
        }
        assert.equal(replaceParameters(read, {}), written);
      }),
    );
  });
});

test('of a repeated parameter the last counts', () => {
  const parameters = new URLSearchParams('a=1&b=2&a=3&c');
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((name) => lastValue(parameters, name)),
    ['3', '2', '', undefined],
  );
});
