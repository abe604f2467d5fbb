/** Single records: read at addresses of their own, and courses changed there. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { startGuarded } from '../../support/auth.ts';
import { jsonList, jsonObject, pageResults, post } from '../../support/documents.ts';
import { json, type RawRequest, send } from '../../support/http.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { startService, type TestService } from '../../support/service.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const COURSE = {
  title: 'Find your direction',
  code: 12,
  gsheet_name: 'FYD',
  date_w1: '2026-05-04T18:00:30.5+02:00',
  event_w1: 'evt1',
  deactivated: true,
};

let service: TestService;
before(async () => {
  service = await startService();
});
after(() => service[Symbol.asyncDispose]());

const ask = (path: string, request: Partial<RawRequest> = {}) => send(service.port, { path, ...request });
const patch = (id: unknown, document: unknown, request: Partial<RawRequest> = {}) =>
  ask(`/courses/${id}/`, {
    method: 'PATCH',
    headers: JSON_TYPE,
    body: typeof document === 'string' ? document : JSON.stringify(document),
    ...request,
  });
const create = async (more: object = {}) =>
  jsonObject(await post(service.port, '/courses/', { ...COURSE, ...more }));

suite('a single record', () => {
  test('is read as it stands in the list, and answered like any other path', async () => {
    const { id } = await create();
    const goal = jsonObject(await post(service.port, '/smart-goals/', { input: 'I want to lead a team.' }));
    const listed = jsonList(await ask('/courses/')).find((course) => course['id'] === id);
    const goals = pageResults(await ask('/smart-goals/'));
    const rows: readonly (readonly [string, unknown, string, string, string])[] = [
      [`/courses/${id}/`, listed, 'GET, PATCH, HEAD, OPTIONS', 'Course', 'A group course.'],
      [`/smart-goals/${goal['id']}/`, goals[0], 'GET, HEAD, OPTIONS', 'Smart Goal', 'A smart goal.'],
    ];
    for (const [path, record, allow, name, description] of rows) {
      const answer = await ask(path);
      assert.deepEqual([answer.status, answer.headers.allow, json(answer)], [200, allow, record]);
      assert.equal(answer.headers['content-type'], 'application/json');
      const etag = answer.headers.etag ?? '';
      assert.equal((await ask(path, { headers: { 'If-None-Match': etag } })).status, 304);
      const head = await ask(path, { method: 'HEAD' });
      assert.deepEqual(
        [head.status, head.headers['content-length'], head.headers.etag, head.body.length],
        [200, String(answer.body.length), etag, 0],
      );
      const moved = await ask(`${path.slice(0, -1)}?format=json`);
      assert.deepEqual([moved.status, moved.headers.location], [301, `${path}?format=json`]);
      const options = await ask(path, { method: 'OPTIONS' });
      // Django REST framework describes what PUT and POST take, and not what PATCH does.
      assert.deepEqual(json(options), {
        name,
        description,
        renders: ['application/json', 'text/html'],
        parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      });
      for (const method of ['POST', 'PUT', 'DELETE', ...(allow.includes('PATCH') ? [] : ['PATCH'])]) {
        const refused = await ask(path, { method });
        assert.deepEqual(
          [refused.status, refused.headers.allow, json(refused)],
          [405, allow, { detail: `Method "${method}" not allowed.` }],
        );
      }
      const page = await ask(path, { headers: { Accept: 'text/html' } });
      assert.match(page.body.toString(), new RegExp(`<h1>${name}</h1>`));
    }
  });
});

suite('a course', () => {
  test('is fresh everywhere after a change, and changes of different fields at once all hold', async () => {
    await using other = await startService({ DATABASE_URL: `sqlite:${service.databaseFile}` });
    const { id } = await create({ date_w1: '2026-06-01T18:00:00+02:00', deactivated: false });
    const paths = ['/courses/', `/courses/${id}/`, '/courses.ics'];
    const tags = async (port: number) =>
      Promise.all(paths.map(async (path) => (await send(port, { path })).headers.etag ?? ''));
    // A response is cached when it is asked for a second time.
    for (const { port } of [service, other]) for (const _ of [1, 2, 3]) await tags(port);
    const before = await tags(other.port);
    assert.equal((await patch(id, { title: 'Another title' })).status, 200);
    const after = await tags(other.port);
    assert.deepEqual(after, await tags(service.port));
    for (const [index, tag] of after.entries()) assert.notEqual(tag, before[index] ?? '', paths[index] ?? '');

    const fields = ['recording_w1', 'recording_w2', 'recording_w3', 'event_w1', 'event_w2', 'event_w3'];
    const values = Object.fromEntries(fields.map((name) => [name, `https://video.example.org/${name}`]));
    const answers = await Promise.all(
      fields.map((name, index) =>
        send(index % 2 === 0 ? service.port : other.port, {
          method: 'PATCH',
          path: `/courses/${id}/`,
          headers: JSON_TYPE,
          body: JSON.stringify({ [name]: values[name] }),
        }),
      ),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    const now = jsonObject(await ask(`/courses/${id}/`));
    assert.deepEqual(Object.fromEntries(fields.map((name) => [name, now[name]])), values);
  });

  test('is read and changed with the scopes of the courses, and the audit log says by whom', async () => {
    await using guarded = await startGuarded();
    const { secret: reader } = await guarded.issue(['courses:read']);
    const { secret: writer } = await guarded.issue(['courses:write']);
    const body = JSON.stringify(COURSE);
    const sent = { method: 'POST', path: '/courses/', headers: JSON_TYPE, body };
    assert.equal((await guarded.ask(writer, sent)).status, 201);
    const change = { method: 'PATCH', path: '/courses/1/', headers: JSON_TYPE, body: '{"code":1}' };
    const read = { path: '/courses/1/' };
    const statuses: number[] = [];
    for (const secret of [reader, writer, 'nonsense'])
      for (const request of [read, change]) statuses.push((await guarded.ask(secret, request)).status);
    assert.deepEqual(statuses, [200, 403, 403, 200, 401, 401]);
    using database = plainDatabase(guarded.databaseFile, { readOnly: true });
    const events = database
      .prepare('select action, subject, record_id from audit_events order by number')
      .all();
    assert.deepEqual(
      events.slice(-2).map((row) => ({ ...row })),
      [
        { action: 'create', subject: 'courses', record_id: 1 },
        { action: 'change', subject: 'courses', record_id: 1 },
      ],
    );
  });
});
