/**
 * The closed classes of words that stand around wishes. A language states every one of them: `null`, or an empty text, is what it does not
 * have. Texts are cues parted by `|`: words as people type them, a mark as a word of its own, `*` for any ending.
 */

/** A pattern and what replaces it. */
export type Replacement = readonly [from: RegExp, to: string];

/** How a clause is negated. */
export interface Negation {
  /** Words that negate a clause, and refuse it in capitals: `not`. Without `*`. */
  readonly not: string;
  /** Words that negate a clause as its first words: `never`. */
  readonly never: string;
  /** Words that negate an opening right before it, or the infinitive right behind it: `nor`. */
  readonly beside: string;
  /** Words that refuse a clause as its first words where something stands before it: `auf keinen fall`. */
  readonly inNoCase: string;
}

/** How a form of the conditional (`ráda bych přestala`) becomes an infinitive. */
export interface Participles {
  /** Words that stand in an opening that has a form of the conditional behind it. */
  readonly openings: string;
  /** Pronouns that lean on the verb, besides the reflexive ones. */
  readonly pronouns: string;
  /** The infinitive that they go behind. */
  readonly infinitive: RegExp;
  readonly from: RegExp;
  readonly to: string;
  readonly irregular: Readonly<Record<string, string>>;
}

/** Where an infinitive is written together with the last word of its opening: `j'ai envie | d'ouvrir`. */
export interface Elision {
  readonly pattern: RegExp;
  /** The word as openings have it. */
  readonly word: string;
}

/** Where a clause with a particle takes the place of the infinitive: `vreau | să termin`. */
export interface Conjunctive {
  readonly particle: string;
  /** How it begins. */
  readonly begins: RegExp;
  /** Words before it that make it one of something else. */
  readonly bars: string;
  /** `what` before a verb of wishing, which then opens nothing unless `is` stands behind: `ce vreau e să cer`. */
  readonly what: string;
  readonly is: string;
  /** `that`, behind which others are reported, unless the mentee `thinks` so. */
  readonly that: string;
  readonly thinks: string;
}

/** Words with which somebody says or knows something, with an opening behind them: `says, one must`. */
export interface Reported {
  /** A question word that also joins what is known: `I know that I must …`. */
  readonly that: string;
  /** Words for a need, which others say as well. */
  readonly needed: string;
  readonly says: string;
  /** Words that stand before what is needed where somebody says it: `that`. */
  readonly joint: string;
}

/** A sentence of its own behind the comma of a wish: `uczyć się spawać, | mam już elektrodę`. */
export interface RunOn {
  /** Verbs of the mentee in the first person: forms that are no other words. */
  readonly firstPerson: RegExp;
  /** Words that begin a sentence about the mentee: `у меня`. */
  readonly aboutSelf: RegExp | null;
  /** Words that begin a clause that goes with the wish: a purpose, a question, a description. */
  readonly dependent: string;
  /** Words besides `and` that join another clause, and cannot end one. */
  readonly or: string;
}

/** Where the verb comes second and the infinitive last: `Mit dem Chef möchte ich reden`. */
export interface VerbSecond {
  /** How an opening begins whose adverb may stand later: `ich würde` in `ich würde das Lager gern aufräumen`; and that adverb. */
  readonly would: string;
  readonly gladly: string;
  /** Words that may stand before the verb and are no object of the infinitive. */
  readonly fronts: string;
  /** How a phrase before the verb begins that goes with the infinitive. */
  readonly prepositions: string;
  /** Phrases that begin alike and join the sentence to another, or say what is thought of it. */
  readonly adverbs: string;
  /** Words that begin an object. */
  readonly articles: RegExp;
  /** Words that refer to something outside of it as the first word, and anywhere. */
  readonly vague: RegExp;
  readonly demonstratives: string;
  /** Words that join two sentences. */
  readonly joins: string;
  /** Words that begin a question for a way: `wie finde ich …?`. */
  readonly questions: string;
  /** Verbs of such a question that leave the infinitive at its end, or ask for something else. */
  readonly auxiliaries: string;
  /** The part that a verb leaves at the end, and begins with in a clause. */
  readonly particles: string;
  /** Words that begin a clause or an infinitive of its own in a question, whose verb then does not come last. */
  readonly subordinate: string;
  /** Begin a circumstance, whose verb looks like an infinitive: `wenn die Zwillinge schlafen`. */
  readonly circumstances: string;
  /** Verbs of a clause with a subject of its own. */
  readonly finite: string;
  /** An infinitive that hangs on the verb before its comma: `mich trauen, | fremde Leute anzusprechen`. */
  readonly linked: RegExp;
  /** Words that only a sentence of its own has. */
  readonly ownSubject: string;
  /** Words that stand right before the subject of a clause that depends on another: `die ich`; behind a verb, it is a sentence of its own. */
  readonly beforeSubject: string;
  /** How the last word of an infinitive ends, where `infinitive` of the language does not tell. */
  readonly infinitiveEnding: RegExp | null;
  /** Words that stand before a clause whose infinitive is a linked one. */
  readonly opening: RegExp;
  /** Words that a linked infinitive leaves out in a heading, and that any leaves out: `zu`, `können`. */
  readonly plainLinked: readonly Replacement[];
  readonly plainModal: readonly Replacement[];
}

/** Where verbs say “can I” and “I have to” as an ending: `satabilirim`, `satmam lazım`. */
export interface VerbEndings {
  readonly can: RegExp;
  readonly haveTo: RegExp;
  /** Words that stand behind `haveTo`. */
  readonly needed: string;
  /** How an infinitive ends that is the object of another verb: `yüzmeyi | bilmiyorum`. */
  readonly object: RegExp;
  /** Words that replace these endings in the infinitive. */
  readonly infinitive: string;
  readonly irregular: Readonly<Record<string, string>>;
  /** Adverbs that go with the question and not with what is done; one of them stands in every question. */
  readonly adverbs: string;
}

/** The closed classes of words that stand around wishes. */
export interface ClauseGrammar {
  /** Words that stand before an infinitive that the mentee wants: `i want to`; behind it where verbs come last. */
  readonly wants: string;
  /** The subject of the mentee, which a second verb behind `and` leaves out: `i`. Empty where verbs need none. */
  readonly subject: string;
  /** Words that stand before a wish that is no infinitive and is repeated with its opening: `i want my`. */
  readonly thats: string;
  /** Words that stand before an opening and points to what is said before it: `that` in `that i would like to change`. */
  readonly pointers: string;
  /** Single words that may stand in all of these and behind them, and say nothing: `also`. */
  readonly fillers: string;
  /** How a clause begins that is wanted only to be said: `thank`. */
  readonly says: string;
  /** Words that begin another clause: `because`. */
  readonly ends: string;
  /** Words that begin a question that belongs to the verb before it, where a clause would end there otherwise: `find out which`. */
  readonly asks: string;
  /** Words that refer to something outside of a clause that begins with it: `it`. With ` *` behind, only before a last word. */
  readonly vague: string;
  /** Words that refer to something outside of a clause wherever it stands, unless it is of a time: `such a`, `these`. */
  readonly pointing: string;
  /** An infinitive with the pronoun of something that is not in its clause: `les ramener`; null where lists of words tell. */
  readonly pronounFirst: RegExp | null;
  /** Adverbs that refer to another sentence, which a clause can do without: `by then`. */
  readonly linkingAdverbs: string;
  /**
   * Verbs, if nothing in the infinitive shows that it is one: an item of a list that begins with another word is a thing. Null if
   * infinitives have endings.
   */
  readonly baseVerbs: string | null;
  /** Words that more must follow: a clause that ends with one was cut short. */
  readonly dangling: string;
  /** Words that say too little in a clause of few words: `something`. */
  readonly indefinite: string;
  /** Words that stand before an infinitive that lies behind: `after`. */
  readonly past: string;
  /** Words that stand before one that is feared. */
  readonly feared: string;
  /**
   * Words before an infinitive that the mentee cannot do yet, with the beginning of the wish that follows from it: `i struggle to` and `learn to`.
   * Where verbs come last, what stands behind it.
   */
  readonly lacks: readonly (readonly [cues: string, said: string])[];
  /** Words that stand before an infinitive that the mentee can do already, or has the time and money for: `i can`. */
  readonly able: string;
  /** Words that stand before the purpose of a wish, which is no wish beside it: `so i can`. */
  readonly purposes: string;
  /** Words that say that something is done each day: `every morning`. */
  readonly everyDay: string;
  /** The days off that a clause may name besides a day of the week: `weekend`. */
  readonly weekend: string;
  /** Words that stand right behind a clause that is refused: `studovat vysokou školu | nechci`. */
  readonly unwanted: string;
  /** Words that begin a question, which is no infinitive: `how`. */
  readonly interrogatives: string;
  /** Words that stand before one that somebody else wants. */
  readonly others: string;
  /** Words that stand before what takes too much time: `i spend`. */
  readonly spends: string;
  /** Words that stand behind a clause that is not wanted: `but i don't want`. */
  readonly declined: string;
  /** Words that stand behind a clause that is put off, even one that is wanted: `but not this year`. */
  readonly postponed: string;
  /** Words of somebody who wants nothing: `everything is fine`. */
  readonly content: string;
  /** Words of somebody who has no wish yet, as the last words of a clause: `just looking around`. */
  readonly browsing: string;
  /** Words that nobody wants to read in a goal of theirs. */
  readonly slang: string;
  /** Words that join two wishes: `and`. */
  readonly and: string;
  /** Other words for it, which mostly join two things and part no wishes. */
  readonly andThings: string;
  /** Words that may stand between `and` and a second wish: `then`. */
  readonly andThen: string;
  /** Whether a comma before `and` goes with it. */
  readonly commaBeforeAnd: boolean;
  readonly negation: Negation;
  /** Reflexive pronouns that lean on a verb. */
  readonly reflexive: string;
  /** Words that begin a question for a way. */
  readonly how: string;
  /** Words before an exception that a clause leaves out: `except`. */
  readonly except: string;
  /** Verbs that need another one, which two infinitives may depend on: `start`. */
  readonly helping: string;
  /** How nouns end that look like infinitives. */
  readonly nounEndings: string;
  /** A clause that says what something else is done without. */
  readonly without: RegExp | null;
  /** Words that make a month the beginning of something, in small letters without marks; behind it where verbs come last. */
  readonly from: string;
  /** Words that stand beside a number of periods that something is to last, in small letters without marks: `for`. */
  readonly lasting: string;
  /** Words that stand beside a month or season that is used until its end, in small letters without marks: `over the winter`. */
  readonly during: string;
  /** Prepositions, articles and conjunctions that cannot end a clause. Where limits come last, no word before one is left alone. */
  readonly loose: string;
  /** How quickly something is to be done each time, which is no limit: `en moins de cinq jours`. */
  readonly asSpeed: RegExp | null;
  /** Words that people type shorter than they read them. */
  readonly spellings: readonly Replacement[];
  /** Short words as they are where a whole text is typed without the marks of letters; null where sentences without any are common. */
  readonly unmarked: Readonly<Record<string, string>> | null;
  /** Whether any word may look like an infinitive, which only verbs that are known then are behind `and`. */
  readonly infinitiveLooksLikeNoun: boolean;
  /** Whether the infinitive is among the first two words of its clause. */
  readonly infinitiveComesFirst: boolean;
  /** Whether the name of a month is one only with a capital: `May`, `march`. */
  readonly monthsNeedCapitals: boolean;
  /** Whether a noun goes with the one behind it without any sign of it: `the spring season`. */
  readonly nounsSideBySide: boolean;
  readonly participles: Participles | null;
  readonly elision: Elision | null;
  readonly conjunctive: Conjunctive | null;
  /** Words that take back a time before them for the one behind, and with several words any word: `no`, `or rather`. */
  readonly takesBack: string;
  /** How a remark begins behind the comma of a wish or in brackets: `I have`; where verbs come last, how it ends in brackets. */
  readonly remarks: RegExp;
  /** How one begins behind a comma that says how it is now: `currently`. */
  readonly presently: RegExp | null;
  readonly reported: Reported | null;
  readonly runOn: RunOn | null;
  readonly verbSecond: VerbSecond | null;
  readonly verbEndings: VerbEndings | null;
}
