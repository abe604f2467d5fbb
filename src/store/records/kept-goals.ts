/** Goals under private addresses; of the secret in an address only the digest is stored. */

import { hash } from 'node:crypto';
import type { KeptGoals } from '../../domain/kept-goals.ts';
import type { Database } from '../database.ts';
import { addGoal } from './smart-goals.ts';

/** The kept goals of a database. */
export function createKeptGoals(database: Database): KeptGoals {
  let key: Promise<string> | undefined;
  const readKey = async (): Promise<string> => {
    const row = await database.reader.selectFrom('goal_signing_key').select('key').executeTakeFirstOrThrow();
    return row.key;
  };
  return {
    signingKey() {
      key ??= readKey().catch((error: unknown) => {
        // The next caller tries again.
        key = undefined;
        throw error;
      });
      return key;
    },

    keep: (goal, place, origin) =>
      database.write(async (transaction) => {
        const stored = await addGoal(transaction, goal, origin);
        await ('secret' in place
          ? transaction
              .insertInto('goal_addresses')
              .values({ digest: digestOf(place.secret), goal_id: stored.id })
          : transaction
              .insertInto('mentee_goals')
              .values({ goal_id: stored.id, participant_id: place.mentee })
        ).execute();
        return stored;
      }, 'smart-goals'),

    async find(secret) {
      const found = await database.reader
        .selectFrom('goal_addresses')
        .innerJoin('smart_goals', 'smart_goals.id', 'goal_addresses.goal_id')
        .where('digest', '=', digestOf(secret))
        .select(['id', 'input', 'output', 'language'])
        .executeTakeFirst();
      return found === undefined ? null : { ...found };
    },
  };
}

const digestOf = (secret: string): string => hash('sha256', secret, 'hex');
