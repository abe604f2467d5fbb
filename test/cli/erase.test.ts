/** `mentoring erase`: a person is gone for good, and what is left of the programme stays right. */

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { contentDigest, recordsDigest } from '../support/database-content.ts';
import { post } from '../support/documents.ts';
import { importProgramme, PROGRAMME_FILES } from '../support/examples.ts';
import { startService } from '../support/service.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

let programme: Workplace;
before(async () => {
  programme = await workplace();
  await importProgramme(programme);
  // Nele is a mentor of one and the mentee of another; here she looks after a relation as well.
  await programme.write('managers.csv', 'first_name,last_name,email\nNele,Beides,nele.beides@example.org\n');
  await programme.write(
    'relations.csv',
    [
      'mentor_email,mentee_email,manager_email,start,cohort,status,status_since,reason',
      'alma.allein@example.org,tola.probna@example.org,nele.beides@example.org,2026-03-02,Test,matched,2026-03-02,',
      'nele.beides@example.org,sarka.domnela@example.org,,2026-06-01,Spring 2026,matched,,Nele Beides asked for it',
      '',
    ].join('\n'),
  );
  await programme.done('import', 'managers.csv', 'relations.csv');
});
after(() => programme[Symbol.asyncDispose]());

const NELE = 'nele.beides@example.org';

/** All that the files of a database hold, and those of an export. */
async function bytesOf(place: Workplace): Promise<string> {
  const names = await readdir(place.folder, { recursive: true });
  const files = names.filter(
    (name) => name.startsWith('mentoring.db') || name.startsWith(join('out', 'x')) || /^out\/.+\./.test(name),
  );
  const contents = await Promise.all(files.map((name) => readFile(join(place.folder, name), 'latin1')));
  return contents.join('\n').toLowerCase();
}

/** Who owes what today, as `Full Name: Title`. */
async function owed(place: Workplace): Promise<readonly string[]> {
  const rows: unknown = JSON.parse(await place.done('feedbacks', '--json'));
  assert.ok(Array.isArray(rows));
  return rows.map(({ full_name, title }) => `${full_name}: ${title}`);
}

suite('erasing a person', { concurrency: 2 }, () => {
  test('is remembered by every import, until she is let in again', async () => {
    await using place = await workplace(programme.databaseFile);
    await place.done('erase', NELE, '--yes');
    const digest = recordsDigest(place.databaseFile);
    const files = [
      ...PROGRAMME_FILES,
      join(programme.folder, 'managers.csv'),
      join(programme.folder, 'relations.csv'),
    ];
    const left = await place.run('import', ...files);
    assert.equal(left.status, 0, left.output);
    assert.match(left.output, /^managers +0 +0 +4 +1 +0$/m);
    assert.match(left.output, /^participants +0 +0 +43 +2 +0$/m);
    assert.match(
      left.output,
      /^Nothing had to be written\. \d+ left out: totals, rows that were left out before, or rows with a person who was erased\.$/m,
    );
    assert.equal(recordsDigest(place.databaseFile), digest);
    const other = 'role,full_name,email,external_id\nmentor,Nele Beides,nele.new@example.org,MP-037\n';
    await place.write('other.csv', other);
    await place.write(
      'others.csv',
      'mentor_email,mentee_email,start,status\nnele.new@example.org,berta.beispiel@example.org,2026-06-01,matched\n',
    );
    assert.match(await place.done('import', 'other.csv', 'others.csv'), / 2 left out: /);
    const again = ['person', 'create', '--role', 'mentee', '--name', 'Nele Beides', '--dry-run', '--email'];
    const refused = await place.run(...again, NELE.toUpperCase());
    assert.equal(refused.status, 2);
    assert.match(
      refused.errors,
      /with the e-mail \S+ was erased\. .* run “npx mentoring erase --allow-again \S+” first\.$/m,
    );
    const known = await place.run(...again, 'nele.new@example.org', '--external-id', 'MP-037');
    assert.equal(known.status, 0, 'the external id was that of a mentor');
    assert.equal(
      await place.done('erase', '--allow-again', NELE.toUpperCase()),
      `${NELE.toUpperCase()} may be added again.\n`,
    );
    assert.match(
      await place.done(...again, NELE),
      /^Preview, nothing is changed:\nThis would create the mentee Nele/,
    );
    assert.match(await place.done('import', ...files), /^participants +2 +0 +43 +0 +0$/m);
    assert.ok((await owed(place)).includes('Nele Beides: Chemistry'));
  });

  test('asks first, and knows whom it is about', async () => {
    await using place = await workplace(programme.databaseFile);
    const digest = contentDigest(place.databaseFile);
    for (const [parameters, message] of [
      [[NELE], /^This cannot be undone\. Give --yes to confirm\.$/m],
      [['nobody@example.org', '--yes'], /^No participant or manager matches nobody@example\.org\./m],
      // Nobody is erased by a name.
      [['NELE', '--yes'], /^No participant or manager matches NELE\. Give the e-mail address, or the id/m],
      [['4711', '--yes'], /^No participant or manager matches 4711\./m],
      [['--goal', '4711'], /^There is no smart goal 4711\.$/m],
      [['--allow-again', NELE], /was not erased\.$/m],
      [['--goal', '1', NELE], /^Give exactly one: a person, --goal or --allow-again\./m],
      [[], /^Give exactly one/m],
    ] as const) {
      const { status, errors } = await place.run('erase', ...parameters);
      assert.equal(status, 2, parameters.join(' '));
      assert.match(errors, message);
    }
    assert.equal(contentDigest(place.databaseFile), digest);
  });
});

suite('somebody whom the history and an account know', () => {
  test('is found by the address, and gone after “erase --account”', async () => {
    await using place = await workplace(programme.databaseFile);
    const create = ['person', 'create', '--role', 'mentee', '--name', 'Xenia Merkmal'];
    await place.done(
      ...create,
      '--email',
      'xenia.merkmal@example.org',
      '--yes',
      '--reason',
      'Xenia Merkmal asked',
    );
    await place.done('history', 'undo', '3', '--yes');
    await place.done('account', 'create', 'Boss', '--email', 'boss@example.org', '--role', 'manager');
    await place.done(
      'account',
      'create',
      'Xenia Merkmal',
      '--email',
      'xenia.merkmal@example.org',
      '--role',
      'viewer',
    );
    {
      await using service = await startService({ DATABASE_URL: `sqlite:${place.databaseFile}` });
      const reported = await post(service.port, '/feedbacks/', {
        role: 'mentee',
        person: 'sarka.domnela@example.org',
        partner: NELE,
        round: 'Chemistry',
        source: 'the form of Xenia Merkmal',
        external_id: 'xenia.merkmal@example.org 1',
      });
      assert.equal(reported.status, 201, reported.body.toString());
    }
    assert.match(await bytesOf(place), /merkmal/);
    const kept = await place.run('erase', 'xenia.merkmal@example.org');
    assert.match(
      kept.output,
      /^Xenia Merkmal <xenia\.merkmal@example\.org>, mentee \d+, only in the history$/m,
    );
    assert.match(kept.output, /^Account 2, Xenia Merkmal, viewer: stays\. Give --account to remove it/m);
    const gone = await place.done('erase', 'XENIA.Merkmal@example.org', '--account', '--yes');
    assert.match(
      gone,
      /^Account 2, Xenia Merkmal, viewer: will be removed, with its name, tokens and sessions\.$/m,
    );
    assert.match(await place.done('account', 'list', '--all'), /erased account 2/);
    assert.ok(!(await bytesOf(place)).includes('merkmal'));

    const last = await place.run('erase', 'boss@example.org', '--yes');
    assert.match(
      last.errors,
      /^Nothing else is stored of boss@example\.org\. Give --account to erase that\.$/m,
    );
    const refused = await place.run('erase', 'boss@example.org', '--account', '--yes');
    assert.match(refused.errors, /is the last manager: .* Nothing was erased\.$/m);
  });
});

suite('erasing a goal', () => {
  test('is advised where one names a person who is erased', async () => {
    await using place = await workplace(programme.databaseFile);
    await place.write(
      'goals.csv',
      'id,created_at,input,output,input_tokens,output_tokens\n7,2026-05-04T10:00:00Z,I am NELE BEIDES,I will,1,1\n8,2026-05-04T11:00:00Z,I am nobody,I will,1,1\n',
    );
    await place.done('import', 'goals.csv');
    assert.match(
      await place.done('erase', NELE, '--yes'),
      /^Smart goals that mention this person: 7\. Erase them with “npx mentoring erase --goal 7”\.$/m,
    );
    await place.done('erase', '--goal', '7', '--yes');
    assert.ok(!(await bytesOf(place)).includes('beides'));
  });
});
