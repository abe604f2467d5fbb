/** Which row of a table names its columns. */

import type { TableRecord } from './formats/record.ts';
import { TableError } from './formats/table-error.ts';
import { headerKey, withoutRejection } from './header.ts';
import { kindOf } from './kind.ts';
import { mappedKind } from './mapped-kind.ts';
import { labelOf, type ReadingOptions, type TableSource, tableId } from './table-file.ts';

/** The number of rows in which a header is searched: above it there may be a title and a few remarks. */
export const HEADER_SEARCH_ROWS = 12;
/** A title and remarks have less cells than a header; rows below it may have as many. */
const TITLE_ROWS = 5;

/** Finds the header row: the chosen one, a remembered one, or the first that identifies a kind. */
export function findHeader(source: TableSource, records: readonly TableRecord[], options: ReadingOptions) {
  const choice = options.choices?.[tableId(source)];
  const label = labelOf(source);
  const possible =
    choice?.header_row === undefined ? records : records.filter(({ row }) => row === choice.header_row);
  for (const record of possible) {
    const columns = withoutRejection(record.cells);
    const mapping = choice?.mapping ?? options.mappings?.get(headerKey(columns));
    if (mapping === undefined || (options.kind ?? mapping.kind) !== mapping.kind) continue;
    const chosen = choice?.mapping === undefined ? record : (likelyHeader(possible, options) ?? record);
    return {
      record: chosen,
      mapping,
      found: mappedKind(label, withoutRejection(chosen.cells), mapping, options),
    };
  }
  let problem: unknown;
  for (const record of possible) {
    try {
      return { record, mapping: undefined, found: kindOf(label, withoutRejection(record.cells), options) };
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      problem ??= error;
    }
  }
  throw problem ?? missingHeader(source, choice?.header_row);
}

/** The error about a chosen header row that is empty. */
export const missingHeader = (source: TableSource, row: number | undefined): TableError =>
  new TableError(`${labelOf(source)} has no row ${row} that could name its columns.`);

/** The row that identifies a kind; otherwise the one of the first few rows that names the most columns. */
export function likelyHeader(
  records: readonly TableRecord[],
  options: Pick<ReadingOptions, 'role' | 'round' | 'ignore'>,
): TableRecord | undefined {
  for (const record of records.slice(0, HEADER_SEARCH_ROWS)) {
    try {
      kindOf('', withoutRejection(record.cells), options);
      return record;
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
    }
  }
  const width = ({ cells }: TableRecord): number => cells.filter((cell) => cell.trim() !== '').length;
  const first = records.slice(0, TITLE_ROWS);
  const widest = Math.max(0, ...first.map(width));
  return first.find((record) => width(record) === widest);
}
