/** Uploaded files, until they are imported or discarded. */

import type { ImportDecisions } from './import-decisions.ts';
import type { TableChoice } from './import-mapping.ts';
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

/** The prefix of the temporary folders in which files are received and read. */
export const UPLOAD_FOLDER = 'mentoring-upload-';

/** The beginning of the name of such a folder, which says whose it is: a folder of a process that has ended is removed. */
export const uploadFolder = (pid: number, host: string): string => `${UPLOAD_FOLDER}${pid}-${host}-`;

/** The process of this machine that a folder belongs to; undefined if it is another machine’s. */
export function folderOwner(name: string, host: string): number | undefined {
  const pid = Number(/\d+/.exec(name)?.[0]);
  return name.startsWith(uploadFolder(pid, host)) ? pid : undefined;
}

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
  /** After the import: the rows that were left out, as files to correct. */
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
  finish(id: string, result: UploadResult, leftOut: readonly UploadedFile[]): Promise<boolean>;
  /** Whether there is something for `tidy` to do. */
  isUntidy(): Promise<boolean>;
  /** Removes uploads older than {@link UPLOAD_LIMITS} allows, and the files of removed ones: overwriting large ones takes time. */
  tidy(): Promise<void>;
  /** Removes an upload, whose files nobody finds from now on. */
  remove(id: string): Promise<boolean>;
}
