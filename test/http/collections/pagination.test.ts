/** Pages and the links between them. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { linkHeader, pageAddresses, requestedPage } from '../../../src/http/collections/endpoints.ts';

const SIZE = 30;
const ADDRESS = 'http://host/smart-goals/';
const requested = (query: string) => requestedPage(new URLSearchParams(query), SIZE);

/** The addresses around a page, without what they have in common. */
function around(query: string, count: number) {
  const parameters = new URLSearchParams(query);
  const addresses = pageAddresses(ADDRESS, parameters, requested(query), count);
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [name, address?.replace(`${ADDRESS}?`, '') ?? null]),
  );
}

suite('the page that is asked for', () => {
  const table: readonly (readonly [string, number, bigint])[] = [
    ['', 30, 0n],
    ['limit=5&offset=7', 5, 7n],
    ['limit=1', 1, 0n],
    ['limit=30', 30, 0n],
    ['limit=31', 30, 0n],
    ['limit=0', 30, 0n],
    ['limit=-5', 30, 0n],
    ['limit=', 30, 0n],
    ['limit=abc', 30, 0n],
    ['limit=5.0', 30, 0n],
    ['limit=1e1', 30, 0n],
    ['limit=%205', 5, 0n],
    ['limit=+5', 5, 0n],
    ['limit=%2B5', 5, 0n],
    ['limit=05', 5, 0n],
    ['limit=1_0', 10, 0n],
    ['limit=%D9%A5', 5, 0n],
    ['limit=%0a5', 5, 0n],
    ['limit=%c2%a05', 5, 0n],
    ['limit=%c2%855', 5, 0n],
    ['limit=%1c5', 30, 0n],
    ['limit=%e2%80%8b5', 30, 0n],
    ['limit=5%00', 30, 0n],
    ['limit=3&limit=4', 4, 0n],
    ['LIMIT=3', 30, 0n],
    ['offset=-1', 30, 0n],
    ['offset=-0', 30, 0n],
    ['offset=abc', 30, 0n],
    ['offset=1.5', 30, 0n],
    ['offset=1&offset=2', 30, 2n],
    ['offset=9007199254740993', 30, 9007199254740993n],
    [`offset=${'9'.repeat(400)}`, 30, 10n ** 400n - 1n],
    [`offset=${'9'.repeat(4301)}`, 30, 0n],
  ];
  for (const [query, limit, offset] of table) {
    test(query.slice(0, 40) || 'no query', () => assert.deepEqual(requested(query), { limit, offset }));
  }
});

suite('the pages around it', () => {
  test('are counted exactly, however far away', () => {
    const { previous } = around(`offset=${'9'.repeat(400)}`, 95);
    assert.equal(previous, `limit=30&offset=${'9'.repeat(398)}69`);
  });

  test('keep what else was asked, sorted by name', () => {
    const { next } = around('z=1&format=json&limit=99&a=%20', 95);
    assert.equal(next, 'a=+&format=json&limit=30&offset=30&z=1');
  });
});

suite('walking', () => {
  const lists = fc.record({
    count: fc.integer({ min: 0, max: 200 }),
    limit: fc.integer({ min: 1, max: 30 }),
    offset: fc.integer({ min: 0, max: 250 }),
  });
  /** The offsets of the pages that come one after the other by one of the links. */
  const walk = (count: number, start: string, link: 'next' | 'before'): number[] => {
    const offsets: number[] = [];
    for (let query: string | null = start; query !== null; query = around(query, count)[link] ?? null) {
      offsets.push(Number(new URLSearchParams(query).get('offset')));
      assert.ok(offsets.length <= 300, 'it comes to an end');
    }
    return offsets;
  };
  const records = (count: number, offset: number, limit: number) =>
    Array.from({ length: count }, (_, index) => index).slice(offset, offset + limit);

  test('by next from the first page, every record is met once', () => {
    fc.assert(
      fc.property(lists, ({ count, limit }) => {
        const met = walk(count, `limit=${limit}`, 'next').flatMap((offset) => records(count, offset, limit));
        assert.deepEqual(met, records(count, 0, count));
      }),
    );
  });

  test('by prev from the last page, every record is met, and the first page comes last', () => {
    fc.assert(
      fc.property(lists, ({ count, limit }) => {
        const { last } = around(`limit=${limit}`, count);
        const offsets = walk(count, last ?? '', 'before');
        assert.equal(offsets.at(-1), 0);
        assert.deepEqual(
          new Set(offsets.flatMap((offset) => records(count, offset, limit))),
          new Set(records(count, 0, count)),
        );
      }),
    );
  });

  test('no link leads out of the list, or past what was asked', () => {
    fc.assert(
      fc.property(lists, ({ count, limit, offset }) => {
        const { next, previous, before } = around(`limit=${limit}&offset=${offset}`, count);
        const offsetOf = (query: string) => Number(new URLSearchParams(query).get('offset'));
        if (next) assert.ok(offsetOf(next) === offset + limit && offsetOf(next) < count);
        assert.equal(next === null || next === undefined, offset + limit >= count);
        if (previous) assert.equal(offsetOf(previous), offset - limit);
        assert.equal(previous === null || previous === undefined, offset <= limit);
        if (before) assert.equal(offsetOf(before), Math.max(0, offset - limit));
      }),
    );
  });
});

suite('the header Link', () => {
  const links = (query: string, count: number) => {
    const parameters = new URLSearchParams(query);
    return linkHeader(pageAddresses(ADDRESS, parameters, requested(query), count));
  };

  test('names the pages around', () => {
    assert.deepEqual(links('offset=30', 95), {
      Link: [
        `<${ADDRESS}?limit=30&offset=0>; rel="first"`,
        `<${ADDRESS}?limit=30&offset=0>; rel="prev"`,
        `<${ADDRESS}?limit=30&offset=60>; rel="next"`,
        `<${ADDRESS}?limit=30&offset=90>; rel="last"`,
      ].join(', '),
    });
  });

  test('leaves out what there is not', () => {
    assert.deepEqual(links('', 5), {
      Link: `<${ADDRESS}?limit=30&offset=0>; rel="first", <${ADDRESS}?limit=30&offset=0>; rel="last"`,
    });
  });

  test('is not sent where it would be too long for clients', () => {
    assert.deepEqual(links(`a=${'x'.repeat(2000)}`, 95), {});
  });
});
