/** Prints tokens for people and programs; a secret only when it is created. */
import { CALENDAR_SCOPE, COMBINABLE_SCOPES } from '../domain/access.ts';
import type { Token } from '../domain/account.ts';
import { textTable, visible } from './output.ts';

type TokenState = 'valid' | 'expired' | 'revoked';

/** Returns a token as `--json` shows it; times in the time zone of the settings, to the second. */
export function shownToken(token: Token, timeZone: string) {
  const shown = (instant: Temporal.Instant): string => instant.toString({ timeZone, smallestUnit: 'second' });
  const { id, account, scopes, created_at, expires_at, revoked_at, last_used_at } = token;
  return {
    id,
    account: account.name,
    account_id: account.id,
    scopes,
    state: stateOf(token),
    created_at: shown(created_at),
    expires_at: expires_at && shown(expires_at),
    revoked_at: revoked_at && shown(revoked_at),
    last_used_at: last_used_at && shown(last_used_at),
  };
}

type ShownToken = ReturnType<typeof shownToken>;

function stateOf({ expires_at, revoked_at }: Token): TokenState {
  if (revoked_at !== null) return 'revoked';
  const isOver = expires_at !== null && Temporal.Instant.compare(expires_at, Temporal.Now.instant()) <= 0;
  return isOver ? 'expired' : 'valid';
}

/** How many days before its expiry a token is reported. */
const SOON = 30;

const isSoon = (expires: string | null): boolean =>
  expires !== null &&
  Temporal.Instant.compare(Temporal.Instant.from(expires), Temporal.Now.instant().add({ hours: 24 * SOON })) <
    0;

/** The list for people, or a sentence if it is empty. */
export function tokenTable(tokens: readonly ShownToken[], left: number): string {
  const others = left === 0 ? '' : `${left} expired or revoked: see --all.\n`;
  if (tokens.length === 0) {
    return `There is no valid token. See “npx mentoring token create --help”.\n${others}`;
  }
  const day = (text: string | null, none: string): string => text?.slice(0, 10) ?? none;
  const lines = tokens.map((token) => [
    token.id,
    token.account,
    token.state,
    day(token.created_at, ''),
    day(token.expires_at, 'never'),
    day(token.last_used_at, 'never'),
    token.scopes.join(' '),
  ]);
  const soon = tokens.filter(({ state, expires_at }) => state === 'valid' && isSoon(expires_at));
  const warning =
    soon.length === 0
      ? ''
      : `${soon.length === 1 ? 'Token' : 'Tokens'} ${soon.map(({ id }) => id).join(', ')} ${soon.length === 1 ? 'expires' : 'expire'} within ${SOON} days. Create new tokens for their users.\n`;
  const notes = warning + others;
  const heading = ['id', 'account', 'state', 'made', 'expires', 'last used', 'scopes'];
  return `${textTable([heading, ...lines])}\n${notes === '' ? '' : `\n${notes}`}`;
}

/** The message about a new token, without its secret: what it is, and how to use it. */
export function issuedReport({ id, account, scopes, expires_at }: Token, timeZone: string): string {
  const ends =
    expires_at === null
      ? 'until it is revoked'
      : `until ${expires_at.toString({ timeZone, smallestUnit: 'minute' }).slice(0, 16).replace('T', ' ')}`;
  const use = scopes.includes(CALENDAR_SCOPE)
    ? 'Calendar programs get the address /courses.ics?token=… of the service, with it at the end.'
    : 'Clients send it as “Authorization: Bearer …”; in a browser, people sign in with it.';
  const apart = COMBINABLE_SCOPES.every((scope) => scopes.includes(scope))
    ? 'Calendar programs need a token of their own (--scope calendar), since theirs becomes part of an address.\n'
    : '';
  return (
    `This is token ${id} of ${visible(account.name)} (account ${account.id}), good for ${scopes.join(', ')} ${ends}.\n` +
    `${use}\n${apart}Keep it now: it cannot be shown again.\n`
  );
}
