/** The contents of a language file: how the language speaks of time, and the texts for mentees. */
import type { ClauseGrammar } from './grammars/clause-grammar.ts';
import type { Group, Label } from './labels.ts';
import type { CuePlan, ThingKind, VerbKind } from './verb-kinds.ts';

/** The units of a span of time. */
export type SpanUnit = 'day' | 'week' | 'month' | 'year';

/** How the language speaks of time and numbers, as cues (`text/cues.ts`). */
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
  /** A time of the year by name and the month and day it ends with, such as `christmas` 12, 24; Easter has 4, 15. */
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
  /** Numbers in words. */
  readonly numbers: readonly (readonly [value: number, cue: string])[];
}

/** The sentences for a wish, each with one `{date}`. */
export interface Plan {
  /** After a lead with the mentee's words. */
  readonly about: readonly string[];
  /** Without a lead. */
  readonly alone: readonly string[];
  /** Without a lead, with the `{name}` of a technology or a certificate. */
  readonly named?: readonly string[];
}

/** A language. */
export interface LanguageFile {
  /** ISO 639-1. */
  readonly code: string;
  /** The locale of dates and plural forms. */
  readonly locale: string;
  /** Its name in English. */
  readonly name: string;
  /** Whether nouns are written with a capital. */
  readonly capitalNouns: boolean;
  /** Whether `ae`, `oe`, `ue` may be typed for letters with two dots. */
  readonly digraphs: boolean;
  /** Whether what goes with a date or a period stands after it: `30 Haziran'a kadar`. */
  readonly postpositions: boolean;
  /** Whether a number with a full stop before a word is an ordinal: `1. März`. */
  readonly ordinalStops: boolean;
  /** Whether a word may be written together with the one before it: `d'ici`, `dell'estate`. */
  readonly elides: boolean;
  /** When the name of a day with an `s` comes every week: always, or only behind a word such as `on`: `on Saturdays`. */
  readonly pluralDays: 'always' | 'behind a word' | 'never';
  /** Codes of languages that are not covered and whose people most likely read this one. */
  readonly neighbours: readonly string[];
  /** A word between a number and its unit: `de` in `45 de ore`. Mostly empty. */
  readonly linking: string;
  /** The least that the words of a wish in the infinitive hold: without it, none of its leads goes before them. */
  readonly infinitive: RegExp;
  /**
   * How much must speak for a clause being whole before it is repeated (`understanding/wish.ts`). Where it is not said, the model of
   * forms looks at the words themselves, with which labelled texts of this language were read better.
   */
  readonly leastWhole?: number;
  /** A word that leans on the infinitive behind it, and goes after it where the clause begins: `se naučit` → `naučit se`. */
  readonly leaning?: RegExp;
  /** Words before such a word that belong to the clause behind it and not to its own verb: `chci se | naučit`. */
  readonly leaningBefore?: RegExp;
  /** The words that stand around wishes. */
  readonly grammar: ClauseGrammar;
  /** Words right before a clause that is refused: `don't want to `, `without `. */
  readonly refusal: RegExp;
  /** Words right behind one: a refusal in the next sentence, or the verb of its own where verbs come last. */
  readonly refusalAfter?: RegExp;
  /** Whether a limit before a month or a season means its beginning: `do mája` is to the end of April. */
  readonly untilIsBefore?: boolean;
  /** Whether the case of a season tells if a limit before it means its beginning or its end: `до лета`, `к лету`. */
  readonly caseTellsSeason?: boolean;
  /** Whether Easter is that of the Eastern churches. */
  readonly easternEaster: boolean;
  /** Spellings that change in a finished goal: `il 8 marzo` as `l’8 marzo`. */
  readonly corrections?: readonly (readonly [RegExp, string])[];
  /** Words of which a text without a wish consists: `hello`, `none`, `thanks`. */
  readonly idle: string;
  readonly time: TimeWords;
  /** How the mentee's words go before a plan, by their form: `{words}`, or `{Words}` with a capital; empty where they do not. */
  readonly leads: {
    readonly v: string;
    readonly n: string;
    readonly g: string;
    readonly q: string;
    /** Between a sentence of the mentee's and a plan. */
    readonly plan: string;
  };
  /** A sentence about `{n}` hours a week, by the plural category of the number. */
  readonly hours: Readonly<Record<string, string>>;
  /** Verbs by their kind, as cues in the form that wishes have them in; `^` before what only is one as the first words. */
  readonly verbs: Readonly<Record<VerbKind, string>>;
  /** Things by their kind, as cues in the form that wishes have them in. */
  readonly things: Readonly<Record<ThingKind, string>>;
  readonly plans: Readonly<Record<Label, Plan>>;
  /** For wishes whose label is not sure. */
  readonly groups: Readonly<Record<Group, Plan>>;
  /** For wishes of which only the verb or a thing is sure. */
  readonly cuePlans: Readonly<Record<CuePlan, Plan>>;
  /** For any wish. */
  readonly unread: Plan;
  /** For any wish that is to be reached within two weeks. */
  readonly soon: Plan;
}
