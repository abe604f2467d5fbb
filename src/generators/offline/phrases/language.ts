/**
 * What a language brings to the composer. A further language is one more file that satisfies {@link Language} and
 * one more line in `index.ts`: the composer's code knows no word of any language.
 *
 * Cues are written as `cues.ts` says. Phrases are whole sentences with slots:
 *
 * - `{date}` the date in long form, as `dates` says: `30 June 2027`, `30. Juni 2027`
 * - `{hours|3}` her hours a week, or else 3, rendered whole: `3 hours a week`
 * - `{applications|10}` a counted thing, her number or else 10, rendered with its noun: `10 applications`
 * - `{name}` a technology, skill or language; `{tool}` a technology alone; `{certificate}` the name of an examination; `{level}` such as `B2`
 * - `{aim}` the work she aims at and `{audience}` the people she speaks to, rendered as their lists say
 * - `{team}` how many people she leads; `{percent}` and `{amount}` as she wrote them; `{from}` and `{to}` a
 *   baseline and a target with their unit; `{words}` her own words
 *
 * A part in square brackets is left out where its slot has nothing to hold; outside of brackets such a slot makes
 * the phrase one for wishes that have the fact. Her words are held only in quotation marks or as a name beside a
 * noun that carries them, so that nothing needs inflection. No phrase may guess her gender or her mentor's.
 */
import type { Theme } from '../themes.ts';

/** One way to say a goal, at full length and as short as it can be said. */
export type Phrase = readonly [long: string, short: string];

/** What can be counted with her own number. */
export const COUNTED = [
  'applications',
  'interviews',
  'people',
  'talks',
  'posts',
  'customers',
  'books',
  'events',
] as const;

export type Counted = (typeof COUNTED)[number];

/** Cues of the turns of speech that the composer listens for. */
export interface Turns {
  /** Says that a wish follows: `i want`, `help me`, `how can i`. Also verbs that open a listed wish: `learn`. */
  readonly wish: string;
  /** Says that something is hard for her, which is a wish in other words: `i struggle with`. */
  readonly trouble: string;
  /** Says that a clause tells the past. */
  readonly past: string;
  /** Opens a clause of reason, purpose or time that holds no wish itself: `because`, `so that`, `since i`. */
  readonly aside: string;
  /** Opens what she does not want: `i do not want`, `not`, `without`. */
  readonly exclude: string;
  /** Turns that hold a word of exclusion and exclude nothing: `not only`, `say no`. */
  readonly harmless: string;
  /** States that nobody wants, so that not wanting them is a wish: `stress`, `overtime`. */
  readonly unwanted: string;
  /** Opens what she wants instead of something excluded, in the same sentence: `but`, `instead`. */
  readonly but: string;
  /** Joins two wishes: `and`. */
  readonly and: string;
  /** Before two things that `and` joins and does not part: `between`, `both`. */
  readonly between: string;
  /** Orders to the machine which are no wish: `write a poem`. */
  readonly order: string;
  /** Attempts to change what the machine does: `ignore all previous instructions`. */
  readonly attack: string;
  /** Words which a text with no wish consists of: `hello`, `none`, `thanks`. */
  readonly nothing: string;
  /** Words of the first person: `i`, `my`. */
  readonly self: string;
  /** What a quoted span may not start or end with: `improve`, `better`, `would like to`. */
  readonly filler: string;
  /** Words that are no good in a goal: `gonna`, `lol`. */
  readonly slang: string;
  /** Verbs of statements about what is: `am`, `is`, `have`. */
  readonly statement: string;
  /** Says that something is so at present and no aim, as the level in `now A2`: `now`, `currently`, `i have`. */
  readonly now: string;
  /** Learning and knowing: makes a skill a wish. */
  readonly learn: string;
  /** Certificates and examinations. */
  readonly certificate: string;
  /** Going over to another kind of work: makes an aim a career change. */
  readonly become: string;
  /** Aims that no year is enough for: `ceo of`, `millionaire`. */
  readonly outOfReach: string;
  /** Goes before somebody's name: `mr`, `my name is`. */
  readonly person: string;
  /** Illness and the like, which stays out of every goal: `depression`. */
  readonly private: string;
  /** Verbs that come last in their clause, as in `eine Wohnung finden`, by their endings. Such a clause of a list is a wish. */
  readonly lastVerb: string;
  /** Says that something is hers, which may stand in her quoted words though `i` may not: `my`. */
  readonly own: string;
  /** Words that her quoted words neither begin nor end with: `to`, `finally`. No article or preposition that a verb needs. */
  readonly loose: string;
  /** Further words that her quoted words do not end with: `by`, `for`, `a`. */
  readonly hanging: string;
  /** After it a capital is a place and no person: `move to`. Empty where all nouns have capitals. */
  readonly place: string;
  /**
   * A word that leans on the verb beside it, with that verb by its ending: `se *t$`. Where her quoted words begin
   * so, the verb goes first: `přestěhovat se`. Mostly empty.
   */
  readonly clitic: string;
  /** Closes what she wants, where the verb of wanting comes last: `istiyorum`. Empty where it comes first. */
  readonly wishAfter: string;
  /** Closes what she does not want: `istemiyorum`. Empty where refusals come first. */
  readonly excludeAfter: string;
}

/** What a span of time is counted in. */
export type SpanUnit = 'day' | 'week' | 'month' | 'year';

/** How the language speaks of time and numbers. */
export interface TimeWords {
  /** January to December. */
  readonly months: readonly string[];
  /** Monday to Sunday, in every form that a deadline has them in: `pátek | pátku`. */
  readonly weekdays: readonly string[];
  /** A span to come in words of its own, with how long it is: `do roka` is 1 year. A number before it bars it. */
  readonly spans: readonly (readonly [cue: string, count: number, unit: SpanUnit])[];
  readonly day: string;
  readonly week: string;
  readonly month: string;
  readonly quarter: string;
  readonly year: string;
  readonly hour: string;
  readonly minute: string;
  /** A time of the year by name and the month and day it ends with, such as `christmas` 12, 24. */
  readonly feasts: readonly (readonly [cue: string, month: number, day: number])[];
  readonly end: string;
  readonly middle: string;
  readonly begin: string;
  readonly next: string;
  readonly current: string;
  /** Goes before a time to come: `in`, `within`. */
  readonly within: string;
  /** Goes before a month or season that is not to have begun yet: `before`. All that is in `until` as well. */
  readonly before: string;
  /** Goes before a date that is a deadline: `by`, `until`. */
  readonly until: string;
  /** Makes a period one that is over: `ago`, `since`, `for`. */
  readonly ago: string;
  /** Between a number and its period: `per`, `a`, `each`. */
  readonly per: string;
  /** One word for each week: `weekly`. */
  readonly weekly: string;
  readonly daily: string;
  readonly half: string;
  readonly from: string;
  readonly to: string;
  /** Before a difference: `by 20 %`. */
  readonly difference: string;
  readonly percent: string;
  /** After a number, a thousand of them: `300 thousand`. */
  readonly thousand: string;
  /** Numbers in words. */
  readonly numbers: readonly (readonly [value: number, cue: string])[];
}

/** A narrower subject within a theme that has phrases of its own. */
export interface Topic {
  readonly theme: Theme;
  readonly cues: string;
  readonly phrases: readonly Phrase[];
}

/** Everything that differs by language. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** The locale of dates, lists and plural forms. */
  readonly locale: string;
  /** Whether `ae`, `oe`, `ue` may be typed for letters with two dots. */
  readonly digraphs: boolean;
  /** Whether a capital in the middle of a sentence means nothing, as all nouns have one. */
  readonly capitalNouns: boolean;
  /** The small letters beyond a to z that it is written with, in one string. */
  readonly letters: string;
  /** Whether what goes with a date or a period stands after it: `30 Haziran'a kadar`. */
  readonly postpositions: boolean;
  /**
   * How a date is written after the prepositions of the phrases: `{day}`, `{month}` (as `Intl` names it in a date)
   * and `{year}`; and how on the days of a month where that is different: `l'8 marzo`.
   */
  readonly dates: { readonly usual: string; readonly days?: Readonly<Record<number, string>> };
  /** Frequent given names that are no words, parted by spaces, beyond those of `names.ts`. They are never shown. */
  readonly givenNames: string;
  /** Words of the language that are given names elsewhere, parted by spaces: never taken for one. */
  readonly namesakes: string;
  /** Endings that names of technologies take, parted by spaces: `u em` for `Pythonu`, `Pythonem`. Mostly empty. */
  readonly nameEndings: string;
  /** The most frequent words that carry no meaning of their own, parted by spaces. */
  readonly stopWords: string;
  /** Abbreviations with a full stop that do not end a sentence, without their last stop, parted by `|`. */
  readonly abbreviations: string;
  /** Whether a number with a full stop before a small or capital word is an ordinal: `1. März`. */
  readonly ordinalStops: boolean;
  /** Whether nouns change after a preposition, so that one taken from behind it is not the word itself: `o psie`. */
  readonly cases: boolean;
  /** A word between a number and its unit: `de` in `45 de ore`. Mostly empty. */
  readonly linking: string;
  readonly quotes: readonly [open: string, close: string];
  readonly turns: Turns;
  readonly time: TimeWords;
  /** Cues that tell a theme. */
  readonly themes: Readonly<Record<Theme, string>>;
  /** At least two phrases a theme that need no fact. */
  readonly phrases: Readonly<Record<Theme, readonly Phrase[]>>;
  /** At least one phrase a theme for what is too big or too near: a first step. Needs no fact; one to two weeks must do. */
  readonly firstSteps: Readonly<Record<Theme, readonly Phrase[]>>;
  /** For wishes with a baseline and a target, or a target alone: each needs `{to}` or `{percent}`. */
  readonly measured: readonly Phrase[];
  /** For wishes that aim at a certificate or examination: each needs `{certificate}`. */
  readonly examined: readonly Phrase[];
  readonly topics: readonly Topic[];
  /** Puts her words before a goal: has `{words}` and `{goal}`. */
  readonly frames: readonly string[];
  /** How a percentage is written: has `{n}`. */
  readonly percent: string;
  /** A sentence after a goal that holds `{hours|…}`, for phrases that do not. */
  readonly hoursTail: string;
  /** `{n}` hours a week by plural category. */
  readonly hours: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  /** Counted things: their cues, and `{n}` with the noun as an object, by plural category. */
  readonly counted: Readonly<
    Record<
      Counted,
      {
        readonly cues: string;
        readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
      }
    >
  >;
  /** Cues of people she leads, after a number. */
  readonly teamPeople: string;
  /** Cues of a team, before a number. */
  readonly team: string;
  /** Names of languages to learn: ISO 639-1 code and cues; rendered by `Intl.DisplayNames`. */
  readonly languageNames: readonly (readonly [code: string, cue: string])[];
  /** Work she may aim at, as it stands in `{aim}`; a star after the text marks a step up within her field. */
  readonly aims: readonly (readonly [cue: string, text: string, step?: 'up'])[];
  /** How `{aim}` holds her own word for a work: has `{words}`. */
  readonly quotedAim: string;
  /** Cues after which her own word for a work follows: `become a`. */
  readonly aimOpeners: string;
  /** Skills with a name, as they stand in `{name}`. */
  readonly skills: readonly (readonly [cue: string, text: string])[];
  /** People she speaks to, as they stand in `{audience}`. */
  readonly audiences: readonly (readonly [cue: string, text: string])[];
  /** How the composer's judge knows a commitment of the first person. */
  readonly commitment: string;
  /** Promises that no goal may make: `always`, `guarantee`. */
  readonly promises: string;
  /** Verbs that measure nothing. */
  readonly vague: string;
}
