/** What the service says of its own failures: to the client little, to the log all. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonObject, post } from '../support/documents.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { serveProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

test('a POST that fails is logged with its cause, though the client is told nothing of it', async () => {
  await using folder = await temporaryFolder();
  await using program = await serveProgram({
    folder: folder.path,
    settings: { DATABASE_URL: 'sqlite:mentoring.db' },
  });
  using database = plainDatabase(`${folder.path}/mentoring.db`);
  database.exec(
    "CREATE TRIGGER refuse BEFORE INSERT ON smart_goals BEGIN SELECT RAISE(ABORT, 'the reason'); END",
  );
  const answer = await post(program.port, '/smart-goals/', { input: 'I want to learn Python.' });
  assert.equal(answer.status, 500);
  assert.deepEqual(jsonObject(answer), { detail: 'A server error occurred.' });
  program.signal('SIGTERM');
  const { errors } = await program.ended;
  assert.match(errors, /"level":50.*the reason.*the request failed/);
});
