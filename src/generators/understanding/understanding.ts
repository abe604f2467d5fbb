/** What a text says, with nothing of how it is answered. */
import type { Kind } from '../languages/language-file.ts';

/** What a figure, a name or a circumstance means for a wish. */
export type Role =
  | 'deadline'
  | 'event'
  | 'period'
  | 'hours'
  | 'level-now'
  | 'level-wanted'
  | 'amount-now'
  | 'amount-wanted'
  | 'amount-lost'
  | 'count-wanted'
  | 'past'
  | 'technology'
  | 'certificate'
  | 'audience'
  | 'field'
  | 'obstacle';

/** A fact in the words of the text. */
export interface Fact {
  readonly text: string;
  readonly role: Role;
  /** The day of a deadline or an event. */
  readonly date?: string;
  /** Whether only the month or season was said. */
  readonly vague?: boolean;
  /** The number of hours, and the name of a technology, a certificate or a level. */
  readonly value?: number;
  readonly name?: string;
}

/** A wish: one clause. */
export interface Wish {
  /** The whole complement or list item as it stands in the text. */
  readonly clause: string;
  /** Where it begins in the tidied text. */
  readonly start: number;
  /** Whether it is a clause with its verb, a thing, or a question. */
  readonly form: 'verb' | 'thing' | 'question' | 'sentence';
  /** Whether the words can be built into a sentence as they are. */
  readonly quotable: boolean;
  /** The words that are built in: the clause without its date; empty where it is not quotable. */
  readonly words: string;
  /** What stands in brackets beside it and is told with it. */
  readonly beside?: string;
  readonly kind: Kind;
  /** What it is surely about; undefined where that is not sure. */
  readonly theme?: string;
  /** Whether the theme accounts for all of its words. */
  readonly covered: boolean;
  /** Whether its heads alone do, so that its plan says all that the clause says. */
  readonly bare?: boolean;
  readonly facts: readonly Fact[];
  readonly listed: boolean;
}

/** Something that was read and is no wish, with the reason. */
export interface LeftOut {
  readonly text: string;
  readonly reason: string;
}

/** What a text says. */
export interface Understanding {
  /** ISO 639-1; null where there is no wish. */
  readonly language: string | null;
  readonly wishes: readonly Wish[];
  /** Whole hours a week that are free for all wishes together. */
  readonly hours?: number;
  /** What is refused. */
  readonly excluded: readonly string[];
  /** Names, illness and places, which no goal may repeat. */
  readonly private: readonly string[];
  readonly leftOut: readonly LeftOut[];
}
