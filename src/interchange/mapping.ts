/** The mappings of tables: how one is read, and how it may be read as another kind. */

import type { Kind } from '../domain/imported-rows.ts';
import type { ColumnSource, ImportMapping } from '../domain/upload.ts';
import { TableError } from './formats/table-faults.ts';
import { type KindMatch, matchKind, TOLD_BY_RESPONDENT } from './header.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import type { TableFile } from './table-file.ts';
import { topicsIn } from './values/sheet-words.ts';

/**
 * The kind of a file by what was chosen or remembered for its header.
 *
 * @throws TableError where that does not suit the kind
 */
export function mappedKind(path: string, header: readonly string[], mapping: ImportMapping): KindMatch {
  const { kind, sources } = mapping;
  const missing = missingIn(mapping);
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

/** A column of a table, as its header names it. */
export interface ProposedColumn {
  readonly name: string;
  /** Some of its cells that are not empty. */
  readonly samples: readonly string[];
}

/** How a header is read, as a mapping that says so explicitly. */
export function mappingOf({
  kind,
  sources: read,
  extra: { respondent, note },
}: Pick<TableFile, 'kind' | 'sources' | 'extra'>): ImportMapping {
  const names = columnNamesOf(kind);
  const sources: Record<string, ColumnSource> = {};
  for (const [index, source] of read.entries()) {
    if (source !== undefined) sources[names[index] ?? ''] = source;
  }
  if (respondent !== undefined) sources['respondent_email'] = respondent;
  if (note !== undefined) sources['note'] = note;
  return { kind, sources, values: {}, date_order: null };
}

/**
 * The mapping of a table to a chosen kind, as far as its header determines it; the rest must be chosen.
 *
 * @param header its columns
 */
export const suggestMapping = (kind: Kind, header: readonly string[]): ImportMapping =>
  mappingOf({ kind, ...matchKind(kind, header, {}) });

/** What a heading speaks of that says more than the name of the column: “What is your full name?”. */
const SPOKEN_OF: Readonly<Record<string, string>> = {
  ...{ full_name: 'name', first_name: 'first name', last_name: 'last name', email: 'e-mail' },
};

/** The mapping of a table to a kind that somebody chose, as far as its header and first cells determine it. */
export function guessAs(kind: Kind, columns: readonly ProposedColumn[]): ImportMapping {
  const header = columns.map(({ name }) => name);
  const suggested = suggestMapping(kind, header);
  const sources: Record<string, ColumnSource> = { ...suggested.sources };
  const taken = new Set(Object.values(sources).flatMap(columnsIn));
  for (const { name, meaning } of TABLES[kind].columns) {
    const topic = SPOKEN_OF[name];
    if (sources[name] !== undefined || (meaning === undefined && topic === undefined)) continue;
    const index = columns.findIndex(
      ({ name: heading, samples }, at) =>
        !taken.has(at) &&
        (meaning === undefined
          ? topicsIn(heading).has(topic ?? '') && !topicsIn(heading).has('partner')
          : samples.some((sample) => meaning(sample) !== undefined)),
    );
    if (index < 0) continue;
    sources[name] = index;
    taken.add(index);
  }
  return { ...suggested, sources };
}
