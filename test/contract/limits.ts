/** What is promised by all that counts requests and tokens. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createRequestLimiter, createTokenBudget } from '../../src/store/limits.ts';
import { instantToColumn } from '../../src/store/schema.ts';
import type { DatabaseKind } from './database-kind.ts';

/** Runs the suite over a kind of database. */
export function limitsContract(kind: DatabaseKind): void {
  suite(`requests counted in ${kind.name}`, kind.options, () => {
    test('a client may send as many as the limit, and hears how long to wait for the next', async () => {
      await using database = await kind.create();
      const limiter = createRequestLimiter(await database.open());
      for (let time = 1; time <= 3; time += 1) assert.equal(await limiter.take('one', 3), 0);
      const wait = await limiter.take('one', 3);
      assert.ok(wait > 55 && wait <= 60, String(wait));
      assert.equal(await limiter.take('another', 3), 0);
      assert.equal(await limiter.take('one', 4), 0);
    });

    test('of many at once over two connections no more than the limit are let through', async () => {
      await using database = await kind.create();
      const limiters = [await database.open(), await database.open()].map(createRequestLimiter);
      const waits = await Promise.all(
        limiters.flatMap((limiter) => Array.from({ length: 10 }, () => limiter.take('one', 7))),
      );
      assert.equal(waits.filter((wait) => wait === 0).length, 7);
    });

    test('a request that is a minute old counts no more, and is not kept', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const limiter = createRequestLimiter(opened);
      const rows = () => opened.reader.selectFrom('goal_requests').selectAll().execute();
      const shift = (seconds: number) =>
        opened.write((transaction) =>
          transaction
            .updateTable('goal_requests')
            .set({ at: instantToColumn(Temporal.Now.instant().add({ seconds })) })
            .execute(),
        );
      assert.equal(await limiter.take('one', 1), 0);
      await shift(-40);
      const wait = await limiter.take('one', 1);
      assert.ok(wait >= 15 && wait <= 20, String(wait));
      await shift(-60);
      assert.equal(await limiter.take('one', 1), 0);
      assert.equal((await rows()).length, 1);
      // As if the clock had been set back by an hour.
      await shift(3600);
      assert.equal(await limiter.take('one', 1), 0);
      assert.equal((await rows()).length, 1);
    });
  });

  suite(`tokens of a day counted in ${kind.name}`, kind.options, () => {
    test('are set aside until the budget is spent, and put right by what was taken', async () => {
      await using database = await kind.create();
      const budget = createTokenBudget(await database.open(), 1000, 'UTC');
      const first = await budget.reserve(600);
      assert.equal(first?.tokens, 600);
      assert.equal(await budget.reserve(401), null);
      assert.ok(first !== null);
      await budget.settle(first, 100);
      assert.equal((await budget.reserve(900))?.tokens, 900);
      assert.equal(await budget.reserve(1), null);
      const wait = budget.untilNext();
      assert.ok(wait > 0 && wait <= 24 * 3_600_000);
    });

    test('are one budget for all connections, however many reserve at once', async () => {
      await using database = await kind.create();
      const budgets = [await database.open(), await database.open()].map((opened) =>
        createTokenBudget(opened, 1000, 'Europe/Berlin'),
      );
      const reserved = await Promise.all(
        budgets.flatMap((budget) => Array.from({ length: 10 }, () => budget.reserve(99))),
      );
      assert.equal(reserved.filter((one) => one !== null).length, 10);
    });

    test('begin anew with the day', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const budget = createTokenBudget(opened, 10, 'UTC');
      assert.notEqual(await budget.reserve(10), null);
      assert.equal(await budget.reserve(1), null);
      await opened.write((transaction) =>
        transaction.updateTable('goal_tokens').set({ day: '2020-02-29' }).execute(),
      );
      assert.notEqual(await budget.reserve(10), null);
    });
  });
}
