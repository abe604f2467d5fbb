/** Remembers the rows of an import by their subject, to find contradictory rows. */

import { sql } from 'kysely';
import type { RowProblem } from '../../domain/imported-rows.ts';
import { save } from './records.ts';
import type { ImportQueries } from './tables.ts';

/** The compared values of a row: texts, numbers and booleans by column; null if it has none. */
export type StatedValues = Readonly<Record<string, string | number | boolean | null>>;

/** The statement of a row about a subject. */
export interface Statement {
  /** The subject, within its kind. */
  readonly key: string;
  readonly place: string;
  readonly said: StatedValues;
}

/**
 * Compares rows with earlier ones of the same import, and remembers them.
 *
 * @returns for each statement the one that it contradicts; undefined if there is none
 */
export async function findContradictions(
  queries: ImportQueries,
  kind: string,
  statements: readonly Statement[],
): Promise<readonly (RowProblem | undefined)[]> {
  const keys = [...new Set(statements.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const rows = await queries
    .selectFrom('imported_statements')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .select(['key', 'place', 'said'])
    .execute();
  const earlier = new Map<string, { place: string; said: StatedValues }>();
  for (const { key, place, said } of rows) earlier.set(key, { place, said: parseSaid(said) });
  const fresh = new Map<string, Statement>();
  const found = statements.map((statement) => {
    const before = earlier.get(statement.key);
    if (before === undefined) {
      earlier.set(statement.key, statement);
      fresh.set(statement.key, statement);
      return undefined;
    }
    return contradiction(statement, before);
  });
  if (fresh.size > 0) {
    await save(
      queries,
      'imported_statements',
      [...fresh.values()].map(({ key, place, said }) => ({ kind, key, place, said: JSON.stringify(said) })),
    );
  }
  return found;
}

function contradiction(
  { said }: Statement,
  before: { readonly place: string; readonly said: StatedValues },
): RowProblem | undefined {
  for (const [column, value] of Object.entries(said)) {
    const other = before.said[column] ?? null;
    if (value === null || other === null || value === other) continue;
    return {
      column,
      reason: `It says otherwise than ${before.place}, where it is “${other}”. Keep one of the two rows.`,
    };
  }
  return undefined;
}

function parseSaid(text: string): StatedValues {
  const value: unknown = JSON.parse(text);
  const said: Record<string, string | number | boolean | null> = {};
  if (typeof value !== 'object' || value === null) return said;
  for (const [column, cell] of Object.entries(value)) {
    if (cell === null || typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') {
      said[column] = cell;
    }
  }
  return said;
}

/** Creates the table. */
export async function createStatements(queries: ImportQueries): Promise<void> {
  await sql`create temp table imported_statements (
    kind text not null, key text not null, place text not null, said text not null, primary key (key, kind)
  )`.execute(queries);
}
