/** The tables of accounts, tokens and sessions, and of what requests leave behind. */

import type { SettingRow } from '../domain/operations/setting-rows.ts';

export interface AccessTables {
  /** Removed accounts keep their rows, for the names in the audit log. */
  readonly accounts: SettingRow['accounts'];
  readonly tokens: {
    readonly id: number;
    readonly account_id: number;
    /** The digest of the secret, which is not stored. */
    readonly digest: string;
    /** Separated by spaces. */
    readonly scopes: string;
    readonly created_at: string;
    readonly expires_at: string | null;
    readonly revoked_at: string | null;
    readonly last_used_at: string | null;
  };
  /** Browser sessions, by the digests of their secrets. */
  readonly sessions: {
    readonly digest: string;
    readonly account_id: number;
    /** Null if they signed in without a token. */
    readonly token_id: number | null;
    readonly created_at: string;
    /** When it expires without further use. */
    readonly expires_at: string;
  };
  /** By the digests of their secrets. */
  readonly sign_in_links: {
    readonly digest: string;
    readonly account_id: number;
    readonly created_at: string;
    readonly expires_at: string;
    readonly used_at: string | null;
  };
  /** The requests to write goals that were counted. */
  readonly goal_requests: { readonly client: string; readonly at: string };
  /** The goal server tokens used or reserved, one row a day. */
  readonly goal_tokens: { readonly day: string; readonly tokens: number };
  /** Numbers begin with 1; 0 says that the whole database was moved here. */
  readonly audit_events: {
    readonly number: number;
    readonly at: string;
    readonly account_id: number | null;
    readonly token_id: number | null;
    readonly action: string;
    readonly subject: string;
    readonly record_id: number | null;
    readonly times: number;
    /** JSON. */
    readonly detail: string | null;
  };
}
