/** The tables of the mentees' own page. */

/** The private address of a goal. */
interface GoalAddressTable {
  /** Of the secret in the address. */
  readonly digest: string;
  readonly goal_id: number;
}

/** One row. */
interface GoalSigningKeyTable {
  /** Signs goals that a browser holds before they are stored. */
  readonly key: string;
}

/** The tables. */
export interface KeptGoalTables {
  readonly goal_addresses: GoalAddressTable;
  readonly goal_signing_key: GoalSigningKeyTable;
}
