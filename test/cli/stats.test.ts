/** `mentoring stats`: what was written, by month, writer and language. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { summarize, usageReport } from '../../src/cli/stats.ts';
import type { NewSmartGoal } from '../../src/domain/smart-goal.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newGoal } from '../contract/examples.ts';
import { runProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const at = (created_at: string, more: Partial<NewSmartGoal> = {}) =>
  newGoal({ created_at: Temporal.Instant.from(created_at), input_tokens: 250, output_tokens: 50, ...more });

const SERVER = {
  writer: 'openai',
  model: 'some-model',
  milliseconds: 2400,
  tokens_counted_by: 'server',
} as const;

const GOALS = [
  // The last minute of March in Berlin, and the first of April: the same day in UTC.
  at('2026-03-31T21:59:00Z', { language: 'de', milliseconds: 4 }),
  at('2026-03-31T22:00:00Z', { language: 'de', milliseconds: 6 }),
  at('2026-06-15T10:00:00Z', { language: 'pl', ...SERVER }),
  at('2026-06-16T10:00:00Z', { language: null, variant: 2, milliseconds: null }),
];

async function withGoals(goals: readonly NewSmartGoal[]) {
  const folder = await temporaryFolder();
  {
    await using database = openSqlite(join(folder.path, 'mentoring.db'));
    await migrate(database);
    const store = createSmartGoalStore(database);
    for (const goal of goals) await store.add(goal);
  }
  return {
    run: (parameters: readonly string[] = [], timeZone = 'Europe/Berlin') =>
      runProgram(['stats', ...parameters], {
        folder: folder.path,
        settings: { DATABASE_URL: 'sqlite:mentoring.db', TIME_ZONE: timeZone },
      }),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

suite('the use of the service', { concurrency: 2 }, () => {
  test('is added up by month, writer, language, wording and counter', async () => {
    await using service = await withGoals(GOALS);
    const { status, output, errors } = await service.run(['--json']);
    assert.deepEqual([status, errors], [0, '']);
    const total = (name: string, goals: number, mean_milliseconds: number | null) => ({
      name,
      goals,
      input_tokens: 250 * goals,
      output_tokens: 50 * goals,
      mean_milliseconds,
    });
    assert.deepEqual(JSON.parse(output), {
      time_zone: 'Europe/Berlin',
      total: total('all', 4, 803),
      months: [
        total('2026-03', 1, 4),
        total('2026-04', 1, 6),
        total('2026-05', 0, null),
        total('2026-06', 2, 2400),
      ],
      writers: [total('offline', 3, 5), total('openai some-model', 1, 2400)],
      languages: [total('de', 2, 5), total('pl', 1, 2400), total('unknown', 1, null)],
      variants: [total('0', 3, 803), total('2', 1, null)],
      token_counters: [total('service', 3, 5), total('server', 1, 2400)],
    });
    const utc: unknown = JSON.parse((await service.run(['--json'], 'UTC')).output);
    assert.ok(typeof utc === 'object' && utc !== null && 'months' in utc && Array.isArray(utc.months));
    assert.equal(utc.months.length, 4);
    assert.equal(utc.months[0].goals, 2);
  });

  test('is drawn for people, in words', async () => {
    await using service = await withGoals(GOALS);
    const { output } = await service.run();
    assert.match(
      output,
      /^Inputs answered by month \(Europe\/Berlin\)\n2026-03 1 +300 tokens █+\n2026-04 1 +300 tokens █+\n2026-05 0 +0 tokens\n2026-06 2 +600 tokens █+$/m,
    );
    assert.match(output, /^openai some-model +1 +250 +50 +2\.4 s$/m);
    assert.match(output, /^German +2 +500 +100 +5 ms$/m);
    assert.match(output, /^together +4 +1,000 +200 +803 ms$/m);
    assert.match(output, /counted by the goal server for 1 of 4, by this service for the rest/);
  });

  test('that is none yet says how it begins', async () => {
    await using service = await withGoals([]);
    assert.deepEqual(await service.run(), {
      status: 0,
      output: 'No goals have been written yet. A POST to /smart-goals/ writes the first.\n',
      errors: '',
    });
  });

  test('of a database that is not there, or of an older version, is not made up', async () => {
    await using folder = await temporaryFolder();
    const settings = { DATABASE_URL: 'sqlite:mentoring.db' };
    const missing = await runProgram(['stats'], { folder: folder.path, settings });
    assert.equal(missing.status, 1);
    assert.match(missing.errors, /No database exists at \S+mentoring\.db/);
    {
      await using _empty = openSqlite(join(folder.path, 'mentoring.db'));
    }
    const older = await runProgram(['stats'], { folder: folder.path, settings });
    assert.equal(older.status, 1);
    assert.match(
      older.errors,
      /is of an older version, or empty\. “npx mentoring migrate” brings it up to date/,
    );
  });

  test('fits the terminal, and shows two years of a longer history', async () => {
    async function* usage() {
      for (let month = 0; month < 40; month++) {
        const { input: _input, output: _output, ...rest } = at('2024-01-15T12:00:00Z');
        const created_at = Temporal.Instant.from('2024-01-15T12:00:00Z').add({ hours: month * 730 });
        yield Array.from({ length: month + 1 }, () => ({ ...rest, created_at }));
      }
    }
    const summary = await summarize(usage(), 'UTC');
    for (const width of [40, 80, 200]) {
      const report = usageReport(summary, width);
      const [title = '', ...lines] = report.split('\n\n')[0]?.split('\n') ?? [];
      assert.match(title, /the last 24 of 40/);
      assert.equal(lines.length, 24);
      assert.ok(
        lines.every((line) => line.length <= width),
        `${width}`,
      );
    }
  });
});
