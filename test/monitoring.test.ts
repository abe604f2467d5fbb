/** What Prometheus is told: the metrics of the service, and the rules and the dashboard that use them. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { owedFeedbacks } from '../src/domain/due-feedbacks.ts';
import { createProgrammeStore } from '../src/store/due-feedbacks.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { send } from './support/http.ts';
import { addForTomorrow, newMessage } from './support/mail-sending.ts';
import { onlyWith } from './support/optional.ts';
import { migratedPostgresDatabase, onlyWithPostgres } from './support/postgres.ts';
import { fillDatabase, fillProgramme } from './support/programme.ts';
import { startService, temporaryFolder } from './support/service.ts';
import { freePort } from './support/unprivileged.ts';

const FOLDER = fileURLToPath(new URL('../deploy/monitoring/', import.meta.url));
const GUIDE = new URL('../docs/operations.md', import.meta.url);

const promtool = spawnSync('promtool', ['--version']).status === 0 ? 'promtool' : undefined;
const onlyWithPromtool = onlyWith(promtool, 'promtool is not installed: apt-get install prometheus');

/** Runs promtool; it finds nothing to say against what it is given. */
function checked(folder: string, parameters: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('promtool', parameters, { cwd: folder, input });
  const said = `${stdout}${stderr}`;
  if (input === '') assert.equal(status, 0, said);
  return said;
}

async function metricsOf(port: number): Promise<string> {
  const { status, body } = await send(port, { path: '/metrics' });
  assert.equal(status, 200);
  return body.toString();
}

/** The names that have a type, with series or without. */
const typed = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? ''));

/** The values of the service's own metrics that are read from the database, by name and labels. */
const values = (text: string, pattern: RegExp): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...text.matchAll(/^([\w:]+(?:\{[^}]*\})?) (\S+)$/gm)]
      .filter(([, name]) => pattern.test(name ?? ''))
      .map(([, name, value]) => [name ?? '', Number(value)]),
  );

const PROGRAMME = /^mentoring_(?:relations|feedbacks)/;
const MAIL = /^mentoring_(?:mail|outbox)/;

/** Metrics that something refers to, without what a histogram adds to its name. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:mentoring|http_request|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

suite('the metrics of a service', () => {
  test('say nothing of mail, of a pool or of a programme where there is none', async () => {
    await using service = await startService();
    const text = await metricsOf(service.port);
    assert.deepEqual(values(text, /^mentoring_(?:relations|feedbacks|mail|outbox|database)/), {});
    assert.match(text, /^mentoring_build_info\{version="[\d.]+",node="\d[\d.]+"\} 1$/m);
    assert.match(text, /^mentoring_composer_queue_length 0$/m);
  });

  test('count relations and what they owe, and the messages that wait', async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, 'mentoring.db');
    await fillProgramme(file);
    await using database = openSqlite(file);
    await addForTomorrow(database, newMessage());
    await using service = await startService({
      DATABASE_URL: `sqlite:${file}`,
      MAIL_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'mentoring@example.org',
      LOG_LEVEL: 'silent',
    });
    const text = await metricsOf(service.port);
    const owed = values(text, PROGRAMME);
    const today = Temporal.Now.plainDateISO('Europe/Berlin');
    const programme = await createProgrammeStore(database, () => today).read();
    const feedbacks = owedFeedbacks(programme, today).length;
    assert.ok(feedbacks > 0);
    const sum = (name: string) =>
      Object.entries(owed).reduce((all, [key, value]) => (key.startsWith(name) ? all + value : all), 0);
    assert.equal(sum('mentoring_feedbacks_owed{'), feedbacks);
    assert.equal(sum('mentoring_feedbacks_overdue{'), feedbacks);
    assert.equal(owed['mentoring_relations{status="matched"}'], 2);
    assert.equal(owed['mentoring_relations{status="on_hold"}'], 0);
    const mail = values(text, MAIL);
    assert.equal(mail['mentoring_outbox_messages'], 1);
    assert.ok((mail['mentoring_outbox_oldest_message_age_seconds'] ?? -1) >= 0);
    assert.equal(mail['mentoring_mail_attempts_total{outcome="sent"}'], 0);
    // What was counted is kept for some seconds.
    await addForTomorrow(database, newMessage());
    assert.deepEqual(
      values(await metricsOf(service.port), /^mentoring_outbox_messages/),
      values(text, /^mentoring_outbox_messages/),
    );
  });

  test('are as described, and follow the conventions of Prometheus', onlyWithPostgres, async (t) => {
    await using database = await migratedPostgresDatabase();
    const opened = await database.open();
    await fillDatabase(opened);
    await addForTomorrow(opened, newMessage());
    await using service = await startService({
      DATABASE_URL: database.url,
      MAIL_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'mentoring@example.org',
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}`,
      OPENAI_MODEL: 'some-model',
      LOG_LEVEL: 'silent',
    });
    await send(service.port, { path: '/courses/' });
    await metricsOf(service.port);
    const text = await metricsOf(service.port);
    assert.equal(
      values(text, /^mentoring_database_connection_limit/)['mentoring_database_connection_limit'],
      10,
    );
    const own = [...typed(text)].filter((name) => /^(?:mentoring|http)_/.test(name));
    const guide = await readFile(GUIDE, 'utf8');
    const rows = [...guide.matchAll(/^- ((?:`\w+`(?:, )?)+): /gm)].map(([, names]) => names ?? '');
    const described = rows
      .flatMap((names) => namesIn(names))
      .filter((name) => !/^process|^nodejs/.test(name));
    assert.deepEqual(described.toSorted(), own.toSorted());
    await t.test('to promtool', onlyWithPromtool, () => {
      // The library for Node.js names three gauges as if they were counters.
      const said = checked(FOLDER, ['check', 'metrics'], text)
        .split('\n')
        .filter((line) => line !== '' && !/^nodejs_active_\w+_total non-counter metrics/.test(line));
      assert.deepEqual(said, []);
    });
  });
});

suite('the files for Prometheus', () => {
  test('are valid, and the alerts fire when they should', onlyWithPromtool, async () => {
    await using folder = await temporaryFolder();
    for (const name of await readdir(FOLDER)) await copyFile(join(FOLDER, name), join(folder.path, name));
    await writeFile(join(folder.path, 'mentoring.token'), 'secret');
    checked(folder.path, ['check', 'config', 'prometheus.yml']);
    checked(folder.path, ['check', 'rules', 'alerts.yml']);
    checked(folder.path, ['test', 'rules', 'alerts.test.yml']);
  });

  test('name metrics that there are', async () => {
    await using service = await startService();
    const known = typed(await metricsOf(service.port));
    const described = new Set(namesIn(await readFile(GUIDE, 'utf8')));
    for (const name of ['alerts.yml', 'alerts.test.yml', 'dashboard.json']) {
      const named = namesIn(await readFile(join(FOLDER, name), 'utf8'));
      assert.ok(named.length > 0);
      assert.deepEqual(
        named.filter((metric) => !known.has(metric) && !described.has(metric)),
        [],
        name,
      );
    }
  });
});
