/** Fills a database with goals of realistic length. */

import { createOfflineGoalWriter } from '../src/generators/offline-writer.ts';
import { inlineTextWork } from '../src/generators/worker/inline.ts';
import type { Database } from '../src/store/database.ts';
import { migrate } from '../src/store/migrations/migrate.ts';
import { WISHES } from './wishes.ts';

const BATCH = 500;

/** Adds goals. */
export async function seedGoals(database: Database, count: number): Promise<void> {
  await migrate(database);
  const writer = createOfflineGoalWriter({ today: () => Temporal.Now.plainDateISO(), texts: inlineTextWork });
  const written = await Promise.all(
    WISHES.map(async (input) => ({ input, ...(await writer.write({ input, variant: 0 })) })),
  );
  for (let start = 1; start <= count; start += BATCH) {
    const size = Math.min(BATCH, count - start + 1);
    await database.write(async (transaction) => {
      const rows = Array.from({ length: size }, (_, index) => {
        const { input, output, inputTokens, outputTokens, language } = written[
          (start + index) % written.length
        ] ?? {
          input: '',
          output: '',
          inputTokens: 0,
          outputTokens: 0,
          language: null,
        };
        return {
          id: start + index,
          position: start + index,
          created_at: Temporal.Now.instant().toString({ fractionalSecondDigits: 6 }),
          input,
          output,
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          writer: 'offline',
          model: null,
          language,
          variant: 0,
          milliseconds: 1,
          tokens_counted_by: 'service' as const,
        };
      });
      await transaction.insertInto('smart_goals').values(rows).execute();
      await transaction
        .updateTable('collections')
        .where('name', '=', 'smart-goals')
        .set({
          count: start + size - 1,
          last_id: start + size - 1,
          last_position: start + size - 1,
          revision: start,
        })
        .execute();
    });
  }
}
