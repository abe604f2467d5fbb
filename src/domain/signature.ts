/** Whoever does something where no token is needed, by the way they come. */
export const UNNAMED = { desk: 'somebody at the desk', api: 'the API' } as const;

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
