/** What the tables of an upload are, for a person to see and change. */

import type { RememberedAnswers } from '../domain/import-decisions.ts';
import type { ImportMapping, TableChoice } from '../domain/import-mapping.ts';
import type { ImportDirectory } from '../domain/import-people.ts';
import { UPLOADED_KINDS } from '../domain/upload.ts';
import { TableError } from './formats/table-error.ts';
import { headerKey } from './header.ts';
import { inspectTable, tableSources } from './inspecting.ts';
import { missingIn } from './mapped-kind.ts';
import type { ProposedColumn } from './mapping-suggestion.ts';
import { completed, type Recognition, recognize, type TableQuestion } from './recognition.ts';
import { lookAt, type Sheet } from './sheet.ts';
import { rowDigest } from './table-answers.ts';
import { labelOf, type ReadingOptions, tableId } from './table-file.ts';

/** The proposed kind and columns of a table. */
export interface TableProposal {
  readonly id: string;
  readonly path: string;
  readonly sheet: string | null;
  /** The row that names its columns, as the spreadsheet counts; null if the file cannot be read. */
  readonly header_row: number | null;
  /** The row that was chosen for that, where there is none with anything in it. */
  readonly missing_header_row: number | null;
  readonly columns: readonly ProposedColumn[];
  /** The proposed mapping, with guesses in it; null if the kind is unknown. */
  readonly mapping: ImportMapping | null;
  /** Whether the mapping was chosen in this upload, or remembered from the last, or recognized. */
  readonly origin: 'chosen' | 'remembered' | 'recognized';
  /** By what it was recognized; null if its header says it. */
  readonly why: string | null;
  /** Whether something else is nearly as likely. */
  readonly is_guess: boolean;
  /** What has to be said of the table as a whole. */
  readonly questions: readonly TableQuestion[];
  /** Why it cannot be read as it is, and what to do; null if it can. */
  readonly problem: string | null;
  readonly notes: readonly string[];
  readonly is_skipped: boolean;
}

/** A proposal, with what it was made of; there is no sheet of a file that cannot be read. */
export interface ProposedTable {
  readonly proposal: TableProposal;
  readonly sheet: Sheet | null;
}

/** The proposal for a file that cannot be read. */
const UNREADABLE = {
  ...{ sheet: null, header_row: null, missing_header_row: null, columns: [] },
  ...{ mapping: null, why: null, is_guess: false, questions: [], notes: [] },
} satisfies Partial<TableProposal>;

const SAMPLES = 3;
/** The maximum number of tables of one upload: nobody would read a page with more. */
const MAX_TABLES = 100;

/** What proposals are made with. */
export interface ProposalOptions extends ReadingOptions {
  readonly remembered?: ReadonlyMap<string, RememberedAnswers> | undefined;
}

/**
 * Proposes how the tables of files are read.
 *
 * @param onFile is called with the number of each file before it is read
 * @returns one for each table; what cannot be read at all has a problem
 */
export async function proposeTables(
  paths: readonly string[],
  options: ProposalOptions,
  directory: ImportDirectory,
  onFile: (number: number) => void = () => undefined,
): Promise<readonly ProposedTable[]> {
  const found: (Sheet | TableProposal)[] = [];
  for (const [index, path] of paths.entries()) {
    onFile(index + 1);
    try {
      const sources = await tableSources(path, options.encoding);
      if (found.length + sources.length > MAX_TABLES) {
        throw new TableError(
          `${path} has ${sources.length} sheets, and no more than ${MAX_TABLES} are read together. Upload it on its own.`,
        );
      }
      if (sources.some(({ format }) => format === 'jsonl')) {
        throw new TableError(
          `${path} is JSON Lines, which programs write. Save the sheet as CSV, or ask your administrator to import it.`,
        );
      }
      for (const source of sources) found.push(await lookAt(source, options, directory.rounds));
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      const id = tableId({ path, sheet: null });
      const is_skipped = options.choices?.[id]?.skip === true;
      found.push({ ...UNREADABLE, origin: 'recognized', id, path, problem: error.message, is_skipped });
    }
  }
  const recognized = recognize(
    found.filter((one) => 'source' in one),
    directory,
    options.today,
  );
  return Promise.all(
    found.map(async (one) =>
      'source' in one
        ? { proposal: await propose(one, recognized.get(one.id), directory, options), sheet: one }
        : { proposal: one, sheet: null },
    ),
  );
}

async function propose(
  sheet: Sheet,
  recognized: Recognition | undefined,
  directory: ImportDirectory,
  options: ProposalOptions,
): Promise<TableProposal> {
  const { id, source, header } = sheet;
  const choice: TableChoice = options.choices?.[id] ?? {};
  const { mapping: chosen } = choice;
  const remembered = chosen === undefined ? rememberedMapping(sheet, options) : undefined;
  const known = chosen ?? remembered;
  const facts = { rounds: directory.rounds, today: options.today };
  const { mapping, why, isGuess, questions } =
    known === undefined
      ? (recognized ?? NOTHING)
      : completed(sheet, known, { why: null, isGuess: false }, facts);
  const isSkipped = choice.skip === true;
  const isLeftOut = mapping === null || isSkipped || missingIn(mapping).length > 0;
  const header_row = header?.row ?? null;
  const own = { ...(header_row !== null && { header_row }), ...(mapping !== null && { mapping }) };
  const told =
    mapping === null || !isLeftOut
      ? await inspectTable(source, { ...options, choices: { [id]: own } }).catch((error: unknown) => {
          if (error instanceof TableError) return error;
          throw error;
        })
      : undefined;
  const table = told instanceof TableError ? undefined : told;
  const isUploaded = mapping === null || UPLOADED_KINDS.some((kind) => kind === mapping.kind);
  return {
    ...{ id, header_row, why, questions },
    ...{ path: source.path, sheet: source.sheet },
    missing_header_row: sheet.missingHeader,
    columns: sheet.columns.map(({ name, cells }) => ({
      name,
      samples: [...new Set(cells)].slice(0, SAMPLES),
    })),
    mapping: isUploaded ? mapping : null,
    origin: chosen !== undefined ? 'chosen' : remembered !== undefined ? 'remembered' : 'recognized',
    is_guess: isGuess,
    problem:
      told instanceof TableError
        ? told.message.replace(labelOf(source), 'It')
        : isUploaded || mapping === null
          ? null
          : `It holds ${mapping.kind.replaceAll('-', ' ')}, which cannot be uploaded here.`,
    notes: table?.notes ?? [],
    is_skipped: isSkipped,
  };
}

const NOTHING: Recognition = { mapping: null, why: null, isGuess: false, questions: [] };

/** How the columns of such a sheet were read the last time. What was the same in every row holds only if it is the same sheet. */
function rememberedMapping(sheet: Sheet, options: ProposalOptions): ImportMapping | undefined {
  const names = sheet.columns.map(({ name }) => name);
  const key = headerKey(names);
  const mapping = options.mappings?.get(key);
  const answers = options.remembered?.get(key);
  if (mapping === undefined || answers === undefined) return mapping;
  const isSame = sheet.rows.some(({ cells }) =>
    answers.seen.includes(rowDigest(names.map((_, index) => cells[index] ?? ''))),
  );
  if (!isSame) return mapping;
  const constants = Object.entries(answers.constants).map(([name, text]) => [name, { text }] as const);
  return { ...mapping, sources: { ...Object.fromEntries(constants), ...mapping.sources } };
}

/** How tables are read: as proposed, and those that nobody can read yet not at all. */
export function choicesOf(proposals: readonly TableProposal[]): Readonly<Record<string, TableChoice>> {
  return Object.fromEntries(
    proposals.flatMap(({ id, header_row, mapping, problem, is_skipped }): [string, TableChoice][] => {
      if (is_skipped || problem !== null || mapping === null) return [[id, { skip: true }]];
      if (missingIn(mapping).length > 0) return [[id, { skip: true }]];
      return header_row === null ? [] : [[id, { header_row, mapping }]];
    }),
  );
}
