/** A form that is asked, and what both of every pair answered to it. */

import { sql } from 'kysely';
import { needsAttention, questionsFor } from '../../src/domain/forms/question.ts';
import { shippedForm } from '../../src/domain/forms/shipped/form.ts';
import { ROLES } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { allRows } from '../contract/programme-rows.ts';

const BY = { who: 'a test', account_id: null, reason: null };

/** Switches the shipped form of a round on; returns its questions. */
export async function addForm(database: Database, round_id = 1) {
  const operations = createProgrammeOperations(database, () => Temporal.Now.plainDateISO());
  const round = (await allRows(database)).feedback_rounds.find(({ id }) => id === round_id);
  const questions = shippedForm(round?.title ?? '');
  await operations.perform({ kind: 'change-form', round_id, questions }, BY);
  await operations.perform({ kind: 'switch-form', round_id, is_on: true }, BY);
  return questions;
}

/**
 * Adds a form of the first round, and answers of both of every pair that need attention.
 *
 * @param written what each of them wrote
 */
export async function addAnswers(database: Database, written: () => string = () => 'Fine.'): Promise<void> {
  const questions = await addForm(database);
  const { relations } = await allRows(database);
  const at = '2026-03-01T10:00:00.000000Z';
  await database.write(async (transaction) => {
    for (const { id } of relations) {
      for (const role of ROLES) {
        for (const question of questionsFor(questions, role)) {
          const { name, kind, options } = question;
          const value =
            kind === 'rating' ? 2 : kind === 'yes_no' ? 'yes' : (options?.at(-1)?.name ?? written());
          const attention = needsAttention(question, value) ? 'open' : null;
          await sql`
            insert into feedback_answers
              (relation_id, round_id, role, question, kind, version, value, submitted_at, changed_at, attention)
            values (${id}, 1, ${role}, ${name}, ${kind}, 1, ${JSON.stringify(value)}, ${at}, ${at}, ${attention})`.execute(
            transaction,
          );
        }
      }
    }
  });
}
