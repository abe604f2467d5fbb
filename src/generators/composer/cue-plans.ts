/** Plans that words of a wish show beside its label and its verb: what is learned, things, figures and days off. */
import type { Group, Label } from '../languages/labels.ts';
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import type { CuePlan, ThingKind, VerbKind } from '../languages/verb-kinds.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { numbersIn } from '../times/numbers.ts';
import { readTimes } from '../times/reading.ts';
import { weekdayOf } from '../times/weekdays.ts';
import { grammarOf } from '../understanding/grammar.ts';
import { phrasesOf, wordsOf } from '../understanding/phrases.ts';
import type { Wish } from '../understanding/understanding.ts';
import { cueKindsIn } from '../understanding/verbs.ts';

/** Where a plan is in a language file. */
export type PlanPlace = { readonly label: Label } | { readonly group: Group } | { readonly cue: CuePlan };

/** A plan with its name. */
export interface NamedPlan {
  readonly name: string;
  readonly plan: Plan;
}

/** The plan at a place. */
export function planAt(place: PlanPlace, file: LanguageFile): NamedPlan {
  if ('label' in place) return { name: place.label, plan: file.plans[place.label] };
  if ('group' in place) return { name: place.group, plan: file.groups[place.group] };
  return { name: place.cue, plan: file.cuePlans[place.cue] };
}

/** Kinds of things that are learned by doing them and not at a desk, with their plans: “learn to delegate”, “learn to say unpleasant things calmly”. */
const LEARNED: readonly (readonly [kinds: readonly VerbKind[], place: PlanPlace])[] = [
  [['calculating'], { cue: 'calculating' }],
  [['delegating'], { cue: 'sharing' }],
  [['talking', 'daring', 'asserting', 'behaving'], { group: 'performing' }],
  [['resting'], { label: 'habit' }],
];

/** Where the plan is for something that is learned by doing it; undefined where it is learned at a desk. */
export function learnedPlaceOf(words: string, file: LanguageFile): PlanPlace | undefined {
  const kinds = cueKindsIn(words, file);
  return LEARNED.find(([own]) => own.some((kind) => kinds.includes(kind)))?.[1];
}

/** So many of something are no few that are named one by one. */
const MANY = 5;

/** Kinds of verbs that say nothing else of a thing than that it is wanted. */
const WANTING: readonly (VerbKind | undefined)[] = [undefined, 'seeking', 'selling', 'reaching', 'making'];

/** Where the plan is for the thing or the figure that a wish is about, where its label is not sure; undefined where it is about none. */
export function thingPlaceOf(
  words: string,
  kind: VerbKind | undefined,
  file: LanguageFile,
): PlanPlace | undefined {
  const names = (thing: ThingKind): boolean => phrasesOf(file.things[thing]).isIn(wordsOf(words));
  if (WANTING.includes(kind) && amountsIn(words, file).length > 0 && names('customers'))
    return { label: 'customers' };
  if ((kind === undefined || kind === 'making') && names('drafts')) return { cue: 'drafting' };
  return (kind === undefined || kind === 'beginning') && names('body') ? { label: 'exercise' } : undefined;
}

/** Whether a wish is for many of something: “have applied for ten jobs”. */
export function isForMany(words: string, file: LanguageFile): boolean {
  return amountsIn(words, file).some((amount) => amount >= MANY);
}

const UNITS_OF_TIME: readonly string[] = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'];

/** The amounts in a text: no dates, years or ages, and nothing that counts time. */
function amountsIn(text: string, file: LanguageFile): readonly number[] {
  return figuresIn(text, file, UNITS_OF_TIME);
}

/** Whether a wish is a figure that is to change: a share, or one figure in it and another in the sentence that is said with it. */
export function isMeasured({ clause, words, before, whole = before }: Wish, file: LanguageFile): boolean {
  if (/\d ?%/u.test(whole ?? words)) return true;
  if (whole === undefined) return false;
  const parts = [clause, whole.replace(clause, '')];
  return parts.every((part) => figuresIn(part, file, ['year']).length > 0);
}

/** Whether words say how long something takes or is to take: “have every quote out within three days”. */
export function isTimed(words: string, file: LanguageFile): boolean {
  return figuresIn(words, file, []).length > figuresIn(words, file, ['minute', 'hour', 'day']).length;
}

const YEARS = /^20[2-4]\d$/;

/** The figures in a text that stand beside no month, nor beside some words of time. */
function figuresIn(text: string, file: LanguageFile, times: readonly string[]): readonly number[] {
  const reading = readTimes(text, file);
  const isDate = (at: number): boolean =>
    reading.hits.some(
      ({ tag, start }) =>
        start === at && (tag.kind === 'month' || (tag.kind === 'time' && times.includes(tag.time))),
    );
  return numbersIn(reading)
    .filter(
      ({ value, start, end }) =>
        value > 1 && !YEARS.test(String(value)) && !isDate(end) && !isDate(start - 1),
    )
    .map(({ value }) => value);
}

/** Whether words name a day of the week or the weekend. */
export function namesDay(words: string, file: LanguageFile): boolean {
  return (
    grammarOf(file).weekend.isIn(wordsOf(words)) ||
    tokensOf(words).some(({ fold }) => weekdayOf(fold, file) !== undefined)
  );
}
