/**
 * The closed classes of words that stand around wishes. A language states every one of them: `null`, or an empty text, is what it does not
 * have. Texts are cues parted by `|`: words as people type them, a mark as a word of its own, `*` for any ending.
 */

/** A pattern and what replaces it. */
export type Replacement = readonly [from: RegExp, to: string];

/** How a clause is negated. */
export interface Negation {
  /** What negates a clause, and refuses it in capitals: `not`. Without `*`. */
  readonly not: string;
  /** What else negates a clause as its first words: `never`. */
  readonly never: string;
  /** What else negates an opening right before it, or the infinitive right behind it: `nor`. */
  readonly beside: string;
  /** What refuses a clause as its first words where something stands before it: `auf keinen fall`. */
  readonly inNoCase: string;
}

/** How a form of the conditional (`ráda bych přestala`) becomes an infinitive. */
export interface Participles {
  /** What stands in an opening that has a form of the conditional behind it. */
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

/** What somebody says or knows, with an opening behind it: `says, one must`. */
export interface Reported {
  /** A question word that also joins what is known: `I know that I must …`. */
  readonly that: string;
  /** What is needed, which others say as well. */
  readonly needed: string;
  readonly says: string;
  /** What stands before what is needed where somebody says it: `that`. */
  readonly joint: string;
}

/** A sentence of its own behind the comma of a wish: `uczyć się spawać, | mam już elektrodę`. */
export interface RunOn {
  /** What the mentee does or is, in the first person: forms that are no other words. */
  readonly firstPerson: RegExp;
  /** What begins a sentence about the mentee: `у меня`. */
  readonly aboutSelf: RegExp | null;
  /** What begins a clause that goes with the wish: a purpose, a question, a description. */
  readonly dependent: string;
  /** Words besides `and` that join another clause, and cannot end one. */
  readonly or: string;
}

/** Where the verb comes second and the infinitive last: `Mit dem Chef möchte ich reden`. */
export interface VerbSecond {
  /** How an opening begins whose adverb may stand later: `ich würde` in `ich würde das Lager gern aufräumen`; and that adverb. */
  readonly would: string;
  readonly gladly: string;
  /** What may stand before the verb and is no object of the infinitive. */
  readonly fronts: string;
  /** How a phrase before the verb begins that goes with the infinitive. */
  readonly prepositions: string;
  /** Phrases that begin alike and join the sentence to another, or say what is thought of it. */
  readonly adverbs: string;
  /** What begins an object. */
  readonly articles: RegExp;
  /** What refers to something outside of it as the first word, and anywhere. */
  readonly vague: RegExp;
  readonly demonstratives: string;
  /** What joins two sentences. */
  readonly joins: string;
  /** What begins a question for a way: `wie finde ich …?`. */
  readonly questions: string;
  /** Verbs of such a question that leave the infinitive at its end, or ask for something else. */
  readonly auxiliaries: string;
  /** What a verb leaves at the end that begins with it in a clause. */
  readonly particles: string;
  /** What begins a clause or an infinitive of its own in a question, whose verb then does not come last. */
  readonly subordinate: string;
  /** Begin a circumstance, whose verb looks like an infinitive: `wenn die Zwillinge schlafen`. */
  readonly circumstances: string;
  /** Verbs of a clause with a subject of its own. */
  readonly finite: string;
  /** An infinitive that hangs on the verb before its comma: `mich trauen, | fremde Leute anzusprechen`. */
  readonly linked: RegExp;
  /** What only a sentence of its own has. */
  readonly ownSubject: string;
  /** What stands right before the subject of a clause that depends on another: `die ich`; behind a verb, it is a sentence of its own. */
  readonly beforeSubject: string;
  /** How the last word of an infinitive ends, where `infinitive` of the language does not tell. */
  readonly infinitiveEnding: RegExp | null;
  /** What stands before a clause whose infinitive is a linked one. */
  readonly opening: RegExp;
  /** What a linked infinitive leaves out in a heading, and any: `zu`, `können`. */
  readonly plainLinked: readonly Replacement[];
  readonly plainModal: readonly Replacement[];
}

/** Where verbs say “can I” and “I have to” as an ending: `satabilirim`, `satmam lazım`. */
export interface VerbEndings {
  readonly can: RegExp;
  readonly haveTo: RegExp;
  /** What stands behind `haveTo`. */
  readonly needed: string;
  /** How an infinitive ends that is the object of another verb: `yüzmeyi | bilmiyorum`. */
  readonly object: RegExp;
  /** What replaces these endings in the infinitive. */
  readonly infinitive: string;
  readonly irregular: Readonly<Record<string, string>>;
  /** Adverbs that go with the question and not with what is done; one of them stands in every question. */
  readonly adverbs: string;
}

/** The closed classes of words that stand around wishes. */
export interface ClauseGrammar {
  /** What stands before an infinitive that the mentee wants: `i want to`; behind it where verbs come last. */
  readonly wants: string;
  /** The subject of the mentee, which a second verb behind `and` leaves out: `i`. Empty where verbs need none. */
  readonly subject: string;
  /** What stands before a wish that is no infinitive and is repeated with its opening: `i want my`. */
  readonly thats: string;
  /** What stands before an opening and points to what is said before it: `that` in `that i would like to change`. */
  readonly pointers: string;
  /** Single words that may stand in all of these and behind them, and say nothing: `also`. */
  readonly fillers: string;
  /** How a clause begins that is wanted only to be said: `thank`. */
  readonly says: string;
  /** What begins another clause: `because`. */
  readonly ends: string;
  /** What begins a question that belongs to the verb before it, where a clause would end there otherwise: `find out which`. */
  readonly asks: string;
  /** What refers to something outside of a clause that begins with it: `it`. With ` *` behind, only before a last word. */
  readonly vague: string;
  /** What refers to something outside of a clause wherever it stands, unless it is of a time: `such a`, `these`. */
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
  /** What says too little in a clause of few words: `something`. */
  readonly indefinite: string;
  /** What stands before an infinitive that lies behind: `after`. */
  readonly past: string;
  /** What stands before one that is feared. */
  readonly feared: string;
  /**
   * What stands before an infinitive that the mentee cannot do yet, with how the wish begins that this is: `i struggle to` and `learn to`.
   * Where verbs come last, what stands behind it.
   */
  readonly lacks: readonly (readonly [cues: string, said: string])[];
  /** What stands before an infinitive that the mentee can do already, or has the time and money for: `i can`. */
  readonly able: string;
  /** What stands before the purpose of a wish, which is no wish beside it: `so i can`. */
  readonly purposes: string;
  /** What says that something is done each day: `every morning`. */
  readonly everyDay: string;
  /** The days off that a clause may name besides a day of the week: `weekend`. */
  readonly weekend: string;
  /** What stands right behind a clause that is refused: `studovat vysokou školu | nechci`. */
  readonly unwanted: string;
  /** What begins a question, which is no infinitive: `how`. */
  readonly interrogatives: string;
  /** What stands before one that somebody else wants. */
  readonly others: string;
  /** What stands before what takes too much time: `i spend`. */
  readonly spends: string;
  /** What stands behind a clause that is not wanted: `but i don't want`. */
  readonly declined: string;
  /** What stands behind a clause that is put off, even one that is wanted: `but not this year`. */
  readonly postponed: string;
  /** What somebody says who wants nothing: `everything is fine`. */
  readonly content: string;
  /** What somebody says who has no wish yet, as the last words of a clause: `just looking around`. */
  readonly browsing: string;
  /** Words that nobody wants to read in a goal of theirs. */
  readonly slang: string;
  /** What joins two wishes: `and`. */
  readonly and: string;
  /** Other words for it, which mostly join two things and part no wishes. */
  readonly andThings: string;
  /** What may stand between `and` and a second wish: `then`. */
  readonly andThen: string;
  /** Whether a comma before `and` goes with it. */
  readonly commaBeforeAnd: boolean;
  readonly negation: Negation;
  /** Reflexive pronouns that lean on a verb. */
  readonly reflexive: string;
  /** What begins a question for a way. */
  readonly how: string;
  /** What a clause leaves out that is said in it: `except`. */
  readonly except: string;
  /** Verbs that need another one, which two infinitives may depend on: `start`. */
  readonly helping: string;
  /** How nouns end that look like infinitives. */
  readonly nounEndings: string;
  /** A clause that says what something else is done without. */
  readonly without: RegExp | null;
  /** What makes a month the beginning of something, in small letters without marks; behind it where verbs come last. */
  readonly from: string;
  /** What stands beside a number of periods that something is to last, in small letters without marks: `for`. */
  readonly lasting: string;
  /** What stands beside a month or season that is used until its end, in small letters without marks: `over the winter`. */
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
  /** What takes back a time before it for the one behind, and with several words any word: `no`, `or rather`. */
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
