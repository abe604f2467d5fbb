/** What imports of the same sheet again promise: what was changed since is kept, whom rows mean, and that many rows hold nobody up. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type CellChange, cellValueText, type RowOutcome } from '../../src/domain/import-store.ts';
import type { Database } from '../../src/store/database.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import {
  day,
  dump,
  email,
  exception,
  feedback,
  importRows,
  manager,
  mentee,
  publish,
  type Rows,
  relation,
  SMALL,
  TODAY,
  takeAll,
} from './importing.ts';

const storeOf = (database: Database) => createProgrammeStore(database, () => TODAY);

/** Each relation as `cohort manager start end: history`. */
async function relations(database: Database): Promise<readonly string[]> {
  return (await storeOf(database).read()).relations.map(
    ({ cohort, manager_id, start, end, history }) =>
      `${cohort} ${manager_id} ${start} ${end}: ${history.map((one) => `${one.status} ${one.since}`).join(', ')}`,
  );
}

/** What an import of relations tells of each row: `outcome`, `changed: column before → after`, `kept: …`. */
async function relationsTold(database: Database, rows: Rows['relations'] = []): Promise<readonly string[]> {
  await using session = await createImportStore(database, () => TODAY, TEST_DIGESTS).begin();
  const outcomes: readonly RowOutcome[] = await session.take(
    'relations',
    rows.map((row, index) => ({ place: `line ${index + 1}`, row })),
  );
  await publish(session);
  const shown = (what: string) => (cell: CellChange) =>
    `${what}: ${cell.column} ${cellValueText(cell.before)} → ${cellValueText(cell.after)}`;
  return outcomes.flatMap(({ outcome, changes = [], kept = [] }) => {
    const told = [...changes.map(shown('changed')), ...kept.map(shown('kept'))];
    return told.length > 0 ? told : [typeof outcome === 'string' ? outcome : outcome.reason];
  });
}

/** The suite of imports of what is there. */
export function importAgainContract(kind: DatabaseKind): void {
  suite(`imports once more into ${kind.name}`, kind.options, () => {
    test('a status that the last import said already does not end a hold; one that is new does', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, SMALL);
      await storeOf(opened).change((writer) =>
        writer.changeStatus(1, { status: 'on_hold', since: day('2026-11-01'), reason: 'parental leave' }),
      );
      const weekly = relation('Bea', 'Ada', { manager_email: email('Maria') });
      const before = await dump(opened);
      assert.deepEqual(await relationsTold(opened, [weekly]), [
        'kept: status on_hold since 2026-11-01 → matched',
      ]);
      assert.deepEqual(await dump(opened), before);
      // The sheet takes note of the hold, and later of its end.
      assert.deepEqual(await relationsTold(opened, [{ ...weekly, status: 'on_hold' }]), ['unchanged']);
      assert.deepEqual(await relationsTold(opened, [weekly]), [
        `changed: status on_hold since 2026-11-01 → matched since ${TODAY}`,
      ]);
      // A row with a day is news, whatever the rows without one say.
      const dated = { ...weekly, status: 'on_hold' as const, status_since: TODAY };
      assert.deepEqual(await relationsTold(opened, [dated]), [
        `changed: status matched since ${TODAY} → on_hold since ${TODAY}`,
      ]);
      assert.deepEqual(await relationsTold(opened, [weekly]), [
        `kept: status on_hold since ${TODAY} → matched`,
      ]);
    });

    test('dates and the manager that the last import said already do not undo what was set since', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const row = relation('Bea', 'Ada', {
        end: day('2026-12-31'),
        manager_email: email('Maria'),
        status_since: day('2026-05-04'),
      });
      await importRows(opened, {
        ...SMALL,
        managers: [...SMALL.managers, manager('Nora')],
        relations: [row],
      });
      await opened.write((transaction) =>
        transaction
          .updateTable('relations')
          .set({ start: '2026-05-11', end: '2027-01-31', manager_id: 2 })
          .execute(),
      );
      const set = ' 2 2026-05-11 2027-01-31: matched 2026-05-04';
      assert.deepEqual(await relationsTold(opened, [row]), [
        'kept: manager_email nora@example.org → maria@example.org',
        'kept: start 2026-05-11 → 2026-05-04',
        'kept: end 2027-01-31 → 2026-12-31',
      ]);
      assert.deepEqual(await relations(opened), [set]);
      assert.deepEqual(
        await relationsTold(opened, [{ ...row, end: day('2027-02-28'), manager_email: null }]),
        ['changed: end 2027-01-31 → 2027-02-28', 'kept: start 2026-05-11 → 2026-05-04'],
      );
      assert.deepEqual(await relationsTold(opened, [{ ...row, end: null }]), [
        'kept: manager_email nora@example.org → maria@example.org',
        'kept: start 2026-05-11 → 2026-05-04',
      ]);
      assert.deepEqual(await relations(opened), [' 2 2026-05-11 2027-02-28: matched 2026-05-04']);
    });

    test('a row without a cohort is about the only relation of the pair, and refused where there are several', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const spring = relation('Bea', 'Ada', { cohort: 'Spring' });
      await importRows(opened, { ...SMALL, relations: [spring] });
      const without = relation('Bea', 'Ada', { end: day('2026-12-31') });
      assert.deepEqual(await relationsTold(opened, [without]), ['changed: end null → 2026-12-31']);
      assert.deepEqual(await relations(opened), ['Spring null 2026-05-04 2026-12-31: matched 2026-05-04']);
      await importRows(opened, { relations: [relation('Bea', 'Ada', { cohort: 'Autumn' })] });
      const names =
        'The relations of bea@example.org and ada@example.org are of the cohorts “Spring”, “Autumn”.';
      const told = await importRows(opened, {
        relations: [without],
        exceptions: [exception('Bea', 'Ada', { waived: true })],
        feedbacks: [feedback('Bea', 'Ada')],
      });
      for (const outcome of [told.relations?.[0], told.exceptions?.[0], told.feedbacks?.[0]]) {
        assert.equal(outcome, `cohort: ${names} Give the one that is meant.`);
      }
      assert.equal((await relations(opened)).length, 2);
    });

    test('a round is found by what it is called elsewhere, unless a round has that very title', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const own = {
        title: 'Abschluss',
        titles: 'de: Ausklang',
        order: 4,
        due: { counts_from: 'start' as const, days: 3 },
      };
      const names = ['Halbzeit', 'Mid-term', 'Kennenlernen', 'Závěr', 'Abschluss', 'Ausklang', 'Kickoff'];
      const told = await importRows(opened, {
        ...SMALL,
        rounds: [{ ...own, roles: ['mentee'], cohort: null, active: null }],
        feedbacks: names.map((round) => feedback('Bea', 'Ada', { round })),
      });
      assert.deepEqual(
        told.feedbacks?.map((outcome) => outcome.slice(0, 30)),
        [
          'created',
          'unchanged',
          'created',
          'created',
          'created',
          'unchanged',
          'round: There is no such round. '.slice(0, 30),
        ],
      );
      const { feedbacks } = await storeOf(opened).read();
      assert.deepEqual(
        feedbacks.map(({ round_id }) => round_id),
        [1, 2, 3, 4],
      );
    });

    test('many rows beside many others are written in the time that reading them takes', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const people = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, index) => mentee(`e${from + index}`));
      await importRows(opened, { participants: people(0, 12_000) });
      await using session = await createImportStore(opened, () => TODAY, TEST_DIGESTS).begin({});
      const begun = performance.now();
      await takeAll(session, { participants: people(12_000, 18_000) });
      const taken = performance.now();
      await publish(session);
      const ratio = (performance.now() - taken) / (taken - begun);
      // It was 30 where each of the new rows was held against each of the others; two on a quiet machine otherwise.
      assert.ok(ratio < 15, `writing took ${ratio} times as long as reading`);
    });
  });
}
