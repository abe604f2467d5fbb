/** Files that would need much time or memory, and people who send slowly: they are refused, and the others are served. */

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { suite, test } from 'node:test';
import { UPLOAD_LIMITS } from '../../src/domain/upload.ts';
import { type DeskVisitor, startDesk } from '../support/desk.ts';
import { hiddenFields, sendFiles } from '../support/desk-upload.ts';
import { onlyWithMemory, peakMemory } from '../support/memory.ts';
import { until } from '../support/until.ts';
import { busyReader, onlyWithChildren, readersOf } from '../support/upload-reader.ts';
import { type WorkbookSheet, workbookParts, type ZipPart, zip } from '../support/workbook.ts';

const MINUTES = 600_000;
const LIMITS = new URL('../../docs/limits.md', import.meta.url);
const PEOPLE = 'Role,Full name,E-mail,Language\nmentee,Nora New,nora@example.org,de\n';
const SHEET: WorkbookSheet = {
  name: 'People',
  rows: [
    ['Role', 'Full name', 'E-mail'],
    ['mentee', 'Nora New', 'nora@example.org'],
  ],
};

/** A workbook of which one part is changed. */
const changed = (part: string, change: (content: string) => string, sheet = SHEET): Buffer =>
  zip(
    workbookParts([sheet]).map((one): ZipPart => {
      return one.name === part ? { ...one, content: change(String(one.content)) } : one;
    }),
  );

const emptyRows = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<row r="${index + 3}"/>`).join('');

interface Attack {
  readonly what: string;
  readonly file: string;
  readonly content: () => string | Buffer;
  /** What the page says of it. */
  readonly says: RegExp;
}

const ATTACKS: readonly Attack[] = [
  {
    what: 'a merged range of two million digits',
    file: 'a.xlsx',
    content: () => changed('', String, { ...SHEET, merged: [`A${'1'.repeat(2_000_000)}x:A3`] }),
    says: /Nora New/,
  },
  {
    what: 'a number format of two million characters',
    file: 'a.xlsx',
    content: () =>
      changed('xl/styles.xml', (content) =>
        content
          .replace('<numFmts>', `<numFmts><numFmt numFmtId="166" formatCode="${'['.repeat(2_000_000)}"/>`)
          .replace('<cellXfs>', '<cellXfs><xf numFmtId="166"/>'),
      ),
    says: /Nora New/,
  },
  {
    what: 'a cell of two million spaces',
    file: 'a.csv',
    content: () => `${PEOPLE}mentee,"x${' '.repeat(2_000_000)}y",olga@example.org,de\n`,
    says: /begins on line 3 has 2000002 characters in column 2; the limit is 65536/,
  },
  {
    what: 'a language of 30,000 hyphens',
    file: 'a.csv',
    content: () => `${PEOPLE}mentee,Olga,olga@example.org,${'-'.repeat(30_000)}x\n`,
    says: /Nora New/,
  },
  {
    what: 'a million columns',
    file: 'a.csv',
    content: () => `Role,Full name${','.repeat(1_000_000)}\n`,
    says: /has 1000002 columns; the limit is 1000/,
  },
  {
    what: 'a merged range far to the right',
    file: 'a.xlsx',
    content: () => changed('', String, { ...SHEET, merged: ['ZZZ2:ZZZ1048576'] }),
    says: /Nora New/,
  },
  {
    what: 'a merged range over 300,000 rows',
    file: 'a.xlsx',
    content: () =>
      changed(
        'xl/worksheets/sheet1.xml',
        (content) => content.replace('</sheetData>', `${emptyRows(300_000)}</sheetData>`),
        {
          ...SHEET,
          merged: ['A2:A1048576'],
        },
      ),
    says: /Nora New/,
  },
  {
    what: '30,000 rows',
    file: 'a.csv',
    content: () => PEOPLE + 'mentee,Nora New,nora@example.org,de\n'.repeat(30_000),
    says: /more than 20000 rows/,
  },
  {
    what: 'a name of 300 letters',
    file: 'a.csv',
    content: () => `${PEOPLE}mentee,${'x'.repeat(300)},olga@example.org,de\n`,
    says: /It has 300 characters; the limit is 255/,
  },
];

/** Sends a file, and reads the page of the upload. */
async function upload(
  { get, post, cookie }: DeskVisitor,
  address: string,
  file: string,
  content: string | Buffer,
) {
  const sent = await sendFiles(`${address}/desk/upload/`, cookie, { [file]: content });
  if (sent.location === '') return sent.text;
  const page = await get(sent.location);
  await post(`${sent.location}remove/`, {});
  return page.text;
}

/** A sheet that takes seconds to read. */
const LONG = (rows = 15_000): string =>
  `Role,Full name,E-mail,${Array.from({ length: 900 }, (_, index) => `c${index}`).join(',')}\n${Array.from(
    { length: rows },
    (_, index) => `mentee,Nora ${index},n${index}@example.org${',x'.repeat(500)}\n`,
  ).join('')}`;

suite('uploads that would need much time or memory', () => {
  test('are refused with what is too much, and others are read', { timeout: 120_000 }, async (context) => {
    await using desk = await startDesk({}, undefined, { time: MINUTES });
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    for (const { what, file, content, says } of ATTACKS) {
      await context.test(what, async () => {
        const text = await upload(olga, desk.service.address, file, content());
        assert.match(text, says);
      });
    }
  });

  test('end with the process that reads them: those behind are served', onlyWithChildren, async () => {
    await using desk = await startDesk({}, undefined, { time: MINUTES });
    const { address } = desk.service;
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const paul = await desk.enter('Paul', 'paul@example.org', 'manager');
    const [long, short] = await Promise.all([
      sendFiles(`${address}/desk/upload/`, olga.cookie, { 'long.csv': LONG() }),
      sendFiles(`${address}/desk/upload/`, paul.cookie, { 'people.csv': PEOPLE }),
    ]);
    const broken = olga.get(long.location);
    const first = await busyReader();
    const served = paul.get(short.location);
    process.kill(first, 'SIGKILL');
    const page = await broken;
    assert.match(
      page.text,
      /Nothing was imported yet[\s\S]*These files are too large to read\. Save each sheet that is needed/,
    );
    assert.match(page.text, /Discard this upload/);
    assert.match((await served).text, /Nora New/);
    assert.ok(!readersOf(process.pid).includes(first));
  });

  test('tell so where they end while they are imported', onlyWithChildren, async () => {
    await using desk = await startDesk({}, undefined, { time: MINUTES });
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const { location } = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
      'long.csv': LONG(1500),
    });
    const fields = hiddenFields((await olga.get(location)).text);
    const importing = olga.post(location, fields);
    process.kill(await busyReader(), 'SIGKILL');
    const { status, text } = await importing;
    assert.equal(status, 422);
    assert.match(text, /Nothing was imported yet[\s\S]*These files are too large to read\./);
    assert.match(text, /Nora 1\b/);
  });

  test('are refused if the one before takes long, and say so', onlyWithChildren, async () => {
    await using desk = await startDesk({}, undefined, { turn: 1 });
    const upload = `${desk.service.address}/desk/upload/`;
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const paul = await desk.enter('Paul', 'paul@example.org', 'manager');
    const { location } = await sendFiles(upload, olga.cookie, { 'long.csv': LONG(6000) });
    const reading = olga.get(location);
    await busyReader();
    const refused = await sendFiles(upload, paul.cookie, { 'people.csv': PEOPLE });
    assert.equal(refused.status, 503);
    assert.match(refused.text, /Other uploads are being read\. Try again in a minute\./);
    await reading;
    await until(async () => (await sendFiles(upload, paul.cookie, { 'people.csv': PEOPLE })).status === 303);
  });

  test('end beyond the memory that the process may take beside its heap', async () => {
    await using desk = await startDesk({}, undefined, { memory: 2 ** 20 });
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const sent = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
      'people.csv': PEOPLE,
    });
    assert.equal(sent.status, 422);
    assert.match(sent.text, /These files are too large to read\. Save each sheet that is needed/);
  });

  test('end at the time limit, and say what to do', async () => {
    await using desk = await startDesk({}, undefined, { time: 1 });
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const sent = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
      'people.csv': PEOPLE,
    });
    assert.equal(sent.status, 422);
    assert.match(
      sent.text,
      /Reading these files takes longer than 60 seconds\. Save each sheet that is needed/,
    );
  });
});

const letters = (count: number): string => randomBytes(count).toString('hex').slice(0, count);

const PERSON = (index: number): readonly string[] => ['mentee', `Nora ${index}`, `n${index}@example.org`];

/** Files near the limits: what they are, the file, and what the page says of it. */
const LARGE_FILES: readonly Attack[] = [
  {
    what: '17 MB in six million cells of another script',
    file: 'a.csv',
    content: () =>
      `Role,Full name,E-mail,${Array.from({ length: 900 }, (_, index) => `c${index}`).join(',')}\n${Array.from(
        { length: 6500 },
        (_, index) => `${PERSON(index).join(',')}${',щ'.repeat(900)}\n`,
      ).join('')}`,
    says: /Nora 1\b|too large to read|takes longer than/,
  },
  {
    what: 'a workbook of 8 MB with 9,000 merged ranges',
    file: 'a.xlsx',
    content: () =>
      zip(
        workbookParts([
          {
            name: 'People',
            rows: [
              ['Role', 'Full name', 'E-mail', 'Notes'],
              ...Array.from({ length: 19_000 }, (_, index) => [...PERSON(index), letters(750)]),
            ],
            merged: Array.from({ length: 9000 }, (_, index) => `D${2 * index + 2}:H${2 * index + 3}`),
          },
        ]),
      ),
    says: /Nora 1\b/,
  },
];

test('as many new pairs as an upload may have are read and imported', async () => {
  await using desk = await startDesk({}, undefined, { time: MINUTES });
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  const name = (index: number): string =>
    Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('');
  const rows = Array.from(
    { length: UPLOAD_LIMITS.rows },
    (_, index) =>
      `Ada ${name(index)},a${index}@example.org,Bea ${name(index)},b${index}@example.org,matched,2026-03-02\n`,
  );
  const { location } = await sendFiles(`${desk.service.address}/desk/upload/`, olga.cookie, {
    'pairs.csv': `Mentee,Mentee e-mail,Mentor,Mentor e-mail,Status,Start\n${rows.join('')}`,
  });
  const { text } = await olga.get(location);
  assert.match(text, /20000 new pairs have no manager/);
  assert.equal((await olga.post(location, hiddenFields(text))).location, `${location}done/`);
});

test('reading large files takes no more memory than the documents say', onlyWithMemory, async (context) => {
  const documented = /at most (\d+) MB while an upload is read/.exec(await readFile(LIMITS, 'utf8'))?.[1];
  await using desk = await startDesk({}, undefined, { time: MINUTES });
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  for (const { what, file, content, says } of LARGE_FILES) {
    await context.test(what, async () => {
      let most = 0;
      let text: string | undefined;
      const reading = upload(olga, desk.service.address, file, content()).then((page) => {
        text = page;
      });
      // A reader that is ended takes its figure along.
      await until(async () => {
        for (const pid of readersOf(process.pid)) most = Math.max(most, await peakMemory(pid).catch(() => 0));
        return text !== undefined;
      });
      await reading;
      assert.match(text ?? '', says);
      assert.ok(most > 2 ** 26, `a reader was measured: ${most}`);
      assert.ok(most < Number(documented) * 2 ** 20, `${most / 2 ** 20} MB`);
    });
  }
});

test('who sends a byte a second keeps nobody from uploading, and is dropped', async () => {
  await using desk = await startDesk();
  const { port, address } = desk.service;
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  const paul = await desk.enter('Paul', 'paul@example.org', 'manager');
  const slow = Array.from({ length: 2 }, () => {
    const socket = connect(port, '127.0.0.1');
    const answer = { text: '' };
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer.text += text;
    });
    socket.on('error', () => undefined);
    socket.write(
      `POST /desk/upload/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${olga.cookie}\r\nOrigin: ${address}\r\n` +
        'Accept: text/html\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n--b\r\n',
    );
    const pace = setInterval(() => socket.write('x'), 1000);
    return {
      answer,
      end() {
        clearInterval(pace);
        socket.destroy();
      },
    };
  });
  try {
    const third = async () => sendFiles(`${address}/desk/upload/`, olga.cookie, { 'people.csv': PEOPLE });
    await until(async () => (await third()).status === 503);
    assert.match((await third()).text, /2 uploads of yours arrive at this moment/);
    const other = await sendFiles(`${address}/desk/upload/`, paul.cookie, { 'people.csv': PEOPLE });
    assert.equal(other.status, 303, other.text);
    await until(() => slow.every(({ answer }) => answer.text.includes('\r\n\r\n')));
    await until(() => slow.every(({ answer }) => answer.text.includes('The upload came too slowly')));
    assert.equal((await third()).status, 303);
  } finally {
    for (const { end } of slow) end();
  }
});
