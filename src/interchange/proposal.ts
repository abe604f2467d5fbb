/** The first step of an upload: proposes what its tables are, for a person to confirm or change. */

import type { ImportMapping, TableChoice } from '../domain/import-mapping.ts';
import { likelyHeader } from './find-header.ts';
import type { TableRecord } from './formats/record.ts';
import { TableError } from './formats/table-error.ts';
import { headerKey, withoutRejection } from './header.ts';
import { inspectTable, tableSources } from './inspecting.ts';
import { mappingOf, type ProposedColumn } from './mapping-suggestion.ts';
import { labelOf, type ReadingOptions, type TableSource, tableId } from './table-file.ts';
import { firstRecords } from './table-records.ts';

/** The proposed kind and columns of a table. */
export interface TableProposal {
  readonly id: string;
  readonly path: string;
  readonly sheet: string | null;
  /** The row that names its columns, as the spreadsheet counts; null for JSON Lines. */
  readonly header_row: number | null;
  /** The row that was chosen for that, where there is none with anything in it. */
  readonly missing_header_row: number | null;
  readonly columns: readonly ProposedColumn[];
  /** The proposed mapping; null if the kind is unknown. */
  readonly mapping: ImportMapping | null;
  /** Whether the mapping was chosen or remembered, and does not follow from the header alone. */
  readonly is_known: boolean;
  /** Why it cannot be read as it is, and what to do; null if it can. */
  readonly problem: string | null;
  readonly notes: readonly string[];
  readonly is_skipped: boolean;
}

/** The proposal for a file that cannot be read. */
const UNREADABLE = {
  ...{ sheet: null, header_row: null, missing_header_row: null, columns: [] },
  ...{ mapping: null, is_known: false, notes: [] },
};

const SAMPLES = 3;
const LOOKED_AT = 60;
/** The maximum number of tables of one upload: nobody would read a page with more. */
const MAX_TABLES = 100;

/**
 * Proposes how the tables of files are read.
 *
 * @param onFile is called with the number of each file before it is read
 * @returns one for each table; what cannot be read at all has a problem
 */
export async function proposeTables(
  paths: readonly string[],
  options: ReadingOptions,
  onFile: (number: number) => void = () => undefined,
): Promise<readonly TableProposal[]> {
  const proposals: TableProposal[] = [];
  for (const [index, path] of paths.entries()) {
    onFile(index + 1);
    try {
      const sources = await tableSources(path, options.encoding);
      if (proposals.length + sources.length > MAX_TABLES) {
        throw new TableError(
          `${path} has ${sources.length} sheets, and no more than ${MAX_TABLES} are read at once. Upload it on its own.`,
        );
      }
      for (const source of sources) proposals.push(await propose(source, options));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      const id = tableId({ path, sheet: null });
      const is_skipped = options.choices?.[id]?.skip === true;
      proposals.push({ ...UNREADABLE, id, path, problem: error.message, is_skipped });
    }
  }
  return proposals;
}

async function propose(source: TableSource, options: ReadingOptions): Promise<TableProposal> {
  const { path, sheet } = source;
  const id = tableId(source);
  const choice: TableChoice = options.choices?.[id] ?? {};
  const chosen = choice.header_row;
  const below = source.format === 'jsonl' ? [] : await firstRecords(source, LOOKED_AT, chosen);
  const isMissing = source.format !== 'jsonl' && chosen !== undefined && below[0]?.row !== chosen;
  const records = isMissing ? await firstRecords(source, LOOKED_AT) : below;
  const told = await inspectTable(source, options).catch((error: unknown) => {
    if (error instanceof TableError) return error;
    throw error;
  });
  const table = told instanceof TableError ? undefined : told;
  const header =
    table === undefined
      ? (records.find(({ row }) => row === chosen) ?? likelyHeader(records, {}))
      : records.find(({ line }) => line === table.headerLine);
  const columns = withoutRejection(header?.cells ?? []);
  // A remembered mapping can be incomplete, for example lack the form's round.
  const known = choice.mapping ?? options.mappings?.get(headerKey(columns)) ?? null;
  return {
    ...{ id, path, sheet },
    header_row: header?.row ?? null,
    missing_header_row: isMissing ? chosen : null,
    columns: columns.map((name, index) => ({ name, samples: samplesOf(records, header, index) })),
    mapping: table === undefined ? known : mappingOf(table),
    is_known: table?.mapping !== undefined,
    problem: told instanceof TableError ? told.message.replace(labelOf(source), 'It') : null,
    notes: table?.notes ?? [],
    is_skipped: choice.skip === true,
  };
}

function samplesOf(
  records: readonly TableRecord[],
  header: TableRecord | undefined,
  index: number,
): readonly string[] {
  const below = records.filter(({ row }) => row > (header?.row ?? 0));
  const cells = below.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '');
  return [...new Set(cells)].slice(0, SAMPLES);
}
