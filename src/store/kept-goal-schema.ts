/** The tables of the page for mentees. */

/** The private address of a goal. */
interface GoalAddressTable {
  /** The digest of the secret in the address. */
  readonly digest: string;
  readonly goal_id: number;
}

/** One row. */
interface GoalSigningKeyTable {
  /** The key that signs goals while a browser holds them, before they are stored. */
  readonly key: string;
}

/** The tables. */
export interface KeptGoalTables {
  readonly goal_addresses: GoalAddressTable;
  readonly goal_signing_key: GoalSigningKeyTable;
}
