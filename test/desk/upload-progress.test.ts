/** Uploads that take longer than a page waits: how far they are, how they are stopped, and what other processes show. */

import assert from 'node:assert/strict';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { createUploadStore } from '../../src/store/uploads.ts';
import { type DeskVisitor, startDesk } from '../support/desk.ts';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';
import { send } from '../support/http.ts';
import { serveProgram } from '../support/program.ts';
import { workplace } from '../support/workplace.ts';

const PEOPLE = `Role,Full name,E-mail
mentee,Nora New,nora@example.org
mentor,Nils New,nils@example.org
`;
const MINUTES = 600_000;
const PROGRESS = /<h1>(?:Reading your files|Importing) …<\/h1>/;

/** The page itself, once it is there: a browser is told to look again every two seconds. */
async function untilRead(visitor: DeskVisitor, path: string) {
  for (;;) {
    const page = await visitor.get(path);
    if (!PROGRESS.test(page.text)) return page;
  }
}

suite('uploads that take long', () => {
  test('show how far they are, are imported once whoever looks, and can be stopped', async () => {
    // No page waits: every thread takes longer than that.
    await using desk = await startDesk({}, undefined, { patience: 0, limit: MINUTES });
    const { service } = desk;
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const paul = await desk.enter('Paul', 'paul@example.org', 'manager');
    const upload = async (): Promise<string> => {
      const sent = await sendFiles(`${service.address}/desk/upload/`, olga.cookie, { 'people.csv': PEOPLE });
      assert.equal(sent.status, 303, sent.text);
      return sent.location;
    };
    const path = await upload();
    const first = await send(service.port, { path, headers: { Cookie: olga.cookie, Accept: 'text/html' } });
    const text = first.body.toString();
    assert.deepEqual([first.status, first.headers['refresh']], [200, '2']);
    assert.match(text, /<h1>Reading your files …<\/h1>/);
    assert.match(text, /<progress[^>]* aria-labelledby="progress-text">/);
    assert.match(text, /<p role="status" id="progress-text">[^<]+<\/p>/);
    assert.ok(text.includes(`<a class="button" href="${path}">Refresh</a>`), text);
    assert.equal((await paul.get(path)).status, 404);
    assert.equal((await paul.post(`${path}stop/`, {})).status, 404);

    // Whoever gives up finds the upload again, and it is read anew.
    assert.equal((await olga.post(`${path}stop/`, {})).location, '/desk/upload/');
    assert.match((await olga.get('/desk/upload/')).text, /Not finished/);
    assert.match((await untilRead(olga, path)).text, /people\.csv/);

    const changes = await untilRead(olga, path);
    assert.match(changes.text, /Nora New/);
    const twice = await Promise.all([1, 2].map(() => olga.post(path, hiddenFields(changes.text))));
    // A page that does not wait leads to how far it is; by then it may be done.
    for (const { status, location } of twice) {
      assert.equal(status, 303);
      assert.ok([path, `${path}done/`].includes(location), location);
    }
    assert.equal((await untilRead(olga, path)).location, `${path}done/`);
    assert.match((await olga.get(`${path}done/`)).text, /people: 2 new/);
    assert.match((await olga.get('/desk/upload/')).text, /<h2[^>]*>Imported<\/h2>/);
    const imports = (await olga.get('/desk/history/')).text.match(/Imported files: people: 2 new/g);
    assert.equal(imports?.length, 1);
  });

  test('are not imported again while another process does it, and end at the time limit', async () => {
    await using desk = await startDesk({}, undefined, { patience: MINUTES, limit: 0 });
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const sent = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
      'people.csv': PEOPLE,
    });
    const path = sent.location;
    const tooLong = await olga.get(path);
    assert.equal(tooLong.status, 422);
    assert.match(tooLong.text, /Nothing was changed\. The service works on an upload for 10 minutes at most/);

    await using database = openSqlite(desk.service.databaseFile);
    const uploads = createUploadStore(database);
    const id = path.split('/')[3] ?? '';
    const found = await uploads.find(id);
    assert.ok(found);
    const now = Temporal.Now.instant();
    const claimed = await uploads.claim(id, found.revision, now.add({ minutes: 5 }));
    assert.ok(claimed);
    assert.equal(await uploads.claim(id, found.revision, now), null, 'one of two is first');
    assert.match((await olga.get(path)).text, /<h1>Importing …<\/h1>/);
    const again = await olga.post(path, { seen: '0', revision: String(claimed.revision) });
    assert.deepEqual([again.status, again.location], [303, path]);
    assert.match((await olga.get('/desk/upload/')).text, /Being imported/);
    const taken = await olga.post(`${path}take-out/`, { name: 'people.csv' });
    assert.equal(taken.location, path);
    assert.equal((await uploads.find(id))?.revision, claimed.revision, 'nothing was decided meanwhile');

    // What a process that was killed has begun ends by itself, or is given up.
    await uploads.claim(id, claimed.revision, now.subtract({ minutes: 1 }));
    assert.equal((await olga.get(path)).status, 422);
    await uploads.claim(id, claimed.revision + 1, now.add({ minutes: 5 }));
    assert.equal((await olga.post(`${path}stop/`, {})).location, '/desk/upload/');
    assert.equal((await uploads.find(id))?.importing_until, null);
  });

  test('whose files vanish say so, keep nothing of it, and are read again', async () => {
    await using place = await workplace();
    const temporary = join(place.folder, 'temporary');
    await mkdir(temporary);
    await using service = await serveProgram({
      folder: place.folder,
      settings: { ...place.options.settings, TMPDIR: temporary },
    });
    const sent = await sendFiles(`${service.address}/desk/upload/`, '', { 'people.csv': PEOPLE });
    const read = async () => {
      for (;;) {
        const { status, body, headers } = await send(service.port, {
          path: sent.location,
          headers: { Accept: 'text/html' },
        });
        if (headers['refresh'] === undefined) return { status, text: body.toString() };
      }
    };
    const removing = new AbortController();
    const remove = async (): Promise<void> => {
      while (!removing.signal.aborted) {
        for (const name of await readdir(temporary))
          await rm(join(temporary, name), { recursive: true, force: true });
      }
    };
    const removed = remove();
    const lost = await read();
    removing.abort();
    await removed;
    assert.equal(lost.status, 503, lost.text);
    assert.match(lost.text, /<h1>The files could not be read to the end<\/h1>/);
    assert.ok(lost.text.includes(`href="${sent.location}">Read them again</a>`), lost.text);
    const again = await read();
    assert.equal(again.status, 200);
    assert.match(again.text, /Nora New/);
  });
});
