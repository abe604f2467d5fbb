/** The kind of a table whose columns were chosen, and what its columns read. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import { TableError } from './formats/table-error.ts';
import type { KindMatch, KindOptions } from './kind.ts';
import { TABLES } from './kinds/tables.ts';
import { listed, quoted } from './values/wording.ts';

/**
 * The kind of a file by what was chosen or remembered for its header.
 *
 * @throws TableError where that does not suit the kind
 */
export function mappedKind(
  path: string,
  header: readonly string[],
  mapping: ImportMapping,
  { role, round }: KindOptions,
): KindMatch {
  const { kind } = mapping;
  const sources: Readonly<Record<string, ColumnSource>> = {
    ...(role !== undefined && { role: { text: role } }),
    ...(round !== undefined && { round: { text: round } }),
    ...mapping.sources,
  };
  const { columns } = TABLES[kind];
  const { respondent_email: respondent, note } = sources;
  const isTold = (name: string): boolean =>
    sources[name] !== undefined ||
    (respondent !== undefined && ['mentor_email', 'mentee_email', 'role'].includes(name));
  const missing = columns.filter(({ name, required }) => required && !isTold(name));
  if (missing.length > 0) {
    const names = listed(
      missing.map(({ name }) => quoted(name)),
      'and',
    );
    throw new TableError(
      `${path} is to be read as ${kind}, but nothing was chosen for ${names}. Choose a column or a value.`,
    );
  }
  const indices = Object.values(sources).flatMap(columnsIn);
  const beyond = indices.find((index) => index >= header.length);
  if (beyond !== undefined) {
    throw new TableError(
      `${path} has ${header.length} columns; column ${beyond + 1} was chosen. Choose another.`,
    );
  }
  return {
    kind,
    match: {
      sources: columns.map(({ name }) => sources[name]),
      missing,
      unknown: header.flatMap((_, index) => (indices.includes(index) ? [] : [index])),
      extra: {
        ...(respondent !== undefined && { respondent }),
        ...(note !== undefined && { note }),
      },
      repeated: undefined,
    },
  };
}

/** The indices of the columns that a source reads. */
export function columnsIn(source: ColumnSource): readonly number[] {
  if (typeof source === 'number') return [source];
  if ('joined' in source) return source.joined;
  if ('first' in source) return [source.first, source.instead];
  return 'utc' in source ? [source.utc] : [];
}
