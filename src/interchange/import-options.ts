/** What is asked of an import. */

import type { ImportDecisions } from '../domain/import-decisions.ts';
import type { ImportSessionOptions } from '../domain/import-store.ts';
import type { ReadingOptions } from './table-file.ts';

/** What is asked for beside the files. */
export interface ImportOptions
  extends ReadingOptions,
    Pick<ImportSessionOptions, 'isMove' | 'by' | 'account_id' | 'reason' | 'seen'> {
  /** Write nothing. */
  readonly dryRun: boolean;
  /** Take the good rows where others are bad. */
  readonly skipBad: boolean;
  /** What was decided; missing where nobody has anything to decide, and what is in the files holds. */
  readonly decisions?: ImportDecisions | undefined;
  /** Somebody will decide: tell with each bad row what can be decided, and of each row whom it is about. */
  readonly asks?: boolean | undefined;
}
