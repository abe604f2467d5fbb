/**
 * 186 requests with the answers that a Django REST framework service gave to them, in order (cases.json says in
 * `about` how to read them). Clients were written against such answers. Those of single-records.json follow on the same
 * service: what a stock service answers about single records and wrong feedbacks, beyond what was specified.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { DATABASE_KINDS } from '../store/database-kinds.ts';
import { json, type RawAnswer, send } from '../support/http.ts';
import { startService, type TestService } from '../support/service.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

interface Case {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Json;
  };
}

const HOST = 'service.example.org';
const recordedIn = (name: string): readonly Case[] => {
  const file: { readonly cases: readonly Case[] } = JSON.parse(
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  );
  return file.cases;
};
const cases = recordedIn('cases.json');
const singleRecords = recordedIn('single-records.json');

/** Fields that the service has and the recorded one had not, by name; they are taken out before bodies are compared. */
const ADDED_FIELDS: readonly string[] = [];

test('there are 186 recorded cases', () => {
  assert.equal(cases.length, 186);
  assert.equal(singleRecords.length, 158);
});

for (const kind of DATABASE_KINDS) {
  suite(`the recorded answers, over ${kind.name}`, kind.options, () => {
    const held = new AsyncDisposableStack();
    let service: TestService;

    before(async () => {
      const database = held.use(await kind.create());
      service = held.use(await startService({ DATABASE_URL: database.url }));
      for (let number = 1; number <= 95; number += 1) {
        const seeded = await send(service.port, {
          method: 'POST',
          path: '/smart-goals/',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ input: `goal ${number}` }),
        });
        assert.equal(seeded.status, 201);
      }
    });
    after(() => held.disposeAsync());

    for (const [index, { name, request, answer }] of [...cases, ...singleRecords].entries()) {
      test(`case ${index}: ${name}: ${request.method} ${request.path.slice(0, 80)}`, async () => {
        const actual = await send(service.port, { ...request, headers: { Host: HOST, ...request.headers } });
        assert.equal(actual.status, answer.status, actual.body.toString());
        for (const [header, value] of Object.entries(answer.headers)) compareHeader(header, value, actual);
        if (answer.body !== undefined)
          assertLike(shortened(json(recorded(actual)), answer.body), answer.body, '$');
        if (request.method === 'HEAD') assert.equal(actual.body.length, 0);
      });
    }
  });
}

function compareHeader(header: string, expected: string, { headers }: RawAnswer): void {
  const actual = headers[header.toLowerCase()];
  const fromNow = /^now \+ (\d+) s$/.exec(expected);
  if (fromNow === null) {
    assert.equal(actual, expected, header);
    return;
  }
  const seconds = (Date.parse(String(actual)) - Date.parse(String(headers.date))) / 1000;
  assert.ok(Math.abs(seconds - Number(fromNow[1])) <= 1, `${header} is ${actual}`);
}

/** The answer as it would be without the fields that were added since. */
function recorded(actual: RawAnswer): RawAnswer {
  if (ADDED_FIELDS.length === 0) return actual;
  const known = (name: string, value: unknown) => (ADDED_FIELDS.includes(name) ? undefined : value);
  return { ...actual, body: Buffer.from(JSON.stringify(JSON.parse(actual.body.toString(), known))) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The recorded bodies shorten the results of a page, and the list of courses at the end. */
function shortened(actual: unknown, expected: Json): unknown {
  if (
    isObject(actual) &&
    isObject(expected) &&
    isObject(expected['results']) &&
    Array.isArray(actual['results'])
  ) {
    const results: unknown[] = actual['results'];
    const inputs = results.slice(0, 2).map((item) => (isObject(item) ? item['input'] : undefined));
    return { ...actual, results: { length: results.length, inputs } };
  }
  if (Array.isArray(actual) && isObject(expected) && 'first' in expected) {
    const last: unknown = actual.at(-1);
    return { first: actual[0], last_title: isObject(last) ? last['title'] : undefined };
  }
  return actual;
}

/** Compares documents with their key order; `*` stands for any value, and at the end of a text for any rest of it. */
function assertLike(actual: unknown, expected: Json, path: string): void {
  if (expected === '*') {
    assert.notEqual(actual, undefined, path);
  } else if (typeof expected === 'string' && expected.endsWith('*')) {
    assert.ok(String(actual).startsWith(expected.slice(0, -1)), `${path}: ${actual}`);
  } else if (Array.isArray(expected)) {
    assert.ok(Array.isArray(actual), path);
    assert.equal(actual.length, expected.length, `${path}.length`);
    for (const [index, item] of expected.entries()) assertLike(actual[index], item, `${path}[${index}]`);
  } else if (isObject(expected)) {
    assert.ok(isObject(actual), path);
    assert.deepEqual(Object.keys(actual), Object.keys(expected), `${path}: the keys in order`);
    for (const [name, value] of Object.entries(expected)) assertLike(actual[name], value, `${path}.${name}`);
  } else {
    assert.deepEqual(actual, expected, path);
  }
}
