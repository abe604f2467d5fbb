import type { Transaction } from 'kysely';
import type { ColumnTypes } from '../database.ts';
import type { Schema } from '../schema.ts';

/** A migration. Once released it never changes; a later one corrects its errors. */
export interface Migration {
  /** From 1, without a gap. */
  readonly number: number;
  readonly name: string;
  /**
   * Runs the migration.
   *
   * @param types the column types of the database
   */
  up(transaction: Transaction<Schema>, types: ColumnTypes): Promise<void>;
}
