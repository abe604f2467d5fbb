/** `mentoring token`, as people and scripts use it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../support/http.ts';
import { serveProgram } from '../support/program.ts';
import { workplace } from '../support/workplace.ts';

test('a token that is made at the command line opens the service until it is revoked there', async () => {
  await using place = await workplace();
  const made = await place.run('token', 'create', 'dashboard', '--scope', 'courses:read, goals:read');
  assert.equal(made.status, 0, made.errors);
  assert.match(made.output, /^mentoring_[\w-]{43}\n$/);
  assert.match(
    made.errors,
    /^This is token 1 of dashboard \(account 1\), good for courses:read, goals:read until \d{4}-\d\d-\d\d \d\d:\d\d\.\n/,
  );
  assert.match(made.errors, /The service does not require tokens until AUTH=tokens is set\.\n$/);
  const secret = made.output.trim();
  assert.ok(!made.errors.includes(secret));

  await using program = await serveProgram({
    ...place.options,
    settings: { ...place.options.settings, AUTH: 'tokens' },
  });
  const status = async (path: string) =>
    (await send(program.port, { path, headers: { Authorization: `Token ${secret}` } })).status;
  assert.deepEqual([await status('/courses/'), await status('/feedbacks_needed/')], [200, 403]);
  const signedIn = await send(program.port, {
    method: 'POST',
    path: '/sign-in/',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `token=${secret}`,
  });
  const Cookie = signedIn.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '';
  const inBrowser = async () => (await send(program.port, { path: '/courses/', headers: { Cookie } })).status;
  assert.equal(await inBrowser(), 200);
  assert.equal(await place.done('token', 'sign-out', '--all'), 'Sessions ended: 1.\n');
  assert.deepEqual([await inBrowser(), await status('/courses/')], [401, 200]);
  assert.equal(await place.done('token', 'revoke', '1'), 'Token 1 of dashboard is revoked.\n');
  assert.equal(await status('/courses/'), 401);
});

test('a token for the e-mail address of an account is that account’s, with its limits', async () => {
  await using place = await workplace();
  await place.done('account', 'create', 'Cora', '--email', 'cora@example.org', '--role', 'coordinator');
  const made = await place.run('token', 'create', 'Cora@Example.org', '--scope', 'all');
  assert.equal(made.status, 0, made.errors);
  assert.match(made.errors, /^This is token 1 of Cora \(account 1\), good for goals:read/);
  assert.match(
    made.errors,
    /Cora@Example\.org is the e-mail address of this account, whose limits the token has/,
  );
  assert.equal(JSON.parse(await place.done('account', 'list', '--json')).length, 1);
  await using program = await serveProgram({
    ...place.options,
    settings: { ...place.options.settings, AUTH: 'tokens' },
  });
  const status = async (path: string) =>
    (await send(program.port, { path, headers: { Authorization: `Token ${made.output.trim()}` } })).status;
  assert.deepEqual(
    [await status('/courses/'), await status('/feedbacks_needed/'), await status('/smart-goals/')],
    [200, 403, 403],
  );
});

test('tokens are listed for people and for programs, without their secrets', async () => {
  await using place = await workplace();
  assert.match((await place.run('token', 'list')).errors, /No database exists at/);
  await place.done('token', 'create', 'one', '--scope', 'all', '--expires', '90d');
  const other = await place.done(
    'token',
    'create',
    'Ądå 2',
    '--scope',
    'calendar',
    '--expires',
    '2999-12-31',
  );
  await place.done('token', 'create', 'one', '--scope', 'admin', '--expires', 'never');
  assert.equal(
    await place.done('token', 'revoke', '--account', 'one'),
    'Token 1 of one is revoked.\nToken 3 of one is revoked.\n',
  );
  assert.equal(await place.done('token', 'revoke', '1'), 'Token 1 of one was revoked before.\n');
  // As a token is that was made before there was an end unless one says so.
  assert.match(await place.done('token', 'list', '--all'), /^3 .* never /m);
  const list = await place.done('token', 'list');
  assert.match(
    list,
    /^id {2}account {2}state {2}made {8}expires {5}last used {2}scopes\n2 {3}Ądå 2 {4}valid/,
  );
  assert.match(list, /2999-12-31 {2}never {6}calendar\n\n2 expired or revoked: see --all\.\n$/);
  assert.equal((await place.done('token', 'list', '--all')).split('\n').length, 5);
  const [shown, ...rest] = JSON.parse(await place.done('token', 'list', '--json'));
  assert.deepEqual(rest, []);
  const { created_at, ...lasting } = shown;
  assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  assert.deepEqual(lasting, {
    id: 2,
    account: 'Ądå 2',
    account_id: 2,
    scopes: ['calendar'],
    state: 'valid',
    expires_at: '2999-12-31T23:59:59+01:00',
    revoked_at: null,
    last_used_at: null,
  });
  assert.ok(!list.includes(other.trim()));
  await place.done('token', 'create', 'short', '--scope', 'admin', '--expires', '29d');
  await place.done('token', 'create', 'usual', '--scope', 'admin');
  const [, usual] =
    (await place.done('token', 'list')).match(/^5 .*\d{4}-\d\d-\d\d {2}(\d{4}-\d\d-\d\d) /m) ?? [];
  const days = Temporal.Now.plainDateISO().until(Temporal.PlainDate.from(usual ?? '')).days;
  assert.ok(days >= 364 && days <= 366, `${days} days`);
  assert.match(await place.done('token', 'list'), /\nToken 4 expires within 30 days\. Create new tokens/);
});

test('what cannot be is refused with what would be right', async () => {
  await using place = await workplace();
  const rows: readonly (readonly [readonly string[], RegExp])[] = [
    [['create', 'a'], /required option '--scope <scopes>' not specified/],
    [
      ['create', 'a', '--scope', 'courses'],
      /There is no scope “courses”\. Scopes are goals:read, .*; or all\./,
    ],
    [['create', 'a', '--scope', 'calendar,admin'], /cannot be combined with others/],
    [['create', 'a', '--scope', 'all,calendar'], /Give “all” alone: it means all scopes except calendar/],
    [['create', ' ', '--scope', 'all'], /It must be a name of 1 to 100 characters/],
    [
      ['create', 'a', '--scope', 'all', '--expires', 'soon'],
      /a number of days such as 90d, a day to come such as 2027-06-30, or never/,
    ],
    [['create', 'a', '--scope', 'all', '--expires', '0d'], /a number of days such as 90d/],
    [['create', 'a', '--scope', 'all', '--expires', '2020-01-01'], /a day to come such as/],
    [['revoke'], /Name the ids of tokens, or --account/],
    [['revoke', '1', '--account', 'a'], /Name the ids of tokens, or --account/],
  ];
  for (const [parameters, message] of rows) {
    const { status, output, errors } = await place.run('token', ...parameters);
    assert.deepEqual([status, output], [2, ''], errors);
    assert.match(errors, message);
  }
  await place.done('migrate');
  for (const [parameters, message] of [
    [['revoke', '7'], /There is no token 7\./],
    [['revoke', 'x'], /There is no token x\./],
    [['revoke', '--account', 'nobody'], /There is no token of an account “nobody”\./],
  ] as const) {
    const { status, errors } = await place.run('token', ...parameters);
    assert.equal(status, 2);
    assert.match(errors, message);
  }
  assert.match(await place.done('token', 'list'), /^There is no valid token\./);
});
