/** The way through a list that changes while it is read: nothing is missed, nothing is twice, what went is gone. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  type ChangingSource,
  type ChangingSourceOptions,
  shownGoal,
  startChangingSource,
} from '../support/changing-source.ts';
import { temporaryFolder } from '../support/service.ts';
import { download, idsIn, recordsIn } from './pulling.ts';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Downloads from a source, and tells what came. */
async function pulled(options: ChangingSourceOptions) {
  await using source = await startChangingSource(options);
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'work');
  const downloaded = await download({ url: source.address, folder: path });
  const ids = await idsIn(downloaded.files.smartGoals);
  assert.equal(downloaded.goals, ids.length);
  assert.deepEqual(await recordsIn(downloaded.files.smartGoals), ids.map(shownGoal));
  return { ids, atSource: source.ids, pages: source.pages, ...downloaded };
}

suite('the way through a list', { concurrency: 4 }, () => {
  for (const length of [0, 1, 2, 5, 29, 30, 31, 59, 60, 61, 95]) {
    for (const cap of [30, 7, 2]) {
      test(`brings all of ${length} goals, ${cap} a page, newest first`, async () => {
        const { ids, goalsAtSource, pages } = await pulled({ ids: upTo(length), cap });
        assert.deepEqual(ids, upTo(length).reverse());
        assert.equal(goalsAtSource, length);
        const step = cap - (cap > 2 ? 2 : 1);
        assert.ok(pages <= Math.ceil(length / step) + 5, `${pages} pages`);
      });
    }
  }

  test('takes what is created meanwhile, however fast, with few requests more', async () => {
    for (const created of [1, 2, 5, 12]) {
      const change = (source: ChangingSource, before: number): void => {
        if (before < 6) for (let number = 0; number < created; number++) source.create();
      };
      const { ids, atSource, pages } = await pulled({ ids: upTo(95), change });
      assert.deepEqual(ids, atSource);
      assert.equal(ids.length, 95 + 6 * created);
      assert.ok(pages <= 25, `${pages} pages`);
    }
  });

  test('is held up by no more than its bound where goals are created faster than they are read', async () => {
    const change = (source: ChangingSource): void => {
      for (let number = 0; number < 40; number++) source.create();
    };
    await assert.rejects(pulled({ ids: upTo(95), change }), /changes faster than it is read/);
  });

  test('leaves out what is removed meanwhile, before it was read or after', async () => {
    for (const [at, gone] of [
      [1, [3, 4, 5]],
      [2, [90, 91]],
      [2, upTo(40)],
      [3, [1]],
      [4, [95]],
      [4, [2, 50, 94]],
    ] as const) {
      const change = (source: ChangingSource, before: number): void => {
        if (before === at) for (const id of gone) source.remove(id);
      };
      const { ids, atSource, goalsAtSource } = await pulled({ ids: upTo(95), change });
      assert.deepEqual(ids, atSource);
      assert.equal(goalsAtSource, ids.length);
    }
  });

  test('takes a goal whose transaction took longer than that of a newer one', async () => {
    const known = upTo(95).filter((id) => id !== 94);
    const change = (source: ChangingSource, before: number): void => {
      if (before === 5) source.insert(94);
    };
    const { ids } = await pulled({ ids: known, change });
    assert.deepEqual(ids, upTo(95).reverse());
  });

  test('misses nothing, and comes to the list as it was counted last, whatever comes and goes', async () => {
    const happening = fc.record({
      request: fc.nat({ max: 25 }),
      kind: fc.constantFrom('create', 'create between', 'remove'),
      which: fc.nat({ max: 200 }),
    });
    const property = fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 60 }),
      fc.array(happening, { maxLength: 30 }),
      fc.integer({ min: 2, max: 9 }),
      async (given, happenings, cap) => {
        let counted: readonly number[] = [];
        const change = (source: ChangingSource, before: number): void => {
          for (const { request, kind, which } of happenings) {
            if (request !== before) continue;
            const id = source.ids[which % Math.max(1, source.ids.length)];
            if (kind === 'create') source.create();
            else if (kind === 'remove' && id !== undefined) source.remove(id);
          }
          counted = source.ids;
        };
        // A service counts first and reads then, so what is created in between is on the page and not in the count.
        const between = (source: ChangingSource, before: number): void => {
          for (const { request, kind } of happenings) {
            if (request === before && kind === 'create between') source.create();
          }
        };
        const ids = given.sort((one, other) => one - other);
        const result = await pulled({ ids, cap, change, between });
        const missing = counted.filter((id) => !result.ids.includes(id));
        assert.deepEqual(missing, []);
        if (result.goals === result.goalsAtSource) assert.deepEqual(result.ids, counted);
      },
    );
    // Each run is a download, so a failing one is told as it is: making it smaller would take minutes.
    await fc.assert(property, { numRuns: 100, endOnFailure: true });
  });

  test('says plainly what does not fit where the count of the source is not that of its list', async () => {
    const more = await pulled({ ids: upTo(40), countOf: (length) => length + 1 });
    assert.deepEqual([more.ids, more.goals, more.goalsAtSource], [upTo(40).reverse(), 40, 41]);
    const fewer = await pulled({ ids: upTo(40), countOf: (length) => length - 2 });
    assert.deepEqual([fewer.ids, fewer.goals, fewer.goalsAtSource], [upTo(40).reverse(), 40, 38]);
    assert.ok(more.pages < 40 && fewer.pages < 40, `${more.pages}, ${fewer.pages}`);
  });

  test('ends at once where the source gives the same page at every offset, or one goal a page', async () => {
    await assert.rejects(pulled({ ids: upTo(95), heedsOffset: false }), /the same page .* at every offset/);
    await assert.rejects(pulled({ ids: upTo(95), cap: 1 }), /fewer than two goals a page/);
  });
});
