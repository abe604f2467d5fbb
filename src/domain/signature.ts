/** Who does something, as the history names them. */

/** Who does something, and why. */
export interface Signature {
  /** For people to read. */
  readonly who: string;
  /** Null where it is done at the command line. */
  readonly account_id: number | null;
  readonly reason: string | null;
}

/** Who changes something beside the programme, for its entry in the history. */
export interface HistoryNote extends Signature {
  /** Is told the number of the entry; not where nothing changed. */
  readonly noted?: (number: number) => void;
}
