/** How tables are read, as mappings that say so explicitly. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { matchKind } from './kind.ts';
import { columnNamesOf } from './kinds/tables.ts';
import type { TableFile } from './table-file.ts';

/** A column of a table, as its header names it. */
export interface ProposedColumn {
  readonly name: string;
  /** Some of its cells that are not empty. */
  readonly samples: readonly string[];
}

/**
 * The mapping of a table to a chosen kind, as far as its header determines it; the rest must be chosen.
 *
 * @param columns its header
 */
export function suggestMapping(kind: Kind, columns: readonly string[]): ImportMapping {
  const { sources, extra } = matchKind(kind, columns, {});
  return toMapping(kind, { sources, extra, mapping: undefined });
}

/** A reading as a mapping. */
export function toMapping(
  kind: Kind,
  table: Pick<TableFile<Kind>, 'sources' | 'extra' | 'mapping'>,
): ImportMapping {
  const names = columnNamesOf(kind);
  const sources: Record<string, ColumnSource> = {};
  for (const [index, source] of table.sources.entries()) {
    if (source !== undefined) sources[names[index] ?? ''] = source;
  }
  const { respondent, note } = table.extra;
  if (respondent !== undefined) sources['respondent_email'] = respondent;
  if (note !== undefined) sources['note'] = note;
  return {
    kind,
    sources,
    values: table.mapping?.values ?? {},
    date_order: table.mapping?.date_order ?? null,
  };
}
