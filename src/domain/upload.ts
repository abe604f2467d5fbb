/** Files that somebody uploaded, until they are imported or thrown away. */

import type { ImportDecisions } from './import-decisions.ts';
import type { TableChoice } from './import-mapping.ts';

/** How much an upload may hold. */
export const UPLOAD_LIMITS = {
  /** Files in one upload. */
  files: 20,
  /** Bytes of all of them. */
  bytes: 20 * 1024 * 1024,
  /** Uploads that wait. */
  waiting: 50,
  /** Days after which an upload that nobody finished is removed. */
  days: 14,
} as const;

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

/** An upload without its files. */
export interface UploadSummary {
  /** Not to be guessed. */
  readonly id: string;
  /** For people to read. */
  readonly who: string;
  readonly account_id: number | null;
  readonly created_at: Temporal.Instant;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
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
  /** The files of an upload; none where there is no such upload. */
  files(id: string): Promise<readonly UploadedFile[]>;
  /**
   * Keeps what was decided.
   *
   * @param revision the one that was decided upon
   * @returns null where there is no such upload, or somebody else has decided something meanwhile
   */
  decide(id: string, revision: number, decided: UploadDecisions): Promise<Upload | null>;
  /** Throws an upload away; false where there is none. */
  remove(id: string): Promise<boolean>;
}
