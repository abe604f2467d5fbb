/** Pages of a long list. */

/** Which part of a list is asked for. */
export interface PageRequest {
  /** How many records at most: 1 and up. */
  readonly limit: number;
  /** How many records of the list to pass over: 0 and up, at most 2^53 - 1. */
  readonly offset: number;
}

export interface Page<Item> {
  /** The exact length of the whole list. */
  readonly count: number;
  readonly items: readonly Item[];
}
