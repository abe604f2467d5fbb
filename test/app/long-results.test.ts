/** Results in pieces come together again as they were. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inPieces, type ListPiece, PieceCollector } from '../../src/app/background.ts';

/** Sends a result in pieces, and puts it together. */
function sent(result: unknown): { readonly whole: unknown; readonly pieces: readonly ListPiece[] } {
  const generator = inPieces(result);
  const collector = new PieceCollector();
  const pieces: ListPiece[] = [];
  let next = generator.next();
  for (; next.done !== true; next = generator.next()) {
    pieces.push(next.value);
    collector.add(structuredClone(next.value));
  }
  return { whole: collector.complete(structuredClone(next.value)), pieces };
}

test('any result comes as it was', () => {
  const long = fc.array(fc.record({ name: fc.string(), rows: fc.array(fc.nat(), { maxLength: 3 }) }), {
    minLength: 0,
    maxLength: 900,
    size: 'max',
  });
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.string(),
        review: fc.record({ diff: long, deep: fc.array(long, { maxLength: 3 }), no: fc.constant(null) }),
      }),
      (result) => {
        assert.deepEqual(sent(result).whole, structuredClone(result));
      },
    ),
    { numRuns: 30 },
  );
});

test('a long list comes in pieces of at most 200 items', () => {
  const faults = Array.from({ length: 1001 }, (_, row) => ({ row }));
  const { whole, pieces } = sent({ kind: 'review', review: { faults } });
  assert.deepEqual(whole, { kind: 'review', review: { faults } });
  assert.deepEqual(
    pieces.map(({ items }) => items.length),
    [200, 200, 200, 200, 200, 1],
  );
});
