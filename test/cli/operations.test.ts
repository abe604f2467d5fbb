/** `mentoring relation`, `person`, `manager`, `round` and `history`: what people see, and what scripts get. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { TRANSITIONS } from '../../src/domain/programme.ts';
import { runProgram } from '../support/program.ts';
import { fillProgramme } from '../support/programme.ts';
import { temporaryFolder } from '../support/service.ts';

async function withProgramme() {
  const folder = await temporaryFolder();
  await fillProgramme(join(folder.path, 'mentoring.db'));
  const settings = { DATABASE_URL: 'sqlite:mentoring.db', TIME_ZONE: 'UTC' };
  const run = (...parameters: readonly string[]) => runProgram(parameters, { folder: folder.path, settings });
  return {
    folder: folder.path,
    run,
    /** Runs what must succeed, and gives its output. */
    async done(...parameters: readonly string[]): Promise<string> {
      const { status, output, errors } = await run(...parameters);
      assert.equal(status, 0, errors);
      return output;
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

test('the states of relations are drawn as they are', () => {
  const text = readFileSync(new URL('../../docs/programme.md', import.meta.url), 'utf8');
  const drawn = [...text.matchAll(/^ {4}(\w+) --> (\w+) *: (\w+)$/gm)].map(([, from, to, name]) => ({
    name,
    from,
    to,
  }));
  assert.deepEqual(drawn, TRANSITIONS);
});

suite('operations on the command line', { concurrency: 2 }, () => {
  test('a relation is held, shown, resumed and all of it undone', async () => {
    await using programme = await withProgramme();
    const { done, run } = programme;
    const owed = await done('feedbacks', '--json');
    assert.match(
      await done('relation', 'list', '--status', 'matched'),
      /^r1 {2}Ada Example \(1\) {3}Bea Example \(2\) {2}Maria Muster {2}2025 .* matched {2}2025-03-11$/m,
    );
    const preview = await done('relation', 'hold', 'r1', '--on', '2025-04-01', '--dry-run');
    assert.match(
      preview,
      /^r1: Ada Example \(1\) with Bea Example \(2\), 2025, matched since 2025-03-11\nPreview, nothing is changed:\nThis would change Ada Example \(1\) with Bea Example \(2\)/,
    );
    assert.match(preview, /^ {2}No longer owed: 6$/m);
    assert.match(
      preview,
      /Mid Program {2}mentee {2}Ada Example \(1\) with Bea Example \(2\) {2}was due 2025-04-16$/m,
    );
    const elsewhere = await run('relation', 'list', '--cohort', '2099');
    assert.match(elsewhere.errors, /^No relation is in a cohort “2099”\. The cohorts are .*“2025”/);
    const unknown = await run('relation', 'hold', 'r999');
    assert.deepEqual([unknown.status, unknown.errors], [2, 'There is no relation r999.\n']);
    // A number is the id of a person as well, so nobody guesses.
    const unclear = await run('relation', 'hold', '2');
    assert.deepEqual([unclear.status, unclear.output], [2, '']);
    assert.match(unclear.errors, /It must be r and the number of a relation, such as r17\./);
    assert.match(await done('history'), /There are no such entries/);
    const nowhere = await run(
      'person',
      'create',
      '--role',
      'mentee',
      '--name',
      'Zed',
      '--email',
      'zed@example',
    );
    assert.equal(nowhere.status, 2);
    assert.match(nowhere.errors, /^The e-mail “zed@example” has no dot after the @\. Write the whole domain/);
    const held = await run('relation', 'hold', 'r1', '--on', '2025-04-01', '--reason', 'leave');
    assert.match(held.errors, /^Entry 1 of the history\. To undo it: npx mentoring history undo 1$/m);
    const resumed: unknown = JSON.parse(
      await done('relation', 'resume', 'r1', '--on', '2025-04-11', '--json'),
    );
    assert.ok(typeof resumed === 'object' && resumed !== null && 'effects' in resumed && 'number' in resumed);
    assert.equal(resumed.number, 2);
    assert.match(
      await done('relation', 'show', 'r1'),
      /2025-04-01 {2}on hold {2}leave\n {3}2025-04-11 {2}matched$/m,
    );
    assert.match(await done('relation', 'show', 'r1'), /Mid Program {2}mentee {2}due on 2025-04-26$/m);
    assert.match(
      await done('history', 'show', '1'),
      /relations 1, changed:\n {4}status {2}matched → on_hold$/m,
    );
    const first = await run('history', 'undo', '1');
    assert.deepEqual([first.status, first.output], [2, '']);
    assert.match(
      first.errors,
      /^Entry 1 cannot be undone: .* was changed since by entry 2 \(.* at the command line\)/,
    );
    await done('history', 'undo', '2');
    assert.match(await done('history', 'undo', '1', '--reason', 'by mistake'), /^Undid entry 1: Changed Ada/);
    assert.equal(await done('feedbacks', '--json'), owed);
    assert.match(await done('history', '--person', 'ada'), /^1 .* leave +undone by 4$/m);
  });

  test('how a person is reached is given, shown, imported, exported, undone and erased', async () => {
    await using programme = await withProgramme();
    const { done, run, folder } = programme;
    await done('person', 'change', 'ada', '--phone', '+49 30  1234', '--city', 'Berlin', '--yes');
    assert.match(await done('person', 'show', 'ada'), /^ada@example\.org, phone \+49 30 1234, city Berlin$/m);
    const shown = async (): Promise<object> => JSON.parse(await done('person', 'show', 'ada', '--json'));
    const keys = Object.keys(await shown());
    const from = keys.indexOf('relations');
    assert.deepEqual(keys.slice(from, from + 4), ['relations', 'phone', 'organisation', 'city']);
    await writeFile(
      join(folder, 'mentees.csv'),
      'Rolle;Name;E-Mail;Handy;Arbeitgeber\nMentee;Ada Example;ada@example.org;;Example Ltd\n',
    );
    await done('import', 'mentees.csv');
    const known = { phone: '+49 30 1234', organisation: 'Example Ltd', city: 'Berlin' };
    assert.deepEqual({ ...(await shown()), ...known }, await shown());
    await done('export', 'out');
    const exported = readFileSync(join(folder, 'out', 'participants.csv'), 'utf8');
    assert.match(
      exported,
      /^.*,language,phone,organisation,city,.*\n(?:.*\n)*.*,'\+49 30 1234,Example Ltd,Berlin,/,
    );
    await done('import', 'out/participants.csv');
    assert.deepEqual({ ...(await shown()), ...known }, await shown());
    await done('person', 'change', 'ada', '--phone', '');
    assert.match(await done('history'), /Changed the phone of Ada Example \(1\)/);
    assert.match(await done('history', 'show', '3'), /phone +\+49 30 1234 → /);
    await done('history', 'undo', '3');
    assert.deepEqual({ ...(await shown()), ...known }, await shown());
    const nothing = await run('person', 'change', 'ada');
    assert.match(
      nothing.errors,
      /Give what to change: --name, --email, --external-id, --language, --phone, --organisation, --city, --places, /,
    );
    await done('erase', 'ada@example.org', '--yes');
    const bytes = readFileSync(join(folder, 'mentoring.db'));
    for (const text of ['30 1234', 'Example Ltd', 'Berlin']) assert.ok(!bytes.includes(text), text);
  });

  test('people, managers and relations are made, changed, merged and handed over', async () => {
    await using programme = await withProgramme();
    const { done, run } = programme;
    await done(
      'person',
      'create',
      '--role',
      'mentee',
      '--name',
      'Dóra  Beispiel',
      '--email',
      'DORA@example.org',
    );
    await done('relation', 'change', 'r1', '--end', 'open');
    await done('person', 'create', '--role', 'mentee', '--name', 'Dora B.', '--email', 'd.b@example.org');
    await done('person', 'change', '4', '--external-id', 'X-4');
    await done('person', 'change', '5', '--external-id', 'X-5');
    await done('manager', 'create', '--first-name', 'Nora', '--email', 'nora@example.org');
    const made = await done(
      ...['relation', 'create', '--mentor', 'bea', '--mentee', 'dora b.', '--manager', 'maria'],
      ...['--start', '2026-10-01', '--end', '2027-03-31'],
    );
    assert.match(
      made,
      /^Created the relation of Dora B\. \(5\) with Bea Example \(2\), matched since 2026-10-01\.$/m,
    );
    const merged = await done('person', 'merge', '4', '5');
    assert.match(merged, /^ {2}Dora B\. \(5\) with .* becomes Dóra Beispiel \(4\)/m);
    assert.match(
      merged,
      /keeps the external id X-4\. Feedback and files that say X-5 mean the same person from now on/,
    );
    // The external id and the address of the record that is gone still mean the person.
    assert.match(await done('person', '--name', 'X-5'), /^4 +Dóra Beispiel +mentee +dora@example\.org +1$/m);
    assert.match(
      await done('person', 'show', 'X-5'),
      /^dora@example\.org, external id X-4, merged from d\.b@example\.org, former external id X-5$/m,
    );
    assert.match(await done('relation', '--person', 'X-5'), /Dóra Beispiel/);
    assert.match(
      await done('remind', 'stop', 'D.B@example.org'),
      /^dora@example\.org gets no more reminders \(d\.b@/,
    );
    assert.equal(await done('remind', 'stop'), 'dora@example.org\n');
    assert.match(await done('remind', 'allow', 'd.b@example.org'), /^dora@example\.org gets reminders again/);
    const answers = `email,round,received_on\nd.b@example.org,Chemistry,${Temporal.Now.plainDateISO()}\n`;
    await writeFile(join(programme.folder, 'answers.csv'), answers);
    assert.match(await done('import', join(programme.folder, 'answers.csv')), /^feedbacks +1 +0 +0 +0 +0$/m);
    assert.match(
      await done('manager', 'hand-over', 'maria', 'nora'),
      /^Handed 2 relations of Maria Muster over to Nora\.$/m,
    );
    assert.match(await done('manager'), /^1 +Maria Muster +maria@example\.org +0 +0$/m);
    assert.match(
      await done('person', 'change', 'dora', '--name', 'Dora Neu'),
      /^Changed the name of Dóra Beispiel \(4\)\.\n {2}From “Dóra Beispiel” to “Dora Neu”\.$/m,
    );
    assert.match(
      await done('person', 'show', 'dora'),
      /^ {2}r3 {2}Dora Neu \(4\) with Bea Example \(2\), no cohort, matched/m,
    );
    const left = await done('person', 'drop-out', 'bea', '--reason', 'moved');
    assert.match(left, /^Bea Example \(2\) dropped out on .*: ended 3 relations\.$/m);
    assert.equal(await done('feedbacks', '--json'), '[]\n');
    const over = await run('relation', 'hold', 'r1');
    assert.equal(over.status, 2);
    assert.match(
      over.errors,
      /is ended early; “hold” needs a relation that is matched\. It is over, and stays so\.$/m,
    );
    assert.match((await run('relation', 'delete', 'r1')).errors, /cannot be deleted: it has a history/);
    const ambiguous = await run('person', 'change', 'example', '--name', 'X');
    assert.match(
      ambiguous.errors,
      /^“example” may be 3 participants\. .*\n {2}1 {2}Ada Example, mentee, ada@example\.org$/m,
    );
    assert.equal((await run('relation', 'change', 'r1')).status, 2);
    // All that is wrong is said at once.
    const wrong = await run('person', 'create', '--role', 'mentor', '--name', ' ', '--email', 'nobody');
    assert.equal(wrong.status, 2);
    assert.match(
      wrong.errors,
      /^Enter a name for the person\. The e-mail “nobody” is not an e-mail address: it has no @\./m,
    );
    // A deleted relation is still found by its people and its manager.
    await done(
      ...[
        'relation',
        'create',
        '--mentor',
        'bea',
        '--mentee',
        'ada',
        '--cohort',
        '2027',
        '--manager',
        'nora',
      ],
      ...['--proposed', '--start', '2027-01-11'],
    );
    await done('relation', 'delete', 'r4', '--reason', 'twice');
    for (const about of [
      ['--person', 'ada'],
      ['--person', 'bea'],
      ['--manager', 'nora'],
    ]) {
      const lines = (await done('history', ...about))
        .split('\n')
        .filter((line) => line.includes('cohort 2027'));
      assert.deepEqual(
        lines.map((line) => /Deleted|Created/.exec(line)?.[0]),
        ['Deleted', 'Created'],
        about.join(' '),
      );
    }
  });

  test('rounds differ between cohorts, are ordered and switched off, and feedbacks withdrawn', async () => {
    await using programme = await withProgramme();
    const { done } = programme;
    const off = await done('round', 'switch-off', 'chemistry', '--cohort', '2025');
    assert.match(
      off,
      /^ {2}Feedbacks of changed rounds owed today: 4 by 3 people before, 0 by 0 people after$/m,
    );
    assert.match(
      await done('round', 'switch-off', '1', '--cohort', '2025'),
      /is switched off already in the cohort 2025\.$/m,
    );
    await done(
      'round',
      'create',
      '--title',
      'Three months',
      '--after-start',
      '90',
      '--owed-by',
      'mentee',
      '--order',
      '2',
    );
    await done('round', 'change', 'Mid Program', '--share', '0.4', '--without-end', '60', '--cohort', '2025');
    const rounds = await done('round');
    assert.match(
      rounds,
      /^1 {2}Chemistry +all others +14 days after the start +both +on\n +2025 .* off\n2 {2}Three months/m,
    );
    assert.match(
      rounds,
      /^ +2025 +40 % of the way to the expected end; without one 60 days after the start/m,
    );
    assert.match(await done('feedbacks'), /Three months +mentee +Ada Example \(1\)/);
    await done('round', 'change', 'Mid Program', '--cohort', '2025', '--as-all');
    await done('feedbacks', 'received', 'ada', 'final', '--on', '2025-08-01');
    assert.match(
      await done('feedbacks', 'not-received', 'ada', 'final'),
      /not received after all \(it was recorded on 2025-08-01\)\.$/m,
    );
    await done('feedbacks', 'move', 'ada', 'final', '--to', '2999-01-01', '--dry-run');
    assert.match(
      await done('feedbacks', 'move', 'ada', 'final', '--to', 'regular'),
      /has its regular due date already/,
    );
    assert.match(await done('history', '--limit', '1'), /not received after all/);
  });
});
