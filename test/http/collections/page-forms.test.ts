/** What the browsable page sends, since it has no scripts: forms, a document in a form, OPTIONS by a link. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { startGuarded } from '../../support/auth.ts';
import { jsonList, jsonObject } from '../../support/documents.ts';
import { json, send } from '../../support/http.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
before(async () => {
  service = await startService();
});
after(() => service[Symbol.asyncDispose]());

const page = { Accept: 'text/html' };
const get = (path: string, headers: Readonly<Record<string, string>> = page) =>
  send(service.port, { path, headers });

/** Sends a form in parts, as browsers do. */
function submit(
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = page,
) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return send(service.port, {
    method: 'POST',
    path,
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=XX' },
    body: `${parts.join('')}--XX--\r\n`,
  });
}
const submitRaw = (content: string, headers: Readonly<Record<string, string>> = page) =>
  submit('/courses/', { _content_type: 'application/json', _content: content }, headers);

const courseCount = async () => jsonList(await get('/courses/', {})).length;
/** What a page holds, read as text: escaped characters as themselves. */
const textOf = (body: Buffer) =>
  body
    .toString()
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

suite('a form of fields', () => {
  test('creates a record, and shows it on the page that answers', async () => {
    const answer = await submit('/courses/', {
      title: 'Lead <well>',
      code: '7',
      gsheet_name: 'LW',
      date_w1: '',
      deactivated: 'true',
    });
    assert.equal(answer.status, 201);
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    const newest = jsonList(await get('/courses/', {})).at(-1);
    assert.deepEqual(
      [newest?.['title'], newest?.['code'], newest?.['date_w1'], newest?.['deactivated']],
      ['Lead <well>', 7, null, true],
    );
    assert.ok(textOf(answer.body).includes('"title": "Lead <well>"'));
    assert.ok(!answer.body.includes('Lead <well>'));
  });

  test('comes back with what was typed and what is wrong with it', async () => {
    const before = await courseCount();
    const answer = await submit('/courses/', { title: 'A & "B"', code: 'seven', gsheet_name: '' });
    assert.equal(answer.status, 400);
    assert.ok(answer.body.includes('value="A &amp; &quot;B&quot;"'));
    assert.ok(answer.body.includes('value="seven"'));
    const text = textOf(answer.body);
    assert.ok(text.includes('A valid integer is required.') && text.includes('This field may not be blank.'));
    assert.equal(await courseCount(), before);
  });
});

suite('a document in a form', () => {
  test('is read as the document it is', async () => {
    const answer = await submitRaw('{"title":"Raw ä","code":"8","gsheet_name":"R","deactivated":true}');
    assert.equal(answer.status, 201, textOf(answer.body));
    const newest = jsonList(await get('/courses/', {})).at(-1);
    assert.deepEqual([newest?.['title'], newest?.['code'], newest?.['deactivated']], ['Raw ä', 8, true]);
  });

  test('is kept, with what is wrong with it', async () => {
    const before = await courseCount();
    for (const [content, message] of [
      ['{"title": "x", "code": null}', 'code: This field may not be null.'],
      ['[1]', 'Invalid data. Expected a dictionary, but got list.'],
      ['{"title": ', 'JSON parse error - '],
    ] as const) {
      const answer = await submitRaw(content);
      assert.equal(answer.status, 400, content);
      assert.ok(textOf(answer.body).includes(content));
      assert.ok(textOf(answer.body).includes(message), message);
    }
    assert.equal(await courseCount(), before);
  });

  test('of another media type is told that it is not taken', async () => {
    const answer = await submit('/courses/', { _content_type: 'text/plain', _content: 'title' });
    assert.equal(answer.status, 415);
    assert.ok(textOf(answer.body).includes('Unsupported media type "text/plain" in request.'));
  });

  test('is an unknown field like any other to programs', async () => {
    const answer = await submitRaw('{"title":"x","code":1,"gsheet_name":"x"}', {
      Accept: 'application/json',
    });
    assert.equal(answer.status, 400);
    assert.deepEqual(jsonObject(answer)['title'], ['This field is required.']);
  });
});

suite('OPTIONS by a link', () => {
  test('shows on a page what OPTIONS answers', async () => {
    const options = await send(service.port, { method: 'OPTIONS', path: '/courses/' });
    const linked = await get('/courses/?format=api&_method=OPTIONS');
    assert.equal(linked.status, 200);
    assert.ok(textOf(linked.body).includes(JSON.stringify(json(options), null, 2)));
    assert.equal(linked.headers.etag, undefined);
    const listed = await get('/courses/');
    const href = /href="([^"]*_method=OPTIONS[^"]*)"/
      .exec(listed.body.toString())?.[1]
      ?.replaceAll('&amp;', '&');
    assert.equal((await get(String(href))).body.includes('actions'), true);
  });

  test('is nothing to programs, nor in a write', async () => {
    assert.ok(Array.isArray(json(await get('/courses/?_method=OPTIONS', { Accept: 'application/json' }))));
    assert.equal((await submit('/courses/?_method=OPTIONS', {})).status, 400);
  });
});

test('a page shows the very bytes that JSON has, indented, with the same status and headers', async () => {
  for (const path of ['/', '/smart-goals/', '/courses/', '/pre-lead-statuses/', '/feedbacks_needed/']) {
    const plain = await get(path, { Accept: 'application/json; indent=2' });
    const shown = await get(path);
    assert.ok(textOf(shown.body).includes(plain.body.toString()), path);
    for (const name of ['allow', 'vary', 'cache-control', 'link'] as const) {
      assert.equal(shown.headers[name], plain.headers[name]);
    }
  }
});

suite('a form that is sent again', () => {
  const HOPES = 'I want to speak in front of large groups.';
  const keyOf = (body: Buffer) => /name="_form_key" value="([^"]+)"/.exec(body.toString())?.[1] ?? '';
  const count = async () => Number(jsonObject(await get('/smart-goals/', {}))['count']);
  const idOf = (body: Buffer) => /"id": (\d+)/.exec(textOf(body))?.[1];

  test('is answered with the record that it created, once and however it is sent', async () => {
    const before = await count();
    const key = keyOf((await get('/smart-goals/')).body);
    const sent = { _form_key: key, input: HOPES };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => submit('/smart-goals/', sent)));
    const again = await submit('/smart-goals/', sent);
    const encoded = await send(service.port, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { ...page, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(sent).toString(),
    });
    for (const answer of [first, ...others, again, encoded]) {
      assert.equal(answer?.status, 201);
      assert.equal(idOf(answer.body), idOf(again.body));
    }
    assert.equal(again.headers['idempotency-replayed'], 'true');
    assert.equal(await count(), before + 1);
  });

  test('with other words, by somebody else or from a newer page is another one', async () => {
    const before = await count();
    const key = keyOf((await get('/smart-goals/')).body);
    await submit('/smart-goals/', { _form_key: key, input: HOPES });
    await submit('/smart-goals/', { _form_key: key, input: `${HOPES} Soon.` });
    await submit('/smart-goals/', { _form_key: key, input: HOPES }, { ...page, 'User-Agent': 'another' });
    const newer = keyOf((await get('/smart-goals/')).body);
    assert.notEqual(newer, key);
    await submit('/smart-goals/', { _form_key: newer, input: HOPES });
    assert.equal(await count(), before + 4);
    const raw = {
      _content_type: 'application/json',
      _content: '{"title":"Once","code":1,"gsheet_name":"O"}',
    };
    const courses = await courseCount();
    const courseKey = keyOf((await get('/courses/')).body);
    for (const _time of [1, 2]) await submit('/courses/', { _form_key: courseKey, ...raw });
    assert.equal(await courseCount(), courses + 1);
  });

  test('has a key that lets pages be kept, and is nothing to programs', async () => {
    const [one, other] = [await get('/smart-goals/'), await get('/smart-goals/')];
    assert.deepEqual(other.body, one.body);
    const tag = String(one.headers.etag);
    assert.equal((await get('/smart-goals/', { ...page, 'If-None-Match': tag })).status, 304);
    assert.notEqual(keyOf((await get('/courses/')).body), keyOf(one.body));
    const before = await count();
    for (const _time of [1, 2]) {
      await submit(
        '/smart-goals/',
        { _form_key: keyOf(one.body), input: HOPES },
        { Accept: 'application/json' },
      );
    }
    assert.equal(await count(), before + 2);
    const refused = await submit('/smart-goals/', { _form_key: keyOf(one.body), input: '' });
    assert.equal(refused.status, 400);
    assert.notEqual(keyOf(refused.body), keyOf(one.body));
  });
});

test('who may have goals written and not read them sees what was just written', async () => {
  await using guarded = await startGuarded();
  const { secret } = await guarded.issue(['goals:write']);
  const body = JSON.stringify({ input: 'I want to learn Python.' });
  const ask = (Accept: string) =>
    guarded.ask(secret, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { Accept, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
      body,
    });
  for (const isAgain of [false, true]) {
    const record = jsonObject(await ask('application/json'));
    assert.match(String(record['output']), /Python/, String(isAgain));
    const shown = await ask('text/html');
    assert.ok(textOf(shown.body).includes(String(record['output'])));
    // What would only be refused is not offered.
    assert.doesNotMatch(shown.body.toString(), /All smart goals/);
  }
});
