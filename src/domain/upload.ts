/** Uploaded files, until they are imported or discarded, and how their tables are read. */

import type { ImportDecisions, RememberedAnswers } from './import-decisions.ts';
import type { Kind } from './imported-rows.ts';
import type { Signature } from './origin.ts';

export const UPLOAD_LIMITS = {
  /** Files in one upload. */
  files: 20,
  /** Bytes of all of them. */
  bytes: 20 * 1024 * 1024,
  /** Rows of all tables. */
  rows: 20_000,
  /** Waiting uploads of all people. */
  waiting: 50,
  /** Waiting uploads of one account. */
  waitingOfOne: 10,
  /** Days after which an unfinished upload is removed. */
  days: 14,
  /** Seconds that reading or importing one takes at most: its page waits for it. */
  seconds: 60,
  /** Seconds that it waits for others before that at most. */
  turn: 20,
} as const;

/** The kinds of tables that can be uploaded at the desk: the command moves the others between services. */
export const UPLOADED_KINDS = [
  'relations',
  'participants',
  'managers',
  'feedbacks',
  'exceptions',
  'rounds',
  'courses',
] as const satisfies readonly Kind[];

export interface UploadedFile {
  /** Its name, without folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** The choices about tables and the decisions about rows. */
export interface UploadDecisions {
  /** By the ids of tables (`tableId`). */
  readonly choices: Readonly<Record<string, TableChoice>>;
  readonly decisions: ImportDecisions;
}

export interface UploadCount
  extends Readonly<Record<'created' | 'changed' | 'unchanged' | 'left_out', number>> {
  readonly kind: Kind;
}

export interface UploadResult {
  readonly at: Temporal.Instant;
  /** The entry of the history that undoes it; null if the programme did not change. */
  readonly entry: number | null;
  readonly counts: readonly UploadCount[];
}

export interface UploadSummary extends Pick<Signature, 'who' | 'account_id'> {
  /** A random id. */
  readonly id: string;
  readonly created_at: Temporal.Instant;
  /** None after the import. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** Null while it waits. */
  readonly result: UploadResult | null;
  /** Changes with every decision, to detect concurrent ones. */
  readonly revision: number;
}

export interface Upload extends UploadSummary, UploadDecisions {}

/** An upload that is rejected, with advice for people. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError';
}

/**
 * Makes sure that files can be kept together.
 *
 * @throws UploadRefusedError beyond {@link UPLOAD_LIMITS}, or if two files have the same name
 */
export function refuseTooMuch(files: UploadSummary['files']): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const names = files.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (files.length === 0) throw new UploadRefusedError('There is no file. Choose at least one.');
  if (files.length > UPLOAD_LIMITS.files) {
    throw new UploadRefusedError(
      `${files.length} files are too many: the limit is ${UPLOAD_LIMITS.files}. Upload them in parts.`,
    );
  }
  if (bytes > UPLOAD_LIMITS.bytes) {
    throw new UploadRefusedError(
      `The files have ${Math.ceil(bytes / 2 ** 20)} MB; the limit is ${UPLOAD_LIMITS.bytes / 2 ** 20} MB. Use npx mentoring import, or upload them in parts.`,
    );
  }
  if (twice !== undefined) {
    throw new UploadRefusedError(`Two files are called “${twice}”. Rename one of them.`);
  }
}

/** The uploads that wait. Any process of the service finds them. */
export interface UploadStore {
  /**
   * Stores files, and removes uploads that are too old.
   *
   * @throws UploadRefusedError beyond {@link UPLOAD_LIMITS}, or if two files have the same name
   */
  create(files: readonly UploadedFile[], by: Pick<Signature, 'who' | 'account_id'>): Promise<Upload>;
  /** The newest first. */
  list(): Promise<readonly UploadSummary[]>;
  find(id: string): Promise<Upload | null>;
  /** Without the decisions, of which there may be many. */
  summary(id: string): Promise<UploadSummary | null>;
  /** The files of an upload; none if there is no such upload. */
  files(id: string): Promise<readonly UploadedFile[]>;
  /**
   * Stores choices and decisions.
   *
   * @param revision the one that they are based on
   * @returns null if there is no such upload, or somebody else has decided meanwhile
   */
  decide(id: string, revision: number, decided: UploadDecisions): Promise<Upload | null>;
  /**
   * Keeps more files in an upload that waits.
   *
   * @returns null where there is no such upload
   * @throws UploadRefusedError beyond {@link UPLOAD_LIMITS}, or where two files have the same name
   */
  add(id: string, files: readonly UploadedFile[]): Promise<Upload | null>;
  /** Keeps what came of an upload in the place of its files. Returns false if no such upload waits. */
  finish(id: string, result: UploadResult): Promise<boolean>;
  /** Whether there is something for `tidy` to do. */
  isUntidy(): Promise<boolean>;
  /** Removes uploads older than {@link UPLOAD_LIMITS} allows, and the files of removed ones: overwriting large ones takes time. */
  tidy(): Promise<void>;
  /** Removes an upload, whose files nobody finds from now on. */
  remove(id: string): Promise<boolean>;
}

export type ColumnSource =
  /** The index of a column of the file. */
  | number
  /** The columns that are joined. */
  | { readonly joined: readonly number[] }
  /** A column, and the one used if it is empty, or those that are then joined. */
  | { readonly first: number; readonly instead: number | readonly number[] }
  /** A constant for every row. */
  | { readonly text: string }
  /** A column with times in UTC, according to its name. */
  | { readonly utc: number };

/** The meaning of the columns and words of a sheet. */
export interface ImportMapping {
  readonly kind: Kind;
  /**
   * By the canonical name of a column of the kind, or `respondent_email` (of the respondent a form), or `note`, which is
   * not imported but may say that a relation has ended.
   */
  readonly sources: Readonly<Record<string, ColumnSource>>;
  /** The meanings of words, by column and word (`keyOf`): `{ status: { lauft_gut: 'matched' } }`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How `03/04/2026` is meant; null if nobody said. */
  readonly date_order: 'dmy' | 'mdy' | null;
}

export interface RememberedMapping extends ImportMapping {
  /** The header, for people. */
  readonly header: readonly string[];
  readonly key: string;
}

/** The mappings that are remembered, by the key of the header. */
export interface ImportMappingStore {
  read(): Promise<ReadonlyMap<string, RememberedMapping>>;
  /** Remembers some, in the place of those of the same headers. */
  remember(mappings: readonly RememberedMapping[]): Promise<void>;
  /** What was answered about the rows of such sheets, by the key of the header. */
  readAnswers(): Promise<ReadonlyMap<string, RememberedAnswers>>;
  /** Remembers the answers of some, in the place of those of the same headers. */
  rememberAnswers(answers: ReadonlyMap<string, RememberedAnswers>): Promise<void>;
}

/** The choices for a table of an upload; missing ones are detected from the table. */
export interface TableChoice {
  readonly skip?: boolean;
  readonly mapping?: ImportMapping;
  /** Whether columns, words and rows of the sheet are asked about as if it came for the first time. */
  readonly asks_again?: boolean;
}
