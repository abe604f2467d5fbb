/** The options of an import. */

import type { ImportDecisions } from '../domain/import-decisions.ts';
import type { ImportSessionOptions } from '../domain/import-store.ts';
import type { ReadingOptions } from './table-file.ts';

/** The options besides the files. */
export interface ImportOptions
  extends ReadingOptions,
    Pick<ImportSessionOptions, 'isMove' | 'by' | 'account_id' | 'reason' | 'seen'> {
  /** Write nothing. */
  readonly dryRun: boolean;
  /** Take the good rows where others are bad. */
  readonly skipBad: boolean;
  /** The decisions about rows; absent: the files are imported as they are. */
  readonly decisions?: ImportDecisions | undefined;
  /** Whether to collect questions: each bad row with its possible decisions, and the subject of each row. */
  readonly asks?: boolean | undefined;
}
