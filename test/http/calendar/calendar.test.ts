/** The calendar of the courses, as calendar programs get it and as an independent reader of iCalendar understands it. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import ical from 'node-ical';
import { pino } from 'pino';
import { courseFields } from '../../../src/domain/course.ts';
import { ServiceUnavailableError } from '../../../src/domain/errors.ts';
import { renderCalendar } from '../../../src/http/calendar/document.ts';
import { createMetrics } from '../../../src/http/observability/metrics.ts';
import { createServer } from '../../../src/http/server.ts';
import { declareCollection } from '../../../src/resources/collection.ts';
import { courseCalendar } from '../../../src/resources/course-calendar.ts';
import { anyInstant, anyText } from '../../contract/examples.ts';
import { jsonObject, post } from '../../support/documents.ts';
import { type RawAnswer, type RawRequest, send } from '../../support/http.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { startService, type TestService } from '../../support/service.ts';

const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };

/** What a calendar program shows of an entry. */
interface Authentication {
  readonly uid: string;
  readonly summary: unknown;
  readonly start: string;
  readonly description: unknown;
  readonly url: unknown;
  readonly status: string | undefined;
  readonly minutes: number;
}

const calendarOf = ({ port }: TestService, request: Partial<RawRequest> = {}): Promise<RawAnswer> =>
  send(port, { path: '/courses.ics', ...request });

/** A value without its parameters. */
const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'val' in value ? value.val : value;

/** The entries of an answer. */
function entriesOf(answer: RawAnswer): readonly Authentication[] {
  assert.equal(answer.status, 200);
  return entriesIn(answer.body.toString());
}

/** The entries of a file, read by node-ical, in their order. */
function entriesIn(file: string): readonly Authentication[] {
  return Object.values(ical.sync.parseICS(file)).flatMap((component) =>
    component?.type === 'VEVENT'
      ? {
          uid: component.uid,
          summary: component.summary,
          start: component.start.toISOString(),
          minutes: (Number(component.end) - Number(component.start)) / 60_000,
          description: component.description,
          url: plain(component.url),
          status: component.status,
        }
      : [],
  );
}

const entries = async (service: TestService) => entriesOf(await calendarOf(service));

async function addCourse({ port }: TestService, fields: Readonly<Record<string, unknown>>): Promise<number> {
  const answer = await post(port, '/courses/', { ...COURSE, ...fields });
  assert.equal(answer.status, 201, answer.body.toString());
  return Number(jsonObject(answer)['id']);
}

/** Changes courses as another process does; nothing in the interface changes one yet. */
function change({ databaseFile }: TestService, assignment: string, ...values: readonly string[]): void {
  using database = plainDatabase(databaseFile);
  database.exec('BEGIN IMMEDIATE');
  database.prepare(`UPDATE courses SET ${assignment}`).run(...values);
  database.exec("UPDATE collections SET revision = revision + 1 WHERE name = 'courses'");
  database.exec('COMMIT');
}

/** What RFC 5545 asks of every line: section 3.1. */
function isWellFormed({ body }: Pick<RawAnswer, 'body'>): void {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  assert.ok(text.endsWith('END:VCALENDAR\r\n'));
  for (const line of text.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.doesNotMatch(line, /[\0-\x08\n-\x1f\x7f]/);
  }
}

suite('the entries', () => {
  test('are the sessions that have a date, named by course and week', async () => {
    await using service = await startService();
    await addCourse(service, { date_w1: '2026-05-04T18:00', date_w3: '2026-05-18T18:00', event_w1: 'evt-1' });
    await addCourse(service, { title: 'Speak up', date_w2: '2026-01-12T09:30:15.5' });
    await addCourse(service, { title: 'Without a date' });
    const answer = await calendarOf(service);
    isWellFormed(answer);
    assert.deepEqual(
      entriesOf(answer).map(({ summary, start, description, url, status }) => [
        summary,
        start,
        description,
        url,
        status,
      ]),
      [
        ['Find your direction, week 1', '2026-05-04T16:00:00.000Z', undefined, undefined, undefined],
        ['Find your direction, week 3', '2026-05-18T16:00:00.000Z', undefined, undefined, undefined],
        ['Speak up, week 2', '2026-01-12T08:30:15.000Z', undefined, undefined, undefined],
      ],
    );
    assert.ok(!answer.body.includes('evt-1'));
    assert.ok(entriesOf(answer).every(({ minutes }) => minutes === 60));
  });

  test('are none where there are no sessions, in a calendar that is one all the same', async () => {
    await using service = await startService();
    const answer = await calendarOf(service);
    isWellFormed(answer);
    assert.deepEqual(entriesOf(answer), []);
    const { vcalendar } = ical.sync.parseICS(answer.body.toString());
    assert.ok(vcalendar !== undefined && vcalendar.type === 'VCALENDAR');
    assert.deepEqual(answer.body.toString().split('\r\n'), [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mentoring//Mentoring courses//EN',
      'NAME:Mentoring courses',
      'X-WR-CALNAME:Mentoring courses',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('stay the same ones when they are moved, renamed or joined by others', async () => {
    await using service = await startService();
    await addCourse(service, { date_w1: '2026-05-04T18:00', date_w2: '2026-05-11T18:00' });
    const [first, second] = await entries(service);
    change(service, 'title = ?, date_w2 = ?', 'Find your way', '2026-05-12T15:00:00.000000Z');
    await addCourse(service, { date_w1: '2026-06-01T18:00' });
    const [sameFirst, sameSecond, third] = await entries(service);
    assert.deepEqual([sameFirst?.uid, sameSecond?.uid], [first?.uid, second?.uid]);
    assert.deepEqual(
      [sameFirst?.summary, sameSecond?.start],
      ['Find your way, week 1', '2026-05-12T15:00:00.000Z'],
    );
    assert.equal(new Set([first?.uid, second?.uid, third?.uid]).size, 3);
  });

  test('have names that do not tell who asked, and that no other service gives', async () => {
    await using one = await startService();
    await using other = await startService();
    for (const service of [one, other]) await addCourse(service, { date_w1: '2026-05-04T18:00' });
    const asked = await calendarOf(one, { headers: { Host: 'courses.example.org' } });
    const [uid] = entriesOf(asked).map((entry) => entry.uid);
    assert.deepEqual(asked.body, (await calendarOf(one)).body);
    assert.match(uid ?? '', /^course-1-week-1@[\da-f-]{36}$/);
    assert.notEqual((await entries(other))[0]?.uid, uid);
  });

  test('have the recording once there is one', async () => {
    await using service = await startService();
    await addCourse(service, { date_w1: '2026-05-04T18:00', date_w2: '2026-05-11T18:00' });
    change(service, 'recording_w1 = ?', 'https://video.example.org/w1?a=1&b=2');
    const [first, second] = await entries(service);
    assert.equal(first?.description, 'Recording: https://video.example.org/w1?a=1&b=2');
    assert.equal(first?.url, 'https://video.example.org/w1?a=1&b=2');
    assert.deepEqual([second?.description, second?.url], [undefined, undefined]);
  });

  test('are cancelled with their course', async () => {
    await using service = await startService();
    await addCourse(service, { date_w1: '2026-05-04T18:00' });
    await addCourse(service, { date_w1: '2026-05-05T18:00', deactivated: true });
    assert.deepEqual(
      (await entries(service)).map(({ status }) => status),
      [undefined, 'CANCELLED'],
    );
    change(service, 'deactivated = 1 WHERE id = 1');
    assert.deepEqual(
      (await entries(service)).map(({ status }) => status),
      ['CANCELLED', 'CANCELLED'],
    );
  });

  test('are well-formed whatever the title is', async () => {
    await using service = await startService();
    let count = 0;
    await fc.assert(
      fc.asyncProperty(anyText, async (title) => {
        const fields = { ...COURSE, title, date_w1: '2026-05-04T18:00' };
        if ((await post(service.port, '/courses/', fields)).status === 201) count += 1;
      }),
      { numRuns: 50 },
    );
    const answer = await calendarOf(service);
    isWellFormed(answer);
    assert.equal(entriesOf(answer).length, count);
  });
});

test('whatever texts, addresses and times are stored, every line is one line, and an entry comes back as it was', () => {
  const separators = fc.constantFrom(
    '\r',
    '\n',
    '\r\n',
    '\u0085',
    '\u2028',
    '\u2029',
    '\v',
    '\f',
    '\x1c',
    '\x1e',
  );
  // What stands in front of an n is read by node-ical as a line break, also where it is escaped.
  const words = fc.oneof(separators, anyText).map((text) => text.replaceAll('\\', '/'));
  const texts = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => `a${parts.join('b')}c`);
  const shown = (text: string) =>
    text.replace(/\r\n|[\r\x85\u2028\u2029]/g, '\n').replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, ' ');
  fc.assert(
    fc.property(texts, texts, texts, anyInstant, (summary, description, path, start) => {
      const event = { uid: 'course-1', start, summary, description, cancelled: false };
      const file = renderCalendar({ name: 'Courses' }, [
        { ...event, address: `https://example.org/${path}` },
      ]);
      isWellFormed({ body: Buffer.from(file) });
      assert.doesNotMatch(file, /[\x85\u2028\u2029]/);
      for (const line of file.replaceAll('\r\n ', '').split('\r\n')) assert.match(line, /^$|^[A-Z-]+[:;]/);
      assert.match(file, /^DTSTART:\d{8}T\d{6}Z\r\nDTEND:\d{8}T\d{6}Z\r$/m);
      const [entry, ...others] = entriesIn(file);
      assert.deepEqual(others, []);
      assert.equal(entry?.summary, shown(summary));
      assert.equal(entry?.description, shown(description));
      if (entry?.url !== undefined) assert.equal(entry.url, `https://example.org/${path}`);
    }),
  );
});

suite('the answer', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
    await addCourse(service, { date_w1: '2026-05-04T18:00' });
  });
  after(() => service[Symbol.asyncDispose]());

  test('is a file for calendar programs, whatever they say they take', async () => {
    const plain = await calendarOf(service);
    for (const accept of ['text/calendar', 'text/html', 'application/json', 'image/png', '*/*', 'nonsense']) {
      const { status, headers, body } = await calendarOf(service, { headers: { Accept: accept } });
      assert.equal(status, 200);
      assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
      assert.deepEqual(body, plain.body);
    }
    const { headers } = plain;
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers.allow, 'GET, HEAD');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers.vary, undefined);
  });

  test('is the same to the byte as long as nothing changes, also of a service that starts anew', async () => {
    const first = await calendarOf(service);
    await using again = await startService({ DATABASE_URL: `sqlite:${service.databaseFile}` });
    const later = await calendarOf(again);
    assert.deepEqual([later.body, later.headers.etag], [first.body, first.headers.etag]);
  });

  test('is 304 to those who have it, and of HEAD the headers alone', async () => {
    const got = await calendarOf(service);
    const tag = got.headers.etag ?? '';
    assert.match(tag, /^"[\w-]+"$/);
    for (const [path, method] of [
      ['/courses.ics', 'GET'],
      ['/courses.ics', 'HEAD'],
      ['/courses.ics?new=1', 'GET'],
      ['/courses.ics?new=2', 'HEAD'],
    ] as const) {
      const fresh = await calendarOf(service, {
        path,
        method,
        headers: { 'If-None-Match': `"x", W/${tag}` },
      });
      assert.deepEqual([fresh.status, fresh.body.length, fresh.headers.etag], [304, 0, tag]);
      assert.equal(fresh.headers['cache-control'], 'no-cache');
      assert.equal(fresh.headers['content-type'], undefined);
    }
    for (const path of ['/courses.ics', '/courses.ics?new=3']) {
      const head = await calendarOf(service, { path, method: 'HEAD' });
      const { date: _date, 'x-request-id': _id, ...headers } = head.headers;
      const { date: _then, 'x-request-id': _other, ...expected } = got.headers;
      assert.deepEqual([head.status, head.body.length, headers], [200, 0, expected]);
      assert.equal(head.headers['content-length'], String(got.body.length));
    }
    assert.equal((await calendarOf(service, { headers: { 'If-None-Match': '"other"' } })).status, 200);
  });

  test('is 405 to other methods, with those that there are', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await calendarOf(service, { method });
      assert.equal(answer.status, 405, method);
      assert.equal(answer.headers.allow, 'GET, HEAD');
      assert.equal(answer.headers['content-type'], 'application/json');
      assert.deepEqual(jsonObject(answer), { detail: `Method "${method}" not allowed.` });
    }
  });

  test('is a page where a browser does what is not allowed', async () => {
    const answer = await calendarOf(service, { method: 'POST', headers: { Accept: 'text/html' } });
    assert.equal(answer.status, 405);
    const page = answer.body.toString();
    assert.match(page, /<h1>Mentoring courses<\/h1>/);
  });

  test('refuses hosts that are not answered', async () => {
    await using strict = await startService({ ALLOWED_HOSTS: 'courses.example.org' });
    const elsewhere = { headers: { Host: 'elsewhere.example.org' } };
    assert.equal((await calendarOf(strict, elsewhere)).status, 400);
    assert.equal((await calendarOf(strict, { headers: { Host: 'courses.example.org' } })).status, 200);
    assert.equal((await calendarOf(strict, elsewhere)).status, 400);
  });

  test('shows a new course at once, with another tag', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const stale = await calendarOf(service);
      await addCourse(service, { title: `Round ${round}`, date_w1: '2026-05-04T18:00' });
      const headers = { 'If-None-Match': stale.headers.etag ?? '' };
      const fresh = await calendarOf(service, { headers });
      assert.equal(entriesOf(fresh).at(-1)?.summary, `Round ${round}, week 1`);
    }
  });
});

test('while the data are away, a calendar is 503 like everything else, also where it is kept', async () => {
  let away: 'nothing' | 'version' | 'events' = 'nothing';
  const unless = async <Value>(part: typeof away, value: Value): Promise<Value> => {
    if (away === part) throw new ServiceUnavailableError('the disk reported an error');
    return value;
  };
  const calendar = courseCalendar({ list: () => unless('events', []) }, 'here');
  const collection = declareCollection({
    path: 'courses',
    name: 'Courses',
    noun: 'course',
    description: 'Group courses.',
    freshness: { kind: 'revalidated' },
    scopes: { read: 'courses:read' },
    timeZone: 'UTC',
    fields: courseFields,
    calendar,
    version: () => unless('version', '1'),
    listing: { kind: 'all', list: () => unless('events', []) },
  });
  await using server = createServer({
    collections: [collection],
    metrics: createMetrics(),
    logger: pino({ level: 'silent' }),
    ready: async () => undefined,
    baseUrl: null,
    trustProxy: false,
    allowedHosts: () => true,
    corsOrigins: [],
    securityContacts: null,
    links: [],
    others: [],
    reminderStops: { find: () => Promise.reject(new Error('unused')), stop: async () => {} },
    authenticationStores: null,
    idempotency: { claim: async () => ({ kind: 'first' }), release: async () => undefined },
    limits: { body: 1024, headers: 16_384, address: 8192 },
    connections: { all: 100, client: 100, exceptLoopback: true },
    silenceLimit: 10_000,
  });
  const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  const get = (path: string) => send(port, { path });
  const kept = await get('/courses.ics');
  for (const [part, path] of [
    ['version', '/courses.ics'],
    ['version', '/courses.ics?new=1'],
    ['events', '/courses.ics?new=2'],
  ] as const) {
    away = part;
    const [answer, list] = [await get(path), await get('/courses/?new')];
    assert.deepEqual([answer.status, list.status], [503, 503], path);
    assert.deepEqual(answer.body, list.body);
    assert.deepEqual([answer.headers['retry-after'], answer.headers.allow], ['5', 'GET, HEAD']);
    assert.equal(answer.headers.etag, undefined);
  }
  away = 'nothing';
  assert.deepEqual((await get('/courses.ics')).body, kept.body);
});
