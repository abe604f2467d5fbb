/** `mentoring import` and an upload read the same files in the same way: what one asks, the other refuses. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { RowDecision } from '../../src/domain/import-decisions.ts';
import type { UploadDecisions, UploadedFile } from '../../src/domain/upload.ts';
import { importUpload, reviewUpload, type UploadOptions } from '../../src/interchange/upload.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { PROGRAMME } from '../support/examples.ts';
import { MESSY_SHEETS } from '../support/messy-sheets.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { workplace } from '../support/workplace.ts';

const { signal } = new AbortController();
const DESK = fileURLToPath(new URL('../../examples/desk/', import.meta.url));
const TODAY = Temporal.Now.plainDateISO('Europe/Berlin');

const filesOf = (folder: string, isWanted: (name: string) => boolean): readonly UploadedFile[] =>
  readdirSync(folder)
    .filter(isWanted)
    .map((name) => ({ name, content: readFileSync(join(folder, name)) }));

/** Every record that both may write. */
async function recordsIn(database: Database) {
  const { managers, participants, relations, rounds, feedbacks, exceptions } = await createProgrammeStore(
    database,
    () => TODAY,
  ).read();
  return { managers, participants, relations, rounds, feedbacks, exceptions };
}

/** Uploads files, leaves out each row that is asked about, and says how many questions there were. */
async function atDesk(database: Database, files: readonly UploadedFile[], round?: string): Promise<number> {
  const terms = (of: UploadDecisions): UploadOptions => ({
    ...of,
    store: createImportStore(database, () => TODAY, TEST_DIGESTS),
    mappings: createImportMappingStore(database),
    timeZone: 'Europe/Berlin',
    today: TODAY,
    by: 'Clara',
  });
  const { tables } = await reviewUpload(files, terms({ choices: {}, decisions: {} }), signal);
  const choices = Object.fromEntries(
    tables.flatMap(({ id, header_row, mapping, questions }) =>
      mapping === null || header_row === null || !questions.some(({ column }) => column === 'round')
        ? []
        : [
            [
              id,
              {
                mapping: { ...mapping, sources: { ...mapping.sources, round: { text: round ?? '' } } },
              },
            ],
          ],
    ),
  );
  const rows: Record<string, RowDecision> = {};
  let asked = 0;
  for (;;) {
    const decided = { choices, decisions: { rows } };
    const { questions, faults, isReady } = await reviewUpload(files, terms(decided), signal);
    if (isReady) {
      assert.ok((await importUpload(files, terms(decided), signal)).written);
      return asked;
    }
    asked += questions.length;
    const waiting = [...questions.flatMap((one) => one.rows), ...faults].filter(({ key }) => !(key in rows));
    assert.ok(waiting.length > 0);
    for (const { key } of waiting) rows[key] = { leave_out: true };
  }
}

suite('the command and the desk', { concurrency: 2 }, () => {
  const sets: readonly {
    readonly name: string;
    readonly files: readonly UploadedFile[];
    readonly round?: string;
    /** Whether nothing is left to be asked. */
    readonly isClear: boolean;
  }[] = [
    {
      name: 'the example programme',
      files: filesOf(PROGRAMME, (name) => name.endsWith('.csv')),
      isClear: true,
    },
    {
      name: 'the example sheets of the desk',
      files: filesOf(DESK, (name) => /\.(?:csv|xlsx)$/.test(name) && name !== 'expected.csv'),
      isClear: false,
    },
    {
      name: 'messy sheets',
      // Whom a last name alone means, a page asks.
      files: Object.entries(MESSY_SHEETS).map(([name, text]) => ({
        name,
        content: Buffer.from(text.replace('Frau Leitung', 'Berta Leitung')),
      })),
      round: 'Chemistry',
      isClear: true,
    },
  ];
  for (const { name, files, round, isClear } of sets) {
    test(`read ${name} alike`, async () => {
      await using uploaded = await workplace();
      await using commanded = await workplace();
      for (const place of [uploaded, commanded]) {
        await place.write('first.csv', 'first_name,last_name,email\nBerta,Leitung,berta@example.org\n');
        await place.done('import', 'first.csv');
        for (const { name: file, content } of files) await place.write(file, content);
      }
      const names = files.map((file) => file.name);
      const options = ['--accept', 'new-people', ...(isClear ? [] : ['--skip-bad'])];
      if (round !== undefined) {
        const refused = await commanded.run('import', ...names, ...options);
        assert.equal(refused.status, 1);
        assert.match(refused.errors, /has no column “round”.* Give --round /);
        options.push('--round', round);
      }
      await commanded.done('import', ...names, ...options);
      await using desk = openSqlite(uploaded.databaseFile);
      const asked = await atDesk(desk, files, round);
      assert.equal(asked === 0, isClear);
      await using command = openSqlite(commanded.databaseFile);
      const [came, shown] = [await recordsIn(command), await recordsIn(desk)];
      // Whom only a bad row names is made by the command: somebody has accepted all new people.
      const known = new Set(shown.participants.map(({ email }) => email));
      const extra = came.participants.filter(({ email }) => !known.has(email));
      assert.equal(extra.length === 0, isClear);
      const participants = came.participants.filter((one) => !extra.includes(one));
      assert.deepEqual({ ...came, participants }, shown);
      assert.ok(shown.relations.length > 0 && shown.feedbacks.length > 0);
    });
  }
});
