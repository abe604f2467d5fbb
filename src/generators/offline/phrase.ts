/** The stage that says a wish as a goal. */

import { frequencyIn } from './facts/measures.ts';
import type { Wish } from './merge.ts';
import { COUNTED, type Language, type Phrase } from './phrases/language.ts';
import { fill, isCounted, isSayable, SLOT, type Slots, slotsOf } from './slots.ts';
import { THEME_TIMES } from './themes.ts';
import { readWords, vocabularyOf } from './vocabulary.ts';
import { toWords } from './words.ts';

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
/** Eight weeks: a first step is near. */
const FIRST_STEPS_WITHIN = 56;

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
  // A first step towards what is out of reach is not put off.
  if (facts.outOfReach && days > FIRST_STEPS_WITHIN)
    return { date: today.add({ days: FIRST_STEPS_WITHIN }), firstStep: true };
  // On a way of years the goal is how far she gets within the first one.
  if (days > MOST_DAYS + 2) return { date: today.add({ days: MOST_DAYS }), firstStep: facts.outOfReach };
  return { date: facts.deadline, firstStep: facts.outOfReach || days < times.least * 7 };
}

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

function worthOf([long]: Phrase, slots: Slots): number {
  let worth = 0;
  for (const [, slot] of long.matchAll(SLOT)) {
    if (slot !== undefined && slots.has(slot)) worth += WORTH[slot] ?? (isCounted(slot) ? 3 : 0);
  }
  return worth;
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
    const other = sayable.some((phrase) => saysOtherwise(phrase, wish, language));
    if (other && wish.words !== undefined) return [...language.phrases.general];
    const fitting = sayable.filter((phrase) => worthOf(phrase, slots) >= best - 1);
    if (fitting.length > 0) return fitting.sort((one, other) => worthOf(other, slots) - worthOf(one, slots));
  }
  return [...language.phrases.general];
}

/** Whether a phrase says how often a week, and in another way than she does. */
function saysOtherwise([long]: Phrase, { frequency }: Wish, language: Language): boolean {
  if (frequency === undefined) return false;
  const own = frequencyIn(readWords(toWords(long), vocabularyOf(language)));
  return own !== undefined && own !== frequency;
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
  const slots = slotsOf(wish, horizon.date, language, today);
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
  // What the goal says anyway is not said twice.
  if (goal.toLowerCase().includes(wish.words?.toLowerCase() ?? '')) return goal;
  if (!quoted && wish.subject.theme !== 'general' && (own || (wish.words?.split(' ').length ?? 0) < 2))
    return goal;
  return fill(template, new Map([...slots, ['goal', goal]]), language);
}

/** Her hours a week, where the phrase does not hold them. */
function tailFor({ facts, subject }: Wish, [long]: Phrase, slots: Slots, language: Language): string {
  if (facts.hours === undefined || long.includes('{hours') || subject.theme === 'workLifeBalance') return '';
  return ` ${fill(language.hoursTail.replace('{hours}', '{hours|1}'), slots, language)}`;
}
