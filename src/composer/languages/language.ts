/** The contents of a language file: how the language speaks of time and wishes, and the sentences for mentees. */
import type { Label } from './labels.ts';

/**
 * How the language speaks of time, as cues: words in any spelling of capitals and diacritics, parted by `|`; `*` stands for any ending
 * (`januar*`), or before a word for any beginning. Where several things are named, `;` stands between them.
 */
export interface TimeWords {
  /** January to December. */
  readonly months: string;
  /** Monday to Sunday, in every form that a deadline has them in: `pátek | pátku`. */
  readonly weekdays: string;
  /** Spans to come in words of their own, behind how long they are: `1 year: do roka`. A number before it bars it. */
  readonly spans: string;
  readonly day: string;
  readonly week: string;
  readonly month: string;
  readonly quarter: string;
  readonly year: string;
  /** Times of the year, behind the month and day that they end with: `12-24: christmas`. Easter has 4-15. */
  readonly feasts: string;
  readonly end: string;
  readonly middle: string;
  readonly begin: string;
  readonly next: string;
  readonly current: string;
  /** Before a span to come: `in`, `within`. */
  readonly within: string;
  /** Before what is not to have begun yet: `before`. All that is in `until` as well. */
  readonly before: string;
  /** Before a date that is a deadline: `by`, `until`. */
  readonly until: string;
  /** Makes a period one that is over: `ago`, `since`. */
  readonly ago: string;
  readonly half: string;
  /** Behind a number, how often or how long: `a week`. With `postpositions` before it. */
  readonly per: string;
  /** How often, without a number: `every day`. */
  readonly each: string;
  /** Words with which people say what time they have: `i can | at most`. */
  readonly spare: string;
  /** Numbers in words: `2: two | a couple of`. */
  readonly numbers: string;
}

/** A language. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** The locale of dates: `pt-PT`. */
  readonly locale: string;
  /** Whether other words than names are written with a capital: nouns, months, languages. */
  readonly capitals?: true;
  /** Whether `ae`, `oe`, `ue` may be typed for letters with two dots. */
  readonly digraphs?: true;
  /** Whether what goes with a date or a period stands after it: `30 Haziran'a kadar`. */
  readonly postpositions?: true;
  /** Whether a number with a full stop before a word is an ordinal: `1. März`. */
  readonly ordinalStops?: true;
  /** Whether a limit before a month or a season means its beginning: `do mája` is to the end of April. */
  readonly untilIsBefore?: true;
  /** Whether the case of a season says if a limit before it means its beginning or its end: `до лета`, `к лету`. */
  readonly caseTellsSeason?: true;
  /** Whether Easter is that of the Eastern churches. */
  readonly easternEaster?: true;
  /** A word between a number and its unit: `de` in `45 de ore`. */
  readonly linking?: string;
  readonly time: TimeWords;

  /** Cues of which a text without a wish consists: `hello`, `none`, `thanks`. */
  readonly idle: string;
  /** Cues that stand right before what the mentee wants, verb or thing: `i want to | i'd like`. Behind it with `postpositions`. */
  readonly openings: string;
  /** Openings that stay with their wish, because what follows does not stand without them: `szukam`, `chci se`. */
  readonly kept?: string;
  /** Words that lean on the verb, and go behind it where a clause would begin with one: `się`. */
  readonly clitics?: string;
  /** Cues right before what is refused: `don't want | no more`. Behind it with `postpositions`. */
  readonly refusals: string;
  /** Cues with which another clause begins, where a quotation ends: `because | but | although | so that i`. */
  readonly ends: string;
  /** Cues that are taken off the beginning of a clause: `and | also | then | please | finally`. */
  readonly fillers: string;
  /** Pronouns without their noun: a clause that begins or ends with one is not quoted: `it | them | this`. */
  readonly vague: string;
  /** Cues with which a fear or a doubt begins: `i'm afraid | not sure if`. Its line is quoted whole; behind a wish it says nothing. */
  readonly worries: string;
  /** Cues with which people say how it is with them, which is no wish: `i am | i feel`. */
  readonly states: string;
  /** Cues of illness, family trouble and other private things: a clause with one is not repeated: `depress* | divorce*`. */
  readonly private: string;
  /** Cues of words to the form or to a machine, whose sentence is no wish: `sorry for | thank you | ignore all | instructions`. */
  readonly asides: string;

  /** How the mentee's words go before a sentence: `{words}: `. */
  readonly lead: string;
  /** The quotation marks, and those within them: `“”‘’`. */
  readonly quotes: string;
  /** Two sentences for each label that says what is to be done, which go behind the lead. Each has one `{date}`, as all below. */
  readonly plans: Readonly<Record<Exclude<Label, 'dream' | 'other'>, readonly [string, string]>>;
  /** Three sentences behind the quotation of any wish, however small or private it is; the best one first. */
  readonly any: readonly string[];
  /** A sentence behind the quotation of a fear, a doubt or a state. */
  readonly worry: string;
  /** A sentence behind the quotation of a wish that the mentee wants to have reached by a day. */
  readonly until: string;
  /** Two sentences for any wish that has two weeks or less. */
  readonly soon: readonly [string, string];
  /** The goal of people whose language is not covered: a whole goal. */
  readonly unsupported: string;
  /** Spellings that change in a finished goal: `il 8 marzo` as `l’8 marzo`. */
  readonly corrections?: readonly (readonly [RegExp, string])[];
}
