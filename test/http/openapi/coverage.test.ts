/** The API description tells of every path that the server has, and of all that is answered there. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { COMBINABLE_SCOPES } from '../../../src/domain/access.ts';
import { KEPT_COLLECTIONS } from '../../../src/domain/operations/rows.ts';
import { bearer, startGuarded } from '../../support/auth.ts';
import { collectionPaths } from '../../support/documents.ts';
import { json, type RawAnswer, type RawRequest, send } from '../../support/http.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { fillProgramme } from '../../support/programme.ts';
import { type Route, withRoutes } from '../../support/routes.ts';
import { startService, type TestService } from '../../support/service.ts';
import { at, isRecord } from './description.ts';

/** What every HTTP server sends, what says how the connection goes on, and what the document tells of once for all responses. */
const ON_ANY = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-type', 'content-length'],
  ...['allow', 'vary', 'x-request-id', 'x-content-type-options', 'x-frame-options', 'referrer-policy'],
  ...['content-security-policy', 'cache-control', 'x-accel-buffering'],
]);

let service: TestService;
let document: Record<string, unknown>;
let requests: readonly RawRequest[];
let routes: readonly Route[];
before(async () => {
  ({ started: service, routes } = await withRoutes(startService));
  await fillProgramme(service.databaseFile);
  const answer = json(await send(service.port, { path: '/openapi.json' }));
  assert.ok(isRecord(answer));
  document = answer;
  requests = requestsFor(answer, await collectionPaths(service.port));
});
after(() => service[Symbol.asyncDispose]());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const course = '{"title":"Find your direction","code":12,"gsheet_name":"FYD"}';
const FEEDBACK = '{"role":"mentee","person":"ada@example.org","round":"Chemistry"}';

/** The requests for the collections of a service, and for all that it has besides. */
function requestsFor(
  document: Record<string, unknown>,
  collections: readonly string[],
): readonly RawRequest[] {
  const { paths } = document;
  assert.ok(isRecord(paths));
  const negotiated = [...collections, '/', '/openapi.json'];
  const everywhere = [...negotiated, '/courses.ics'];
  const created = collections.filter((path) => at(document, 'paths', path, 'post') !== undefined);
  const singles = [
    ...Object.keys(paths)
      .filter((path) => path.includes('{id}'))
      .map((path) => path.replace('{id}', '1')),
    '/courses/99/',
    '/smart-goals/x/',
  ];
  return [
    // The records that are asked for by their ids.
    ...created.map((path) => ({
      method: 'POST',
      path,
      headers: JSON_TYPE,
      body: exampleFor(document, path),
    })),
    ...everywhere.flatMap((path) => ['GET', 'HEAD'].map((method) => ({ method, path }))),
    ...everywhere.flatMap((path) => ['PUT', 'DELETE', 'TRACE'].map((method) => ({ method, path }))),
    ...negotiated.flatMap((path): RawRequest[] => [
      { method: 'OPTIONS', path },
      { path, headers: { Accept: 'text/html' } },
      { path, headers: { Accept: 'image/png' } },
      { path, headers: { 'If-None-Match': '*' } },
      { path, headers: { Host: 'no host' } },
      { method: 'HEAD', path, headers: { Accept: 'text/html' } },
      { method: 'OPTIONS', path: `${path}?format=api` },
      { path: `${path}?format=xml` },
    ]),
    ...singles.flatMap((path): RawRequest[] => [
      { path },
      { method: 'HEAD', path },
      { method: 'OPTIONS', path },
      { path, headers: { Accept: 'text/html' } },
      { path, headers: { 'If-None-Match': '*' } },
      { path: `${path}?format=xml` },
      { path, headers: { Accept: 'image/png' } },
      { path, headers: { Host: 'no host' } },
      ...['PUT', 'POST', 'DELETE'].map((method) => ({ method, path })),
      { path: path.slice(0, -1) },
      { method: 'PATCH', path, headers: JSON_TYPE, body: '{"title":"Another title"}' },
      { method: 'PATCH', path: path.slice(0, -1), headers: JSON_TYPE, body: '{}' },
      ...['{}', '{', '[]', '{"code":"x"}', '{"recording_w1":"https://video.example.org/1"}'].map((body) => ({
        method: 'PATCH',
        path,
        headers: JSON_TYPE,
        body,
      })),
      { method: 'PATCH', path, headers: { 'Content-Type': 'text/plain' }, body: 'text' },
      { method: 'PATCH', path, headers: JSON_TYPE, body: ' '.repeat(1024 * 1024 + 1) },
      { method: 'PATCH', path, headers: { ...JSON_TYPE, Origin: 'https://evil.example' }, body: '{}' },
    ]),
    { path: '/courses.ics', headers: { Accept: 'text/html' } },
    { path: '/courses.ics', headers: { 'If-None-Match': '*' } },
    { path: '/courses.ics', headers: { Host: 'no host' } },
    { method: 'OPTIONS', path: '/courses.ics' },
    ...collections.flatMap((path): RawRequest[] => [
      { path: path.slice(0, -1) },
      { method: 'HEAD', path: path.slice(0, -1) },
      { method: 'POST', path: path.slice(0, -1), headers: JSON_TYPE, body: '{}' },
    ]),
    ...created.flatMap((path): RawRequest[] => [
      { method: 'POST', path, headers: JSON_TYPE, body: '{}' },
      { method: 'POST', path, headers: JSON_TYPE, body: '{' },
      { method: 'POST', path, headers: JSON_TYPE, body: '[]' },
      { method: 'POST', path, headers: { 'Content-Type': 'text/plain' }, body: 'text' },
      { method: 'POST', path, headers: JSON_TYPE, body: ' '.repeat(1024 * 1024 + 1) },
      { method: 'POST', path, headers: { ...JSON_TYPE, Accept: 'image/png' }, body: '{}' },
      { method: 'POST', path: `${path}?format=api`, headers: JSON_TYPE, body: '{}' },
    ]),
    { method: 'POST', path: '/pre-lead-statuses/', headers: JSON_TYPE, body: '{}' },
    { method: 'POST', path: '/courses/', headers: JSON_TYPE, body: course },
    { method: 'POST', path: '/smart-goals/', headers: JSON_TYPE, body: '{"input":"I want to lead a team."}' },
    {
      method: 'POST',
      path: '/smart-goals/?variant=1',
      headers: JSON_TYPE,
      body: '{"input":"I want to lead."}',
    },
    {
      method: 'POST',
      path: '/smart-goals/?variant=x',
      headers: JSON_TYPE,
      body: '{"input":"I want to lead."}',
    },
    {
      method: 'POST',
      path: '/smart-goals/',
      headers: { ...JSON_TYPE, Accept: 'text/event-stream' },
      body: '{"input":"I want to lead a team."}',
    },
    { path: '/smart-goals/?limit=x&offset=-3' },
    { path: '/feedbacks/?role=friend&round=Chemistry' },
    { method: 'POST', path: '/feedbacks/', headers: JSON_TYPE, body: FEEDBACK },
    {
      method: 'POST',
      path: '/feedbacks/',
      headers: JSON_TYPE,
      body: FEEDBACK.replace('mentee', 'mentor').replace('ada', 'bea'),
    },
    { path: `/courses/?x=${'x'.repeat(9000)}` },
    ...[course, course, '{}'].map((body) => ({
      method: 'POST',
      path: '/courses/',
      headers: { ...JSON_TYPE, 'Idempotency-Key': 'key' },
      body,
    })),
    ...['POST', 'PUT'].map((method) => ({
      method,
      path: '/courses/',
      headers: { ...JSON_TYPE, Origin: 'https://evil.example' },
      body: course,
    })),
  ];
}

/** The body of a creation that the description gives as an example. */
function exampleFor(document: Record<string, unknown>, path: string): string {
  const properties = at(
    document,
    ...['paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema', 'properties'],
  );
  assert.ok(isRecord(properties), path);
  const examples = Object.entries(properties).map(([name, property]) => {
    const [example] = isRecord(property) && Array.isArray(property['examples']) ? property['examples'] : [];
    return [name, example];
  });
  return JSON.stringify(Object.fromEntries(examples));
}

/** The path of a request in the description. */
const bareOf = (path: string): string =>
  path.replace(/\?.*/, '').replace(/^(\/[\w-]+\/)(?:\d+|x)(?=\/?$)/, '$1{id}');

/** The description of an answer of an operation; undefined without an operation, null if it lacks the status. */
function describedAnswer(
  document: Record<string, unknown>,
  { method = 'GET', path }: RawRequest,
  status: number,
): unknown {
  // HEAD is described as GET.
  const name = method.toLowerCase().replace('head', 'get');
  const place = ['paths', bareOf(path), name] as const;
  return at(document, ...place) && (at(document, ...place, 'responses', String(status)) ?? null);
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const validators = new Map<string, ValidateFunction>();

/** What checks bodies by a schema, with the components that it refers to. */
function validatorOf(document: Record<string, unknown>, schema: Record<string, unknown>): ValidateFunction {
  const { components } = document;
  const text = JSON.stringify({ ...schema, components });
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate;
}

/** Makes sure that an answer is as it is described. */
function isAsDescribed(document: Record<string, unknown>, request: RawRequest, answer: RawAnswer): void {
  const what = `${request.method ?? 'GET'} ${request.path} ${JSON.stringify(request.headers ?? {})}: ${answer.status}`;
  const described = describedAnswer(document, request, answer.status);
  // The event stream has a schema of its own, at the operation.
  if (described === undefined || answer.headers['content-type'] === 'text/event-stream') return;
  assert.ok(isRecord(described), `${what} is not described`);
  const headers = isRecord(described['headers']) ? described['headers'] : {};
  const names = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const name of Object.keys(answer.headers)) {
    assert.ok(names.has(name) || ON_ANY.has(name), `${what}: ${name}`);
  }
  if (answer.body.length > 0) {
    const type = String(answer.headers['content-type']).replace(/;.*/, '');
    const { content } = described;
    // Browsers get pages instead.
    assert.ok(type === 'text/html' || (isRecord(content) && type in content), `${what}: ${type}`);
    const body = isRecord(content) ? content[type] : undefined;
    if (type === 'application/json') {
      assert.ok(isRecord(body) && isRecord(body['schema']), what);
      const validate = validatorOf(document, body['schema']);
      assert.ok(validate(json(answer)), `${what} ${answer.body}: ${ajv.errorsText(validate.errors)}`);
    }
  }
}

test('every status, header and media type that operations answer is described', async () => {
  const statuses = new Set<number>();
  const successes = new Set<string>();
  for (const request of requests) {
    const answer = await send(service.port, request);
    statuses.add(answer.status);
    isAsDescribed(document, request, answer);
    if (answer.status < 300) successes.add(`${request.method ?? 'GET'} ${bareOf(request.path)}`);
  }
  const { paths } = document;
  assert.ok(isRecord(paths));
  for (const [path, item] of Object.entries(paths)) {
    for (const method of ['get', 'post', 'patch'].filter((name) => isRecord(item) && name in item)) {
      assert.ok(successes.has(`${method.toUpperCase()} ${path}`), `no ${method} ${path} succeeded`);
    }
  }
  assert.deepEqual(
    [...statuses].sort((one, other) => one - other),
    [200, 201, 301, 304, 400, 403, 404, 405, 406, 409, 413, 414, 415, 422],
  );
});

test('whoever creates and changes records of a collection that the history keeps is in it', () => {
  using database = plainDatabase(service.databaseFile, { readOnly: true });
  for (const table of Object.keys(KEPT_COLLECTIONS)) {
    const changes = database
      .prepare(
        'select before is null as created from history_changes where table_name = ? group by 1 order by 1',
      )
      .all(table);
    const mayChange = at(document, 'paths', `/${table.replaceAll('_', '-')}/{id}/`, 'patch') !== undefined;
    assert.deepEqual(
      changes.map(({ created }) => created),
      mayChange ? [0, 1] : [1],
      `${table}: changes and a creation`,
    );
  }
});

test('so it is where tokens are asked for', async () => {
  await using guarded = await startGuarded({ GOAL_RATE_LIMIT: '2' });
  await fillProgramme(guarded.databaseFile);
  const { secret } = await guarded.issue(COMBINABLE_SCOPES);
  const { secret: little } = await guarded.issue(['statuses:read']);
  const { secret: calendar } = await guarded.issue(['calendar']);
  const told = json(await guarded.ask(secret, { path: '/openapi.json' }));
  assert.ok(isRecord(told));
  const { valid, errors } = await new Validator().validate(structuredClone(told));
  assert.ok(valid, JSON.stringify(errors, null, 2));
  const statuses = new Set<number>();
  for (const request of [...requests, { path: `/courses.ics?token=${calendar}` }]) {
    for (const header of [{}, bearer(secret), bearer(little)]) {
      const answer = await send(guarded.port, { ...request, headers: { ...header, ...request.headers } });
      statuses.add(answer.status);
      isAsDescribed(told, request, answer);
    }
  }
  for (const status of [200, 201, 301, 304, 401, 403, 404, 405, 406, 414, 422, 429]) {
    assert.ok(statuses.has(status), String(status));
  }
  assert.deepEqual(at(told, 'paths', '/courses/', 'post', 'security'), [{ Token: ['courses:write'] }]);
  assert.match(
    String(at(told, 'paths', '/courses/', 'post', 'description')),
    /Needs a token with the scope `courses:write`\./,
  );
});

test('every route of the server is described, and nothing else', async () => {
  const { paths } = document;
  assert.ok(isRecord(paths));
  const described = Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post', 'patch']
      .filter((method) => isRecord(item) && method in item)
      .map((method) => `${method} ${path}`),
  );
  const answered: string[] = [];
  assert.ok(routes.length > 50, `${routes.length} routes`);
  for (const { method, path } of routes) {
    const answer = await send(service.port, { method, path: path.replace(':id', '1') });
    if (method !== 'HEAD' && method !== 'OPTIONS' && ![404, 405, 301].includes(answer.status))
      answered.push(`${method.toLowerCase()} ${path.replace(':id', '{id}')}`);
  }
  // What is for people alone, pages and what they load, and for whoever runs the service.
  const pages =
    /^\w+ \/(?:static|docs|desk|write|feedback|my-mentoring|favicon\.ico|healthz|readyz|metrics)\b/;
  assert.deepEqual(described.sort(), answered.filter((route) => !pages.test(route)).sort());
  assert.ok(answered.includes('get /docs/'));
});
