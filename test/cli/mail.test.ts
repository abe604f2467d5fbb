/** Mail as people meet it: commands, a service that sends, the page that stops reminders, a process that is killed. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { onlyWithOpenssl, testCertificate } from '../support/certificate.ts';
import { send } from '../support/http.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { runProgram, serveProgram } from '../support/program.ts';
import { fillProgramme } from '../support/programme.ts';
import { until } from '../support/until.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

const ALWAYS = ['--hours', '0:00-23:59', '--quiet-weekdays', 'none'];

/** A small programme that owes feedback, and a mail server. */
async function remindingPlace(mailUrl: string): Promise<Workplace> {
  const place = await workplace();
  await fillProgramme(place.databaseFile);
  Object.assign(place.options.settings ?? {}, {
    MAIL_URL: mailUrl,
    MAIL_FROM: 'Mentoring <mentoring@example.org>',
    BASE_URL: 'https://mentoring.example.org',
    ALLOWED_HOSTS: '*',
  });
  return place;
}

/** What the outbox lists. */
async function messagesIn(
  place: Workplace,
): Promise<readonly { readonly state: string; readonly to: string }[]> {
  return JSON.parse(await place.done('outbox', 'list', '--all', '--json')).messages;
}

suite('mail', { concurrency: 3 }, () => {
  test('that is not set up is said to be off by everything, and nothing is sent', async () => {
    await using place = await workplace();
    await fillProgramme(place.databaseFile);
    const off = /^(?:Mail: |Nothing is sent\. )?MAIL_URL is not set, so no mail is sent\.$/m;
    assert.match(await place.done('config', '--check'), off);
    assert.match(await place.done('outbox'), off);
    assert.match(await place.done('remind', 'on'), off);
    assert.match(await place.done('remind', '--dry-run'), /^3 messages would be sent\.$/m);
    const refused = await place.run('remind');
    assert.equal(refused.status, 1);
    assert.match(refused.errors, off);
    assert.deepEqual(await messagesIn(place), []);
  });

  test('tells a digest that was switched off, and a pause that was ended', async () => {
    await using place = await workplace();
    await place.done('migrate');
    const isSet = await place.done('remind', 'settings', '--digest', 'mon', '--pause-until', '2027-01-01');
    assert.match(isSet, /^digest to managers +mon\npaused until +2027-01-01$/m);
    const isOver = await place.done('remind', 'settings', '--digest', 'off', '--pause-until', 'none');
    assert.match(isOver, /^digest to managers +off\npaused until +not paused$/m);
    assert.equal(await place.done('remind', 'settings'), isOver);
  });

  test('is tried by a test message, with a user and a password', async () => {
    await using folder = await workplace();
    await using server = await startMailServer({
      user: { name: 'mentoring', password: 'p@ss/word' },
      recipient: (address) => (address.startsWith('gone') ? '550 no such user' : undefined),
    });
    const { settings = {} } = folder.options;
    Object.assign(settings, { MAIL_URL: server.url, MAIL_FROM: 'mentoring@example.org' });
    assert.match(await folder.done('config', '--check', '--to', 'ada@example.org'), /^✓ Mail: smtp:\/\/127/m);
    assert.equal(server.received[0]?.to, 'ada@example.org');
    const refused = await folder.run('config', '--check', '--to', 'gone@example.org', '--json');
    assert.equal(refused.status, 1);
    assert.match(JSON.parse(refused.output).mail.reply, /^550 no such user/);
    Object.assign(settings, { MAIL_URL: server.url.replace('p%40ss', 'wrong') });
    const denied = await folder.run('config', '--check');
    assert.equal(denied.status, 1);
    assert.match(denied.output, /^✗ Mail: .* cannot be used: 535 wrong password$/m);
    assert.ok(!`${denied.output}${denied.errors}`.includes('wrong%2Fword'));
  });

  test(
    'goes encrypted, or not at all, where it has a password or the server is elsewhere',
    onlyWithOpenssl,
    async () => {
      // What is not loopback to the eye: an IPv4 address as IPv6 writes it.
      const elsewhere = '[::ffff:127.0.0.1]';
      await using own = await testCertificate('IP:127.0.0.1', 'IP:::ffff:127.0.0.1');
      await using another = await testCertificate('DNS:mail.example.org');
      await using folder = await workplace();
      const user = { name: 'mentoring', password: 'secret-password' };
      const check = async (MAIL_URL: string, ca: string, more: Readonly<Record<string, string>> = {}) => {
        const settings = {
          ...folder.options.settings,
          MAIL_URL,
          MAIL_FROM: 'mentoring@example.org',
          ...more,
        };
        const parameters = ['config', '--check', '--json'];
        const ended = await runProgram(parameters, {
          ...folder.options,
          settings: ca === '' ? settings : { ...settings, NODE_EXTRA_CA_CERTS: ca },
        });
        const { outcome, reply }: { outcome: string; reply: string } = JSON.parse(ended.output).mail;
        return `${outcome}: ${reply}`;
      };
      await using smtps = await startMailServer({ user, tls: { ...own, mode: 'smtps' } });
      await using starttls = await startMailServer({ user, tls: { ...own, mode: 'starttls' } });
      await using plain = await startMailServer({ user });
      await using stripped = await startMailServer();
      await using allowed = await startMailServer();
      await using offering = await startMailServer({ tls: { ...own, mode: 'starttls' } });
      await using impostor = await startMailServer({ user, tls: { ...another, mode: 'smtps' } });
      const away = ({ url }: TestMailServer) => url.replace('127.0.0.1', elsewhere);
      const said = await Promise.all([
        check(smtps.url, own.file),
        check(away(starttls), own.file),
        check(away(offering), own.file),
        check(smtps.url, ''),
        check(away(starttls), ''),
        check(impostor.url, another.file),
        check(away(plain), '', { MAIL_WITHOUT_TLS: 'yes' }),
        check(away(stripped), ''),
        check(away(allowed), '', { MAIL_WITHOUT_TLS: 'yes' }),
        check(away(allowed), '', { MAIL_WITHOUT_TLS: 'no' }),
      ]);
      for (const [index, pattern] of [
        /^accepted: 250/,
        /^accepted: 250/,
        /^accepted: 250/,
        /^connection: self[- ]signed certificate/,
        /^connection: .*self[- ]signed certificate/,
        /^connection: .*IP: 127\.0\.0\.1 is not in the cert's list/,
        // The password is not sent to a server that cannot encrypt, whatever is set.
        /^connection: it offers no TLS \(STARTTLS\), .*: 500 /,
        // Nor is a message: somebody on the way may have taken STARTTLS out of what it offers.
        /^connection: it offers no TLS \(STARTTLS\), .* unless MAIL_WITHOUT_TLS=yes .*: 500 /,
        /^accepted: 250/,
        /^connection: it offers no TLS/,
      ].entries())
        assert.match(said[index] ?? '', pattern);
      for (const { received } of [smtps, starttls, offering])
        assert.deepEqual(
          received.map(({ isSecure }) => isSecure),
          [true],
        );
      for (const { received } of [impostor, plain, stripped]) assert.deepEqual(received, []);
      assert.equal(allowed.received.length, 1);
    },
  );

  test('reminds people until they follow the link that stops it', async () => {
    await using server = await startMailServer();
    await using place = await remindingPlace(server.url);
    assert.equal((await place.run('remind')).status, 1);
    await place.write('text.txt', 'Ahoj {name}\n\n{owed}\n\n{stop_link}\n');
    await place.write('wrong.txt', 'Ahoj {nmae}\n\n{owed}\n\n{stop_link}\n');
    const set = (file: string) =>
      place.run('template', 'set', 'reminder', '--language', 'cs', '--subject', 'Pro {name}', '--body', file);
    assert.match((await set('wrong.txt')).errors, /there is no field \{nmae\}/);
    assert.equal((await set('text.txt')).status, 0);
    await place.done('remind', 'settings', '--language', 'cs', ...ALWAYS);
    await place.done('remind', 'on');
    assert.match(
      await place.done('history', 'list', '--limit', '3'),
      / at the command line +Changed when reminders are sent *\n.* +Changed when reminders are sent *\n.* +Changed the text of reminders in Czech/,
    );
    assert.equal(
      await place.done('remind'),
      'Messages queued: 3. A running service sends them; “npx mentoring outbox list” shows them.\n',
    );
    assert.match(await place.done('remind'), /^Nobody is to be reminded now\./);
    const waiting = await messagesIn(place);
    assert.equal(waiting.length, 3);
    await using service = await serveProgram({
      ...place.options,
      settings: { ...place.options.settings, AUTH: 'tokens' },
    });
    await until(() => server.received.length === 3);
    const toAda = server.received.find(({ to }) => to === 'ada@example.org');
    assert.equal(toAda?.header('Subject'), 'Pro Ada Example');
    assert.equal(toAda.header('Reply-To'), 'Maria Muster <maria@example.org>');
    const link = /^<https:\/\/mentoring\.example\.org(\/reminders\/stop\/\?token=[\w-]+)>$/.exec(
      toAda.header('List-Unsubscribe'),
    )?.[1];
    assert.ok(link !== undefined);
    // Mail programs look at links: nothing is changed by that.
    const page = await send(service.port, { path: link });
    assert.equal(page.status, 200);
    assert.match(page.body.toString(), /<html lang="cs">[\s\S]*<form action="\/reminders\/stop\/\?token=/);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.equal(await place.done('remind', 'stop'), 'Nobody stopped reminders.\n');
    const oneClick = {
      method: 'POST',
      path: link,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    const done = await send(service.port, oneClick);
    assert.equal(done.status, 200);
    assert.ok(!done.body.toString().includes('<form'));
    assert.equal(await place.done('remind', 'stop'), 'ada@example.org\n');
    assert.equal((await send(service.port, { path: '/reminders/stop/?token=x' })).status, 404);
    assert.equal((await send(service.port, { ...oneClick, path: '/reminders/stop/' })).status, 404);
    assert.equal((await send(service.port, { ...oneClick, method: 'PUT' })).status, 405);
    assert.match(await place.done('remind', 'allow', 'ada@example.org'), /gets reminders again/);
    service.signal('SIGTERM');
    assert.equal((await service.ended).status, 0);
    assert.ok(!(await service.ended).errors.includes('ada@example.org'), 'the log names nobody');
  });

  test('is sent once though the process that sends is killed', async () => {
    const { promise: release, resolve: answer } = Promise.withResolvers<undefined>();
    const { promise: waiting, resolve: waits } = Promise.withResolvers<void>();
    await using server = await startMailServer({
      message(before) {
        if (before !== 1) return undefined;
        waits();
        return release;
      },
    });
    await using place = await remindingPlace(server.url);
    await place.done('remind', 'settings', ...ALWAYS);
    await place.done('remind', 'on');
    await place.done('remind');
    {
      await using first = await serveProgram(place.options);
      // The first message is accepted, and nobody knows what becomes of the second.
      await waiting;
      first.signal('SIGKILL');
      await first.ended;
    }
    answer(undefined);
    await using _second = await serveProgram(place.options);
    await using _third = await serveProgram(place.options);
    await until(() => server.received.length === 3);
    await until(async () =>
      (await messagesIn(place)).every(({ state }) => state !== 'sending' && state !== 'queued'),
    );
    const states = (await messagesIn(place)).map(({ state }) => state).toSorted();
    assert.deepEqual(states, ['doubtful', 'sent', 'sent']);
    const ids = server.received.map((mail) => mail.header('Message-ID'));
    assert.equal(new Set(ids).size, 3, 'no message came twice');
    assert.match(await place.done('outbox'), /doubtful .* the process that sent it ended/);
  });
});
