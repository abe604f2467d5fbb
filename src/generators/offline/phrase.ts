/** The stage that says a wish as a goal. */

import type { Wish } from './merge.ts';
import { COUNTED, type Language, type Phrase } from './phrases/language.ts';
import { THEME_TIMES } from './themes.ts';

type PlainDate = Temporal.PlainDate;

/** A goal in both lengths. */
export interface WrittenGoal {
  readonly wish: Wish;
  readonly long: string;
  readonly short: string;
}

/** A deadline nearer than this is a matter of days and no goal. */
const LEAST_DAYS = 7;
/** Within a year, as goals go. */
const MOST_DAYS = 364;
/** A goal that is longer with her words and hours is said in its short form. */
const MOST_WORDS = 45;
/** To make a first step where her own date is past or too near. */
const FIRST_STEP_DAYS = 14;
/** A milestone on a way of years. */
const MILESTONE_DAYS = 182;

/** Until when a goal goes, and whether there is only time for a first step. */
export interface Horizon {
  readonly date: PlainDate;
  readonly firstStep: boolean;
}

/** The horizon of a wish: her own deadline where it is 1 to 52 weeks away, or else what is honest. */
export function horizonOf({ facts, subject }: Wish, today: PlainDate): Horizon {
  const times = THEME_TIMES[subject.theme];
  if (facts.deadline === undefined) {
    return {
      date: today.add({ weeks: facts.outOfReach ? Math.min(times.usual, 8) : times.usual }),
      firstStep: facts.outOfReach,
    };
  }
  const days = today.until(facts.deadline).days;
  if (days < LEAST_DAYS) return { date: today.add({ days: FIRST_STEP_DAYS }), firstStep: true };
  if (days > MOST_DAYS + 2) return { date: today.add({ days: MILESTONE_DAYS }), firstStep: facts.outOfReach };
  return { date: facts.deadline, firstStep: facts.outOfReach || days < times.least * 7 };
}

type Slots = ReadonlyMap<string, string>;

const SLOT = /\{(\w+)(?:\|(\d+))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;

/** How much it is worth that a phrase takes up a fact. */
const WORTH: Readonly<Record<string, number>> = {
  certificate: 6,
  from: 6,
  to: 4,
  percent: 3,
  amount: 3,
  name: 5,
  tool: 5,
  level: 2,
  aim: 3,
  audience: 3,
  team: 3,
  hours: 1,
  words: 2,
};

/** What fills the slots of a wish's phrases. */
export function slotsOf(wish: Wish, date: PlainDate, language: Language): Slots {
  const { names, measures } = wish.facts;
  const slots = new Map<string, string>([['date', dateIn(language, date)]]);
  const put = (slot: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') slots.set(slot, value);
  };
  const list = listFormat(language.locale);
  const learned = [...names.technologies, ...(names.technologies.length > 0 ? [] : names.skills)];
  put('name', list.format(wish.subject.theme === 'language' ? names.languages : learned));
  put('tool', list.format(names.technologies));
  put('certificate', wish.subject.theme === 'language' ? names.exam : names.certificate);
  put('level', measures.level);
  put('aim', names.aim);
  put('audience', names.audience);
  put('team', measures.team?.toString());
  put('from', measures.from);
  put('to', measures.to);
  put('percent', measures.percent);
  put('amount', measures.amount ?? (wish.subject.theme === 'negotiatingPay' ? measures.to : undefined));
  put('words', wish.words);
  put('hours', wish.facts.hours?.toString());
  for (const counted of COUNTED) put(counted, measures.counts.get(counted)?.toString());
  return slots;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A date as the phrases of a language hold it: `30 June 2027`. */
export function dateIn({ locale, dates }: Language, date: PlainDate): string {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  dateFormats.set(locale, format);
  const month = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
  return (dates.days?.[date.day] ?? dates.usual)
    .replace('{day}', String(date.day))
    .replace('{month}', month)
    .replace('{year}', String(date.year));
}

const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(locale: string): Intl.ListFormat {
  const kept = listFormats.get(locale);
  if (kept !== undefined) return kept;
  const made = new Intl.ListFormat(locale, { type: 'conjunction' });
  listFormats.set(locale, made);
  return made;
}

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

function isCounted(slot: string): slot is (typeof COUNTED)[number] {
  return COUNTED.some((counted) => counted === slot);
}

/** The slots without a default that a text names outside or inside of brackets. */
function neededSlots(text: string): string[] {
  return [...text.matchAll(SLOT)]
    .filter(([, , fallback]) => fallback === undefined)
    .map(([, slot]) => slot ?? '');
}

/** Whether a phrase can be said with the facts there are. */
export function isSayable(phrase: Phrase, slots: Slots): boolean {
  return phrase.every((text) => neededSlots(text.replace(OPTIONAL, '')).every((slot) => slots.has(slot)));
}

function worthOf([long]: Phrase, slots: Slots): number {
  let worth = 0;
  for (const [, slot] of long.matchAll(SLOT)) {
    if (slot !== undefined && slots.has(slot)) worth += WORTH[slot] ?? (isCounted(slot) ? 3 : 0);
  }
  return worth;
}

/** A text with its slots filled, or the empty text where one cannot be. */
export function fill(text: string, slots: Slots, language: Language): string {
  const kept = text.replace(OPTIONAL, (_, inner: string) =>
    neededSlots(inner).every((slot) => slots.has(slot)) ? inner : '',
  );
  return kept.replace(SLOT, (_, slot: string, fallback: string | undefined) => {
    const value = slots.get(slot) ?? fallback ?? '';
    if (slot !== 'hours' && !isCounted(slot)) return value;
    const forms = slot === 'hours' ? language.hours : language.counted[slot].forms;
    return (forms[pluralOf(language.locale, Number(value))] ?? forms.other).replace('{n}', value);
  });
}

/** The phrases that fit a wish best, in the language's order: those that take up most of her facts. */
export function phrasesFor(wish: Wish, horizon: Horizon, language: Language, slots: Slots): Phrase[] {
  const { subject } = wish;
  const pools: (readonly Phrase[])[] = [];
  if (horizon.firstStep) pools.push(language.firstSteps[subject.theme]);
  else {
    // A rise in pay has phrases of its own.
    const figure = subject.theme !== 'language' && subject.theme !== 'negotiatingPay';
    if (figure && (slots.has('from') || slots.has('to'))) pools.push(language.measured);
    if (figure && slots.has('percent')) pools.push(language.measured);
    if (slots.has('certificate')) pools.push(language.examined);
    const topic = subject.topic === undefined ? undefined : language.topics[subject.topic];
    if (topic !== undefined && !ownNumbers(wish, language)) pools.push(topic.phrases);
    pools.push(language.phrases[subject.theme]);
  }
  for (const pool of pools) {
    const sayable = pool.filter((phrase) => isSayable(phrase, slots) && !holdsAvoided(phrase, wish));
    const best = Math.max(0, ...sayable.map((phrase) => worthOf(phrase, slots)));
    const fitting = sayable.filter((phrase) => worthOf(phrase, slots) >= best - 1);
    if (fitting.length > 0) return fitting.sort((one, other) => worthOf(other, slots) - worthOf(one, slots));
  }
  return [...language.phrases.general];
}

/** Whether a phrase counts what she does not want: `without events`. */
function holdsAvoided([long]: Phrase, { avoided }: Wish): boolean {
  return avoided !== undefined && [...avoided].some((counted) => long.includes(`{${counted}|`));
}

/** Whether her own counts are taken up by the theme's phrases and not by the topic's. */
function ownNumbers({ facts, subject }: Wish, language: Language): boolean {
  const topic = subject.topic === undefined ? undefined : language.topics[subject.topic];
  if (topic === undefined) return false;
  return COUNTED.some(
    (counted) =>
      facts.measures.counts.has(counted) &&
      !topic.phrases.some(([long]) => long.includes(`{${counted}|`)) &&
      language.phrases[subject.theme].some(([long]) => long.includes(`{${counted}|`)),
  );
}

/**
 * Says a wish as a goal.
 *
 * @param turn which of the fitting phrases is taken: 0 and up, going round
 * @param quoted whether her own words stand before the goal in any case
 */
export function writeGoal(
  wish: Wish,
  today: PlainDate,
  language: Language,
  turn: number,
  quoted: boolean,
): WrittenGoal {
  const horizon = horizonOf(wish, today);
  const slots = slotsOf(wish, horizon.date, language);
  const phrases = phrasesFor(wish, horizon, language, slots);
  const phrase = phrases[turn % phrases.length] ?? language.phrases.general[0] ?? ['', ''];
  const [long, short] = phrase.map((text) => fill(text, slots, language));
  const framed = (goal: string): string => frame(goal, wish, phrase, slots, language, turn, quoted);
  const tail = tailFor(wish, phrase, slots, language);
  const [whole, brief] = [framed(long ?? '') + tail, framed(short ?? '') + tail];
  return { wish, long: whole.split(' ').length > MOST_WORDS ? brief : whole, short: brief };
}

/** Her own words before a goal that would hold nothing else of hers. */
function frame(
  goal: string,
  wish: Wish,
  phrase: Phrase,
  slots: Slots,
  language: Language,
  turn: number,
  quoted: boolean,
): string {
  // A number of hers that no phrase takes up is worth her words.
  const counted = /\d/.test(wish.words ?? '') && worthOf(phrase, slots) < 2;
  const own = !counted && (wish.subject.topic !== undefined || worthOf(phrase, slots) > 1);
  const template = language.frames[turn % language.frames.length];
  if (template === undefined || !slots.has('words') || phrase[0].includes('{words}')) return goal;
  if (!quoted && wish.subject.theme !== 'general' && (own || (wish.words?.split(' ').length ?? 0) < 2))
    return goal;
  return fill(template, new Map([...slots, ['goal', goal]]), language);
}

/** Her hours a week, where the phrase does not hold them. */
function tailFor({ facts, subject }: Wish, [long]: Phrase, slots: Slots, language: Language): string {
  if (facts.hours === undefined || long.includes('{hours') || subject.theme === 'workLifeBalance') return '';
  return ` ${fill(language.hoursTail.replace('{hours}', '{hours|1}'), slots, language)}`;
}
