/** Files that somebody uploaded, until they are imported or thrown away. */

import type { ImportDecisions } from './import-decisions.ts';
import type { TableChoice } from './import-mapping.ts';
import type { Kind } from './imported-rows.ts';

/** How much an upload may hold. */
export const UPLOAD_LIMITS = {
  /** Files in one upload. */
  files: 20,
  /** Bytes of all of them. */
  bytes: 20 * 1024 * 1024,
  /** Uploads that wait, of everybody. */
  waiting: 50,
  /** Uploads of one account that wait. */
  waitingOfOne: 10,
  /** Days after which an upload that nobody finished is removed. */
  days: 14,
} as const;

/** How the names of folders begin in which files stand while they are read, by which those of killed processes are known. */
export const UPLOAD_FOLDER = 'mentoring-upload-';

/** A file as it came. */
export interface UploadedFile {
  /** Its own name, without folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** What was decided about the tables of an upload, and about their rows. */
export interface UploadDecisions {
  /** By the ids of tables (`tableId`). */
  readonly choices: Readonly<Record<string, TableChoice>>;
  readonly decisions: ImportDecisions;
}

/** How many rows of a kind came to what. */
export interface UploadCount {
  readonly kind: Kind;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly left_out: number;
}

/** What came of an upload that was imported. */
export interface UploadResult {
  readonly at: Temporal.Instant;
  /** The entry of the history that undoes it; null if nothing of the programme changed. */
  readonly entry: number | null;
  readonly counts: readonly UploadCount[];
}

/** An upload without its files. */
export interface UploadSummary {
  /** Not to be guessed. */
  readonly id: string;
  /** For people to read. */
  readonly who: string;
  readonly account_id: number | null;
  readonly created_at: Temporal.Instant;
  /** Once it was imported: the rows that were left out, as files to mend. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** Null while it waits. */
  readonly result: UploadResult | null;
}

/** An upload as far as it was decided about. */
export interface Upload extends UploadSummary, UploadDecisions {
  /** Another number shows that somebody else has decided something meanwhile. */
  readonly revision: number;
}

/** An upload that cannot be kept, with what to do, for people to read. */
export class UploadRefusedError extends Error {
  override readonly name = 'UploadRefusedError';
}

/**
 * Makes sure that files can be kept together.
 *
 * @throws UploadRefusedError beyond {@link UPLOAD_LIMITS}, or where two files have the same name
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
      `The files have ${Math.ceil(bytes / 2 ** 20)} MB; the limit is ${UPLOAD_LIMITS.bytes / 2 ** 20} MB. Use mentoring import, or upload them in parts.`,
    );
  }
  if (twice !== undefined) {
    throw new UploadRefusedError(`Two files are called “${twice}”. Rename one of them.`);
  }
}

/** What was decided, without what was decided about a file that is taken out: another one may have its name. */
export function withoutFile({ choices, decisions }: UploadDecisions, name: string): UploadDecisions {
  const isOther = (table: string): boolean => table !== name && !table.startsWith(`${name}#`);
  const tableOf = (row: string): string => row.slice(0, row.lastIndexOf(':'));
  return {
    choices: Object.fromEntries(Object.entries(choices).filter(([table]) => isOther(table))),
    decisions: {
      ...decisions,
      rows: Object.fromEntries(Object.entries(decisions.rows ?? {}).filter(([row]) => isOther(tableOf(row)))),
    },
  };
}

/** The uploads that wait. Any process of the service finds them. */
export interface UploadStore {
  /**
   * Keeps files, and removes uploads that are too old.
   *
   * @throws UploadRefusedError beyond {@link UPLOAD_LIMITS}, or where two files have the same name
   */
  create(
    files: readonly UploadedFile[],
    by: { readonly who: string; readonly account_id: number | null },
  ): Promise<Upload>;
  /** The newest first. */
  list(): Promise<readonly UploadSummary[]>;
  find(id: string): Promise<Upload | null>;
  /** The files of an upload; none if there is no such upload. */
  files(id: string): Promise<readonly UploadedFile[]>;
  /**
   * Keeps what was decided.
   *
   * @param revision the one that was decided upon
   * @returns null if there is no such upload, or somebody else has decided something meanwhile
   */
  decide(id: string, revision: number, decided: UploadDecisions): Promise<Upload | null>;
  /**
   * Keeps more files in an upload that waits.
   *
   * @returns null where there is no such upload
   * @throws UploadRefusedError beyond {@link UPLOAD_LIMITS}, or where two files have the same name
   */
  add(id: string, files: readonly UploadedFile[]): Promise<Upload | null>;
  /**
   * Takes a file out of an upload that waits, with what was decided about it.
   *
   * @returns null where there is no such upload or file, or it is the only one
   */
  takeOut(id: string, name: string): Promise<Upload | null>;
  /**
   * Keeps what came of an upload in the place of its files.
   *
   * @returns false if there is none that waits
   */
  finish(id: string, result: UploadResult, leftOut: readonly UploadedFile[]): Promise<boolean>;
  /** Removes what is older than {@link UPLOAD_LIMITS} says. */
  removeOld(): Promise<void>;
  /** Throws an upload away; false if there is none. */
  remove(id: string): Promise<boolean>;
}
