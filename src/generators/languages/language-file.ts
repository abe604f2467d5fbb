/** What a language file holds: what to listen for, and what to say. */

/** What is done with a wish. */
export const KINDS = [
  'learn',
  'pass',
  'find',
  'become',
  'build',
  'practise',
  'negotiate',
  'decide',
  'meet',
  'reduce',
  'keep',
  'direction',
  'unread',
] as const;

/** What is done with a wish: `learn` for “understand git properly”. */
export type Kind = (typeof KINDS)[number];

/** What a wish may surely be about, with a plan of its own. */
export interface Theme {
  /** A plain name, for people. */
  readonly name: string;
  readonly kind: Kind;
  /** How long a goal usually takes, in weeks. */
  readonly weeks: number;
  /** What the wish must name, separated by commas. */
  readonly heads: string;
  /** What may stand beside it and is accounted for, separated by commas. */
  readonly beside?: string;
  /** Whole sentences with the slots {by}, {date}, {hours}, {tool}, {certificate}, {level}, {tongue}, {own} and {stage}. */
  readonly plans: readonly string[];
}

/**
 * What a language needs of its own to part clauses, as patterns over folded text, in which й is и, ї is і and ё is е. What
 * is left out is not done. A file tells where a verb begins either by `verbStart` or, where verbs have too many forms
 * and their object may go before them, by `infinitive`.
 */
export interface Grammar {
  /** What stands before a further verb. */
  readonly joined: RegExp;
  /** A word that joins, left over at the end of a clause. */
  readonly openJoin: RegExp;
  /** Where a question begins within what opens it. */
  readonly questionWord: RegExp;
  /** Verbs that govern others: “learn to read and write”. */
  readonly governs: RegExp;
  /** Ends or consists of a word that only points at something else. */
  readonly refers: RegExp;
  /** Verbs that say nothing without their object. */
  readonly generic: RegExp;
  /** Asks for an answer rather than for a choice. */
  readonly answered: RegExp;
  /** The verb that is built in before what is searched. */
  readonly search: string;

  /** An infinitive, or what else begins a further wish, at the start of a text. */
  readonly verbStart?: RegExp;
  /** What may stand before the first verb of a sentence. */
  readonly beforeFirst?: RegExp;
  /** What is cut off by a reason, up to where the wishes go on. */
  readonly resumed?: RegExp;
  /** One more of several things after a comma. */
  readonly enumeration?: RegExp;
  /** What denies an opening that follows. */
  readonly denied?: RegExp;
  /** Begins a whole clause that is wished, as it can be built in: “que me paguen”. */
  readonly wholeClause?: RegExp;
  /** Where what is refused, and what others say, ends. */
  readonly contrast?: RegExp;
  /** The end of what opens a search; what follows is to be found. */
  readonly searched?: RegExp;
  /** What a clause loses or changes at its start: “da certificação” becomes “a certificação”. */
  readonly starts?: readonly (readonly [RegExp, string])[];
  /** Where the head of a clause ends and a clause beside it begins. */
  readonly beside?: RegExp;
  /** What stands before a clause that says more about the last thing. */
  readonly mainClause?: RegExp;
  /** What stands before a place as well as before any other word. */
  readonly preposition?: RegExp;
  /** Words that are never built in, as they are typed: with or without the marks that tell them from others. */
  readonly barred?: RegExp;
  /** Words as they are typed without their marks, and with them, one a line: `musica = música`. */
  readonly repairs?: string;
  /** The same for the ends of words, and for the words that ask at the start of a question. */
  readonly endings?: readonly (readonly [RegExp, string])[];
  readonly asked?: readonly (readonly [RegExp, string])[];

  /** A whole word that is an infinitive. */
  readonly infinitive?: RegExp;
  /** Words that may go before the infinitive, one cue a line. */
  readonly beforeVerb?: string;
  /** Verbs at the end of a clause that a question hangs on, and what begins that question after the comma. */
  readonly asks?: RegExp;
  readonly questionStart?: RegExp;
  /** Asks for one of two ways. */
  readonly either?: RegExp;
  /** Says before a thing that it is being looked for. */
  readonly searching?: RegExp;
  /** Openings after which the thing stands in the nominative. */
  readonly nominative?: RegExp;
  /** What is typed in other letters than this language has. */
  readonly foreignLetters?: RegExp;
  /** Words that cannot close a clause. */
  readonly openEnd?: RegExp;
  /** What begins a remark right after a clause that may hold its date. */
  readonly remark?: RegExp;
  /** How the name of the day is closed, after the figure of the year. */
  readonly year?: string;
}

/** A language. Sections hold one cue a line; see `cues.ts` for how they are written. */
export interface LanguageFile {
  /** ISO 639-1. */
  readonly code: string;
  readonly locale: string;
  /** Its name in English. */
  readonly name: string;
  /** Where the infinitive stands in a wish: “learn Python” or „Python lernen“. */
  readonly verbPlace: 'first' | 'last';
  /** Whether nouns are written with a capital. */
  readonly capitalNouns: boolean;
  /** Words that only somebody writes who leaves out the marks of letters. */
  readonly unmarked: string;
  /** Opens a wish; a verb follows. */
  readonly wishVerb: string;
  /** Opens a wish; a thing follows. */
  readonly wishThing: string;
  /** Opens a trouble whose verb is the wish: “I can't | say no”. */
  readonly troubleVerb: string;
  /** Opens a trouble with a thing. */
  readonly troubleThing: string;
  /** Opens a wish with a whole clause, which cannot be built into a sentence. */
  readonly wishClause: string;
  /** Closes a wish: what stands before it is the clause. */
  readonly wishAfter: string;
  /** Opens a question whose verb is the wish. */
  readonly questionVerb: string;
  /** Opens a question that is to be decided; the question word belongs to the clause. */
  readonly question: string;
  /** Says that somebody does not know what to want. */
  readonly direction: string;
  /** A trouble that is told without a wish. */
  readonly complaints: string;
  /** Opens what is refused. */
  readonly refusal: string;
  /** Closes what is refused. */
  readonly refusalAfter: string;
  /** Looks like a refusal and is none. */
  readonly noRefusal: string;
  /** Says that another person speaks or thinks. */
  readonly others: string;
  /** Orders to the machine. */
  readonly machine: string;
  /** What is said before a wish, after a wish, or instead of one. */
  readonly idle: string;
  /** Ends a clause. */
  readonly ends: string;
  /** Joins two clauses or things. */
  readonly joins: string;
  /** Verbs and pronouns that show a whole sentence. */
  readonly finite: string;
  /** Words without content of their own. */
  readonly light: string;
  /** Words that are never taken into a goal: slang, reasons. */
  readonly unquotable: string;
  /** Illness and other private matters. */
  readonly private: string;
  /** Stand before the name of a person, an employer or a place. */
  readonly beforeNames: string;
  /** Verbs by what is done with the wish, in the infinitive. */
  readonly verbs: Readonly<Record<Kind, string>>;
  /** Nouns that tell what is done with a wish that has no verb. */
  readonly nouns: Readonly<Record<Kind, string>>;
  /** Begin a date by which something is to be reached. */
  readonly deadlineWords: string;
  /** Says that a date is fixed. */
  readonly eventWords: string;
  /** Says that hours are a post's and not spare time. */
  readonly workingHours: string;
  /** Names of languages to be learned, each as it stands in the slot {tongue}: `german = German`. */
  readonly tongues: string;
  /** How hours a week are said: {n} hours, by the plural category of the number. */
  readonly hours: Readonly<Record<string, string>>;
  /** How a share of them is said, with {n} of {m}. */
  readonly hoursShare: string;
  /** `{by}` for a deadline and for a fixed day. */
  readonly by: string;
  readonly on: string;
  /** Figures in words, from 0, for where a year stands before them; none where words are inflected. */
  readonly figures: readonly string[];
  /** How a clause with a verb, a thing and a question are built in before a plan. */
  readonly leads: {
    readonly verb: string;
    readonly thing: string;
    readonly question: string;
    /** For an item of a list that is a thing, and for things to be found or met, where they are said otherwise. */
    readonly item?: string;
    readonly found?: string;
  };
  /** What the language needs of its own; English, German and Polish have theirs in the engine. */
  readonly grammar?: Grammar;
  /** Plans by what is done with the wish, the commonest wording first. */
  readonly plans: Readonly<Record<Kind, readonly string[]>>;
  /** What is done before others, again and again: only this can be rehearsed and done on several occasions. */
  readonly performances: string;
  /** What somebody makes and can show to others: only this has a first version. */
  readonly artefacts: string;
  /** Plans that are true of anything, where no other surely fits. */
  readonly openPlans: readonly string[];
  /** Such plans where the mentee has named the day by which it is to be reached. */
  readonly deadlinePlans: readonly string[];
  /** Plans for a question that has an answer. */
  readonly answerPlans: readonly string[];
  /** Plans for a clause with a figure of its own: they name no other. */
  readonly figurePlans: readonly string[];
  /** Plans for what happens once, at a fixed time. */
  readonly eventPlans: readonly string[];
  /** First steps towards what is out of reach. */
  readonly firstSteps: readonly string[];
  /** What is out of reach. */
  readonly outOfReach: string;
  readonly themes: readonly Theme[];
}
