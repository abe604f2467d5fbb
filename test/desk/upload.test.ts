/** Uploads at the desk over HTTP: hostile files, other people's uploads, the same step twice, and two managers. */

import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, suite, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { sendForm } from '../support/http.ts';

const BOUNDARY = 'between-the-parts';

/** A form with files, as a browser sends it. */
const formOf = (files: readonly (readonly [name: string, content: string | Buffer])[]): Buffer =>
  Buffer.concat([
    ...files.flatMap(([name, content]) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A ZIP archive of one entry that says it is a workbook, and inflates to so many zeros. */
function zipBomb(bytes: number): Buffer {
  const name = Buffer.from('xl/workbook.xml');
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(bytes, 8);
  const of = (signature: number, length: number): Buffer => {
    const header = Buffer.alloc(length);
    header.writeUInt32LE(signature);
    return header;
  };
  const local = of(0x04034b50, 30);
  local.writeUInt16LE(8, 8);
  sizes.copy(local, 14);
  local.writeUInt16LE(name.length, 26);
  const central = of(0x02014b50, 46);
  central.writeUInt16LE(8, 10);
  sizes.copy(central, 16);
  central.writeUInt16LE(name.length, 28);
  const end = of(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, central, name, end]);
}

const PEOPLE = 'Role,Full name,E-mail\nmentor,Nora New,nora@example.org\nmentee,Nils New,nils@example.org\n';

suite('uploads at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let paul: DeskVisitor;
  let maria: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    paul = await desk.enter('Paul', 'paul@example.org', 'manager');
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
  });
  after(() => desk[Symbol.asyncDispose]());

  const upload = async (body: Buffer, visitor = olga, type = TYPE) => {
    const answer = await sendForm(desk.service.port, {
      path: '/desk/upload/',
      headers: { Cookie: visitor.cookie, Accept: 'text/html', 'Content-Type': type },
      body,
    });
    return { status: answer.status, text: answer.body.toString(), path: answer.headers.location ?? '' };
  };
  /** What the form sends. */
  const lastStep = (text: string) => ({
    seen: /name="seen" value="(\d+)"/.exec(text)?.[1] ?? '',
    revision: /name="revision" value="(\d+)"/.exec(text)?.[1] ?? '',
  });

  test('what cannot be taken is refused with what would be right', async () => {
    const refused: readonly (readonly [Buffer, number, RegExp, string?])[] = [
      [formOf([]), 422, /There is no file\. Choose at least one/],
      [formOf([['', '']]), 422, /There is no file/],
      [formOf([['a.csv', 'x']]), 415, /multipart\/form-data/, 'text/csv'],
      [formOf([['a.csv', 'x']]), 400, /boundary/, 'multipart/form-data; x=1'],
      [formOf([['a.csv', 'x'.repeat(1000)]]).subarray(0, 300), 400, /ended before all files were complete/],
      [formOf(Array.from({ length: 21 }, (_, index) => [`${index}.csv`, 'x'])), 413, /More than 20 files/],
      [formOf([['a.csv', Buffer.alloc(21 * 2 ** 20)]]), 413, /more than 20 MB/],
      [
        formOf([
          ['a.csv', 'x'],
          ['a.csv', 'y'],
        ]),
        422,
        /Two files are called “a\.csv”/,
      ],
    ];
    for (const [body, status, message, type] of refused) {
      const answer = await upload(body, olga, type);
      assert.deepEqual([answer.status, message.test(answer.text)], [status, true], String(message));
    }
    assert.doesNotMatch((await olga.get('/desk/upload/')).text, /Not finished/);
  });

  test('a client that goes away in the middle leaves nothing', async () => {
    const gone = Promise.withResolvers<void>();
    const outgoing = request({
      port: desk.service.port,
      method: 'POST',
      path: '/desk/upload/',
      headers: { Cookie: olga.cookie, 'Content-Type': TYPE, 'Content-Length': 5000 },
    });
    outgoing.on('error', () => gone.resolve());
    outgoing.on('close', () => gone.resolve());
    outgoing.write(formOf([['a.csv', 'x'.repeat(2000)]]).subarray(0, 1500), () => outgoing.destroy());
    await gone.promise;
    // Whoever comes next is served, and finds nothing of it.
    assert.doesNotMatch((await olga.get('/desk/upload/')).text, /Not finished/);
  });

  test('broken files are named with what is wrong, and nothing of them runs wild', async () => {
    const hostile = await upload(
      formOf([
        ['bomb.xlsx', zipBomb(300 * 2 ** 20)],
        ['photo.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')],
        [`${'n'.repeat(300)}<b>.csv`, `A,B\n${',\n'.repeat(200_000)}`],
      ]),
    );
    assert.equal(hostile.status, 303);
    const page = await olga.get(hostile.path);
    assert.equal(page.status, 200);
    assert.match(page.text, /bomb\.xlsx/);
    assert.match(page.text, /It is left out/);
    assert.match(page.text, /n&lt;b&gt;\.csv/);
    assert.equal((await olga.post(`${hostile.path}remove/`, {})).location, '/desk/upload/');
    assert.equal((await olga.get(hostile.path)).status, 404);
  });

  test('nobody sees or changes the upload of another, and the last step imports once', async () => {
    const { path, status } = await upload(formOf([['people.csv', PEOPLE]]));
    assert.equal(status, 303);
    assert.match((await olga.get('/desk/')).text, /Uploads to finish/);
    for (const visitor of [paul, maria]) {
      for (const step of ['', 'done/', 'files/0/']) {
        assert.equal((await visitor.get(path + step)).status, 404, step);
      }
      assert.equal((await visitor.post(path, { seen: '0', revision: '0' })).status, 404);
    }
    assert.equal((await maria.get('/desk/upload/')).status, 404);
    assert.doesNotMatch((await paul.get('/desk/')).text, /Uploads to finish/);

    const changes = await olga.get(path);
    assert.match(changes.text, /Nora New/);
    // Paul changes something meanwhile: what was shown no longer holds.
    await paul.post('/desk/people/new/', {
      name: 'Otto Other',
      full_name: 'Otto Other',
      email: 'otto@example.org',
      role: 'mentor',
      seen: '0',
    });
    const stale = await olga.post(path, { seen: '999999', revision: '0' });
    assert.equal(stale.status, 409);
    assert.match(stale.text, /changed the programme or this upload/);
    const twice = lastStep(stale.text);
    const answers = await Promise.all([olga.post(path, twice), olga.post(path, twice)]);
    for (const answer of answers) assert.deepEqual([answer.status, answer.location], [303, `${path}done/`]);
    const done = await olga.get(`${path}done/`);
    assert.match(done.text, /\d+ rows read: \d+ changed something/);
    assert.match(done.text, /counts records, which several rows can describe: (?:[^<]*, )?people: 2 new/);
    const imports = (await olga.get('/desk/history/')).text.match(/Imported files: people: 2 new/g);
    assert.equal(imports?.length, 1);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec(done.text)?.[1] ?? '';
    assert.equal((await olga.post(undo, { back: `${path}done/` })).status, 303);
    assert.match((await olga.get(`${path}done/`)).text, /This import was undone/);
  });
});
