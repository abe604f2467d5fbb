/** Who may do what: a token carries scopes, a role gives scopes to people, and each scope opens one thing. */

/** Every scope with what it opens. None includes another. */
export const SCOPES = {
  'goals:read': 'read smart goals',
  'goals:write': 'have smart goals written',
  'courses:read': 'read courses and their calendar',
  'courses:write': 'create and change courses',
  'statuses:read': 'read pre-lead statuses',
  'feedbacks:read': 'read the feedbacks needed and received, which name people',
  'feedbacks:write': 'record feedbacks as received, as forms do',
  'programme:read': 'read the whole programme: people, relations, rounds and what is owed',
  'programme:write': 'change the programme',
  admin: 'read the metrics',
  calendar: 'read the calendar by an address that carries the token, and nothing else',
} as const;

export type Scope = keyof typeof SCOPES;

/** Whether a word is the name of a scope. */
export const isScope = (word: string): word is Scope => Object.hasOwn(SCOPES, word);

/** The one scope of tokens that stand in addresses. Addresses get around, so such a token opens nothing else. */
export const CALENDAR_SCOPE: Scope = 'calendar';

/** All scopes that may stand together. */
export const COMBINABLE_SCOPES: readonly Scope[] = Object.keys(SCOPES)
  .filter(isScope)
  .filter((scope) => scope !== CALENDAR_SCOPE);

/** Somebody, or some program, by name. Several tokens may belong to it. */
export interface Account {
  /** From 1. */
  readonly id: number;
  readonly name: string;
}

/** What the accounts of people may do, in words. An account without a role is that of a program, which has tokens only. */
export const ACCOUNT_ROLES = {
  manager: 'sees and changes everything in the programme',
  coordinator: 'sees and changes the relations of the manager with the same e-mail address, and no others',
  viewer: 'sees the programme except smart goals, and changes nothing',
} as const;

export type AccountRole = keyof typeof ACCOUNT_ROLES;

/** Whether a word is the name of a role. */
export const isAccountRole = (word: string): word is AccountRole => Object.hasOwn(ACCOUNT_ROLES, word);

/**
 * The scopes of whoever signed in as a person. The metrics are for those who run the service, with a token. A coordinator
 * sees own relations alone, so that the collections that name everybody, or show what all mentees wrote, are not for them.
 */
export const ROLE_SCOPES: Readonly<Record<AccountRole, readonly Scope[]>> = {
  manager: COMBINABLE_SCOPES.filter((scope) => scope !== 'admin'),
  coordinator: ['courses:read', 'statuses:read', 'programme:read', 'programme:write'],
  viewer: ['courses:read', 'statuses:read', 'feedbacks:read', 'programme:read'],
};

/** The scopes that open what cannot be narrowed to the relations of one manager. */
export const UNRESTRICTED_SCOPES: ReadonlySet<Scope> = new Set([
  'goals:read',
  'feedbacks:read',
  'feedbacks:write',
]);

/** Whoever sent a request. */
export interface Caller {
  /** Null if nobody is asked who they are, or nothing is known of them. */
  readonly account: Account | null;
  /** The e-mail address of the account, in lower case; null if it has none. */
  readonly email: string | null;
  /** The id of the token; null if there is none, as for a person who signed in without one. */
  readonly token: number | null;
  readonly scopes: ReadonlySet<Scope>;
  /** The role of the account; null if it has none, or nothing is known of the caller. */
  readonly role: AccountRole | null;
  /**
   * The e-mail address, in lower case, of the manager whose relations alone the caller may see and change; null: all. Where
   * no manager has the address, there are none.
   */
  readonly onlyManager: string | null;
  /** Whether it is a browser that was signed in. */
  readonly isSignedIn: boolean;
}

/** The caller if no tokens are asked for: nobody in particular, who may do everything. */
export const ANYBODY: Caller = {
  account: null,
  email: null,
  token: null,
  scopes: new Set(COMBINABLE_SCOPES),
  role: 'manager',
  onlyManager: null,
  isSignedIn: false,
};

/** The caller who may do nothing, since it is not known who it is. */
export const NOBODY: Caller = {
  account: null,
  email: null,
  token: null,
  scopes: new Set(),
  role: null,
  onlyManager: null,
  isSignedIn: false,
};
