/** A copy that is made while clients write, as docs/operations.md tells to make one, and a service that is started on it. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openSqlite } from '../../src/store/sqlite.ts';
import { post } from '../support/documents.ts';
import { serveProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';
import { acknowledged, assertKept, nothingWritten, writeUntilGone } from '../support/writing-clients.ts';

const CLIENTS = 4;
/** How many are acknowledged before the copy is begun. */
const BEFORE = 30;

test('a copy of an SQLite database that is made under writes is whole, and a service goes on from it', async (context) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'mentoring.db');
  const copy = join(folder.path, 'copy.db');
  const settings = { LOG_LEVEL: 'warn' };
  const written = nothingWritten();
  await using service = await serveProgram({
    folder: folder.path,
    settings: { ...settings, DATABASE_URL: `sqlite:${file}` },
  });
  const writing = writeUntilGone(service.port, CLIENTS, written);
  await until(() => acknowledged(written) >= BEFORE);
  const before = { goals: new Map(written.goals), courses: new Map(written.courses) };
  // What “.backup” of the program sqlite3 does.
  using source = new DatabaseSync(file, { readOnly: true });
  await backup(source, copy);
  const meanwhile = acknowledged(written) + CLIENTS - acknowledged({ ...before, unanswered: 0 });
  service.signal('SIGTERM');
  await writing;

  await using restored = await serveProgram({
    folder: folder.path,
    settings: { ...settings, DATABASE_URL: `sqlite:${copy}` },
  });
  await using database = openSqlite(copy);
  const records = await assertKept(restored.port, database, { ...before, unanswered: meanwhile });
  context.diagnostic(`${BEFORE} or more before it was begun, ${records} in the copy`);
  assert.equal((await post(restored.port, '/smart-goals/', { input: 'I want to lead.' })).status, 201);
});
