/** The tables of accounts, tokens and sessions, as the queries see them. */

import type { SettingRow } from '../domain/operations/setting-rows.ts';

/** Scopes are separated by spaces; of the secret only the digest is stored. */
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

/** A browser session; of the secret only the digest is stored. */
interface SessionTable {
  readonly digest: string;
  readonly account_id: number;
  /** Null if they signed in without a token. */
  readonly token_id: number | null;
  readonly created_at: string;
  /** When it expires without further use. */
  readonly expires_at: string;
}

/** A sign-in link; of the secret only the digest is stored. */
interface SignInLinkTable {
  readonly digest: string;
  readonly account_id: number;
  readonly created_at: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

export interface AccessTables {
  /** Removed accounts keep their rows, for the names in the audit log. */
  readonly accounts: SettingRow['accounts'];
  readonly tokens: TokenTable;
  readonly sessions: SessionTable;
  readonly sign_in_links: SignInLinkTable;
}
