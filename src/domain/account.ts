/** Accounts: people with roles, who sign in, and programs, which have tokens only. */

import { type Account, type AccountRole, type Caller, ROLE_SCOPES, UNRESTRICTED_SCOPES } from './access.ts';
import { isMailAddress } from './outbox.ts';
import type { HistoryNote } from './signature.ts';
import type { Token } from './token.ts';

/** What is kept of an account. */
export interface AccountRecord extends Account {
  /** In lower case; no two accounts that are not removed have the same. Null: nobody signs in to it without a token. */
  readonly email: string | null;
  /** Null: a program, which has tokens only. */
  readonly role: AccountRole | null;
  readonly created_at: Temporal.Instant;
  /** From when on it opens nothing; null if it is in use. */
  readonly removed_at: Temporal.Instant | null;
}

/** What an account of a person is made of. */
export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly role: AccountRole;
}

/**
 * Who changes accounts: an account, perhaps by a token; null: the command line; `self`: the account itself, as it is made
 * when somebody signs in for the first time.
 */
export type AccountActor = Pick<Caller, 'account' | 'token'> | 'self' | null;

/** What may be said of a change of accounts. */
export interface AccountChangeTerms {
  readonly by: AccountActor;
  /** For the entry in the history; there is none where it is left out. */
  readonly note?: HistoryNote;
  /** Whether the last manager may go. */
  readonly allowsNoManager?: boolean;
}

/** Finds the accounts that are in use. A change is seen at the next question, also from another process. */
export interface AccountReader {
  /** The account with an id; null if there is none in use. */
  findById(id: number): Promise<AccountRecord | null>;
  /** The account with an e-mail address, in whatever case; null if there is none in use. */
  findByEmail(email: string): Promise<AccountRecord | null>;
}

/** Makes, changes, lists and removes accounts. */
export interface AccountStore extends AccountReader {
  /**
   * Makes the account of a person.
   *
   * @throws InvalidValuesError if a value cannot be kept
   * @throws ConflictError if another account has the name or the e-mail address
   */
  create(account: NewAccount, terms: AccountChangeTerms): Promise<AccountRecord>;
  /** All accounts there ever were, oldest first. */
  list(): Promise<readonly AccountRecord[]>;
  /**
   * Changes an account. With another e-mail address, links that were sent to the old one are worthless.
   *
   * @returns the account as it is then; null if there is none with that id in use
   * @throws InvalidValuesError if a value cannot be kept
   * @throws ConflictError if another account has the name or the e-mail address, or no manager would be left
   */
  change(id: number, patch: Partial<NewAccount>, terms: AccountChangeTerms): Promise<AccountRecord | null>;
  /**
   * Removes an account permanently, with its tokens and sessions. What it did keeps its name.
   *
   * @returns the account; null if there is none with that id in use
   * @throws ConflictError if no manager would be left
   */
  remove(id: number, terms: AccountChangeTerms): Promise<AccountRecord | null>;
  /**
   * Signs out all browsers of an account.
   *
   * @returns how many sessions that ended
   */
  endSessions(id: number): Promise<number>;
}

/** Links by which somebody signs in once, without a token. */
export interface SignInLinks {
  /**
   * Makes a link.
   *
   * @param pause how many seconds must have passed since the last one of the account
   * @returns its secret, which nobody can read again; null if the last one is too recent or the account not in use
   */
  issue(account: number, pause: number): Promise<string | null>;
  /** The id of the account that a link is for; null if it is over, was used, or never was. */
  find(secret: string): Promise<number | null>;
  /** Uses a link up, with all others of its account. Of several who try at once one gets the id of the account. */
  use(secret: string): Promise<number | null>;
}

/** How long a link can be used, in seconds. */
export const LINK_LIFETIME = 15 * 60;

/** The longest name of an account, in characters. */
export const LONGEST_ACCOUNT_NAME = 100;

/** An e-mail address as accounts have it. */
export const accountEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Says what is wrong with the values of an account, by field; null if nothing is. */
export function accountFaults({
  name,
  email,
}: Partial<NewAccount>): Readonly<Record<string, readonly string[]>> | null {
  const faults = {
    ...(name !== undefined &&
      !isAccountName(name) && {
        name: [`It must have 1 to ${LONGEST_ACCOUNT_NAME} characters, on one line.`],
      }),
    ...(email !== undefined &&
      !isMailAddress(email) && {
        email: [`“${email}” is not an e-mail address, such as maria@example.org.`],
      }),
  };
  return Object.keys(faults).length > 0 ? faults : null;
}

/** Whether a text can be the name of an account. */
export const isAccountName = (text: string): boolean =>
  text.trim() === text && text !== '' && text.length <= LONGEST_ACCOUNT_NAME && !/\p{Cc}/u.test(text);

/**
 * The caller that an account is, by a token or as a person who signed in without one. A restriction to the relations of
 * one manager holds for the tokens of the account as well, whatever scopes they were given.
 */
export function callerOf(
  { id, name, email, role }: AccountRecord,
  token: Pick<Token, 'id' | 'scopes'> | null,
  isSignedIn: boolean,
): Caller {
  const given = token?.scopes ?? (role === null ? [] : ROLE_SCOPES[role]);
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
