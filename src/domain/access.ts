/** Who may do what: a token carries scopes, and each scope opens one thing. */

/** Every scope with what it opens. None includes another. */
export const SCOPES = {
  'goals:read': 'read smart goals',
  'goals:write': 'have smart goals written',
  'courses:read': 'read courses and their calendar',
  'courses:write': 'create courses',
  'statuses:read': 'read pre-lead statuses',
  'feedbacks:read': 'read the feedbacks needed and received, which name people',
  'feedbacks:write': 'record feedbacks as received, as forms do',
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

/** Somebody, or some program, by the name that was given at the command line. Several tokens may belong to it. */
export interface Account {
  /** From 1. */
  readonly id: number;
  readonly name: string;
}

/** Whoever sent a request. */
export interface Caller {
  /** Null where nobody is asked who they are, or nothing is known of them. */
  readonly account: Account | null;
  /** The id of the token; null where there is none. */
  readonly token: number | null;
  readonly scopes: ReadonlySet<Scope>;
  /** Whether it is a browser that was signed in. */
  readonly isSignedIn: boolean;
}

/** The caller where no tokens are asked for: nobody in particular, who may do everything. */
export const ANYBODY: Caller = {
  account: null,
  token: null,
  scopes: new Set(COMBINABLE_SCOPES),
  isSignedIn: false,
};

/** The caller who may do nothing, since it is not known who it is. */
export const NOBODY: Caller = { account: null, token: null, scopes: new Set(), isSignedIn: false };
