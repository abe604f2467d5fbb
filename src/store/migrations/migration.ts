import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** One step of the tables' history. Once released it never changes; what is wrong in it, a later one mends. */
export interface Migration {
  /** From 1, without a gap. */
  readonly number: number;
  readonly name: string;
  up(transaction: Transaction<Schema>): Promise<void>;
}
