/** What is set aside of the day's tokens before a call is never less than what that call allows the server to take. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { TokenBudget } from '../../../src/domain/limits.ts';
import { startGoalServer } from '../../support/goal-server.ts';
import { until } from '../../support/until.ts';
import { completion, GOALS } from './answers.ts';
import { writerFor } from './asking.ts';

suite('a call within a budget', () => {
  test('asks for no more room than was set aside, though the model is found to think meanwhile', async () => {
    const empty = { choices: [{ index: 0, message: { content: '' }, finish_reason: 'length' }] };
    await using server = await startGoalServer(({ body }) => ({
      body: Number(body['max_tokens']) > 400 ? completion(GOALS) : empty,
    }));
    const reserved: number[] = [];
    const { promise: first, resolve: release } = Promise.withResolvers<void>();
    const budget: TokenBudget = {
      async reserve(tokens) {
        reserved.push(tokens);
        // The database is slow for one of them.
        if (reserved.length === 1) await first;
        return { day: '2026-11-21', tokens };
      },
      settle: async () => {},
      untilNext: () => 60_000,
    };
    const { writer } = writerFor(server.address, { budget });
    const write = () => writer.write({ input: 'I want to learn Python.', variant: 0 });
    const slow = write();
    await until(async () => reserved.length === 1);
    await write();
    const before = server.requests.length;
    release();
    await slow;
    const allowed = Number(server.requests[before]?.body['max_tokens']);
    assert.ok(allowed <= (reserved[0] ?? 0), `${allowed} were allowed, ${reserved[0]} set aside`);
  });
});
