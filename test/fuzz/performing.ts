/** Does what was planned, and checks every answer that comes of it. */

import assert from 'node:assert/strict';
import { openConnection, type WireAnswer, type WireConnection } from './connection.ts';
import { type Asking, checkAnswer, isOfConnection, markOf } from './contract.ts';
import { bytesOf, type FuzzRequest, type Moment } from './requests.ts';
import type { TriedService, TriedServices } from './services.ts';
import type { Deed, Step } from './steps.ts';

/** The list of courses has no pages, so that more would only make it slow. */
const COURSES = 40;

/** After so many milliseconds, bytes that are perhaps no whole request are said to be all. */
const RAW_PATIENCE = 30;

/** More bytes than lie between the two sides of a connection. */
const UNREAD = 100_000;

/** A step on its way. */
interface Performance {
  readonly service: TriedService;
  readonly asking: Omit<Asking, 'request' | 'method'>;
  readonly headers: readonly (readonly [string, string])[];
}

/** What a step comes to when it is sent, so that it can be shown. */
export function deedOf({ deed }: Step, serial: number, mayAddCourse: boolean): Deed {
  const moment: Moment = { mark: (collection) => markOf(collection, serial), mayAddCourse };
  return deed(moment);
}

/**
 * Does a step.
 *
 * @param serial a number that no other step has
 * @returns how many requests were sent
 * @throws Error that says what does not hold
 */
export async function perform(step: Step, services: TriedServices, serial: number): Promise<number> {
  const service = step.isGuarded ? services.guarded : services.open;
  const deed = deedOf(step, serial, service.ledger.count('courses') < COURSES);
  const performance: Performance = {
    service,
    asking: { isGuarded: step.isGuarded, caller: step.caller, serial },
    headers: Object.entries(service.headersOf(step.caller)),
  };
  switch (deed.kind) {
    case 'requests':
      return performRequests(deed, performance);
    case 'same read':
      return performSameRead(deed.request, performance);
    case 'sent again':
      return performSentAgain(deed, performance);
    case 'cut off':
      return performCutOff(deed, performance);
    case 'raw':
      return performRaw(deed.bytes, performance);
  }
}

async function performRequests(
  { requests, pipelined, chunked }: Extract<Deed, { kind: 'requests' }>,
  performance: Performance,
): Promise<number> {
  using connection = await openConnection(performance.service.port);
  const bytes = requests.map((request, index) =>
    bytesOf(withHeaders(request, performance.headers), {
      close: index === requests.length - 1,
      chunked,
    }),
  );
  let known = knownOf(performance);
  if (pipelined) connection.write(Buffer.concat(bytes));
  let isOver = false;
  for (const [index, request] of requests.entries()) {
    if (isOver) {
      // Whether it was done before the connection ended, nobody knows.
      if (pipelined) doubt(request, performance);
      continue;
    }
    if (!pipelined) {
      known = knownOf(performance);
      connection.write(bytes[index] ?? Buffer.alloc(0));
    }
    const answer = await hear(connection, request, performance, known);
    known = knownAfter(known, request, answer);
    isOver = answer.headers.get('connection') === 'close' || isOfConnection(answer);
    // What is no request any more ends the connection, also while an earlier one is being answered.
    if (isOfConnection(answer)) doubt(request, performance);
  }
  return requests.length;
}

async function performSameRead(request: FuzzRequest, performance: Performance): Promise<number> {
  using connection = await openConnection(performance.service.port);
  const ask = async (changed: Partial<FuzzRequest>): Promise<WireAnswer> => {
    const asked = { ...request, ...changed };
    connection.write(bytesOf(withHeaders(asked, performance.headers), { close: false, chunked: false }));
    const answer = await hear(connection, asked, performance);
    assert.notEqual(answer.headers.get('connection'), 'close', 'a read that is in order ends the connection');
    return answer;
  };
  // What is no header, or too long, ends the connection; that is tried elsewhere.
  const words = [request.target, ...request.headers.map(([, value]) => value)].join('');
  if (!/^[\t -~]{1,5000}$/.test(words)) return 0;
  const first = await ask({});
  const head = await ask({ method: 'HEAD' });
  const second = await ask({});
  const tag = first.headers.get('etag');
  if (tag === second.headers.get('etag')) {
    assert.equal(head.status, first.status, 'HEAD has another status than GET');
    assert.deepEqual(lasting(head), lasting(first), 'HEAD has other headers than GET');
  }
  if (tag === undefined) return 3;
  const fresh = await ask({ headers: [...request.headers, ['If-None-Match', tag]] });
  assert.ok(
    fresh.status === 304 ? fresh.headers.get('etag') === tag : fresh.headers.get('etag') !== tag,
    `${fresh.status} to If-None-Match: ${tag}`,
  );
  return 4;
}

/** The headers that do not depend on the moment. */
const lasting = ({ headers }: WireAnswer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...headers].filter(([name]) => name !== 'date' && name !== 'expires' && name !== 'x-request-id'),
  );

async function performSentAgain(
  { request, other }: Extract<Deed, { kind: 'sent again' }>,
  performance: Performance,
): Promise<number> {
  using connection = await openConnection(performance.service.port);
  const key = ['Idempotency-Key', `"${performance.asking.serial}"`] as const;
  const ask = async (sent: FuzzRequest): Promise<WireAnswer> => {
    const asked = withHeaders(sent, [...performance.headers, key]);
    connection.write(bytesOf(asked, { close: false, chunked: false }));
    return hear(connection, sent, performance);
  };
  const first = await ask(request);
  const again = await ask(request);
  const another = await ask(other);
  if (first.status !== 201) {
    assert.deepEqual([again.status, another.status], [first.status, first.status]);
    return 3;
  }
  const isReplayed = ({ headers }: WireAnswer): boolean => headers.get('idempotency-replayed') === 'true';
  assert.ok(!isReplayed(first) && isReplayed(again), 'what was sent again was done again');
  assert.deepEqual(again.body, first.body, 'what was sent again is answered otherwise');
  if (other.input === request.input) assert.ok(isReplayed(another));
  else assert.equal(another.status, 422, 'a key was taken for something else');
  return 3;
}

async function performCutOff(
  { request, part, isBroken }: Extract<Deed, { kind: 'cut off' }>,
  performance: Performance,
): Promise<number> {
  using connection = await openConnection(performance.service.port);
  const bytes = bytesOf(withHeaders(request, performance.headers), { close: true, chunked: false });
  connection.write(bytes.subarray(0, Math.floor(part * bytes.length)));
  if (isBroken) return 1;
  connection.end();
  const answer = await connection.answer(request.method);
  if (answer === undefined) return 1;
  // As long as its head is not whole, nobody knows what was asked.
  const known = isOfConnection(answer) ? undefined : request;
  checkAnswer(answer, { ...performance.asking, request: known, method: request.method });
  assert.notEqual(answer.status, 201, 'half a request created something');
  return 1;
}

async function performRaw(bytes: Buffer, { service, asking }: Performance): Promise<number> {
  using connection = await openConnection(service.port);
  connection.write(bytes);
  const end = setTimeout(() => connection.end(), RAW_PATIENCE);
  try {
    const [method = ''] = bytes.subarray(0, 100).toString('latin1').split(' ');
    const answer = await connection.answer(method).catch((error: unknown) => {
      // Whoever goes on sending what nobody reads may lose the answer with the connection.
      if (bytes.length > UNREAD) return undefined;
      throw error;
    });
    if (answer === undefined || isOfConnection(answer)) doubtRaw(bytes, service);
    if (answer === undefined) return 1;
    checkAnswer(answer, { ...asking, caller: 'nobody', serial: -1, request: undefined, method });
    service.ledger.note(answer, -1);
    return 1;
  } finally {
    clearTimeout(end);
  }
}

/** Bytes may hold a request that creates something, whose answer does not come back. */
function doubtRaw(bytes: Buffer, { ledger, isGuarded }: TriedService): void {
  if (!isGuarded && bytes.includes('POST')) ledger.doubt(-1);
}

/** Hears the answer to a request that was sent whole. */
async function hear(
  connection: WireConnection,
  request: FuzzRequest,
  performance: Performance,
  known = knownOf(performance),
): Promise<WireAnswer> {
  const { service, asking } = performance;
  const answer = await connection.answer(request.method);
  if (answer === undefined) {
    doubt(request, performance);
    throw new Error('there is no answer');
  }
  checkAnswer(answer, { ...asking, request, method: request.method });
  if (isOfConnection(answer)) return answer;
  service.ledger.note(answer, asking.serial);
  if (request.collection === 'smart-goals') checkGoals(request, answer, known);
  return answer;
}

/** A goal that was created holds what was sent; a page of goals is in order, and counts all that were created before. */
function checkGoals(request: FuzzRequest, answer: WireAnswer, { highest, count: least }: Known): void {
  if (answer.headers.get('content-type') !== 'application/json' || answer.body.length === 0) return;
  const value = Object(JSON.parse(answer.body.toString()));
  if (answer.status === 201) {
    if (request.input !== undefined) assert.equal(value.input, request.input, 'the input is another one');
    if (!answer.headers.has('idempotency-replayed'))
      assert.ok(value.id > highest, `the id ${value.id} does not follow ${highest}`);
  } else if (answer.status === 200 && request.method === 'GET' && Array.isArray(value.results)) {
    const { count, results, next } = value;
    assert.ok(count >= least, `the count is ${count}, but ${least} were created`);
    assert.ok(results.length <= 30, 'the page is too long');
    const ids: readonly number[] = results.map(({ id }: { readonly id: number }) => id);
    assert.deepEqual(
      ids,
      ids.toSorted((one, other) => other - one),
    );
    assert.ok(next === null || results.length > 0, 'an empty page is followed by another');
  }
}

/** What was created when a request was sent. */
interface Known {
  readonly highest: number;
  readonly count: number;
}

const knownOf = ({ service: { ledger } }: Performance): Known => ({
  highest: ledger.highest('smart-goals'),
  count: ledger.count('smart-goals'),
});

/** What is known of a request behind another one that was sent with it: what was created by that is there. */
function knownAfter(known: Known, { collection }: FuzzRequest, answer: WireAnswer): Known {
  if (answer.status !== 201 || collection !== 'smart-goals' || answer.headers.has('idempotency-replayed'))
    return known;
  return { ...known, count: known.count + 1 };
}

/** Whether it created something, nobody knows. */
function doubt({ method }: FuzzRequest, { service, asking }: Performance): void {
  if (method === 'POST') service.ledger.doubt(asking.serial);
}

const withHeaders = (request: FuzzRequest, headers: readonly (readonly [string, string])[]): FuzzRequest => ({
  ...request,
  headers: [...headers, ...request.headers],
});
