/** The port through which everything goes out into files. */

import type { ImportedRows, Kind } from './imported-rows.ts';

/** All records as they were at one moment, as rows that an import takes. */
export interface ExportSource {
  /** How many rows a kind has. */
  count(kind: Kind): Promise<number>;
  /** The rows of a kind, oldest first, in parts of bounded size. */
  rows<K extends Kind>(kind: K): AsyncIterable<readonly ImportedRows[K][]>;
}

export interface ExportStore {
  /** Runs the work on the records as they are now; what changes meanwhile is not seen by it. */
  read<Result>(work: (source: ExportSource) => Promise<Result>): Promise<Result>;
}
