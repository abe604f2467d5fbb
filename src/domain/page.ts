/** The requested part of a list. */
export interface PageRequest {
  /** The maximum number of records: 1 and up. */
  readonly limit: number;
  /** The number of records to skip: 0 and up, at most 2^53 - 1. */
  readonly offset: number;
}

export interface Page<Item> {
  /** The exact length of the list. */
  readonly count: number;
  readonly items: readonly Item[];
}

/** Data that changes. */
export interface Versioned {
  /** Changes with every change of the data, also by other processes; called for every request. */
  version(): Promise<string>;
}
