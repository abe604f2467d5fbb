/** Many pairs in a database, and whether what is kept of them is right. */

import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { dueName, openDates } from '../../src/domain/due-feedbacks.ts';
import { feedbackName } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { refreshDueFeedbacks } from '../../src/store/due-feedbacks.ts';
import { readProgramme } from '../../src/store/programme-reading.ts';
import { UNKNOWN_PERSON } from './unknown-person.ts';

/** Adds pairs that began two days ago. */
export async function addPairs(database: Database, count: number, today: Temporal.PlainDate): Promise<void> {
  const start = today.subtract({ days: 2 }).toString();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await database.write(async (transaction) => {
    for (let from = 0; from < count; from += 500) {
      const some = numbers.slice(from, from + 500);
      await transaction
        .insertInto('participants')
        .values(
          some.flatMap((number) =>
            (['mentee', 'mentor'] as const).map((role, index) => ({
              id: 2 * number + index,
              role,
              full_name: `Person ${number}`,
              email: `${role}${number}@example.org`,
              ...UNKNOWN_PERSON,
            })),
          ),
        )
        .execute();
      await transaction
        .insertInto('relations')
        .values(
          some.map((number) => ({
            id: number,
            mentee_id: 2 * number,
            mentor_id: 2 * number + 1,
            manager_id: null,
            cohort: '',
            start,
            end: null,
            status: 'matched',
          })),
        )
        .execute();
      await transaction
        .insertInto('relation_changes')
        .values(
          some.map((number) => ({
            relation_id: number,
            number: 1,
            status: 'matched',
            since: start,
            reason: null,
          })),
        )
        .execute();
    }
    await refreshDueFeedbacks(transaction, sql`true`);
  });
}

/** That the table of what is due is what the rule says. */
export async function assertDueFeedbacksAreRight({ reader }: Pick<Database, 'reader'>): Promise<void> {
  const programme = await reader.transaction().setIsolationLevel('repeatable read').execute(readProgramme);
  const matched = programme.relations.filter(({ history }) => history.at(-1)?.status === 'matched');
  const expected = openDates({ ...programme, relations: matched }).map(
    (due) => `${dueName(due)} ${due.due_date}`,
  );
  const rows = await reader.selectFrom('due_feedbacks').selectAll().execute();
  assert.deepEqual(rows.map((row) => `${feedbackName(row)} ${row.due_on}`).toSorted(), expected.toSorted());
}
