/** What the desk reads of answers to forms, by who reads. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type AccountRole, type Reader, scopesOf } from '../../src/domain/access.ts';
import type { AnswerReader } from '../../src/domain/desk/desk-reader.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import type { Database } from '../../src/store/database.ts';
import { createAnswerReader } from '../../src/store/desk/answers.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { addAnswers } from '../support/form-answers.ts';
import type { DatabaseKind } from './database-kind.ts';
import { fillMentored } from './mentored.ts';

const BY = { who: 'Maria', account_id: null, reason: null };
const ALL = { limit: 50, offset: 0 };

const readerOf = (role: AccountRole, onlyManager: string | null = null): Reader => ({
  account: null,
  role,
  onlyManager,
  scopes: new Set(scopesOf(role)),
});

/** Runs the suite over a kind of database. */
export function givenAnswersContract(kind: DatabaseKind): void {
  const today = () => Temporal.PlainDate.from('2026-04-01');
  const filled = async (database: Database) => {
    await fillMentored(database);
    await addAnswers(database, () => 'Fine.');
    return (role: AccountRole, only?: string): AnswerReader =>
      createAnswerReader(database, today, readerOf(role, only));
  };

  suite(`answers to forms in ${kind.name}`, kind.options, () => {
    test('a manager reads all of them, and what needs attention until it is resolved', async () => {
      await using created = await kind.create();
      const database = await created.open();
      const answers = (await filled(database))('manager');
      const [form] = await answers.forms();
      assert.ok(form);
      const responses = await answers.responses({ round: 1 }, ALL);
      assert.equal(responses.count, form.responses);
      const [first] = responses.items;
      assert.ok(first);
      assert.deepEqual(
        first.answers.map(({ name }) => name),
        form.questions
          .filter(({ audience }) => audience === 'both' || audience === first.key.role)
          .map(({ name }) => name),
      );
      assert.deepEqual((await answers.ofPair(first.relation_id)).length, 2);
      const results = await answers.results({ round: 1, role: 'mentee' });
      assert.equal(results.responses, responses.count / 2);
      const rating = results.questions.find(({ question }) => question.name === 'rating');
      assert.deepEqual(rating?.counts, [{ value: 2, count: results.responses }]);
      const change = results.questions.find(({ question }) => question.name === 'change');
      assert.equal(change?.comments.length, results.responses);

      const open = await answers.attention({ state: 'open' }, ALL);
      const [row] = open.items;
      assert.ok(row);
      const at = Temporal.Instant.from('2026-04-01T10:00:00Z');
      const operations = createProgrammeOperations(database, today);
      const resolve: Operation = {
        kind: 'resolve-answer',
        key: row.key,
        question: row.answer.name,
        note: 'called',
        by: 'Maria',
        at,
      };
      const done = await operations.perform(resolve, BY);
      assert.ok('number' in done);
      assert.equal((await answers.attention({ state: 'open' }, ALL)).count, open.count - 1);
      const [resolved] = (await answers.attention({ state: 'resolved' }, ALL)).items;
      assert.deepEqual(resolved?.answer.resolved, { at, by: 'Maria', note: 'called' });
      await operations.undo(done.number, BY);
      assert.equal((await answers.attention({ state: 'open' }, ALL)).count, open.count);
    });

    test('a coordinator reads those of their pairs, and who only looks on none but numbers of five and more', async () => {
      await using created = await kind.create();
      const database = await created.open();
      const answersOf = await filled(database);
      const nobody = answersOf('coordinator', 'nobody@example.org');
      assert.equal((await nobody.responses({ round: 1 }, ALL)).count, 0);
      assert.equal((await nobody.attention({ state: 'open' }, ALL)).count, 0);
      assert.deepEqual(await nobody.ofPair(1), []);
      assert.equal((await nobody.results({ round: 1 })).responses, 0);
      const viewer = answersOf('viewer');
      assert.equal((await viewer.responses({ round: 1 }, ALL)).count, 0);
      assert.equal((await viewer.attention({ state: 'open' }, ALL)).count, 0);
      assert.deepEqual(await viewer.ofPair(1), []);
      const { questions, isCountsOnly } = await viewer.results({ round: 1 });
      assert.ok(isCountsOnly);
      for (const { answered, counts, comments } of questions) {
        assert.deepEqual(comments, []);
        assert.ok(answered >= 5 || counts.length === 0);
      }
    });
  });
}
