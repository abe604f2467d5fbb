/** Accounts: people with roles, who sign in, and programs, which have tokens only. */

import {
  ACCOUNT_ROLES,
  type Account,
  type AccountRole,
  type Caller,
  isAccountRole,
  type Scope,
  scopesOf,
  UNRESTRICTED_SCOPES,
} from './access.ts';
import { ConflictError, type InvalidValuesError } from './errors.ts';
import { dateTime, integer, type PartOf, type RecordOf, text } from './fields.ts';
import type { HistoryNote, Origin } from './origin.ts';
import { isMailAddress } from './outbox.ts';

const ofAccount = { erasure: 'of an account' } as const;

export const accountFields = {
  id: integer({ readOnly: true, description: 'From 1.' }),
  name: text({ ...ofAccount, description: 'The name that pages and the audit log show.' }),
  /** In lower case, unique among accounts in use. Null: nobody can sign in to it without a token. */
  email: text({ ...ofAccount, nullable: true, description: 'The e-mail address, by which they sign in.' }),
  /** Null: a program, which has tokens only. */
  role: text({
    nullable: true,
    choices: Object.keys(ACCOUNT_ROLES).filter(isAccountRole),
    description: 'What they may do.',
  }),
  created_at: dateTime({ readOnly: true, description: 'When it was made.' }),
  removed_at: dateTime({
    readOnly: true,
    nullable: true,
    label: 'Removed on',
    description: 'When it was removed.',
  }),
};

const {
  id: _id,
  name: _name,
  email: _email,
  role: _role,
  created_at: _created,
  removed_at: _removed,
  ...others
} = accountFields;
/** What is known of an account besides: lists, forms and commands show it as it is declared. */
export const accountDetails = others;

export type AccountRecord = RecordOf<typeof accountFields>;

export interface NewAccount extends Omit<PartOf<typeof accountFields>, 'name' | 'email' | 'role'> {
  readonly name: string;
  readonly email: string;
  readonly role: AccountRole;
}

/** Null: the command line; `self`: the account itself, at the first sign-in. */
export type AccountActor = Pick<Caller, 'account' | 'token'> | 'self' | null;

export interface AccountChangeOptions {
  readonly by: AccountActor;
  /** For the entry in the history; there is none where it is left out. */
  readonly note?: HistoryNote;
  /** Whether the last manager may go. */
  readonly allowsNoManager?: boolean;
  /** Whether it must be the first account of a person. */
  readonly isFirst?: boolean;
}

/** Finds accounts in use. Changes are visible at the next call, also in other processes. */
export interface AccountReader {
  findById(id: number): Promise<AccountRecord | null>;
  /** The account with an e-mail address, in whatever case; null if there is none in use. */
  findByEmail(email: string): Promise<AccountRecord | null>;
}

/** Nobody could manage the programme without this account. */
export class LastManagerError extends ConflictError {
  /** The name of the account. */
  readonly account: string;

  constructor({ id, name }: Account) {
    super(`${name} (account ${id}) is the last manager: nobody could manage the programme.`);
    this.account = name;
  }
}

export interface AccountStore extends AccountReader {
  /**
   * Creates the account of a person.
   *
   * @throws InvalidValuesError if a value is invalid
   * @throws ConflictError if another account has the name or the e-mail address, or it is not the first
   */
  create(account: NewAccount, terms: AccountChangeOptions): Promise<AccountRecord>;
  /** All accounts, including removed ones, oldest first. */
  list(): Promise<readonly AccountRecord[]>;
  /**
   * Changes an account. A new e-mail address invalidates links that were sent to the old one.
   *
   * @returns the changed account; null if no account in use has that id
   * @throws InvalidValuesError if a value is invalid
   * @throws ConflictError if another account has the name or the e-mail address, or no manager would be left
   */
  change(id: number, patch: Partial<NewAccount>, terms: AccountChangeOptions): Promise<AccountRecord | null>;
  /**
   * Removes an account permanently, with its tokens and sessions. What it did keeps its name.
   *
   * @returns the account; null if there is none with that id in use
   * @throws ConflictError if no manager would be left
   */
  remove(id: number, terms: AccountChangeOptions): Promise<AccountRecord | null>;
  /** Signs out all browsers of an account. Returns the number of ended sessions. */
  endSessions(id: number): Promise<number>;
}

/** Sign-in links, which sign in once without a token. */
export interface SignInLinks {
  /**
   * Creates a link.
   *
   * @param pause the minimum number of seconds since the last link of the account
   * @param by whoever makes it for them, for the audit log
   * @returns its secret, which cannot be read again; null if the last link is too recent or the account not
   * in use
   */
  issue(account: number, pause: number, by?: Pick<Caller, 'account' | 'token'>): Promise<string | null>;
  /** The id of the account that a link is for; null if the link has expired, was used, or does not exist. */
  find(secret: string): Promise<number | null>;
  /** Uses a link, and invalidates all others of its account. Of concurrent calls only one gets the id of the account. */
  use(secret: string): Promise<number | null>;
}

/** The validity of a link, in seconds. */
export const LINK_LIFETIME = 15 * 60;

export const MAX_ACCOUNT_NAME_LENGTH = 100;

/** The errors in the values of an account, by field; null if there are none. */
export function accountFaults({ name, email }: Partial<NewAccount>): InvalidValuesError['errors'] | null {
  const faults: Record<string, readonly string[]> = {};
  if (name !== undefined && !isAccountName(name)) {
    faults['name'] = [`It must have 1 to ${MAX_ACCOUNT_NAME_LENGTH} characters, on one line.`];
  }
  if (email !== undefined && !isMailAddress(email)) {
    faults['email'] = [`“${email}” is not an e-mail address, such as maria@example.org.`];
  }
  return Object.keys(faults).length > 0 ? faults : null;
}

/** Whether a text is a valid name of an account. */
export const isAccountName = (text: string): boolean =>
  text.trim() === text && text !== '' && text.length <= MAX_ACCOUNT_NAME_LENGTH && !/\p{Cc}/u.test(text);

/**
 * The caller that an account is, with a token or as a person who signed in without one. A restriction to the
 * relations of one manager also applies to the tokens of the account, whatever their scopes.
 */
export function callerOf(
  { id, name, email, role }: AccountRecord,
  token: Pick<Token, 'id' | 'scopes'> | null,
  isSignedIn: boolean,
): Caller {
  const given = token?.scopes ?? (role === null ? [] : scopesOf(role));
  const isRestricted = role === 'coordinator';
  return {
    account: { id, name },
    token: token?.id ?? null,
    scopes: new Set(isRestricted ? given.filter((scope) => !UNRESTRICTED_SCOPES.has(scope)) : given),
    role,
    email,
    onlyManager: isRestricted ? (email ?? '') : null,
    isSignedIn,
  };
}

// Tokens, with which clients authenticate.

/** A token as it is stored, without its secret. */
export interface Token {
  readonly id: number;
  readonly account: Account;
  /** At least one; they never change. */
  readonly scopes: readonly Scope[];
  readonly created_at: Temporal.Instant;
  /** When it expires; null: never. */
  readonly expires_at: Temporal.Instant | null;
  readonly revoked_at: Temporal.Instant | null;
  /** The last use, to about ten minutes; null if it was never used. */
  readonly last_used_at: Temporal.Instant | null;
}

export interface NewToken {
  /** The name of the account, 1 to 100 characters, or the e-mail address of one; without one, a program's of that name is created. */
  readonly account: string;
  readonly scopes: readonly Scope[];
  readonly expires_at: Temporal.Instant | null;
  /** Whether people type it from paper: then its secret is shorter. */
  readonly isTyped?: boolean;
}

/** A new token with its secret, which cannot be read again. */
export interface IssuedToken {
  readonly token: Token;
  /** The secret that clients send: letters, digits, `-` and `_`. */
  readonly secret: string;
}

/** Finds valid tokens. A revocation takes effect at the next call, also in other processes. */
export interface TokenReader {
  find(secret: string): Promise<Token | null>;
  findById(id: number): Promise<Token | null>;
  /** Records the use of a token, unless that was recorded shortly before. */
  noteUse(token: Token): Promise<void>;
}

export interface TokenStore extends TokenReader {
  /** @param by whoever makes it, for the audit log; the command line where it is left out */
  issue(token: NewToken, by?: Pick<Origin, 'account' | 'token'>): Promise<IssuedToken>;
  /** All tokens there ever were, oldest first. */
  list(): Promise<readonly Token[]>;
  /** Ends a token for good, with its sessions; false where there is none with that id, or it was revoked before. */
  revoke(id: number, by?: Pick<Origin, 'account' | 'token'>): Promise<boolean>;
  /** Ends the browser sessions of a token, which stays valid. Returns their number. */
  endSessions(id: number): Promise<number>;
}
