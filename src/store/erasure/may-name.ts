/** The rows of the history that may name somebody, which an index holds. */

import { sql } from 'kysely';
import { textContains, textFrom, textUntil } from '../sql-functions.ts';

const [BEFORE, AFTER] = [sql.ref('before'), sql.ref('after')];

/** A row is JSON without spaces: where it holds one of these, or other letters than English ones, a text in it has words. */
const hasWords = (row: typeof BEFORE) =>
  sql`(length(${row}) <> octet_length(${row}) or ${sql.join(
    [' ', '@', '\\'].map((part) => textContains(row, sql.lit(part))),
    sql` or `,
  )})`;

/** A relation as far as its manager, whom thousands may get at once, and behind it. */
const isOther = (part: typeof textFrom, column: string) =>
  sql`${part(BEFORE, sql.lit(`"${column}":`))} is distinct from ${part(AFTER, sql.lit(`"${column}":`))}`;

/**
 * Texts of two words or with an “@”, and all that makes a relation another than before, besides its manager. A new relation is
 * as it was made until another row says so.
 */
export const MAY_NAME = sql<boolean>`case
  when table_name in ('relation_changes', 'feedback_exceptions', 'feedbacks') then ${hasWords(BEFORE)} or ${hasWords(AFTER)}
  when table_name = 'relations' and before is not null
    then ${isOther(textUntil, 'manager_id')} or ${isOther(textFrom, 'cohort')}
  else false
end`;
