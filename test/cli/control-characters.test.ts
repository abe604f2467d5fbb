/** No text that came from others makes a terminal do anything: neither names, reasons and file names, nor what servers answer. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { startGoalServer } from '../support/goal-server.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { runProgram } from '../support/program.ts';
import { fillProgramme } from '../support/programme.ts';
import { workplace } from '../support/workplace.ts';

/** Clears the screen, changes the colour in two ways, rings, turns the writing around, and begins lines. */
const NASTY = '\u001b[2J\u009b31m\u0007\u202e\u2066\u2028\r\n| forged';
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** A place whose database has it in every column that people or others fill. */
async function nastyPlace() {
  const place = await workplace();
  await fillProgramme(place.databaseFile);
  {
    await using database = openSqlite(place.databaseFile);
    await migrate(database);
  }
  using database = plainDatabase(place.databaseFile);
  database.exec(`
    insert into accounts (id, name, created_at) values (1, 'ada', '2026-05-01T00:00:00.000000Z');
    insert into tokens (id, account_id, digest, scopes, created_at)
      values (1, 1, 'x', 'admin', '2026-05-01T00:00:00.000000Z'), (2, 1, 'y', 'admin', '2026-05-01T00:00:00.000000Z');
    insert into audit_events (number, at, account_id, action, subject, times)
      values (1, '2026-05-01T00:00:00.000000Z', 1, 'read', 'courses', 1);
    insert into smart_goals (id, position, input, output, input_tokens, output_tokens, created_at, writer, tokens_counted_by, model, variant)
      values (1, 1, 'i', 'o', 1, 1, '2026-05-01T00:00:00.000000Z', 'openai', 'server', 'm', 0);
    insert into history (number, at, who, kind, summary, reason, row_count)
      values (1, '2026-05-01T00:00:00.000000Z', 'ada', 'change-status', '{"code":"person-changed","fields":["name"],"person":{"person":1}}', 'no reason', 1);
    update collections set count = 1, last_id = 1, last_position = 1 where name in ('smart-goals', 'audit');
    insert into participants (id, role, full_name, email) values (4, 'mentee', 'Dora Example', 'dora@example.org');
    insert into relations (id, mentor_id, mentee_id, cohort, start, status) values (3, 2, 4, '2023', '2023-01-02', 'completed');
    insert into relation_changes (relation_id, number, status, since) values (3, 0, 'completed', '2023-06-01');
    insert into feedback_exceptions (relation_id, round_id, role, due_date, waived, reason)
      values (1, 1, 'mentee', '2025-01-21', 0, 'why');
  `);
  for (const [table, column] of [
    ['managers', 'first_name'],
    ['managers', 'last_name'],
    ['participants', 'full_name'],
    ['relations', 'cohort'],
    ['feedback_rounds', 'title'],
    ['feedback_exceptions', 'reason'],
    ['accounts', 'name'],
    ['history', 'who'],
    ['history', 'reason'],
    ['audit_events', 'subject'],
    ['smart_goals', 'model'],
  ] as const) {
    database.prepare(`update ${table} set ${column} = ${column} || ?`).run(NASTY);
  }
  return place;
}

/** What prints nothing that came from others. */
const NOTHING_TO_SHOW: readonly string[] = ['help', 'serve', 'migrate'];

suite('on a terminal', () => {
  test('no command prints a control character of anybody', async () => {
    await using place = await nastyPlace();
    const wrong = `wrong${NASTY}`;
    await place.write(
      `nasty${NASTY}.csv`,
      `role,full_name,email,start${NASTY}\nmentee,Eve${NASTY},"no${NASTY}",x\n`,
    );
    await using server = await startGoalServer(({ path }) => ({
      status: path.includes('chat') ? 404 : 400,
      body: { error: { message: `It is${NASTY}` }, detail: wrong },
    }));
    const settings = {
      ...place.options.settings,
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: server.address,
      OPENAI_MODEL: 'model',
      BACKUP_DIR: `copies${NASTY}`,
      SECRET_KEY: '',
      SECRET_KEY_FILE: `key${NASTY}`,
      GOAL_ON_FAILURE: 'fail',
      KEEP_PEOPLE_MONTHS: '1',
    };
    /** The parameters of the commands, and a text that shows that what is nasty was printed at all. */
    const runs: readonly (readonly [readonly string[], RegExp])[] = [
      [['config'], /BACKUP_DIR = .*copies\\u001b\[2J\\u009b31m\\u0007\\u202e\\u2066↵↵\|/],
      [['config', '--check'], /It is/],
      [['goal', wrong], /./],
      [['import', `nasty${NASTY}.csv`], /Eve|nasty\\u001b/],
      [['pull', wrong], /./],
      [['export', `folder${NASTY}`], /folder\\u001b/],
      [['backup', `copy${NASTY}.db`], /copy\\u001b/],
      [['restore', wrong], /wrong/],
      [['erase', 'ada@example.org'], /Ada Example\\u001b/],
      [
        ['feedbacks', '--as-of', '2025-07-15'],
        /Ada Example\\u001b.*Chemistry\\u001b|Chemistry\\u001b.*Ada Example\\u001b/,
      ],
      [['feedbacks', '--as-of', '2025-07-15', '--json'], /"full_name": "Ada Example\\u001b/],
      [['feedbacks', 'received', '2', '1'], /Ada Example\\u001b/],
      [['feedbacks', 'move', '1', '1', '--to', '2026-05-01', '--reason', wrong], /Ada Example\\u001b/],
      [['feedbacks', '--manager', wrong], /Maria\\u001b/],
      [['relation'], /Ada Example\\u001b.*Maria\\u001b/],
      [['relation', 'show', 'r1'], /Chemistry\\u001b/],
      [['relation', 'hold', 'r1', '--dry-run'], /Ada Example\\u001b/],
      [['person'], /Ada Example\\u001b/],
      [['person', 'create', '--role', 'mentee', '--name', 'X', '--email', wrong], /wrong/],
      [['manager'], /Maria\\u001b/],
      [['round'], /Chemistry\\u001b/],
      [['history'], /Ada Example\\u001b.*no reason\\u001b/],
      [['history', 'show', '1'], /no reason\\u001b/],
      [['remind', '--dry-run'], /Ada Example\\u001b/],
      [['template', 'show', 'reminder', '--round', wrong], /wrong/],
      [['outbox', 'cancel', wrong], /wrong/],
      [['retention', '--dry-run'], /Dora Example\\u001b/],
      [['secret-key', 'show'], /key\\u001b/],
      [['account'], /ada\\u001b/],
      [['account', 'remove', wrong], /no account “wrong\\u001b/],
      [['token', 'list'], /ada\\u001b/],
      [['audit'], /ada\\u001b.*courses\\u001b/],
      [[wrong], /wrong/],
    ];
    const help = await place.done('--help');
    const commands = [...help.matchAll(/^ {2}([\w-]+) .* {2}/gm)].map(([, name]) => name);
    assert.ok(commands.length > 10);
    const tried = new Set(runs.map(([[name]]) => name));
    assert.deepEqual(
      commands.filter((name) => name !== undefined && !NOTHING_TO_SHOW.includes(name) && !tried.has(name)),
      [],
      'every command is tried',
    );
    const pairs = Array.from({ length: Math.ceil(runs.length / 2) }, (_, index) =>
      runs.slice(index * 2, index * 2 + 2),
    );
    for (const pair of pairs) {
      await Promise.all(
        pair.map(async ([parameters, expected]) => {
          const { output, errors } = await runProgram(parameters, { folder: place.folder, settings });
          const shown = output + errors;
          assert.match(shown, expected, parameters.join(' '));
          assert.doesNotMatch(shown, FORBIDDEN, `${parameters.join(' ')}: ${JSON.stringify(shown)}`);
          if (!parameters.includes(wrong)) assert.doesNotMatch(shown, /^\| forged/m, parameters.join(' '));
        }),
      );
    }
  });
});
