/** Remembers the rows of an import by their subject, to find contradictory rows. */

import { LEAVE } from '../../domain/import-decisions.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { RowProblem } from '../../domain/imported-rows.ts';
import type { Statement } from '../../domain/operations/import-draft.ts';
import type { ImportContext } from './tables.ts';

/** Remembers what rows say, and returns for each the earlier row that it contradicts, or undefined. */
export function findContradictions(
  { statements }: Pick<ImportContext, 'statements'>,
  kind: string,
  made: readonly Statement[],
): readonly (RowProblem | undefined)[] {
  const earlier = statements.getOrInsertComputed(kind, () => new Map());
  return made.map((statement) => {
    const before = earlier.get(statement.key);
    if (before !== undefined) return contradiction(statement, before);
    earlier.set(statement.key, statement);
    return undefined;
  });
}

function contradiction({ said }: Statement, before: Statement): RowProblem | undefined {
  for (const [column, value] of Object.entries(said)) {
    const other = before.said[column] ?? null;
    if (value === null || other === null || value === other) continue;
    const reason = `It says otherwise than ${before.place}, where it is “${other}”. Keep one of the two rows.`;
    return {
      ...{ column, reason, question: { ask: 'twice', place: before.place, value: `${other}` } },
      guess: { answer: LEAVE, why: [{ code: 'earlier-row' }] },
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
export function takeConsistent<Row extends { readonly place: string }>(
  context: Pick<ImportContext, 'statements'>,
  kind: string,
  rows: readonly Row[],
  stated: (row: Row, index: number) => Omit<Statement, 'place'>,
  take: (row: Row, index: number) => RowOutcome,
): RowOutcome[] {
  const statements = rows.map((row, index) => ({ place: row.place, ...stated(row, index) }));
  const found = findContradictions(context, kind, statements);
  return rows.map((row, index) => {
    const outcome = found[index];
    return outcome === undefined ? take(row, index) : { outcome };
  });
}
