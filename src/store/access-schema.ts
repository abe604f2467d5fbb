/** The tables of accounts, tokens and sessions, as the queries see them. */

/** Removed accounts keep their rows, for the names in the audit. */
interface AccountTable {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly role: string | null;
  readonly created_at: string;
  readonly removed_at: string | null;
}

/** Scopes stand with a space between them; of the secret there is a digest. */
interface TokenTable {
  readonly id: number;
  readonly account_id: number;
  readonly digest: string;
  readonly scopes: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
}

/** A browser that was signed in; of the secret of its session there is a digest. */
interface SessionTable {
  readonly digest: string;
  readonly account_id: number;
  /** Null if they did so without a token. */
  readonly token_id: number | null;
  readonly created_at: string;
  /** When it ends unless it is used before. */
  readonly expires_at: string;
}

/** A link by which somebody signs in once; of its secret there is a digest. */
interface SignInLinkTable {
  readonly digest: string;
  readonly account_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

export interface AccessTables {
  readonly accounts: AccountTable;
  readonly tokens: TokenTable;
  readonly sessions: SessionTable;
  readonly sign_in_links: SignInLinkTable;
}
