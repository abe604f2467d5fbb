import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { matches, parseMediaType } from '../../../src/http/requests/negotiation.ts';

suite('a media type', () => {
  const table: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[] = [
    ['application/json', 'application', 'json', {}],
    [' Text/HTML ', 'text', 'html', {}],
    ['text/html; Charset=UTF-8', 'text', 'html', { charset: 'UTF-8' }],
    ['a/b;x="1;2";y=3', 'a', 'b', { x: '1;2', y: '3' }],
    ['a/b; x = "a\\"b\\\\c" ', 'a', 'b', { x: 'a"b\\c' }],
    ['a/b;x=1;x=2', 'a', 'b', { x: '2' }],
    ["a/b;x*=utf-8''na%C3%AFve", 'a', 'b', { x: 'naïve' }],
    ["a/b;x*=utf-8''%zz", 'a', 'b', { x: "utf-8''%zz" }],
    ['a/b;x', 'a', 'b', {}],
    ['a/b;;', 'a', 'b', {}],
    ['a/b/c', 'a', 'b/c', {}],
    ['a', 'a', '', {}],
    ['', '', '', {}],
    ['"', '"', '', {}],
  ];
  for (const [text, main, sub, parameters] of table) {
    test(JSON.stringify(text), () => {
      const parsed = parseMediaType(text);
      assert.deepEqual(
        [parsed.main, parsed.sub, Object.fromEntries(parsed.parameters)],
        [main, sub, parameters],
      );
    });
  }

  test('is read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab/*;=" \\\'%,') }), (text) => {
        const { main, sub, parameters } = parseMediaType(text);
        assert.ok(!main.includes('/'));
        assert.equal(main + sub, (main + sub).toLowerCase());
        assert.ok([...parameters.keys()].every((name) => name === name.trim().toLowerCase()));
      }),
    );
  });

  test('matches itself, and a star matches everything from either side', () => {
    const types = fc.constantFrom('a/b', 'a/c', 'b/b', '*/b', 'a/*', '*/*').map(parseMediaType);
    fc.assert(
      fc.property(types, types, (one, other) => {
        assert.ok(matches(one, one));
        assert.ok(matches(one, parseMediaType('*/*')));
        assert.equal(matches(one, other), matches(other, one));
      }),
    );
    assert.equal(matches(parseMediaType('a/*'), parseMediaType('b/c')), false);
    assert.equal(matches(parseMediaType('a/b;x=1'), parseMediaType('a/b;x=2')), true);
  });
});
