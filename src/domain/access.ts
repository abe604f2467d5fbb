/** Permissions: a token has scopes, a role gives scopes to people, and each scope allows one thing. */

/** The roles of people, with descriptions. An account without one belongs to a program. */
export const ACCOUNT_ROLES = {
  manager: 'sees and changes everything in the programme',
  coordinator: 'sees and changes the relations of the manager with the same e-mail address, and no others',
  viewer: 'sees the programme except smart goals and answers to forms, and changes nothing',
} as const;

export type AccountRole = keyof typeof ACCOUNT_ROLES;

/** Whether a text is the name of a role. */
export const isAccountRole = (word: string): word is AccountRole => Object.hasOwn(ACCOUNT_ROLES, word);

interface ScopeDeclaration {
  /** What it allows, as the rest of a sentence. */
  readonly allows: string;
  /**
   * The roles whose people have it when they sign in without a token. A coordinator sees only their own relations, so what
   * contains everybody's names or texts is not for them. `admin` is for operators, with a token.
   */
  readonly roles: readonly AccountRole[];
}

/** Every scope. No scope includes another. */
export const SCOPES = {
  'goals:read': { allows: 'read smart goals', roles: ['manager'] },
  'goals:write': { allows: 'have smart goals written', roles: ['manager'] },
  'courses:read': { allows: 'read courses and their calendar', roles: ['manager', 'coordinator', 'viewer'] },
  'courses:write': { allows: 'create and change courses', roles: ['manager'] },
  'statuses:read': { allows: 'read pre-lead statuses', roles: ['manager', 'coordinator', 'viewer'] },
  'feedbacks:read': {
    allows: 'read the feedbacks needed and received, which name people',
    roles: ['manager', 'viewer'],
  },
  'feedbacks:write': { allows: 'record feedbacks as received, as forms do', roles: ['manager'] },
  'programme:read': {
    allows: 'read the whole programme: people, relations, rounds and what is owed',
    roles: ['manager', 'coordinator', 'viewer'],
  },
  'programme:write': { allows: 'change the programme', roles: ['manager', 'coordinator'] },
  admin: { allows: 'read the metrics', roles: [] },
  calendar: { allows: 'read the calendar by an address that carries the token, and nothing else', roles: [] },
} as const satisfies Readonly<Record<string, ScopeDeclaration>>;

export type Scope = keyof typeof SCOPES;

/** Whether a text is the name of a scope. */
export const isScope = (word: string): word is Scope => Object.hasOwn(SCOPES, word);

/** The scope of tokens in URLs. URLs spread easily, so such a token allows nothing else. */
export const CALENDAR_SCOPE: Scope = 'calendar';

export const COMBINABLE_SCOPES: readonly Scope[] = Object.keys(SCOPES)
  .filter(isScope)
  .filter((scope) => scope !== CALENDAR_SCOPE);

/** An account: a person or a program. Several tokens may belong to it. */
export interface Account {
  /** From 1. */
  readonly id: number;
  readonly name: string;
}

/** Returns the scopes of a person who signed in without a token. */
export const scopesOf = (role: AccountRole): readonly Scope[] =>
  COMBINABLE_SCOPES.filter((scope) => SCOPES[scope].roles.some((one) => one === role));

/** The scopes of data that cannot be restricted to the relations of one manager. */
export const UNRESTRICTED_SCOPES: ReadonlySet<Scope> = new Set([
  'goals:read',
  'feedbacks:read',
  'feedbacks:write',
]);

/** The sender of a request. */
export interface Caller {
  /** Null without authentication, or if the caller is unknown. */
  readonly account: Account | null;
  /** The e-mail address of the account, in lower case; null if it has none. */
  readonly email: string | null;
  /** The id of the token; null if there is none, as for a person who signed in without one. */
  readonly token: number | null;
  readonly scopes: ReadonlySet<Scope>;
  /** The role of the account; null if it has none, or nothing is known of the caller. */
  readonly role: AccountRole | null;
  /** The e-mail address of the only manager whose relations the caller sees; null: no restriction. */
  readonly onlyManager: string | null;
  /** Whether a browser session authenticated the request. */
  readonly isSignedIn: boolean;
}

/** A caller as far as it decides what they may see and change. */
export type Reader = Pick<Caller, 'account' | 'onlyManager' | 'role' | 'scopes'>;

export const ANONYMOUS_CALLER: Caller = {
  account: null,
  email: null,
  token: null,
  scopes: new Set(),
  role: null,
  onlyManager: null,
  isSignedIn: false,
};

/** The caller without authentication (AUTH=open): unknown, with all scopes. */
export const OPEN_ACCESS_CALLER: Caller = {
  ...ANONYMOUS_CALLER,
  scopes: new Set(COMBINABLE_SCOPES),
  role: 'manager',
};
