/** What the tables of a file are: where they stand, and once it is known how they are read, what they hold. */

import type { ImportMapping } from '../domain/import-mapping.ts';
import { layoutOf } from './formats/csv-layout.ts';
import { findEncoding } from './formats/encoding.ts';
import { readBeginning } from './formats/file-bytes.ts';
import { isWorkbook, rejectOtherFormats } from './formats/other-formats.ts';
import { TableError } from './formats/table-error.ts';
import { withoutRejection } from './header.ts';
import type { KindMatch } from './kind.ts';
import { columnNamesOf } from './kinds/tables.ts';
import { mappedKind } from './mapped-kind.ts';
import type { Sheet } from './sheet.ts';
import {
  labelOf,
  type ReadingOptions,
  type TableFile,
  type TableNote,
  type TableSource,
} from './table-file.ts';

/** The error about a file with nothing in it. */
export const emptyError = (path: string): TableError => new TableError(path, { code: 'empty' });

/**
 * The tables of a file before their headers are known: one, or the visible sheets of a workbook that are not empty.
 *
 * @throws TableError if it is neither text nor a workbook, or damaged
 */
export async function tableSources(path: string, encodingLabel?: string): Promise<readonly TableSource[]> {
  const { size, first } = await readBeginning(path);
  if (size === 0) throw emptyError(path);
  if (isWorkbook(first)) {
    const { sheetSources } = await import('./workbook-sheets.ts');
    return sheetSources(path);
  }
  rejectOtherFormats(path, first);
  const encoding = await findEncoding(path, first, encodingLabel);
  const text = new TextDecoder(encoding.label).decode(first);
  if (text.trim() === '') throw emptyError(path);
  const { separator, lineEnds, namesSeparator } = layoutOf(text);
  const hiddenRows = namesSeparator ? 1 : 0;
  return [
    { path, sheet: null, bytes: size, encoding, merged: [], format: 'csv', separator, lineEnds, hiddenRows },
  ];
}

/**
 * Describes the content of a table of texts.
 *
 * @param mapping how it is read
 * @throws TableError if it cannot be read so
 */
export function mappedTable(
  { source, header, isFirst }: Sheet,
  mapping: ImportMapping,
  options: ReadingOptions,
): TableFile {
  const label = labelOf(source, options);
  if (header === undefined) throw emptyError(label);
  const columns = withoutRejection(header.cells);
  const found = mappedKind(label, columns, mapping);
  return {
    ...source,
    label,
    kind: found.kind,
    ...{ columns, sources: found.match.sources, extra: found.match.extra, mapping },
    notes: [
      ...notesOf(source, columns, found, options),
      ...(isFirst ? [] : [{ code: 'header-row', row: header.row } as const]),
    ],
    headerLine: header.line,
    headerCells: header.cells.length,
  };
}

function notesOf(
  { encoding: { label, other } }: TableSource,
  header: readonly string[],
  { kind, match }: KindMatch,
  { role }: ReadingOptions,
): readonly TableNote[] {
  const notes: TableNote[] = [];
  if (other !== null) notes.push({ code: 'encoding', label, other });
  const columns = match.unknown.map((index) => header[index] ?? '').filter((name) => name.trim() !== '');
  if (columns.length > 0) notes.push({ code: 'unknown-columns', columns });
  const roleIndex = columnNamesOf(kind).indexOf('role');
  const own = match.sources[roleIndex];
  if (role !== undefined && own !== undefined && !(typeof own === 'object' && 'text' in own)) {
    notes.push({ code: 'own-roles' });
  }
  if (role !== undefined && roleIndex < 0) notes.push({ code: 'no-role' });
  return notes;
}
