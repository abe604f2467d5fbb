/** What is PostgreSQL's own: how it is opened, what people find in it, and how it is reached. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { DatabaseOpenError } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { newGoal } from '../contract/examples.ts';
import { inPostgres, onlyWithPostgres, postgresTestDatabase } from '../support/postgres.ts';
import { postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { temporaryFolder } from '../support/service.ts';
import { giveToServer } from '../support/unprivileged.ts';
import { sqliteFile } from './sqlite-databases.ts';

const TERMS = { connections: 2, timeLimit: null, namedBy: 'DATABASE_URL' };

/** Why an address cannot be opened. */
async function whyNotOpened(url: string): Promise<string> {
  try {
    await using _database = await openPostgres(url, TERMS);
  } catch (error) {
    assert.ok(error instanceof DatabaseOpenError, String(error));
    assert.ok(!error.message.includes('secret'), 'a password is told');
    return error.message;
  }
  return '';
}

/** The address with some of its parts changed. */
function changed(url: string, change: (address: URL) => void): string {
  const address = new URL(url);
  change(address);
  return address.href;
}

suite('a database of PostgreSQL', onlyWithPostgres, () => {
  test('that cannot be opened says why, and what to do', async () => {
    await using database = await postgresTestDatabase();
    const { url } = database;
    assert.match(
      await whyNotOpened(changed(url, (address) => (address.password = 'wrong'))),
      /^The PostgreSQL database “postgres” at 127\.0\.0\.1:\d+ does not let this user in: .*Correct the user or password in DATABASE_URL/,
    );
    assert.match(
      await whyNotOpened(changed(url, (address) => (address.pathname = '/nowhere'))),
      /“nowhere” at .* does not exist\. Create it with “createdb”/,
    );
    assert.match(
      await whyNotOpened(changed(url, (address) => (address.port = '1'))),
      /^The PostgreSQL database .* at .*:1 does not answer \(.*\)\. Start PostgreSQL, or set DATABASE_URL/,
    );
    assert.match(
      await whyNotOpened(
        changed(url, (address) => address.searchParams.set('options', '-c search_path=nothing_here')),
      ),
      /has no schema that this user may use/,
    );
    assert.match(
      await whyNotOpened(
        changed(url, (address) => address.searchParams.set('options', '-c datestyle=german')),
      ),
      /writes days as German/,
    );
  });

  test('of another program is left alone', async () => {
    await using database = await postgresTestDatabase();
    await inPostgres(database.url, 'create table invoices (number integer)');
    await assert.rejects(
      migrate(await database.open()),
      /belongs to another program: it has the table invoices/,
    );
    const tables = await (await database.open()).tables();
    assert.deepEqual(tables, ['invoices']);
  });

  test('has the tables and columns that SQLite has, with the types of their own', async () => {
    await using database = await postgresTestDatabase();
    const opened = await database.open();
    await migrate(opened);
    await using file = await sqliteFile();
    const other = file.open();
    await migrate(other);
    assert.deepEqual((await opened.tables()).toSorted(), (await other.tables()).toSorted());
    const found = await inPostgres<{ readonly name: string; readonly type: string; readonly empty: string }>(
      database.url,
      `select table_name || '.' || column_name as name, data_type as type, is_nullable as empty
         from information_schema.columns where table_schema = current_schema() order by 1`,
    );
    const inSqlite = await other.reader.introspection.getTables();
    const columns = inSqlite.flatMap((table) =>
      table.columns.map((column) => `${table.name}.${column.name}`),
    );
    assert.deepEqual(found.map(({ name }) => name).toSorted(), columns.toSorted());
    const types = Object.fromEntries(found.map(({ name, type }) => [name, type]));
    assert.deepEqual(
      [
        types['smart_goals.id'],
        types['smart_goals.created_at'],
        types['courses.date_w1'],
        types['courses.deactivated'],
        types['relations.start'],
        types['feedbacks.received_on'],
        types['feedback_rounds.share'],
      ],
      [
        'bigint',
        'timestamp with time zone',
        'timestamp with time zone',
        'boolean',
        'date',
        'date',
        'double precision',
      ],
    );
    for (const { name, type } of found) {
      if (/_at$|\.date_w\d/.test(name)) assert.equal(type, 'timestamp with time zone', name);
      if (/\.(since|start|end|due_date|received_on|due_on)$/.test(name)) assert.equal(type, 'date', name);
    }
  });

  test('gives instants as they are, whatever the time zone of the connection', async () => {
    await using database = await postgresTestDatabase();
    await migrate(await database.open());
    const instants = [
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '1883-11-18T12:00:00.5Z',
      '2026-03-29T01:00:00.000001Z',
    ];
    const schema = new URL(database.url).searchParams.get('options') ?? '';
    for (const zone of ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York']) {
      const url = changed(database.url, (address) =>
        address.searchParams.set('options', `${schema} -c timezone=${zone}`),
      );
      await using opened = await openPostgres(url, TERMS);
      const store = createSmartGoalStore(opened);
      for (const instant of instants) {
        const created_at = Temporal.Instant.from(instant);
        await store.add(newGoal({ created_at }));
        const { items } = await store.page({ limit: 1, offset: 0 });
        assert.equal(String(items[0]?.created_at), String(created_at), zone);
      }
    }
  });

  test('is reached over TLS as the address says', async () => {
    await using folder = await temporaryFolder();
    const [key, certificate] = [join(folder.path, 'server.key'), join(folder.path, 'server.crt')];
    await promisify(execFile)('openssl', [
      ...['req', '-new', '-x509', '-days', '2', '-nodes', '-newkey', 'rsa:2048'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', key, '-out', certificate],
    ]);
    for (const path of [folder.path, key, certificate]) await giveToServer(path);
    await using cluster = await startCluster((await postgresPrograms()) ?? '', {
      ssl: 'on',
      ssl_key_file: key,
      ssl_cert_file: certificate,
    });
    const isEncrypted = async (parameters: Readonly<Record<string, string>>) => {
      const url = changed(cluster.url, (address) => {
        address.hostname = 'localhost';
        for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      });
      await using opened = await openPostgres(url, TERMS);
      const { rows } = await sql<{ readonly ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(opened.reader);
      return rows[0]?.ssl;
    };
    assert.equal(await isEncrypted({ sslmode: 'disable' }), false);
    assert.equal(await isEncrypted({ sslmode: 'require' }), true);
    assert.equal(await isEncrypted({ sslmode: 'verify-full', sslrootcert: certificate }), true);
    // Nobody has vouched for the certificate.
    await assert.rejects(isEncrypted({ sslmode: 'verify-full' }), /self-signed certificate/);
  });
});
