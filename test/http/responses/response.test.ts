import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { entityTag, isFresh } from '../../../src/http/responses/response.ts';

suite('an entity tag', () => {
  test('is the same for the same bytes and another one for others', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (one, other) => {
        const [tag, otherTag] = [entityTag(Buffer.from(one)), entityTag(Buffer.from(other))];
        assert.match(tag, /^"[\w-]{27}"$/);
        assert.equal(tag === otherTag, Buffer.compare(one, other) === 0);
      }),
    );
  });
});

suite('If-None-Match', () => {
  const table: readonly (readonly [string | undefined, boolean])[] = [
    [undefined, false],
    ['', false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b"', false],
    ['"b", "a"', true],
    ['"b",W/"a" ', true],
    ['*', true],
    [' * ', true],
    ['a', false],
    ['"A"', false],
    ['"a" "b"', false],
  ];
  for (const [header, fresh] of table) {
    test(`${header} ${fresh ? 'names' : 'does not name'} "a"`, () =>
      assert.equal(isFresh(header, '"a"'), fresh));
  }
});
