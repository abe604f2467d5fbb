import type { Transaction } from 'kysely';
import type { ColumnTypes } from '../database.ts';
import type { Schema } from '../schema.ts';

/** One step of the tables' history. Once released it never changes; what is wrong in it, a later one mends. */
export interface Migration {
  /** From 1, without a gap. */
  readonly number: number;
  readonly name: string;
  /** Takes the step; `types` are those of the database for what SQL databases keep in different ways. */
  up(transaction: Transaction<Schema>, types: ColumnTypes): Promise<void>;
}
