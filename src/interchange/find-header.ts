/** Finds the row of a table that names its columns. */

import type { TableRecord } from './formats/record.ts';
import { TableError } from './formats/table-error.ts';
import { headerKey, withoutRejection } from './header.ts';
import { type KindMatch, type KindOptions, kindOf } from './kind.ts';
import { mappedKind } from './mapped-kind.ts';
import { labelOf, type ReadingOptions, type TableSource, tableId } from './table-file.ts';

/** The number of rows in which a header is searched: above it there may be a title and a few remarks. */
export const HEADER_SEARCH_ROWS = 12;
/** A title and remarks have less cells than a header; rows below it may have as many. */
const TITLE_ROWS = 5;

/** Finds the header row: the chosen one, a remembered one, or the first that identifies a kind. */
export function findHeader(source: TableSource, records: readonly TableRecord[], options: ReadingOptions) {
  const { header_row, mapping: chosen } = options.choices?.[tableId(source)] ?? {};
  const label = labelOf(source);
  const possible = records.filter(({ row }) => header_row === undefined || row === header_row);
  for (const known of possible) {
    const mapping = chosen ?? options.mappings?.get(headerKey(withoutRejection(known.cells)));
    if (mapping === undefined || (options.kind ?? mapping.kind) !== mapping.kind) continue;
    const record = chosen === undefined ? known : (likelyHeader(possible, options) ?? known);
    return { record, mapping, found: mappedKind(label, withoutRejection(record.cells), mapping, options) };
  }
  let problem: TableError | undefined;
  for (const record of possible) {
    const found = kindIn(label, record, options);
    if (!(found instanceof TableError)) return { record, mapping: undefined, found };
    problem ??= found;
  }
  throw problem ?? missingHeader(source, header_row);
}

/** The kind that a row identifies, or why it identifies none. */
function kindIn(label: string, { cells }: TableRecord, options: KindOptions): KindMatch | TableError {
  try {
    return kindOf(label, withoutRejection(cells), options);
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
}

/** The error about a chosen header row that is empty. */
export const missingHeader = (source: TableSource, row: number | undefined): TableError =>
  new TableError(`${labelOf(source)} has no row ${row} that could name its columns.`);

/** The row that identifies a kind; otherwise the one of the first few rows that names the most columns. */
export function likelyHeader(
  records: readonly TableRecord[],
  options: Pick<ReadingOptions, 'role' | 'round' | 'ignore'>,
): TableRecord | undefined {
  const identifying = records
    .slice(0, HEADER_SEARCH_ROWS)
    .find((record) => !(kindIn('', record, options) instanceof TableError));
  if (identifying !== undefined) return identifying;
  const width = ({ cells }: TableRecord): number => cells.filter((cell) => cell.trim() !== '').length;
  const first = records.slice(0, TITLE_ROWS);
  const widest = Math.max(0, ...first.map(width));
  return first.find((record) => width(record) === widest);
}
