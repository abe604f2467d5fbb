/** The tables of files that somebody uploads, and of how they are read. */

import type { SettingRow } from '../domain/operations/setting-rows.ts';

/** Files that wait to be imported, with what was decided about them as JSON. */
interface UploadTable {
  readonly id: string;
  /** The name of the uploader, as displayed. */
  readonly who: string;
  readonly account_id: number | null;
  readonly created_at: string;
  readonly decisions: string;
  readonly choices: string;
  /** Another number shows that somebody else has decided something meanwhile. */
  readonly revision: number;
  /** The result as JSON; null while it waits. */
  readonly result: string | null;
  /** While a process imports it: when that has ended at the latest. */
  readonly importing_until: string | null;
}

/** A file of them; its content in Base64. */
interface UploadFileTable {
  readonly upload_id: string;
  readonly position: number;
  readonly name: string;
  readonly bytes: number;
  readonly content: string;
}

/** The tables of uploads, by their names. */
export interface UploadTables {
  /** How the columns and words of sheets with a header are read; `header` and `mapping` are JSON. */
  readonly import_mappings: SettingRow['import_mappings'];
  readonly uploads: UploadTable;
  readonly upload_files: UploadFileTable;
}
