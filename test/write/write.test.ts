/** The mentees' own page: goals are shown before they are stored, kept once, and found again by their private address alone. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { SIGN_IN_TEXTS } from '../../src/write/sign-in.ts';
import { WRITE_TEXTS } from '../../src/write/texts.ts';
import { completion } from '../generators/openai/answers.ts';
import { type GuardedService, startGuarded } from '../support/auth.ts';
import { pageResults } from '../support/documents.ts';
import { startGoalServer } from '../support/goal-server.ts';
import { type RawAnswer, send, sendForm } from '../support/http.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { startService, type TestService } from '../support/service.ts';

type Fields = Readonly<Record<string, string>>;

const BROWSER = { Accept: 'text/html' };
const FORM = { ...BROWSER, 'Content-Type': 'application/x-www-form-urlencoded' };
/** The length of a text that is one character too long, and the 18 months for which goals are kept, as each language writes them. */
const WRITTEN: Readonly<Record<Language, { readonly length: string; readonly months: string }>> = {
  en: { length: '20,001', months: '18 months' },
  de: { length: '20.001', months: '18 Monate' },
  pl: { length: '20\u00A0001', months: '18 miesięcy' },
  cs: { length: '20\u00A0001', months: '18 měsíců' },
  sk: { length: '20\u00A0001', months: '18 mesiacov' },
  uk: { length: '20\u00A0001', months: '18 місяців' },
  ru: { length: '20\u00A0001', months: '18 месяцев' },
  ro: { length: '20.001', months: '18 luni' },
  tr: { length: '20.001', months: '18 ay' },
  es: { length: '20.001', months: '18 meses' },
  fr: { length: '20\u202F001', months: '18\u00A0mois' },
  it: { length: '20.001', months: '18 mesi' },
  nl: { length: '20.001', months: '18 maanden' },
  pt: { length: '20.001', months: '18 meses' },
};
const WISH = 'I want to become a team lead and speak better in meetings.';

const get = (port: number, path: string, headers: Fields = {}) =>
  send(port, { path, headers: { ...BROWSER, ...headers } });
const submit = (port: number, fields: Fields, headers: Fields = {}, path = '/write/') =>
  sendForm(port, {
    path,
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const decoded = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#13;', '\r')
    .replaceAll('&amp;', '&');

/** The goals on a page, in their order. */
const goalsOn = ({ body }: RawAnswer): readonly string[] =>
  [...body.toString().matchAll(/<li dir="auto">((?:[^<]|<\/?span>)*)<\/li>/g)].map(([, goal = '']) =>
    decoded(goal.replaceAll(/<\/?span>/g, '')),
  );
/** The unseen fields of the first form that has any. */
const hiddenOn = ({ body }: RawAnswer): Fields =>
  Object.fromEntries(
    [...body.toString().matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, decoded(value)],
    ),
  );
const typedOn = ({ body }: RawAnswer): string =>
  decoded(/<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(body.toString())?.[1] ?? '');
const languageOn = ({ body }: RawAnswer): string | undefined =>
  /<html lang="(\w+)" dir="ltr">/.exec(body.toString())?.[1];
const says = ({ body }: RawAnswer, text: string) =>
  assert.ok(decoded(body.toString()).includes(text), `“${text}” is not on ${body}`);

const records = async ({ port }: TestService) => pageResults(await send(port, { path: '/smart-goals/' }));

suite('the page for mentees', () => {
  let service: TestService;
  before(async () => {
    service = await startService({ KEEP_GOALS_MONTHS: '18' });
  });
  after(() => service[Symbol.asyncDispose]());
  const at = () => service.port;

  /** Goals that were written and kept, with their address. */
  const kept = async (input: string) => {
    const written = await submit(at(), { input, do: 'write' });
    const answer = await submit(at(), { ...hiddenOn(written), do: 'keep' });
    assert.equal(answer.status, 303, answer.body.toString());
    return { written, address: answer.headers.location ?? '' };
  };

  test('shows goals before anything is stored, and stores one record with the wording that was chosen', async () => {
    const before = await records(service);
    const written = await submit(at(), { input: WISH, do: 'write' });
    const first = goalsOn(written);
    assert.equal(written.status, 200);
    assert.equal(first.length, 2);
    const other = await submit(at(), { ...hiddenOn(written), do: 'another' });
    const second = goalsOn(other);
    assert.notDeepEqual(second, first);
    assert.equal(second.length, 2);
    assert.equal(typedOn(other), WISH);
    assert.deepEqual(await records(service), before);

    const form = { ...hiddenOn(other), do: 'keep' };
    // A double click, and a reload later.
    const answers = await Promise.all([submit(at(), form), submit(at(), form)]);
    answers.push(await submit(at(), form));
    const [address = '', ...others] = new Set(answers.map(({ headers }) => headers.location));
    assert.match(address, /^\/write\/[\w-]{22}\/$/);
    assert.deepEqual(others, []);
    const now = await records(service);
    assert.equal(now.length, before.length + 1);
    assert.deepEqual([now[0]?.['input'], now[0]?.['output']], [WISH, second.join('\n')]);
    assert.deepEqual(Object.keys(now[0] ?? {}), [
      'id',
      'created_at',
      'input',
      'output',
      'input_tokens',
      'output_tokens',
    ]);
    const page = await get(at(), address);
    assert.deepEqual([page.status, goalsOn(page)], [200, second]);
    using database = plainDatabase(service.databaseFile, { readOnly: true });
    const row = database.prepare('select variant, writer, language from smart_goals order by id desc').get();
    assert.deepEqual({ ...row }, { variant: 1, writer: 'offline', language: 'en' });
    const secret = address.split('/')[2] ?? '';
    const stored = database.prepare('select digest from goal_addresses').all();
    assert.ok(stored.every(({ digest }) => !String(digest).includes(secret)));
  });

  test('keeps nothing but what was written here, for the text that it was written for', async () => {
    const before = (await records(service)).length;
    const { draft = '', input = '' } = hiddenOn(await submit(at(), { input: WISH, do: 'write' }));
    const [text = '', signature = ''] = draft.split('.');
    const signed = JSON.stringify({
      ...JSON.parse(Buffer.from(text, 'base64url').toString()),
      output: 'Mine',
    });
    for (const wrong of [
      { draft: `${Buffer.from(signed).toString('base64url')}.${signature}`, input },
      { draft, input: `${input} And more.` },
      { draft: '', input },
      { draft: 'x.y.z', input },
    ]) {
      const answer = await submit(at(), { ...wrong, do: 'keep' });
      assert.deepEqual([answer.status, typedOn(answer)], [422, wrong.input]);
      says(answer, WRITE_TEXTS.en.failed.text);
    }
    assert.equal((await records(service)).length, before);
  });

  test('is erased by whoever has the address, in one step that is asked for, and stays erased', async () => {
    const { written, address } = await kept('I want to learn Python by June.\r\nAnd I want to lead a team.');
    const page = await get(at(), address);
    const before = (await records(service)).length;
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
    const erased = await submit(at(), {}, headers, address);
    assert.equal(erased.status, 200);
    says(erased, WRITE_TEXTS.en.erased.text);
    assert.equal((await records(service)).length, before - 1);
    for (const again of [await get(at(), address), await submit(at(), {}, {}, address)]) {
      assert.equal(again.status, 404);
      says(again, WRITE_TEXTS.en.unknown.text);
    }
    // The form from before brings nothing back.
    const gone = await submit(at(), { ...hiddenOn(written), do: 'keep' });
    assert.equal(gone.status, 410);
    assert.equal((await records(service)).length, before - 1);
    using database = plainDatabase(service.databaseFile, { readOnly: true });
    const event = database.prepare("select detail from audit_events where action = 'erase'").get();
    assert.equal(event?.['detail'], '{"by":"private address"}');
  });

  test('shows nothing of others, and nothing is kept of what it shows', async () => {
    const { address } = await kept('I want to run a marathon in 2027.');
    const { address: own } = await kept('I want to learn to cook Italian food.');
    for (const path of ['/write/', own]) {
      const { body, headers } = await get(at(), path);
      assert.ok(!/marathon|JSON|application\//i.test(body.toString()), body.toString());
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-robots-tag'], 'noindex, nofollow');
      assert.match(String(headers['content-security-policy']), /^default-src 'none'; style-src 'self'/);
    }
    for (const path of [address.slice(0, -2), '/write/x/', `/write/${'A'.repeat(22)}/`, '/write/%2e%2e/'])
      assert.equal((await get(at(), path.endsWith('/') ? path : `${path}/`)).status, 404, path);
  });

  test('speaks the language that the browser asks for, that was chosen, or in which was written', async () => {
    for (const [accepted, language] of [
      ['pl', 'pl'],
      ['fr-CA, en;q=0.5', 'fr'],
      ['en;q=0.2, ja, tr-TR;q=0.9', 'tr'],
      ['xx, de;q=0, nl;q=0.1', 'nl'],
      ['*', 'en'],
      [',;q=,'.repeat(500), 'en'],
    ] as const) {
      assert.equal(languageOn(await get(at(), '/write/', { 'Accept-Language': accepted })), language);
    }
    assert.equal(languageOn(await get(at(), '/write/?language=ro', { 'Accept-Language': 'de' })), 'ro');
    assert.equal(languageOn(await get(at(), '/write/?language=<b>', { 'Accept-Language': 'de' })), 'de');
    const polish = 'Chcę nauczyć się programować w Pythonie do końca czerwca.';
    const written = await submit(at(), { input: polish }, { 'Accept-Language': 'en' });
    assert.equal(languageOn(written), 'pl');
    says(written, WRITE_TEXTS.pl.written.keep);
    // A word that may be of any language is answered in that of the page, or of the browser.
    says(await submit(at(), { input: 'fujara' }, {}, '/write/?language=sk'), '<ol class="goals" lang="sk"');
    says(await submit(at(), { input: 'cobza' }, { 'Accept-Language': 'ro' }), '<ol class="goals" lang="ro"');
    const chosen = await submit(at(), { input: polish }, {}, '/write/?language=uk');
    assert.equal(languageOn(chosen), 'uk');
    says(chosen, 'action="/write/?language=uk"');
    // Goals and what was typed since are there in another language, too, without writing anything anew.
    for (const answer of [written, chosen]) {
      assert.match(
        answer.body.toString(),
        /<nav class="languages".*<button type="submit" form="text" formaction="\/write\/\?language=de" name="do" value="show"/s,
      );
    }
    const before = hiddenOn(written);
    const typed = 'Coś innego.';
    const shown = await submit(at(), { ...before, input: typed, do: 'show' }, {}, '/write/?language=de');
    assert.deepEqual([shown.status, languageOn(shown), typedOn(shown)], [200, 'de', typed]);
    const after = hiddenOn(shown);
    assert.deepEqual([after['draft'], after['input'], after['of']], [before['draft'], polish, polish]);
    says(shown, WRITE_TEXTS.de.written.keep);
    const keptAfter = await submit(at(), { ...after, do: 'keep' }, {}, '/write/?language=de');
    assert.deepEqual(
      [keptAfter.status, /\?language=de$/.test(keptAfter.headers.location ?? '')],
      [303, true],
    );
    // What was not read is said, with the languages in their own words, and stays there in another language.
    const unread = await submit(at(), { input: '我想学习编程' }, { 'Accept-Language': 'zh' });
    says(unread, WRITE_TEXTS.en.unsupported);
    says(unread, '<span lang="pl">Polski</span>');
    says(unread, WRITE_TEXTS.en.written.keep);
    const unreadToo = await submit(at(), { ...hiddenOn(unread), do: 'show' }, {}, '/write/?language=de');
    says(unreadToo, WRITE_TEXTS.de.unsupported);
    assert.equal((await submit(at(), { ...hiddenOn(unread), do: 'keep' })).status, 303);
    assert.ok(!written.body.toString().includes(WRITE_TEXTS.pl.unsupported));
    const wrong = await submit(at(), { input: 'asdf', do: 'show' }, {}, '/write/?language=fr');
    assert.deepEqual([wrong.status, languageOn(wrong), typedOn(wrong)], [200, 'fr', 'asdf']);
  });

  for (const language of LANGUAGES) {
    test(`gives an example that it understands, and is complete: ${language}`, async () => {
      const texts = WRITE_TEXTS[language];
      const page = await get(at(), `/write/?language=${language}`);
      for (const text of [texts.title, texts.label, texts.eachWish, texts.privacy.readers]) says(page, text);
      says(page, texts.privacy.months.replace('{months}', WRITTEN[language].months));
      assert.ok(!/\{\w+\}/.test(page.body.toString()), 'a place that nothing was filled into');
      const written = await submit(at(), { input: texts.example });
      assert.equal(written.status, 200, texts.example);
      assert.equal(languageOn(written), language);
      const nothing = await submit(at(), { input: 'asdf' }, { 'Accept-Language': language });
      assert.equal(nothing.status, 422);
      says(nothing, texts.noWish.title);
      says(nothing, texts.example);
      assert.equal(typedOn(nothing), 'asdf');
      const long = await submit(at(), { input: 'ä'.repeat(20_001) }, { 'Accept-Language': language });
      says(long, WRITTEN[language].length);
      assert.deepEqual([long.status, typedOn(long).length], [422, 20_001]);
    });
  }

  test('keeps what was typed whatever is wrong with it, and nothing of it becomes markup', async () => {
    const before = (await records(service)).length;
    for (const [input, text] of [
      ['  \r\n ', WRITE_TEXTS.en.empty],
      ['a\0b', WRITE_TEXTS.en.failed.text],
    ] as const) {
      const answer = await submit(at(), { input });
      assert.deepEqual([answer.status, typedOn(answer)], [422, input]);
      says(answer, text);
    }
    const script =
      '</textarea><script>alert(1)</script><img src=x onerror=alert(1)>"\' I want to lead a team.';
    const written = await submit(at(), { input: script });
    assert.equal(typedOn(written), script);
    assert.equal(hiddenOn(written)['input'], script);
    assert.equal((await records(service)).length, before);
    const { address } = await kept(script);
    for (const { body } of [written, await get(at(), address)]) {
      assert.ok(!/<script|<img src=x/.test(body.toString()), body.toString());
    }
    const json = await send(at(), {
      method: 'POST',
      path: '/write/',
      headers: { ...BROWSER, 'Content-Type': 'application/json' },
      body: '{}',
    });
    assert.equal(json.status, 415);
    const foreign = await submit(at(), { input: WISH }, { Origin: 'https://elsewhere.example.org' });
    assert.deepEqual([foreign.status, typedOn(foreign)], [403, '']);
  });
});

suite('the page for mentees with a goal server', () => {
  test('gives back what was typed while goals cannot be written, and counts as the collection does', async () => {
    const soon = Temporal.Now.plainDateISO()
      .add({ weeks: 12 })
      .toLocaleString('en-GB', { dateStyle: 'long' });
    const goals = `I will lead 2 projects by ${soon}.`;
    let isWell = false;
    await using server = await startGoalServer(() =>
      isWell ? { body: completion(goals) } : { status: 400, body: { error: { message: 'no' } } },
    );
    await using service = await startService({
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: server.address,
      OPENAI_MODEL: 'some-model',
      GOAL_ON_FAILURE: 'fail',
      GOAL_RATE_LIMIT: '2',
      LOG_LEVEL: 'silent',
    });
    // The page about a text is in the language of the text.
    const texts = WRITE_TEXTS.en;
    const ask = () => submit(service.port, { input: WISH }, { 'Accept-Language': 'de' });
    const page = await get(service.port, '/write/?language=de');
    says(page, WRITE_TEXTS.de.privacy.server);
    assert.ok(
      !page.body.toString().includes(WRITE_TEXTS.de.eachWish),
      'a model needs no help with sentences',
    );
    const failed = await ask();
    assert.deepEqual([failed.status, typedOn(failed)], [503, WISH]);
    for (const text of [texts.failed.title, texts.failed.again]) says(failed, text);
    assert.equal(languageOn(failed), 'en');
    isWell = true;
    const written = await ask();
    assert.deepEqual([written.status, goalsOn(written)], [200, [goals]]);
    const throttled = await ask();
    assert.deepEqual([throttled.status, typedOn(throttled)], [429, WISH]);
    assert.match(String(throttled.headers['retry-after']), /^\d+$/);
    says(throttled, texts.throttled);
    assert.equal(
      (await submit(service.port, { ...hiddenOn(written), do: 'keep' })).status,
      303,
      'to keep goals has none written',
    );
    assert.equal((await records(service)).length, 1);
  });
});

suite('the page for mentees of a service that asks for tokens', () => {
  let service: GuardedService;
  before(async () => {
    service = await startGuarded();
  });
  after(() => service[Symbol.asyncDispose]());

  test('says what to do in the language of the mentee, also after a wrong code', async () => {
    const { port } = service;
    for (const language of LANGUAGES) {
      const texts = SIGN_IN_TEXTS[language];
      const page = await get(port, '/write/', { 'Accept-Language': language });
      assert.deepEqual([page.status, page.headers['content-language']], [401, language]);
      for (const text of [texts.title, texts.text, texts.label, texts.submit]) says(page, text);
      assert.doesNotMatch(page.body.toString(), /token<|mentoring_|administrator/i, language);
    }
    const chosen = await get(port, '/write/?language=cs', { 'Accept-Language': 'pl' });
    const form: Fields = { next: '/write/?language=cs', failed_at: '/write/?language=cs' };
    for (const [name, value] of Object.entries(form)) {
      assert.ok(
        chosen.body.toString().includes(`<input type="hidden" name="${name}" value="${value}">`),
        name,
      );
    }
    const wrong = await submit(port, { ...form, token: 'mentoring_wrong' }, {}, '/sign-in/');
    assert.deepEqual([wrong.status, wrong.headers.location], [303, '/write/?language=cs&refused=token']);
    says(await get(port, '/write/?language=cs&refused=token'), SIGN_IN_TEXTS.cs.wrong);
    const elsewhere = { ...form, failed_at: 'https://evil.example/', token: 'mentoring_wrong' };
    assert.equal((await submit(port, elsewhere, {}, '/sign-in/')).headers.location, '/?refused=token');
    // A browser that comes from a mail program sends no cookie of a session, and does once it comes from here.
    const mailed = await get(port, '/write/?language=cs', { 'Sec-Fetch-Site': 'cross-site' });
    assert.equal(mailed.headers['refresh'], '0; url=/write/?language=cs&again=1');
    const again = await get(port, '/write/?language=cs&again=1', { 'Sec-Fetch-Site': 'cross-site' });
    assert.equal(again.headers['refresh'], undefined);
  });

  test('leads to signing in, needs the scope alone, and the private address needs nothing', async () => {
    const { port } = service;
    const out = await get(port, '/write/?language=cs');
    assert.ok(
      out.body.toString().includes(`href="/sign-in/?next=${encodeURIComponent('/write/?language=cs')}"`),
      'the other ways to sign in',
    );
    const { secret } = await service.issue(['goals:write'], { account: 'Ada <b>' });
    const signedIn = await submit(port, { token: secret, next: '/write/' }, {}, '/sign-in/');
    assert.equal(signedIn.headers.location, '/write/');
    const cookie = { Cookie: signedIn.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '' };
    says(await get(port, '/write/?language=pl', cookie), 'Konto: <b dir="auto">Ada <b></b>');
    const written = await submit(port, { input: WISH }, cookie);
    const form: Fields = { ...hiddenOn(written), do: 'keep' };

    // Signed out meanwhile: goals and text are still there, to be kept after signing in.
    const lost = await submit(port, form);
    assert.deepEqual([lost.status, typedOn(lost), goalsOn(lost)], [401, WISH, goalsOn(written)]);
    says(lost, SIGN_IN_TEXTS.en.title);
    assert.match(lost.body.toString(), /<a href="\/write\/" target="_blank"/);
    assert.deepEqual(hiddenOn(lost)['draft'], form['draft']);

    const address = (await submit(port, form, cookie)).headers.location ?? '';
    assert.deepEqual(goalsOn(await get(port, address)), goalsOn(written));
    const reader = await service.issue(['goals:read']);
    const refused = await service.ask(reader.secret, { path: '/write/', headers: BROWSER });
    assert.equal(refused.status, 403);
    says(refused, SIGN_IN_TEXTS.en.text);
    assert.equal((await submit(port, {}, {}, address)).status, 200);
    assert.equal((await get(port, address)).status, 404);
    using database = plainDatabase(service.databaseFile, { readOnly: true });
    const created = database
      .prepare(
        "select accounts.name from audit_events join accounts on accounts.id = account_id where action = 'create'",
      )
      .all();
    assert.deepEqual(
      created.map(({ name }) => name),
      ['Ada <b>'],
    );
  });
});
