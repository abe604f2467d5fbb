/** Records that are not what they should be: told by their number and what is wrong, and nothing of their text. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, suite, test } from 'node:test';
import { courseFields } from '../../src/domain/course.ts';
import { boolean, text } from '../../src/domain/fields.ts';
import { redirectTarget, serviceAddress } from '../../src/pull/address.ts';
import { COURSE, checkedRecord, PRE_LEAD_STATUS, SMART_GOAL } from '../../src/pull/records.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import { type TestService, temporaryFolder } from '../support/service.ts';
import { download, recordsIn, startFilledService } from './pulling.ts';

suite('an answer that is wrong', { concurrency: 4 }, () => {
  let service: TestService;
  before(async () => {
    service = await startFilledService(35);
  });
  after(() => service[Symbol.asyncDispose]());

  /** Downloads what a service answers below a path, changed as text. */
  async function changed(collection: string, change: (body: string) => string) {
    await using proxy = await startFaultyProxy(service.port, ({ path }) =>
      path.startsWith(`/${collection}/`) ? { kind: 'changed', change } : undefined,
    );
    await using folder = await temporaryFolder();
    const { files, unknownFields } = await download({ url: proxy.address, folder: folder.path });
    return { courses: await recordsIn(files.courses), unknownFields };
  }

  const replaced = (from: string | RegExp, to: string) => (body: string) => body.replace(from, to);
  const wrong: readonly (readonly [string, (body: string) => string, RegExp])[] = [
    ['smart-goals', () => '[]', /is not a page of smart goals/],
    ['smart-goals', () => '{"detail":"Not now."}', /is not a page of smart goals/],
    ['smart-goals', replaced(/"count":\d+/, '"count":"35"'), /is not a page of smart goals/],
    ['smart-goals', replaced(/"count":\d+/, '"count":-1'), /is not a page of smart goals/],
    [
      'smart-goals',
      replaced('"results":[', '"results":[null,'),
      /a smart goal has no positive integer as its id/,
    ],
    ['smart-goals', replaced('"id":35,', ''), /a smart goal has no positive integer as its id/],
    ['smart-goals', replaced('"id":35,', '"id":"35",'), /a smart goal has no positive integer as its id/],
    [
      'smart-goals',
      replaced('"id":35,', '"id":9007199254740993,'),
      /a smart goal has no positive integer as its id/,
    ],
    ['smart-goals', replaced('"id":35,', '"id":3,'), /not newest first: goal 34 follows goal 3,/],
    ['smart-goals', replaced('"id":35,', '"id":34,'), /not newest first: goal 34 follows goal 34,/],
    ['smart-goals', replaced(/"output":"[^"]*",/, ''), /Smart goal 35 has no output\.$/],
    [
      'smart-goals',
      replaced(/"output":"[^"]*"/, '"output":null'),
      /Smart goal 35: output is not valid Unicode text/,
    ],
    [
      'smart-goals',
      replaced(/"input":"/, '"input":"\\ud83d'),
      /Smart goal 35: input is not valid Unicode text/,
    ],
    [
      'smart-goals',
      replaced(/"input":"/, '"input":"\\u0000'),
      /Smart goal 35: input is not valid Unicode text .*NUL/,
    ],
    [
      'smart-goals',
      replaced(/\+0\d:00"/, '"'),
      /Smart goal 35: created_at is not a date-time with an offset/,
    ],
    ['smart-goals', replaced(/"20\d\d-\d\d/, '"2026-13'), /Smart goal 35: created_at is not a date-time/],
    ['smart-goals', replaced(/"input_tokens":\d+/, '"input_tokens":1.5'), /: input_tokens is not an integer/],
    ['courses', () => '{"count":0,"results":[]}', /courses\/ is not a list of records/],
    ['courses', replaced('"code":12', '"code":"12"'), /Course 1: code is not an integer\.$/],
    ['courses', replaced('"id":2', '"id":1'), /has course 1 twice/],
    [
      'courses',
      replaced('https:', 'javascript:'),
      /Course 1: recording_w1 is not an http or https URL or null/,
    ],
    ['courses', replaced('org/w1', 'org/\u2028w1'), /Course 1: recording_w1 is not an http or https URL/],
    ['courses', replaced('org/w1', 'org/\u0085w1'), /Course 1: recording_w1 is not an http or https URL/],
    ['courses', replaced('org/w1', 'org/w1\\r\\nX:1'), /Course 1: recording_w1 is not an http or https URL/],
    ['courses', replaced('"2026-05-04T', '"0000-05-04T'), /Course 2: date_w1 is not a date-time/],
    [
      'courses',
      replaced('"deactivated":false', '"deactivated":0'),
      /Course 1: deactivated is not true or false/,
    ],
    ['courses', replaced('"event_w1":""', '"event_w1":null'), /Course 1: event_w1 is not valid Unicode text/],
    ['pre-lead-statuses', replaced('"order":3,', ''), /Pre-lead status 3 has no order/],
    ['feedbacks_needed', () => '{}', /feedbacks_needed\/ is not a list/],
  ];
  for (const [collection, change, said] of wrong) {
    test(`ends the download of ${collection}: ${said.source}`, async () => {
      await assert.rejects(changed(collection, change), (error) => {
        assert.ok(error instanceof Error && error.name === 'PullError', String(error));
        assert.match(error.message, said);
        assert.doesNotMatch(error.message, /wish|Führung|Ёлка|javascript/);
        return true;
      });
    });
  }

  test('may have fields that are not known, which are named and left out', async () => {
    const { courses, unknownFields } = await changed('courses', (body) =>
      body.replaceAll('"code":', '"favourite_colour":"green","\\u001b[31m":1,"code":'),
    );
    assert.deepEqual(unknownFields, ['courses.??31m', 'courses.favourite_colour']);
    assert.doesNotMatch(JSON.stringify(courses), /green/);
  });

  test('may have a link that is empty, as a form leaves it, and means none', async () => {
    const { courses } = await changed('courses', replaced(/"recording_w1":"[^"]*"/, '"recording_w1":""'));
    assert.match(JSON.stringify(courses[0]), /"recording_w1":null/);
  });
});

test('records come in the order of the interface, whatever order they were sent in', () => {
  const sent = Object.fromEntries(
    Object.entries(courseFields)
      .map(([name, { example }]) => [name, example] as const)
      .toReversed(),
  );
  const { record } = checkedRecord(COURSE, sent, { where: 'here' });
  assert.deepEqual(Object.keys(record), Object.keys(courseFields));
  assert.deepEqual(record, sent);
});

test('the fields that a source must have are those of the specification, also once this service has more', async () => {
  const { cases }: { cases: readonly { name: string; answer: { body?: object } }[] } = JSON.parse(
    await readFile(new URL('../wire/cases.json', import.meta.url), 'utf8'),
  );
  const recorded = (name: string): object =>
    cases.find((one) => one.name === name)?.answer.body ?? assert.fail(name);
  assert.deepEqual(COURSE.specified, Object.keys(recorded('course created')));
  assert.deepEqual(SMART_GOAL.specified, Object.keys(recorded('created')));
  assert.deepEqual(PRE_LEAD_STATUS.specified, Object.keys(Object.values(recorded('accept */*'))[0]));

  const location = text({ maximumLength: 80, blank: true, description: 'Where.', example: 'Kyiv' });
  const online = boolean({ description: 'Whether it is online.', example: true });
  const grown = { ...COURSE, fields: { ...courseFields, location, online } };
  const sent = Object.fromEntries(
    Object.entries(courseFields)
      .filter(([name]) => COURSE.specified.includes(name))
      .map(([name, { example }]) => [name, example] as const),
  );
  assert.deepEqual(checkedRecord(grown, sent, { where: 'here' }).record, sent);
  const more = { ...sent, location: 'Lviv' };
  assert.deepEqual(checkedRecord(grown, more, { where: 'here' }).record, more);
  assert.throws(
    () => checkedRecord(grown, { ...sent, location: 7 }, { where: 'here' }),
    /location is not valid Unicode text/,
  );
});

suite('an address', () => {
  test('is taken with or without a slash, and with a collection behind it', () => {
    for (const [given, meant] of [
      ['https://old.example.org', 'https://old.example.org/'],
      [' https://old.example.org/api// ', 'https://old.example.org/api/'],
      ['https://old.example.org/api/smart-goals/?limit=30&offset=30', 'https://old.example.org/api/'],
      ['http://localhost:8000/#top', 'http://localhost:8000/'],
    ] as const) {
      assert.equal(serviceAddress(given).href, meant);
    }
  });

  test('is refused where it is none, or has a password in it, which is not told', () => {
    for (const given of ['old.example.org', 'localhost:8000', 'ftp://old.example.org/', '', 'https://']) {
      assert.throws(() => serviceAddress(given), /must start with https:\/\/ or http:\/\//);
    }
    assert.throws(
      () => serviceAddress('https://me:secret@old.example.org/'),
      ({ message }: Error) => /--token-file/.test(message) && !/secret/.test(message),
    );
  });

  test('leads on to the same origin and to https of the same host only', () => {
    const from = new URL('http://old.example.org:8000/courses/');
    for (const to of [
      '/new/',
      'http://old.example.org:8000/x',
      'https://old.example.org/',
      'https://old.example.org:8000/',
    ]) {
      assert.equal(redirectTarget(from, to).href, new URL(to, from).href);
    }
    for (const to of [
      'http://old.example.org/',
      'https://old.example.org:444/',
      'https://example.org/',
      '//new.example.org/',
    ]) {
      assert.throws(() => redirectTarget(from, to), /which is not followed/);
    }
    assert.throws(
      () => redirectTarget(new URL('https://old.example.org/'), 'http://old.example.org/'),
      /followed/,
    );
  });
});
