import type { ImportedRows, Kind } from './imported-rows.ts';

/** A snapshot of all records, as rows that an import accepts. */
export interface ExportSource {
  /** The rows of a kind, oldest first, in batches of bounded size. */
  rows<K extends Kind>(kind: K): AsyncIterable<readonly ImportedRows[K][]>;
}

export interface ExportStore {
  /** Runs `work` on a snapshot; it does not see later changes. */
  read<Result>(work: (source: ExportSource) => Promise<Result>): Promise<Result>;
}
