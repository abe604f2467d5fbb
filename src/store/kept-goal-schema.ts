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

/** A page that answered a form, for a browser that comes back to it. */
interface FormAnswerTable {
  /** The digest of its key. */
  readonly digest: string;
  /** Null where nobody was signed in. */
  readonly account_id: number | null;
  readonly created_at: string;
  /** The page, which only its key opens. */
  readonly sealed: string;
}

/** The tables. */
export interface KeptGoalTables {
  readonly goal_addresses: GoalAddressTable;
  readonly goal_signing_key: GoalSigningKeyTable;
  readonly form_answers: FormAnswerTable;
}
