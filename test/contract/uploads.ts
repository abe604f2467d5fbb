/** What is promised of uploads: they wait as they were decided about, within limits, and imports ask before they undo. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Confirmation } from '../../src/domain/import-decisions.ts';
import { type CellChange, cellValueText, type RowOutcome } from '../../src/domain/import-store.ts';
import type { ImportedRows } from '../../src/domain/imported-rows.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import { type RememberedMapping, UPLOAD_LIMITS, UploadRefusedError } from '../../src/domain/upload.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { createUploadStore } from '../../src/store/uploads.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { day, email, exception, feedback, importRows, publish, relation, SMALL, TODAY } from './importing.ts';

const BY = { who: 'Maria', account_id: null };
const file = (name: string, bytes = 3) => ({ name, content: Buffer.alloc(bytes, 0xe9) });

const MAPPING: RememberedMapping = {
  key: 'a1',
  header: ['Wer', 'Status'],
  kind: 'relations',
  sources: { mentor_email: { first: 1, instead: 0 }, status: 2, cohort: { text: 'A' }, start: { utc: 3 } },
  values: { manager_email: { berta: email('Maria') } },
  date_order: 'dmy',
};

/** What rows come to where only some changes are accepted: the outcome, or what they ask with what would change. */
async function told<K extends 'relations' | 'exceptions' | 'feedbacks'>(
  database: Database,
  kind: K,
  row: ImportedRows[K],
  ...accepted: readonly Confirmation[]
): Promise<string> {
  await using session = await createImportStore(database, () => TODAY, TEST_DIGESTS).begin();
  const accepts = new Set(accepted);
  const outcomes: readonly RowOutcome[] = await session.take(kind, [{ place: 'line 1', row, accepts }]);
  await publish(session);
  const [one, ...others] = outcomes;
  assert.deepEqual(others, []);
  const shown = ({ column, before, after }: CellChange): string =>
    `${column} ${cellValueText(before)} → ${cellValueText(after)}`;
  const changes = [
    ...(one?.changes ?? []).map(shown),
    ...(one?.kept ?? []).map((cell) => `kept ${shown(cell)}`),
  ];
  const outcome =
    typeof one?.outcome === 'object' ? (one.outcome.confirmation ?? one.outcome.reason) : one?.outcome;
  return [outcome, ...changes].join(': ');
}

/** The suite of uploads. */
export function uploadContract(kind: DatabaseKind): void {
  suite(`uploads in ${kind.name}`, kind.options, () => {
    test('wait with their files and what was decided, which one of two decides', async () => {
      await using place = await kind.create();
      const database = await place.open();
      const store = createUploadStore(database);
      const { id, revision } = await store.create([file('ä.csv'), file('b.xlsx', 0)], BY);
      assert.deepEqual(
        (await store.files(id)).map(({ name, content }) => [name, Buffer.from(content).toString('hex')]),
        [
          ['ä.csv', 'e9e9e9'],
          ['b.xlsx', ''],
        ],
      );
      const { key: _key, header: _header, ...mapping } = MAPPING;
      const decided = {
        choices: { 'ä.csv': { skip: true, mapping } },
        decisions: {
          people: { 'mentor:bea': email('Bea') },
          rows: {
            'ä.csv:4': { leave_out: true, accept: ['moved-dates' as const], set: { start: '2026-05-04' } },
          },
        },
      };
      const saved = await store.decide(id, revision, decided);
      assert.deepEqual(saved?.choices, decided.choices);
      assert.deepEqual(saved?.decisions.people, decided.decisions.people);
      assert.deepEqual(saved?.decisions.rows, decided.decisions.rows);
      assert.equal(await store.decide(id, revision, decided), null, 'somebody else was first');
      assert.deepEqual(
        (await store.list()).map(({ who, files }) => [who, files.length]),
        [['Maria', 2]],
      );
      const result = { at: Temporal.Instant.from('2026-06-15T10:00:00Z'), entry: 7, counts: [] };
      assert.equal(await store.finish(id, result), true);
      assert.equal(await store.finish(id, result), false, 'it was finished before');
      assert.equal(await store.decide(id, 1, decided), null, 'nothing is decided about it any more');
      assert.deepEqual((await store.find(id))?.result, result);
      assert.deepEqual(await store.files(id), []);
      assert.equal(await store.remove(id), true);
      assert.equal(await store.remove(id), false);
      assert.deepEqual(
        [await store.find(id), await store.summary(id), await store.files(id)],
        [null, null, []],
      );
      const waiting = await store.create([file('c.csv')], BY);
      assert.equal(await store.remove(waiting.id), true);
      const filesKept = async () =>
        (await database.reader.selectFrom('upload_files').select('name').execute()).length;
      assert.deepEqual([await store.isUntidy(), await filesKept()], [true, 1]);
      await store.tidy();
      assert.deepEqual([await store.isUntidy(), await filesKept()], [false, 0]);
    });

    test('are refused beyond their limits, and removed when they are old', async () => {
      await using place = await kind.create();
      const database = await place.open();
      const store = createUploadStore(database);
      const many = Array.from({ length: UPLOAD_LIMITS.files + 1 }, (_, index) => file(`${index}.csv`));
      const refused: readonly (readonly [Parameters<typeof store.create>[0], RegExp])[] = [
        [[], /There is no file/],
        [many, /21 files are too many: the limit is 20/],
        [[file('a.csv', UPLOAD_LIMITS.bytes + 1)], /have 21 MB; the limit is 20 MB/],
        [[file('a.csv'), file('a.csv')], /Two files are called “a\.csv”/],
      ];
      for (const [files, message] of refused) {
        await assert.rejects(store.create(files, BY), (error) => {
          assert.ok(error instanceof UploadRefusedError);
          assert.match(error.message, message);
          return true;
        });
      }
      // Nobody takes the room of all others.
      const BERTA = { who: 'Berta', account_id: 7 };
      for (let number = 0; number < UPLOAD_LIMITS.waitingOfOne; number += 1) {
        await store.create([file('a.csv')], BERTA);
      }
      await assert.rejects(store.create([file('a.csv')], BERTA), /10 uploads of yours wait already/);
      for (const { id } of await store.list()) await store.remove(id);
      const old = Temporal.Now.instant().subtract({ hours: 24 * UPLOAD_LIMITS.days + 1 });
      const { id } = await createUploadStore(database, () => old).create([file('old.csv')], BY);
      const fresh = await store.create([file('new.csv')], BY);
      assert.deepEqual(
        (await store.list()).map((one) => one.id),
        [fresh.id],
      );
      assert.deepEqual(await store.files(id), []);
    });

    test('and remembered words say nothing of somebody who is erased', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const mappings = createImportMappingStore(database);
      await mappings.remember([MAPPING, { ...MAPPING, key: 'b2', values: {} }]);
      await mappings.remember([{ ...MAPPING, date_order: null }]);
      assert.deepEqual(
        [...(await mappings.read()).values()],
        [
          { ...MAPPING, date_order: null },
          { ...MAPPING, key: 'b2', values: {} },
        ],
      );
      const uploads = createUploadStore(database);
      await uploads.create([file('a.csv')], BY);
      const eraser = createEraser(database, TEST_DIGESTS);
      const maria = await eraser.findPerson(email('Maria'));
      assert.ok(maria);
      await eraser.erasePerson(maria, TODAY);
      assert.deepEqual([...(await mappings.read()).keys()], ['b2']);
      assert.deepEqual(await uploads.list(), []);
    });
  });

  suite(`an import into ${kind.name} asks before`, kind.options, () => {
    test('it ends a hold, or moves a date that was set here', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const store = createProgrammeStore(database, () => TODAY);
      await store.change((writer) =>
        writer.changeStatus(1, { status: 'on_hold', since: day('2026-11-01'), reason: null }),
      );
      const row = relation('Bea', 'Ada', { manager_email: email('Maria') });
      const resumed = { ...row, status_since: day('2026-11-10') };
      const hold = 'status on_hold since 2026-11-01 → matched since 2026-11-10';
      assert.equal(await told(database, 'relations', resumed), `ending-holds: ${hold}`);
      assert.equal(await told(database, 'relations', resumed, 'moved-dates'), `ending-holds: ${hold}`);
      assert.equal((await store.read()).relations[0]?.history.at(-1)?.status, 'on_hold');
      assert.equal(await told(database, 'relations', resumed, 'ending-holds'), `changed: ${hold}`);
      assert.equal(await told(database, 'relations', resumed), 'unchanged');

      // The sheet moves its own date without a question; one that was set here it does not.
      const later = { ...row, start: day('2026-05-11') };
      assert.equal(await told(database, 'relations', later), 'changed: start 2026-05-04 → 2026-05-11');
      await database.write((transaction) =>
        transaction.updateTable('relations').set({ start: '2026-05-18', end: '2026-12-31' }).execute(),
      );
      const again = { ...row, start: day('2026-05-25') };
      const moved = 'start 2026-05-18 → 2026-05-25';
      assert.equal(await told(database, 'relations', again), `moved-dates: ${moved}`);
      assert.equal(
        await told(database, 'relations', { ...later, end: day('2026-11-30') }),
        'moved-dates: end 2026-12-31 → 2026-11-30',
      );
      assert.equal(await told(database, 'relations', again, 'moved-dates'), `changed: ${moved}`);
    });

    test('what is here of statuses and feedbacks stays, and what was taken away stays away', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, { ...SMALL, feedbacks: [feedback('Bea', 'Ada')] });
      const operations = createProgrammeOperations(database, () => TODAY);
      const perform = async (operation: Operation) => {
        const done = await operations.perform(operation, { ...BY, reason: null });
        assert.ok('number' in done, JSON.stringify(done));
        return done.number;
      };
      await perform({ kind: 'change-status', relation_id: 1, transition: 'hold', on: day('2026-11-10') });
      const row = relation('Bea', 'Ada', { manager_email: email('Maria'), status: 'on_hold' });
      assert.equal(
        await told(database, 'relations', { ...row, status_since: day('2026-11-12') }),
        'unchanged: kept status on_hold since 2026-11-10 → on_hold since 2026-11-12',
      );
      await perform({ kind: 'change-status', relation_id: 1, transition: 'end', on: day('2026-11-15') });
      assert.match(
        (await importRows(database, { relations: [{ ...row, status: 'completed' }] })).relations?.[0] ?? '',
        /^status: A relation that is “ended early” since 2026-11-15 cannot become “completed”/,
      );

      const key = { relation_id: 1, round_id: 1, role: 'mentee' } as const;
      const kept = (here: string, there: string) => `unchanged: kept ${here} → ${there}`;
      const other = feedback('Bea', 'Ada', { received_on: day('2026-06-10') });
      assert.equal(await told(database, 'feedbacks', other), kept('received_on 2026-06-01', '2026-06-10'));
      assert.match(
        await told(database, 'feedbacks', { ...other, source: 'sheet' }),
        /^changed: source .* kept received_on/,
      );
      const withdrawn = await perform({ kind: 'withdraw-feedback', key });
      assert.equal(await told(database, 'feedbacks', other), kept('received_on null', '2026-06-10'));
      assert.ok('number' in (await operations.undo(withdrawn, { ...BY, reason: null })));

      await perform({ kind: 'move-feedback', key, due_date: day('2026-06-01') });
      const moved = exception('Bea', 'Ada', { due_date: day('2026-06-08') });
      assert.equal(await told(database, 'exceptions', moved), kept('due_date 2026-06-01', '2026-06-08'));
      await perform({ kind: 'move-feedback', key, due_date: null });
      assert.equal(await told(database, 'exceptions', moved), kept('due_date null', '2026-06-08'));
    });

    test('an import that was undone brings its feedbacks when it comes again', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      await importRows(database, { feedbacks: [feedback('Bea', 'Ada')] });
      const operations = createProgrammeOperations(database, () => TODAY);
      const last = await operations.newest();
      assert.ok('number' in (await operations.undo(last, { ...BY, reason: null })));
      assert.equal(await told(database, 'feedbacks', feedback('Bea', 'Ada')), 'created');
    });
  });
}
