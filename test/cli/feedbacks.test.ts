/** `mentoring feedbacks`: who owes one and why, and what came in. */

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { createFeedbackIntake } from '../../src/store/feedbacks/feedback-intake.ts';
import { createFeedbackForms } from '../../src/store/forms/feedback-forms.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { fillForms, newLinkPath } from '../support/feedback-forms.ts';
import { runProgram } from '../support/program.ts';
import { fillProgramme } from '../support/programme.ts';
import { temporaryFolder } from '../support/service.ts';

async function withProgramme(fill = true) {
  const folder = await temporaryFolder();
  if (fill) await fillProgramme(join(folder.path, 'mentoring.db'));
  const settings = { DATABASE_URL: 'sqlite:mentoring.db' };
  return {
    file: join(folder.path, 'mentoring.db'),
    run: (...parameters: readonly string[]) =>
      runProgram(['feedbacks', ...parameters], { folder: folder.path, settings }),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

suite('feedbacks on the command line', { concurrency: 2 }, () => {
  test('are listed with whom to call and why', async () => {
    await using programme = await withProgramme();
    const { status, output, errors } = await programme.run('--as-of', '2025-07-15');
    assert.deepEqual([status, errors], [0, '']);
    for (const line of [
      /^2025-01-20 +176 days +Chemistry +mentee +Ada Example \(1\) +Bea Example \(2\) +ada@example\.org +Maria +14 days after the start on 2025-01-06$/m,
      /^2025-04-16 +90 days +Mid Program .*90 days after the start on 2025-01-06, 50 % of the way to the expected end, and 10 days on hold$/m,
      /^2025-05-04 .*Cleo Example \(3\) .* – +90 days after the start on 2025-02-03, because there is no end$/m,
      /^2025-07-15 +today +Final .*the expected end on 2025-07-05, and 10 days on hold$/m,
      /^10 feedbacks are due on 2025-07-15\.\nThe service lists 8 of them under \/feedbacks_needed\/: /m,
    ]) {
      assert.match(output, line);
    }
    const days = [...output.matchAll(/^\d{4}-\d\d-\d\d/gm)].map(([day]) => day);
    assert.deepEqual([days.length, days], [10, days.toSorted()], 'the longest overdue first');
    const marias = await programme.run('--as-of', '2025-07-15', '--manager', 'má mu', '--json');
    const rows: unknown = JSON.parse(marias.output);
    assert.ok(Array.isArray(rows));
    assert.equal(rows.length, 6);
    assert.ok(rows.every(({ manager, reason }) => manager === 'Maria' && typeof reason === 'string'));
    // With both of her mentees Bea owes the feedback on Cleo since later, so that the service lists the one on Ada.
    const all: unknown = JSON.parse((await programme.run('--as-of', '2025-07-15', '--json')).output);
    assert.ok(Array.isArray(all));
    const beas = all.filter(({ model_id, title }) => model_id === 2 && title === 'Chemistry');
    assert.deepEqual(
      beas.map(({ with: { full_name }, listed }) => [full_name, listed]),
      [
        ['Ada Example', true],
        ['Cleo Example', false],
      ],
    );
  });

  test('are printed with what was answered in forms, a row for each answer that no spreadsheet runs', async () => {
    await using programme = await withProgramme(false);
    await fillForms(programme.file);
    const path = await newLinkPath(programme.file);
    await using database = openSqlite(programme.file);
    const forms = createFeedbackForms(database, () => Temporal.Now.zonedDateTimeISO('UTC'));
    const secret = path.split('/')[2] ?? '';
    const given = { rating: 2, topics: ['work', 'life'], change: '=1+1\nand, more' };
    await forms.submit(secret, { version: 1, answers: new Map(Object.entries(given)) });
    const { status, output, errors } = await programme.run('answers', '--round', 'Chemistry');
    assert.deepEqual([status, errors], [0, '']);
    const [header, ...lines] = output.split('\n');
    assert.equal(
      header,
      'round,relation,role,model_id,full_name,partner,cohort,submitted_at,question,answer,attention,note',
    );
    assert.match(
      lines[0] ?? '',
      /^Chemistry,1,mentee,1,Ada Example,Bea Example,2025,[\d: -]+,rating,2,open,$/,
    );
    assert.match(lines[1] ?? '', /,topics,work life,,$/);
    assert.ok(output.includes(`,change,"'=1+1\nand, more",,`), output);
    const rows: unknown = JSON.parse((await programme.run('answers', '--json')).output);
    assert.ok(Array.isArray(rows));
    assert.deepEqual(
      rows.map(({ question, answer }) => [question, answer]),
      Object.entries(given),
    );
    assert.equal((await programme.run('answers', '--round', 'Nothing')).status, 2);
  });

  test('are recorded, taken back, moved and waived', async () => {
    await using programme = await withProgramme();
    const listed = async (): Promise<string> => (await programme.run('--json')).output;
    const before = await listed();
    const received = await programme.run('received', 'adá', 'chemistry', '--on', '2025-01-19');
    assert.equal(
      received.output,
      'Chemistry, mentee Ada Example (1) with Bea Example (2): received on 2025-01-19.\n',
    );
    const corrected = await programme.run('received', '1', '1', '--on', '2025-01-18');
    assert.match(corrected.output, /received on 2025-01-18, instead of 2025-01-19\.$/m);
    assert.equal(JSON.parse(await listed()).length, 11);
    const moved = await programme.run('move', '3', 'Mid Program', '--to', '2999-01-01', '--reason', 'leave');
    assert.match(moved.output, /due on 2999-01-01 from now on/);
    await programme.run('waive', 'Bea', '3', '--relation', 'r1');
    const rest = JSON.parse(await listed());
    assert.equal(rest.length, 9);
    assert.equal(rest.at(-1).due_date, '2025-08-02', 'Bea still owes the final feedback on Cleo');
    assert.match((await programme.run('undo', '1', 'Chemistry')).output, /counts as not received/);
    assert.match((await programme.run('undo', '3', '2')).output, /the regular due date applies again/);
    assert.match((await programme.run('undo', '2', 'Final', '--relation', 'r1')).output, /applies again/);
    assert.match((await programme.run('undo', '1', 'Chemistry')).output, /nothing was recorded/);
    assert.equal(await listed(), before);
  });

  test('that are not found are explained', async () => {
    await using programme = await withProgramme();
    for (const [parameters, expected] of [
      [
        ['received', 'nobody@example.org', 'Final'],
        /^There is no participant “nobody@example\.org”\. Give an id/m,
      ],
      [
        ['received', 'example', 'Final'],
        /^“example” may be 3 participants\. .*:\n {2}1 {2}Ada Example, mentee, ada@example\.org\n {2}2 /m,
      ],
      // She has two mentees, and nobody guesses whom it is about.
      [
        ['received', '2', 'Chemistry'],
        /^Bea Example \(2\) has 2 relations.*:\n {2}--relation r1 {2}Ada Example \(1\) with Bea Example \(2\), 2025, matched since .*\n {2}--relation r2 {2}/m,
      ],
      [
        ['received', '1', 'Finale'],
        /^There is no round “Finale”\. The rounds are “Chemistry”, “Mid Program”, “Final”\.$/m,
      ],
      [['waive', '1', 'Final', '--relation', 'r2'], /has no such relation/],
      [['received', '1', 'Final', '--on', '2999-01-01'], /is in the future/],
      [['received', '1', 'Final', '--on', 'soon'], /It must be a day such as 2026-05-18/],
      [
        ['--manager', 'Mia'],
        /There is no manager “Mia”.*\n {2}--manager maria@example\.org {2}Maria Muster$/m,
      ],
    ] as const) {
      const { status, errors } = await programme.run(...parameters);
      assert.equal(status, 2, parameters.join(' '));
      assert.match(errors, expected);
    }
  });

  test('that came in by themselves are listed, assigned, undone and dismissed', async () => {
    await using programme = await withProgramme();
    assert.equal((await programme.run('unassigned')).output, 'No feedback is unassigned.\n');
    {
      await using database = openSqlite(programme.file);
      const received_on = Temporal.PlainDate.from('2025-05-18');
      const intake = createFeedbackIntake(database, () => Temporal.Now.plainDateISO());
      for (const [external_id, person] of [
        ['response-1', 'bea@example.org'],
        ['response-2', 'cleo@private.example.org'],
        ['response-3', 'test@example.org'],
      ] as const) {
        const said = { role: null, person, partner: null, relation: null, round: 'Chemistry' };
        await intake.take({ source: 'typeform', external_id, received_on, ...said });
      }
    }
    const listed = await programme.run('unassigned');
    assert.match(
      listed.output,
      /^2 {2}cleo@private\.example\.org, Chemistry, received on 2025-05-18, typeform response-2\n {3}There is no participant/m,
    );
    assert.match(listed.output, /^ {2}--to 2 {2}with Cleo Example, cleo@example\.org {2}2025 /m);
    assert.match(listed.output, /^3 feedbacks are unassigned\.$/m);
    const rows: unknown = JSON.parse((await programme.run('unassigned', '--json')).output);
    assert.ok(Array.isArray(rows));
    assert.deepEqual(
      rows.map(({ number, reason }) => [number, reason]),
      [
        [3, 'unknown person'],
        [2, 'unknown person'],
        [1, 'several relations'],
      ],
    );
    for (const [parameters, expected] of [
      [['assign', '1'], /^Bea Example \(2\) has 2 open relations/m],
      [['assign', '2', '--to', '2'], /Nothing says whether the mentee or the mentor gave it/],
      [['assign', '2', '--to', '99', '--role', 'mentee'], /There is no relation 99/],
      [['assign', '9', '--to', '1'], /There is no unassigned feedback 9/],
      [['dismiss', '9', '--reason', 'a test'], /There is no unassigned feedback 9/],
    ] as const) {
      const { status, errors } = await programme.run(...parameters);
      assert.equal(status, 2, parameters.join(' '));
      assert.match(errors, expected);
    }
    const assigned = await programme.run('assign', '1', '--to', 'r2', '--role', 'mentor');
    assert.match(assigned.output, /^Chemistry, mentor Bea .* with Cleo .*: received on 2025-05-18\.$/m);
    const named = await programme.run(
      'assign',
      '2',
      '--to',
      'r2',
      '--role',
      'mentee',
      '--round',
      'Mid Program',
    );
    assert.match(named.output, /^Mid Program, mentee Cleo Example \(3\)/m);
    assert.match(
      (await programme.run('dismiss', '3', '--reason', 'a test')).output,
      /^Dismissed feedback 3\.$/m,
    );
    assert.equal((await programme.run('unassigned')).output, 'No feedback is unassigned.\n');
    assert.match((await programme.run('assign', '2', '--to', '2')).errors, /assigned already, by entry 2/);
  });

  test('of a programme without relations are none, in words', async () => {
    await using programme = await withProgramme(false);
    {
      await using database = openSqlite(programme.file);
      await migrate(database);
    }
    assert.deepEqual(await programme.run(), {
      status: 0,
      output: 'There are no relations yet, so no feedback is due.\n',
      errors: '',
    });
  });

  test('are not looked for where there is no database, and none is made', async () => {
    await using programme = await withProgramme(false);
    const { status, errors } = await programme.run();
    assert.notEqual(status, 0);
    assert.match(errors, /No database exists at .*mentoring\.db.*set DATABASE_URL/);
    assert.equal(existsSync(programme.file), false);
  });
});
