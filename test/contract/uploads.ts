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
        choices: { 'ä.csv': { skip: true, header_row: 3, mapping } },
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

    test('a relation goes back to an earlier status, which takes out what held since', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const store = createProgrammeStore(database, () => TODAY);
      const historyOf = async () =>
        (await store.read()).relations[0]?.history.map(({ status, since }) => `${status} ${since}`);
      for (const [status, since] of [
        ['on_hold', '2026-09-01'],
        ['completed', '2026-11-01'],
      ] as const) {
        await store.change((writer) => writer.changeStatus(1, { status, since: day(since), reason: null }));
      }
      const before = ['matched 2026-05-04', 'on_hold 2026-09-01', 'completed 2026-11-01'];
      const row = relation('Bea', 'Ada', { manager_email: email('Maria'), status: 'ended_early' });
      const ended = 'status completed since 2026-11-01 → ended_early since 2026-11-01';
      assert.equal(await told(database, 'relations', row), `reverted-statuses: ${ended}`);
      assert.equal(
        await told(database, 'relations', row, 'ending-holds', 'moved-dates'),
        `reverted-statuses: ${ended}`,
      );
      assert.deepEqual(await historyOf(), before);
      // Where nobody decides, no sheet makes a transition that there is not.
      assert.match((await importRows(database, { relations: [row] })).relations?.[0] ?? '', /cannot become/);
      assert.deepEqual(await historyOf(), before);

      assert.equal(await told(database, 'relations', row, 'reverted-statuses'), `changed: ${ended}`);
      assert.deepEqual(await historyOf(), [...before.slice(0, 2), 'ended_early 2026-11-01']);
      assert.equal(await told(database, 'relations', row), 'unchanged');

      // What holds again has held since its own day.
      const held = { ...row, status: 'on_hold' as const, status_since: day('2026-11-20') };
      const back = 'status ended_early since 2026-11-01 → on_hold since 2026-09-01';
      assert.equal(await told(database, 'relations', held), `reverted-statuses: ${back}`);
      assert.equal(await told(database, 'relations', held, 'reverted-statuses'), `changed: ${back}`);
      assert.deepEqual(await historyOf(), before.slice(0, 2));
      const proposed = { ...row, status: 'proposed' as const };
      const first = 'status on_hold since 2026-09-01 → proposed since 2026-05-04';
      assert.equal(await told(database, 'relations', proposed, 'reverted-statuses'), `changed: ${first}`);
      assert.deepEqual(await historyOf(), ['proposed 2026-05-04']);

      // Each of these imports can be undone, the last first.
      const operations = createProgrammeOperations(
        database,
        () => TODAY,
        async () => TEST_DIGESTS,
      );
      for (const expected of [
        before.slice(0, 2),
        [...before.slice(0, 2), 'ended_early 2026-11-01'],
        before,
      ]) {
        const imported = (await operations.history({ limit: 20 })).find(
          (entry) => entry.kind === 'import' && entry.undone_by === null,
        );
        const undone = await operations.undo(imported?.number ?? 0, {
          who: 'Maria',
          account_id: null,
          reason: null,
        });
        assert.ok('number' in undone, JSON.stringify(undone));
        assert.deepEqual(await historyOf(), expected);
      }
    });

    test('it moves the date of one feedback that was set here', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const store = createProgrammeStore(database, () => TODAY);
      await store.change((writer) =>
        writer.setException({
          relation_id: 1,
          round_id: 1,
          role: 'mentee',
          due_date: day('2026-06-01'),
          waived: false,
          reason: null,
        }),
      );
      const row = exception('Bea', 'Ada', { due_date: day('2026-06-08') });
      const moved = 'due_date 2026-06-01 → 2026-06-08';
      assert.equal(await told(database, 'exceptions', row), `moved-dates: ${moved}`);
      assert.equal(await told(database, 'exceptions', row, 'moved-dates'), `changed: ${moved}`);
      const sheet = { ...row, due_date: day('2026-06-15') };
      assert.equal(await told(database, 'exceptions', sheet), 'changed: due_date 2026-06-08 → 2026-06-15');
    });

    test('it moves the day of a status or of a received feedback that somebody set by hand', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, { ...SMALL, feedbacks: [feedback('Bea', 'Ada')] });
      const operations = createProgrammeOperations(database, () => TODAY);
      const perform = async (operation: Operation) => {
        const done = await operations.perform(operation, { ...BY, reason: null });
        assert.ok('number' in done, JSON.stringify(done));
        return done.number;
      };
      const hold = { kind: 'change-status', relation_id: 1, transition: 'hold' } as const;
      // What was undone sets nothing.
      const mistaken = await perform({ ...hold, on: day('2026-11-03') });
      assert.ok('number' in (await operations.undo(mistaken, { ...BY, reason: null })));
      await perform({ ...hold, on: day('2026-11-10') });
      const row = relation('Bea', 'Ada', { manager_email: email('Maria'), status: 'on_hold' });
      const held = { ...row, status_since: day('2026-11-12') };
      const moved = 'status on_hold since 2026-11-10 → on_hold since 2026-11-12';
      assert.equal(await told(database, 'relations', held), `moved-dates: ${moved}`);
      assert.equal(await told(database, 'relations', held, 'ending-holds'), `moved-dates: ${moved}`);
      assert.equal(await told(database, 'relations', held, 'moved-dates'), `changed: ${moved}`);
      // It is the sheet's now.
      const later = { ...row, status_since: day('2026-11-13') };
      assert.match(await told(database, 'relations', later), /^changed: status on_hold since 2026-11-12/);

      const key = { relation_id: 1, round_id: 1, role: 'mentee' } as const;
      const receive = (on: string) =>
        perform({ kind: 'receive-feedback', key, received_on: day(on), source: null });
      await receive('2026-06-05');
      await receive('2026-06-08');
      const again = feedback('Bea', 'Ada', { received_on: day('2026-06-10'), source: 'sheet' });
      const asked = 'received_on 2026-06-08 → 2026-06-10';
      assert.equal(await told(database, 'feedbacks', again), `moved-dates: ${asked}`);
      // An old sheet says what was there before; its other cells count.
      for (const old of ['2026-06-01', '2026-06-05']) {
        assert.equal(
          await told(database, 'feedbacks', feedback('Bea', 'Ada', { received_on: day(old) }), 'moved-dates'),
          `unchanged: kept received_on 2026-06-08 → ${old}`,
        );
      }
      const sourced = { ...again, received_on: day('2026-06-01') };
      assert.match(await told(database, 'feedbacks', sourced), /^changed: source .* kept received_on/);
      assert.equal(await told(database, 'feedbacks', again, 'moved-dates'), `changed: ${asked}`);
      const sheet = { ...again, received_on: day('2026-06-11') };
      assert.equal(await told(database, 'feedbacks', sheet), 'changed: received_on 2026-06-10 → 2026-06-11');
    });
  });
}
