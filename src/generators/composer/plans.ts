/** Chooses the plan for a wish, and its wordings. */
import type { Group, Label } from '../languages/labels.ts';
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { timeWordsIn } from '../times/reading.ts';
import type { Wish } from '../understanding/understanding.ts';
import type { Day } from './dates.ts';

/** From this likelihood on, the plan of a label or of a group is taken. */
export const SURE_LABEL = 0.45;
const SURE_GROUP = 0.5;

/** Plans about a narrow subject, which must be surer. */
const NARROW: readonly Label[] = [
  'boundaries',
  'business',
  'dream',
  'driving',
  'event',
  'exercise',
  'home',
  'language',
  'mentor',
  'money',
  'promotion',
  'salary',
  'staff',
];
const SURE_NARROW = 0.65;

function isSure({ label, sure }: Wish): boolean {
  return sure >= (NARROW.includes(label) ? SURE_NARROW : SURE_LABEL);
}

/** Groups whose labels are too different for a plan that fits them all well. */
const MIXED: readonly Group[] = ['keeping', 'otherwise'];

function isSureOfGroup({ group, groupSure }: Wish): boolean {
  return groupSure >= SURE_GROUP && !MIXED.includes(group);
}

/** Whether nothing but a plan that is true of any wish is left. */
export function isUnread(wish: Wish): boolean {
  return wish.label !== 'direction' && !isSure(wish) && !isSureOfGroup(wish);
}

/** Which plan is taken for a wish. */
export function planOf(
  wish: Wish,
  day: Day,
  file: LanguageFile,
): { readonly name: string; readonly plan: Plan } {
  if (wish.label === 'direction') return { name: 'direction', plan: file.plans.direction };
  if (day.isSoon && !FIT_SOON.includes(wish.label)) return { name: 'soon', plan: file.soon };
  if (isSure(wish)) return { name: wish.label, plan: file.plans[wish.label] };
  if (isSureOfGroup(wish)) return { name: wish.group, plan: file.groups[wish.group] };
  return { name: 'unread', plan: file.unread };
}

/** Plans that can also be done within two weeks. */
const FIT_SOON: readonly Label[] = [
  'agreement',
  'conversation',
  'decision',
  'dream',
  'errand',
  'interview',
  'papers',
  'presentation',
  'pricing',
  'question',
];

/** The wordings of a plan behind the mentee's words: where these say how often, only those that say nothing else. */
export function wordingsOf({ words }: Wish, plan: Plan, file: LanguageFile): readonly string[] {
  if (!saysHowOften(words, file)) return plan.about;
  const ways = [plan, file.unread].map(({ about }) => about.filter((one) => !planSaysHowOften(one, file)));
  return ways.find((one) => one.length > 0) ?? plan.about;
}

/** A word that tells how often by itself, and one that does behind a word such as `per`. */
const OFTEN = /\b(?:weekly|daily)\b/;
const PERIOD = /\b(?:week|day)\b/;

const known = new WeakMap<LanguageFile, Map<string, boolean>>();

/** The same of a wording, which is kept. */
function planSaysHowOften(wording: string, file: LanguageFile): boolean {
  const kept = known.get(file) ?? new Map<string, boolean>();
  known.set(file, kept);
  const says = kept.get(wording) ?? saysHowOften(wording, file);
  kept.set(wording, says);
  return says;
}

/** Whether words say how many times a day or a week. */
function saysHowOften(words: string, file: LanguageFile): boolean {
  const times = timeWordsIn(tokensOf(words), file);
  return times.some((kinds, index) => {
    const before = `${times[index - 2] ?? ''} ${times[index - 1] ?? ''}`;
    return OFTEN.test(kinds) || (PERIOD.test(kinds) && /\bper\b/.test(before));
  });
}
