/** The kind of a table whose columns were chosen, and what its columns read. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import { TableError } from './formats/table-error.ts';
import { type KindMatch, TOLD_BY_RESPONDENT } from './kind.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';

/**
 * The kind of a file by what was chosen or remembered for its header.
 *
 * @throws TableError where that does not suit the kind
 */
export function mappedKind(path: string, header: readonly string[], mapping: ImportMapping): KindMatch {
  const { kind } = mapping;
  const { sources } = mapping;
  const missing = missingIn({ kind, sources });
  if (missing.length > 0) {
    throw new TableError(path, { code: 'not-chosen', kind, lacks: missing });
  }
  const indices = Object.values(sources).flatMap(columnsIn);
  const beyond = indices.find((index) => index >= header.length);
  if (beyond !== undefined) {
    throw new TableError(path, { code: 'no-such-column', has: header.length, chosen: beyond + 1 });
  }
  const { respondent_email: respondent, note } = sources;
  return {
    kind,
    match: {
      sources: columnNamesOf(kind).map((name) => sources[name]),
      missing: [],
      unknown: header.flatMap((_, index) => (indices.includes(index) ? [] : [index])),
      extra: {
        ...(respondent !== undefined && { respondent }),
        ...(note !== undefined && { note }),
      },
      repeated: undefined,
    },
  };
}

/** The required columns of a kind for which a mapping says nothing. */
export function missingIn({ kind, sources }: Pick<ImportMapping, 'kind' | 'sources'>): readonly string[] {
  const isByRespondent = sources['respondent_email'] !== undefined;
  return TABLES[kind].columns
    .filter(({ name, required }) => required && sources[name] === undefined)
    .map(({ name }) => name)
    .filter((name) => !isByRespondent || !TOLD_BY_RESPONDENT.includes(name));
}

/** The indices of the columns that a source reads. */
export function columnsIn(source: ColumnSource): readonly number[] {
  if (typeof source === 'number') return [source];
  if ('joined' in source) return source.joined;
  if ('first' in source) return [source.first, ...[source.instead].flat()];
  return 'utc' in source ? [source.utc] : [];
}
