/** Columns that one kind of table has and a file of another kind: whoever wrote them there believes that they count. */

import type { Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/people-search.ts';
import { contactFields } from '../domain/programme.ts';
import type { TableFault } from './formats/table-faults.ts';
import { wordsIn } from './formats/wording.ts';
import { type HeaderMatch, REJECTION_COLUMNS } from './header.ts';
import { TABLES } from './kinds/tables.ts';

/** The kinds of content in sheets of a programme. */
const PROGRAMME = ['managers', 'participants', 'rounds', 'relations', 'exceptions', 'feedbacks'] as const;
/** Columns that identify the row's subject: sheets of any kind contain them, and forms ask for them. */
const COMMON = new Set([
  ...wordsIn('id, external_id, first_name, last_name, full_name, email, title, order'),
  ...Object.keys(contactFields),
]);

/** The kinds that have a column, by its names. */
const OWNERS = new Map<string, Set<Kind>>();
for (const kind of PROGRAMME) {
  for (const { name, synonyms } of TABLES[kind].columns) {
    if (COMMON.has(name)) continue;
    for (const key of [name, ...synonyms]) OWNERS.getOrInsertComputed(key, () => new Set()).add(kind);
  }
}

/**
 * The fault of columns that the kind does not have and others do; undefined where there are none.
 *
 * @param ignored the names of those that may stand there all the same
 */
export function misplacedColumns(
  kind: Kind,
  header: readonly string[],
  { unknown }: HeaderMatch,
  ignored: readonly string[] = [],
): TableFault | undefined {
  const keys = header.map(keyOf);
  const isRejection = REJECTION_COLUMNS.every((name) => keys.includes(name));
  const passedOver = new Set([...ignored.map(keyOf), ...(isRejection ? REJECTION_COLUMNS : [])]);
  const columns = unknown.flatMap((index) => {
    const key = keys[index] ?? '';
    const owners = passedOver.has(key) ? undefined : OWNERS.get(key);
    return owners === undefined ? [] : [{ name: header[index] ?? '', owners: [...owners] }];
  });
  return columns.length === 0 ? undefined : { code: 'misplaced-columns', kind, columns };
}
