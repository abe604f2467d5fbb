import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { pathValues, routePath } from '../../../src/http/requests/target.ts';

suite('path templates', () => {
  test('give the values of a path by their names, decoded', () => {
    assert.deepEqual(pathValues('/courses/{id}/', '/courses/7/'), { id: '7' });
    assert.deepEqual(pathValues('/a/{one}/b/{two}', '/a/x%20y/b/%C5%81'), { one: 'x y', two: 'Ł' });
    assert.deepEqual(pathValues('/courses/', '/courses/'), {});
  });

  test('fit no path with other segments, an empty value or a broken encoding', () => {
    for (const path of [
      '/courses/',
      '/courses//',
      '/courses/7',
      '/courses/7/8/',
      '/goals/7/',
      '/courses/%E9/',
    ])
      assert.equal(pathValues('/courses/{id}/', path), null, path);
  });

  test('give back any value that is encoded in a path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        assert.deepEqual(pathValues('/x/{v}/', `/x/${encodeURIComponent(value)}/`), { v: value });
      }),
    );
  });

  test('are written for the router with colons', () => {
    assert.equal(routePath('/courses/{id}/sessions/{number}/'), '/courses/:id/sessions/:number/');
  });
});
