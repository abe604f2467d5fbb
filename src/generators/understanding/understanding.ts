/** The meaning of a text, with nothing of how it is answered. */
import type { Form, Group, Label } from '../languages/labels.ts';
import type { Candidate as SurePlace } from '../tagging/clause-features.ts';
import type { Place } from './reading.ts';

/** From this likelihood on, a label is sure. */
export const SURE_LABEL = 0.6;

/** A time that is said of a wish: by when it is to be reached, or when something takes place. */
export interface SaidTime {
  readonly text: string;
  readonly role: 'by' | 'on';
  /** Undefined where no day can be told: “before I turn 40”. Of a month or a season in which something takes place, the last day. */
  readonly date?: Temporal.PlainDate;
  /** The first day of such a month or season. */
  readonly first?: Temporal.PlainDate;
  /** Whether it is said of something else beside the wish: “the course starts in September”. */
  readonly isBeside?: boolean;
  /** Whether the day is too far away for a goal, which then is a part of the way there. */
  readonly isFar?: boolean;
}

/** A possible wish: how sure it is to be one, and how sure its edges are. */
export interface Candidate extends SurePlace {
  readonly edges: number;
  /** Whether the grammar makes it a wish: it stands behind “I want to”. */
  readonly wanted: boolean;
  /** A word that leans on its verb and stands before the opening. */
  readonly leaning?: string;
  /** How it is said, where that is not as it stands: a question as what is to be found out. */
  readonly said?: string;
  /** Whether it is something the mentee cannot do yet, said as an infinitive. */
  readonly lacked?: boolean;
  /** The place before its opening that goes before its words: `mit dem Chef` in `Mit dem Chef möchte ich reden`. */
  readonly front?: Place;
  /** Whether it begins with a form of the conditional. */
  readonly conditional?: boolean;
  /** The sentences that it is said with, where its words cannot be said without what they point to. */
  readonly whole?: string;
  /** The words that they point to, which tell the theme. */
  readonly about?: string;
  /** Where it begins with its opening, if it is only repeated with it: `I want my team to …`. */
  readonly from?: number;
  /** Whether it is an item of a list that no mark shows. */
  readonly listed?: boolean;
}

/** A wish: one clause. */
export interface Wish extends Place {
  /** The clause as it stands in the text. */
  readonly clause: string;
  /** How likely it is to be one: 0 to 1. */
  readonly likely: number;
  /** The likeliest plan for it, and how sure that is: 0 to 1. */
  readonly label: Label;
  readonly sure: number;
  /** The likeliest group of plans. */
  readonly group: Group;
  readonly groupSure: number;
  readonly form: Form;
  /** Its words without its time limit, as they can be said to the mentee; empty where they cannot. */
  readonly words: string;
  /** A sentence of the mentee's that its words refer to, which is said before them. */
  readonly before?: string;
  /** Sentences of the mentee's that are said instead of its words: these cannot be said, or say less. */
  readonly whole?: string;
  /** Its words where they can only be said behind what they refer to. */
  readonly leaningWords?: string;
  /** Whether its words refer to the wish before it in its sentence. */
  readonly follows?: boolean;
  readonly time?: SaidTime;
  /** The first technology or certificate that it names, as its makers spell it. */
  readonly name?: string;
  /** Whether the grammar makes it a wish: an infinitive behind “I want to”. */
  readonly wanted: boolean;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
}

/** Something that was read and is no wish of its own, with the reason. */
export interface LeftOut {
  readonly text: string;
  readonly reason: string;
}

/** The meaning of a text. */
export interface Understanding {
  readonly wishes: readonly Wish[];
  /** Whether there may be a wish that could not be found. */
  readonly isHinted: boolean;
  /** Whether the mentee says that nothing is wanted. */
  readonly isContent: boolean;
  /** Whole hours a week that are free for all wishes together. */
  readonly hours?: number;
  /** Words that are refused. */
  readonly excluded: readonly string[];
  /** Names, illness and places, which no goal may repeat. */
  readonly private: readonly string[];
  readonly leftOut: readonly LeftOut[];
}
