/** `mentoring account`, as those who run the service use it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runProgram } from '../support/program.ts';
import { workplace } from '../support/workplace.ts';

const ADA = ['account', 'create', 'Ada Beispiel', '--email', 'Ada@Example.org', '--role', 'manager'] as const;

test('accounts are made, listed, changed and removed, and it is said what comes next', async () => {
  await using place = await workplace();
  const made = await place.done(...ADA);
  assert.match(made, /^Account 1: Ada Beispiel, ada@example\.org\. A manager sees and changes everything/);
  assert.match(made, /Set AUTH=tokens[\s\S]*npx mentoring account link ada@example\.org/);
  const nora = ['account', 'create', 'Nora', '--email', 'nora@example.org', '--role', 'viewer', '--json'];
  assert.equal(Object(JSON.parse(await place.done(...nora))).role, 'viewer');
  await place.done('token', 'create', 'dashboard', '--scope', 'courses:read');
  assert.match(
    await place.done('account', 'list'),
    /^id +name +e-mail +role +made +removed\n1 +Ada Beispiel +ada@example\.org +manager [\s\S]*3 +dashboard +– +tokens only/,
  );

  // Each names the account in another way.
  assert.equal(
    await place.done('account', 'change', 'NORA@example.org', '--role', 'coordinator', '--name', 'Nora B'),
    'Account 2 is Nora B, nora@example.org, coordinator now.\n',
  );
  assert.equal(await place.done('account', 'sign-out', 'Ada Beispiel'), 'Sessions ended: 0.\n');
  const gone = await place.done('account', 'remove', '2');
  assert.equal(
    gone,
    'Account 2 (Nora B, nora@example.org, coordinator) is removed, with its tokens and sessions.\n',
  );
  assert.match(await place.done('account', 'list'), /\n1 removed: see --all\.\n$/);
  const all: unknown = JSON.parse(await place.done('account', 'list', '--all', '--json'));
  assert.ok(Array.isArray(all) && all.length === 3 && typeof Object(all[1]).removed_at === 'string');

  const link = await place.run('account', 'link', 'ada@example.org');
  assert.match(
    link.output,
    /^http:\/\/127\.0\.0\.1:8000\/sign-in\/confirm\/\?key=[\w-]{43}&next=%2Fdesk%2F\n$/,
  );
  assert.match(
    link.errors,
    /Ada Beispiel, ada@example\.org, manager in once, within 15 minutes[\s\S]*BASE_URL is not set/,
  );
  for (const [settings, site] of [
    [{ HOST: '::', PORT: '9000' }, 'http://localhost:9000'],
    [{ HOST: 'fd00::1' }, 'http://[fd00::1]:8000'],
    [{ BASE_URL: 'https://mentoring.example.org/' }, 'https://mentoring.example.org'],
  ] as const) {
    const { output, errors } = await runProgram(['account', 'link', 'Ada Beispiel'], {
      ...place.options,
      settings: { ...place.options.settings, AUTH: 'tokens', ...settings },
    });
    assert.ok(output.startsWith(`${site}/sign-in/confirm/?key=`), output);
    assert.equal(/BASE_URL is not set/.test(errors), !('BASE_URL' in settings));
  }
  assert.match(await place.done('audit', '--subject', 'account'), /remove +account 2/);
  // All of it stands in the history, by whoever runs the command, and can be undone.
  assert.match(
    await place.done('history'),
    /^4 .* at the command line +Removed the account of Nora B *\n3 .* +Changed the account of Nora B: name, which was Nora, role from viewer to coordinator *\n2 .* +Created the account of Nora as viewer *\n1 .* +Created the account of Ada Beispiel as manager/m,
  );
  const undone = await place.run('history', 'undo', '4');
  assert.deepEqual([undone.status, undone.errors.split('.')[0]], [0, 'Entry 5 of the history']);
  assert.match(await place.done('account', 'list'), /^2 +Nora B /m);
});

test('what cannot be is refused in words: the last manager goes only by force', async () => {
  await using place = await workplace();
  await place.done(...ADA);
  await place.done('token', 'create', 'dashboard', '--scope', 'courses:read');
  for (const [parameters, status, words] of [
    [ADA, 1, /^Account 1 \(Ada Beispiel\) has the e-mail address ada@example\.org already\.\n$/],
    [
      ['account', 'create', 'X', '--email', 'nobody', '--role', 'viewer'],
      2,
      /“nobody” is not an e-mail address: it has no @/,
    ],
    [
      ['account', 'create', 'X', '--email', 'x@example.org', '--role', 'boss'],
      2,
      /no role “boss”\. Roles are manager/,
    ],
    [
      ['account', 'remove', '1'],
      1,
      /is the last manager: .* Make another person a manager first, or give --force/,
    ],
    [['account', 'change', '1', '--role', 'viewer'], 1, /is the last manager/],
    [['account', 'change', '1'], 2, /Give what to change/],
    [['account', 'remove', 'nobody'], 2, /There is no account “nobody”/],
    [['account', 'sign-out'], 2, /Name accounts, or --all/],
    [['account', 'link', 'dashboard'], 2, /has no role, so nobody signs in to it/],
  ] as const) {
    const refused = await place.run(...parameters);
    assert.deepEqual([refused.status, refused.output], [status, ''], refused.errors);
    assert.match(refused.errors, words);
  }
  assert.match(await place.done('account', 'change', '1', '--role', 'viewer', '--force'), /viewer now/);
  assert.match(await place.done('account', 'remove', '1', '--force'), /is removed/);
});
