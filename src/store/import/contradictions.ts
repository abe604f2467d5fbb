/** Remembers the rows of an import by their subject, to find contradictory rows. */

import { LEAVE } from '../../domain/import-decisions.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
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

/** Remembers what rows say, and returns for each the earlier row that it contradicts, or undefined. */
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
    .selectAll()
    .execute();
  const earlier = new Map<string, Statement>(
    rows.map((row) => [row.key, { ...row, said: JSON.parse(row.said) }]),
  );
  const fresh: Statement[] = [];
  const found = statements.map((statement) => {
    const before = earlier.get(statement.key);
    if (before !== undefined) return contradiction(statement, before);
    earlier.set(statement.key, statement);
    fresh.push(statement);
    return undefined;
  });
  const memory = fresh.map(({ key, place, said }) => ({ kind, key, place, said: JSON.stringify(said) }));
  await save(queries, 'imported_statements', memory);
  return found;
}

function contradiction({ said }: Statement, before: Statement): RowProblem | undefined {
  for (const [column, value] of Object.entries(said)) {
    const other = before.said[column] ?? null;
    if (value === null || other === null || value === other) continue;
    const reason = `It says otherwise than ${before.place}, where it is “${other}”. Keep one of the two rows.`;
    return {
      ...{ column, reason, question: { ask: 'twice', place: before.place, value: `${other}` } },
      guess: { answer: LEAVE, why: 'An earlier row is about the same.' },
    };
  }
  return undefined;
}

/**
 * Takes the rows of a kind that do not contradict earlier ones of the same import.
 *
 * @param stated the subject of a row, and what the row says of it
 * @returns the outcome of each row
 */
export async function takeConsistent<Row extends { readonly number: number; readonly place: string }>(
  queries: ImportQueries,
  kind: string,
  rows: readonly Row[],
  stated: (row: Row, index: number) => Omit<Statement, 'place'>,
  take: (row: Row, index: number) => RowOutcome,
): Promise<RowOutcome[]> {
  const statements = rows.map((row, index) => ({ place: row.place, ...stated(row, index) }));
  const found = await findContradictions(queries, kind, statements);
  return rows.map((row, index) => {
    const outcome = found[index];
    return outcome === undefined ? take(row, index) : { number: row.number, outcome };
  });
}
