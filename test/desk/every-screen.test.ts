/** What holds for every screen of the desk, whoever asks and whatever they send: nothing of others is told, nothing breaks, nothing typed is lost. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { addOthers, type DeclaredScreen, declaredScreens, walkDesk } from '../support/desk-screens.ts';
import { uploadWays } from '../support/desk-upload.ts';
import { send } from '../support/http.ts';
import { holdLock } from '../support/lock-holder.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { until } from '../support/until.ts';

/** What would run, or change a page, where it stood in it as it is. */
const MARKUP = `"'><script>alert(1)</script><img src=x onerror=alert(1)></textarea></title>{{x}}`;

/** What stands in addresses in place of numbers. */
const NO_IDS = ['0', '99999999999999999999', '1%27--', '%3Cb%3E', '%00'];

const HOSTILE_QUERIES = [
  'page=-1',
  'page=99999999999',
  'page=1e3&page=2',
  'sort=..&sort=-',
  'sort=__proto__&manager=x&cohort=%00&round=-1&role=nobody&late=1e9&status=__proto__',
  `q=${encodeURIComponent(MARKUP)}&cohort=${encodeURIComponent(MARKUP)}&back=${encodeURIComponent('//evil.example/')}`,
  'q=%ff%fe%00&language=%F0%9F&day=2026-02-31&before=-1&from=x&to=0000-00-00',
  'done=99999999999&saved=yes&sent=x&noted=x&find=mentor&mentee=0&mentor_search=%25_%5C',
  'row=1-1-mentee&row=x&row=0-0-mentee&row=1-1-__proto__&do=explode',
];

suite('every screen of the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let screens: readonly DeclaredScreen[];
  /** Every address found as a manager. */
  let addresses: readonly string[];
  /** An address of each screen that takes forms. */
  let forms: readonly string[];
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    await addOthers(desk.service.databaseFile);
    screens = await declaredScreens(desk.service.databaseFile);
    const ways = [1, 2].flatMap((id) => [
      `/desk/owed/change/?row=${id}-1-mentee&do=received`,
      `/desk/messages/?of=owed&row=${id}-1-mentee`,
      ...['match', 'decline', 'resume', 'hold', 'complete', 'end', 'delete'].map(
        (name) => `/desk/pairs/${id}/${name}/`,
      ),
    ]);
    const { found } = await walkDesk(screens, olga.get, [
      ...ways,
      '/desk/rounds/1/unify/?cohort=2025',
      ...(await uploadWays(desk, olga)),
    ]);
    addresses = [...found.values()].flat();
    forms = screens
      .filter(({ methods }) => methods.includes('POST'))
      .map(({ path }) => found.get(path)?.[0] ?? path.replaceAll(/\{\w+\}/g, '1'));
    assert.ok(addresses.length > 50 && forms.length > 20);
  });
  after(() => desk[Symbol.asyncDispose]());

  const raw = (cookie: string, path: string, headers: Readonly<Record<string, string>>) =>
    send(desk.service.port, {
      method: 'POST',
      path,
      headers: {
        Accept: 'text/html',
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: cookie,
        ...headers,
      },
      body: 'reason=smuggled-in&seen=0',
    });

  test('takes no form that a page of another site sent', async () => {
    for (const path of forms) {
      for (const headers of [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { Origin: `http://localhost:${desk.service.port}`, 'Sec-Fetch-Site': 'same-site' },
      ]) {
        const answer = await raw(olga.cookie, path, headers);
        assert.equal(answer.status, 403, `${path} ${JSON.stringify(headers)}`);
        assert.doesNotMatch(answer.body.toString(), /smuggled-in/, `${path} offers it to be sent again`);
      }
    }
  });

  test('takes no form of somebody who may only look, and shows them none', async () => {
    const vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
    for (const path of forms) {
      const { status } = await vera.post(path, { seen: '0', reason: 'x' });
      assert.ok(status === 403 || status === 404, `${path}: ${status}`);
    }
    for (const path of addresses) {
      const { status, text } = await vera.get(path);
      assert.ok([200, 303, 403, 404].includes(status), `${path}: ${status}`);
      const others = text.replaceAll('<form action="/sign-out/" method="post">', '');
      assert.doesNotMatch(others, /<form[^>]*method="post"/, path);
    }
  });

  test('is not there under an address that nobody made, and never breaks', async () => {
    const paths = screens
      .filter(({ path }) => path.includes('{'))
      .flatMap(({ path }) => NO_IDS.map((id) => path.replaceAll(/\{\w+\}/g, id)));
    for (const path of paths) {
      const { status } = await olga.get(path);
      // To throw away what is gone is no mistake.
      assert.ok(
        status === 404 || status === 400 || (status === 303 && /\/remove\/$/.test(path)),
        `${path}: ${status}`,
      );
    }
    for (const { path } of screens) {
      for (const query of HOSTILE_QUERIES) {
        const { status, text } = await olga.get(`${path.replaceAll(/\{\w+\}/g, '1')}?${query}`);
        assert.ok(status < 500, `${path}?${query}: ${status}`);
        assert.doesNotMatch(text, /<script|<img src=x|href="\/\/evil/, `${path}?${query}`);
      }
    }
    // Where there is no screen at all, the desk says so itself.
    for (const path of ['/desk/nix', '/desk/nix/', '/desk/pairs/1/nix/<b>']) {
      const { status, text } = await olga.get(encodeURI(path));
      assert.equal(status, 404, path);
      assert.match(text, /<h1>Nothing is here<\/h1>.*<a href="\/desk\/">Go to the first page<\/a>/s, path);
    }
    const { port } = desk.service;
    const unknown = await send(port, { path: '/desk/nix', headers: { Accept: 'text/html' } });
    assert.deepEqual([unknown.status, unknown.headers.location], [303, '/sign-in/?next=%2Fdesk%2Fnix']);
    const bare = await send(port, { path: '/desk/nix', headers: { Cookie: olga.cookie } });
    assert.equal(bare.body.toString(), '{"detail":"Not found."}');
    const long = await olga.get(`/desk/owed/?q=${'x'.repeat(8192)}`);
    assert.equal(long.status, 414);
  });

  test('says pair, and names people without numbers', async () => {
    for (const path of addresses) {
      const { text } = await olga.get(path);
      if (!text.startsWith('<!doctype html>')) continue;
      const said = text.replaceAll(/<[^>]*>/g, ' ');
      const wrong =
        said.match(/.{60}(?:\brelations?\b|\bparticipants?\b|\bentry \d|Example \(\d+\)).{30}/gis) ?? [];
      assert.deepEqual(wrong, [], path);
      // What the service is set up by stands in second place, for whoever runs it.
      const settings = said.replaceAll(/Note for them: .*?, see docs\/[\w.-]+/g, '');
      assert.doesNotMatch(settings, /\b(?:[A-Z]{2,}_[A-Z_]+|AUTH=\w+)\b/, path);
    }
    const { text } = await olga.get('/desk/settings/');
    assert.match(
      text,
      /The service has no mail server yet\..*Note for them: MAIL_URL, MAIL_FROM and BASE_URL, see docs\/mail\.md/,
    );
  });

  test('takes whatever a form says without breaking, and gives it back', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => `row=${index}-1-mentee`).join('&');
    const nasty = encodeURIComponent(MARKUP);
    const bodies = [
      '',
      `${rows}&seen=0&do=received&received_on=2026-01-05&action=received`,
      'seen=-1&accepted=%00&on=0000-00-00&start=9999-99-99&id=__proto__&kind=__proto__&action=__proto__',
      ['reason', 'name', 'title', 'email', 'first_name', 'new_cohort', 'subject', 'text', 'q', 'back', 'note']
        .map((name) => `${name}=${nasty}`)
        .join('&'),
      `reason=${'y'.repeat(20_000)}&name=${'z'.repeat(20_000)}&title=${'z'.repeat(5000)}&email=${'a'.repeat(500)}@example.org`,
      'a='.repeat(10) + Array.from({ length: 3000 }, () => 'x=1').join('&'),
    ];
    for (const path of forms) {
      for (const body of bodies) {
        const answer = await send(desk.service.port, {
          method: 'POST',
          path,
          headers: {
            Accept: 'text/html',
            'Content-Type': 'application/x-www-form-urlencoded',
            Cookie: olga.cookie,
          },
          body,
        });
        const page = answer.body.toString();
        assert.ok(answer.status < 500, `${path} ${body.slice(0, 60)}: ${answer.status}`);
        assert.doesNotMatch(page, /<script|<img src=x/, path);
        if (answer.status === 303) {
          assert.match(answer.headers.location ?? '', /^\/[^/]/, `${path} leads elsewhere`);
        }
      }
    }
  });

  test('keeps what was typed while signed out, and while the database cannot be written', async () => {
    const typed = {
      seen: '0',
      action: 'x',
      reason: 'typed for a long time',
      name: '<b>Typed</b>',
      title: 'typed title',
    };
    const isKept = (text: string, path: string) => {
      for (const value of ['typed for a long time', '&lt;b&gt;Typed&lt;/b&gt;', 'typed title']) {
        assert.ok(text.includes(`value="${value}"`), `${path} lost ${value}`);
      }
      assert.match(text, /<button type="submit" class="primary">Send it again/, path);
    };
    const signedOut: Readonly<Record<string, string>> = { 'Sec-Fetch-Site': 'same-origin' };
    // Files stay with whoever chose them: no page can send them again.
    for (const path of forms.filter((one) => !/^\/desk\/upload\/(?:[\w-]+\/add\/)?$/.test(one))) {
      const answer = await send(desk.service.port, {
        method: 'POST',
        path,
        headers: {
          Accept: 'text/html',
          'Content-Type': 'application/x-www-form-urlencoded',
          ...signedOut,
        },
        body: new URLSearchParams(typed).toString(),
      });
      assert.equal(answer.status, 401, path);
      isKept(answer.body.toString(), path);
    }
    const path = '/desk/people/new/';
    const person = {
      seen: '0',
      role: 'mentee',
      full_name: 'Typed Example',
      email: 'typed@example.org',
      language: '',
      reason: 'typed',
    };
    await using lock = await holdLock(desk.service.databaseFile, 'BEGIN IMMEDIATE');
    const refused = await olga.post(path, person);
    assert.equal(refused.status, 503);
    assert.match(refused.text, /value="typed@example.org"/);
    assert.match(refused.text, /Send it again/);
    await lock.release();
    assert.equal((await olga.post(path, person)).status, 303);
    // Reads of names are refused until those that waited for the audit log are written.
    await until(async () => (await olga.get('/desk/')).status === 200);
  });

  test('shows what people are called as text, whatever that is', async () => {
    using database = plainDatabase(desk.service.databaseFile);
    for (const [table, column] of [
      ['managers', 'first_name'],
      ['managers', 'last_name'],
      ['participants', 'full_name'],
      ['participants', 'email'],
      ['relations', 'cohort'],
      ['relation_changes', 'reason'],
      ['feedback_rounds', 'title'],
      ['feedback_exceptions', 'reason'],
      ['feedbacks', 'source'],
      ['accounts', 'name'],
      ['history', 'who'],
      ['history', 'summary'],
      ['history', 'reason'],
    ] as const) {
      database.prepare(`update ${table} set ${column} = ${column} || ?`).run(MARKUP);
    }
    const { found } = await walkDesk(screens, olga.get, addresses);
    const shown: string[] = [];
    for (const path of [...found.values()].flat()) {
      const { text } = await olga.get(path);
      if (!text.startsWith('<!doctype html>')) continue;
      assert.doesNotMatch(text, /<script|<img src=x|<\/textarea><\/title>/, path);
      if (text.includes('&lt;script')) shown.push(path);
    }
    assert.ok(shown.length > 40, `${shown.length} pages show it`);
  });
});
