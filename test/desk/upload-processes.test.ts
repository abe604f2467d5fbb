/** Uploads with several processes on one PostgreSQL: each serves the next step, and nothing is written that was not seen. */

import assert from 'node:assert/strict';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';
import { send, sendForm } from '../support/http.ts';
import { migratedPostgresDatabase, onlyWithPostgres } from '../support/postgres.ts';
import { type ServingProgram, serveProgram } from '../support/program.ts';
import { fillDatabase } from '../support/programme.ts';
import { busyReader, onlyWithChildren } from '../support/upload-reader.ts';
import { workplace } from '../support/workplace.ts';

const PAIRS = (start: string): string => `Mentor e-mail,Mentee e-mail,Cohort,Start,Expected end,Status
bea@example.org,ada@example.org,2025,${start},2025-07-05,matched
bea@example.org,cleo@example.org,2025,2025-02-03,,aktiv und froh
`;

const get = async ({ port }: ServingProgram, path: string) => {
  const { status, body, headers } = await send(port, { path, headers: { Accept: 'text/html' } });
  return { status, text: body.toString(), location: headers.location ?? '' };
};

const post = async ({ port }: ServingProgram, path: string, fields: Readonly<Record<string, string>>) => {
  const { status, body, headers } = await sendForm(port, {
    path,
    headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, text: body.toString(), location: headers.location ?? '' };
};

const upload = async ({ port }: ServingProgram, name: string, text: string): Promise<string> => {
  const sent = await sendFiles(`http://127.0.0.1:${port}/desk/upload/`, '', { [name]: text });
  assert.equal(sent.status, 303, sent.text);
  return sent.location;
};

/** Answers everything, and gives what the form then sends. */
async function answered(service: ServingProgram, path: string) {
  const confirmed = { 'confirm-all:moved-dates': 'yes', 'confirm-all:ending-holds': 'yes' };
  const fields = { right: 'all', ...confirmed, keep: 'yes' };
  await post(service, path, fields);
  const shown = await get(service, path);
  return { shown, fields: hiddenFields(shown.text) };
}

suite('uploads with two processes on PostgreSQL', onlyWithPostgres, () => {
  test('any of them serves the next step, and of two imports at once the second is told what has changed', async () => {
    await using database = await migratedPostgresDatabase();
    await fillDatabase(await database.open());
    await using place = await workplace();
    const temporary = join(place.folder, 'temporary');
    await mkdir(temporary);
    const settings = {
      ...place.options.settings,
      DATABASE_URL: database.url,
      DATABASE_TIME_LIMIT: '20000',
    };
    const serve = () => serveProgram({ folder: place.folder, settings: { ...settings, TMPDIR: temporary } });
    await using one = await serve();
    const path = await upload(one, 'pairs.csv', PAIRS('2025-01-13'));
    {
      await using other = await serve();
      assert.match((await get(other, path)).text, /pairs\.csv/);
      assert.match((await get(other, path)).text, /Status “aktiv und froh”/);
      const kept = await post(other, path, {
        'value:status:aktiv_und_froh': 'matched',
        right: 'all',
        keep: 'yes',
      });
      assert.equal(kept.location, path);
      // It ends in the middle, and not as one should.
      other.signal('SIGKILL');
      await other.ended;
    }
    await using other = await serve();
    const first = await answered(other, path);
    assert.match(first.shown.text, /13 January 2025|13 Jan|2025-01-13/);

    // The same upload in two browsers: what one decides, the other has not seen.
    const before = hiddenFields((await get(one, path)).text);
    await post(other, path, { 'ask-again': 'yes' });
    const otherwise = { 'value:status:aktiv_und_froh': 'on_hold', 'confirm-all:moved-dates': 'yes' };
    await post(other, path, { ...otherwise, right: 'all', keep: 'yes' });
    assert.equal((await post(one, path, before)).status, 409);

    // Two uploads that move the same date, at once.
    const second = await upload(other, 'other.csv', PAIRS('2025-01-20'));
    const sent = [
      { service: one, path, ...(await answered(one, path)) },
      { service: other, path: second, ...(await answered(other, second)) },
    ];
    const answers = await Promise.all(sent.map((each) => post(each.service, each.path, each.fields)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [303, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    assert.match(answers[late]?.text ?? '', /Another user has changed the programme or this upload/);
    const refused = sent[late];
    assert.ok(refused);
    // It is shown what the first has written, and may write over it now.
    const now = await answered(refused.service, refused.path);
    const done = await post(refused.service, refused.path, now.fields);
    assert.equal(done.location, `${refused.path}done/`, done.text);
    const both = await Promise.all([one, other].map((each) => post(each, path, first.fields)));
    for (const again of both) assert.equal(again.location, `${path}done/`, 'it was imported before');
    const history = (await get(one, '/desk/history/')).text.match(/Imported files/g);
    assert.equal(history?.length, 2);
    assert.deepEqual(await readdir(temporary), [], 'nothing of them stands beside the database');
  });
});

/** A service that takes seconds to read an upload, in a process of its own. */
async function busyService() {
  await using opened = new AsyncDisposableStack();
  const place = opened.use(await workplace());
  const settings = { ...place.options.settings };
  const service = opened.use(await serveProgram({ folder: place.folder, settings }));
  const columns = ',x'.repeat(500);
  const rows = Array.from(
    { length: 15_000 },
    (_, row) => `mentee,Nora ${row},n${row}@example.org${columns}\n`,
  );
  const path = await upload(service, 'long.csv', `Role,Full name,E-mail${columns}\n${rows.join('')}`);
  const left = new AbortController();
  void fetch(`http://127.0.0.1:${service.port}${path}`, {
    headers: { Accept: 'text/html' },
    signal: left.signal,
  }).catch(() => undefined);
  const reader = await busyReader(service.processId);
  const kept = opened.move();
  return { service, left, reader, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

test(
  'whoever leaves the page ends what is read for it, and others have their turn',
  onlyWithChildren,
  async () => {
    await using busy = await busyService();
    const next = upload(busy.service, 'pairs.csv', PAIRS('2025-01-13'));
    busy.left.abort();
    await next;
    // It was ended: one that had read to the end would wait for the next task.
    assert.throws(() => process.kill(busy.reader, 0), { code: 'ESRCH' });
  },
);

test('a service that is stopped while it reads ends it', onlyWithChildren, async () => {
  await using busy = await busyService();
  busy.service.signal('SIGTERM');
  // One that waits for the reader ends by its own limit, with 1.
  const { status, errors } = await busy.service.ended;
  assert.equal(status, 0, errors);
  assert.throws(() => process.kill(busy.reader, 0), { code: 'ESRCH' });
});
