/** What those who run the service ask it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonObject, post } from '../../support/documents.ts';
import { json, send } from '../../support/http.ts';
import { startService, type TestService } from '../../support/service.ts';

/** The values of a metric by their labels. */
async function metric({ port }: TestService, name: string): Promise<Readonly<Record<string, number>>> {
  const answer = await send(port, { path: '/metrics' });
  assert.equal(answer.status, 200);
  const lines = answer.body.toString().matchAll(/^(?<name>\w+)(?:\{(?<labels>[^}]*)\})? (?<value>\S+)$/gm);
  return Object.fromEntries(
    [...lines].flatMap(({ groups }) =>
      groups?.['name'] === name ? [[groups['labels'] ?? '', Number(groups['value'])]] : [],
    ),
  );
}

test('a service that runs says so, and that it can work', async () => {
  await using service = await startService();
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await send(service.port, { path });
    assert.deepEqual([answer.status, json(answer)], [200, { status }]);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['content-type'], 'application/json');
    const head = await send(service.port, { method: 'HEAD', path });
    assert.deepEqual([head.status, head.body.length], [200, 0]);
  }
});

test('requests are counted by route, method and status, also those answered from what was kept', async () => {
  await using service = await startService();
  const { port } = service;
  for (let time = 1; time <= 3; time += 1) await send(port, { path: `/courses/?secret=${time % 2}` });
  const { headers } = await send(port, { path: '/courses/' });
  await send(port, { path: '/courses/', headers: { 'If-None-Match': headers.etag ?? '' } });
  await send(port, { method: 'HEAD', path: '/courses/' });
  await post(port, '/smart-goals/', {});
  await post(port, '/smart-goals/', { input: 'I want to become a team lead.' });
  await send(port, { path: '/no/such/path' });
  await send(port, { path: '/courses' });
  const counted = await metric(service, 'http_request_duration_seconds_count');
  const label = (route: string, method: string, status: number) =>
    `route="${route}",method="${method}",status="${status}"`;
  assert.deepEqual(
    Object.fromEntries(Object.entries(counted).filter(([labels]) => !labels.includes('/metrics'))),
    {
      [label('/courses/', 'GET', 200)]: 4,
      [label('/courses/', 'GET', 304)]: 1,
      [label('/courses/', 'HEAD', 200)]: 1,
      [label('/smart-goals/', 'POST', 400)]: 1,
      [label('/smart-goals/', 'POST', 201)]: 1,
      [label('none', 'GET', 404)]: 1,
      [label('/courses', 'GET', 301)]: 1,
    },
  );
});

test('goals and tokens are counted by who wrote them', async () => {
  await using service = await startService();
  let [input, output] = [0, 0];
  for (const [variant, wish] of ['I want to become a team lead.', 'I want to learn to present.'].entries()) {
    const path = `/smart-goals/?variant=${variant}`;
    const goal = jsonObject(await post(service.port, path, { input: wish }));
    input += Number(goal['input_tokens']);
    output += Number(goal['output_tokens']);
  }
  const label = (wording: string) =>
    `writer="offline",language="en",outcome="goals",model="none",wording="${wording}"`;
  assert.deepEqual(await metric(service, 'mentoring_goals_total'), {
    [label('first')]: 1,
    [label('other')]: 1,
  });
  assert.deepEqual(await metric(service, 'mentoring_tokens_total'), {
    'writer="offline",direction="input",counted_by="service"': input,
    'writer="offline",direction="output",counted_by="service"': output,
  });
  await post(service.port, '/smart-goals/', { input: '我想学习编程' });
  assert.deepEqual(await metric(service, 'mentoring_unsupported_languages_total'), { '': 1 });
});

test('metrics hold nothing of what was sent', async () => {
  await using service = await startService();
  await post(service.port, '/smart-goals/?secret-query', { input: 'a secret wish' });
  await send(service.port, { path: '/secret-path/', headers: { Host: 'secret-host' } });
  const { body } = await send(service.port, { path: '/metrics' });
  assert.doesNotMatch(body.toString(), /secret/);
});

test('methods that nothing answers are counted as one, so that no client makes as many series as there are methods', async () => {
  await using service = await startService();
  for (const method of ['PUT', 'PATCH', 'PROPFIND']) await send(service.port, { method, path: '/courses/' });
  assert.deepEqual(await metric(service, 'http_request_duration_seconds_count'), {
    'route="/courses/",method="other",status="405"': 2,
    'route="none",method="other",status="405"': 1,
  });
});

test('an expectation that nothing meets is refused, and the response to HEAD has no body', async () => {
  await using service = await startService();
  for (const method of ['GET', 'HEAD']) {
    const { status, body } = await send(service.port, {
      method,
      path: '/healthz',
      headers: { Expect: 'tea' },
    });
    assert.deepEqual([status, body.length > 0], [417, method === 'GET']);
  }
});

test('where to report security issues is told to everybody where it is set, and 404 where it is not', async () => {
  const path = '/.well-known/security.txt';
  await using told = await startService({
    AUTH: 'tokens',
    BASE_URL: 'https://mentoring.example.org',
    SECURITY_CONTACT: 'security@example.org, https://example.org/report',
  });
  const answer = await send(told.port, { path });
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'text/plain; charset=utf-8']);
  const [first, second, expires = '', ...more] = answer.body.toString().split('\n');
  assert.deepEqual(
    [first, second, ...more],
    [
      'Contact: mailto:security@example.org',
      'Contact: https://example.org/report',
      'Preferred-Languages: en',
      'Canonical: https://mentoring.example.org/.well-known/security.txt',
      '',
    ],
  );
  const end = Temporal.Instant.from(expires.replace('Expires: ', ''));
  const days = Temporal.Now.instant().until(end).total('days');
  assert.ok(days > 30 && days < 365, expires);
  await using silent = await startService({ AUTH: 'tokens' });
  assert.equal((await send(silent.port, { path })).status, 404);
});

test('nothing is told of the newest backup where there is none', async () => {
  await using service = await startService();
  assert.deepEqual(await metric(service, 'mentoring_newest_backup_timestamp_seconds'), {});
});
