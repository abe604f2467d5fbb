/** The table of what is out of date after a round was changed, as the queries see it. */

/** One row at the most: relations from this one on keep a day (`owed_from`) that is out of date. */
interface OwedRefreshTable {
  readonly id: number;
  readonly next_relation: number;
}

/** The table by its name. */
export interface OwedTables {
  readonly owed_refresh: OwedRefreshTable;
}
