/** Whoever does something where no token is needed, by the way they come. */
export const UNNAMED = { desk: 'unknown user (desk)', api: 'the API' } as const;

const UNKNOWN = 'unknown user';
const AT_THE_COMMAND_LINE = ' at the command line';

/**
 * Returns who does something at the command line, for the history.
 *
 * @param user their name in the system; empty if they have none, as in containers
 */
export const operatorWho = (user: string): string => `${user || UNKNOWN}${AT_THE_COMMAND_LINE}`;

/** Returns the user who did something at the command line; empty if they have no name, null if it was done elsewhere. */
export function operatorOf(who: string): string | null {
  if (!who.endsWith(AT_THE_COMMAND_LINE)) return null;
  const user = who.slice(0, -AT_THE_COMMAND_LINE.length);
  return user === UNKNOWN ? '' : user;
}

/** Who does something, and why. */
export interface Signature {
  /** For people. */
  readonly who: string;
  /** Null where it is done at the command line. */
  readonly account_id: number | null;
  readonly reason: string | null;
}

/** Who changes something beside the programme, for its entry in the history. */
export interface HistoryNote extends Signature {
  /** Is notified of the number of the entry, unless nothing changed. */
  readonly noted?: (number: number) => void;
}
