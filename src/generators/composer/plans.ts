/** Chooses the plan for a wish, and its wordings. */
import { type Group, groupOf, type Label } from '../languages/labels.ts';
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import type { VerbKind } from '../languages/verb-kinds.ts';
import { isNegated } from '../understanding/negation.ts';
import type { Wish } from '../understanding/understanding.ts';
import { cueKindsIn, verbKindOf } from '../understanding/verbs.ts';
import { verbPlanOf } from './verb-plans.ts';
import { saysHowOften } from './wordings.ts';

/** From this likelihood on, the plan of a label or of a group is taken. */
export const SURE_LABEL = 0.6;
const SURE_GROUP = 0.5;

/** Plans about a narrow subject, which must be surer. */
const NARROW: readonly Label[] = [
  'boundaries',
  'business',
  'dream',
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
const SURE_NARROW = 0.78;

/** Where no words of the mentee go before a plan, a likely one says more than one that is true of any wish. */
const LIKELY_LABEL = 0.45;
const LIKELY_NARROW = 0.65;

/** A label is as good as sure where nothing else of its group is likely. */
const ALONE_IN_GROUP = 0.8;

function isSure({ label, sure, groupSure, group, words }: Wish): boolean {
  if (
    sure >= LIKELY_LABEL &&
    groupSure >= ALONE_IN_GROUP &&
    groupOf(label) === group &&
    !NARROW.includes(label)
  )
    return true;
  const [least, narrow] = words === '' ? [LIKELY_LABEL, LIKELY_NARROW] : [SURE_LABEL, SURE_NARROW];
  return sure >= (NARROW.includes(label) ? narrow : least);
}

/** Labels whose plans are about leaving something alone: any other would be one for what is not to be. */
const LEAVING: readonly Label[] = ['boundaries', 'conditions', 'rest', 'stop'];

/** Groups whose labels are too different for a plan that fits them all well. */
const MIXED: readonly Group[] = ['keeping', 'otherwise', 'deciding', 'getting', 'changing'];

function isSureOfGroup({ group, groupSure }: Wish): boolean {
  return groupSure >= SURE_GROUP && !MIXED.includes(group);
}

/** Whether nothing but a plan that is true of any wish is left. */
export function isUnread(wish: Wish): boolean {
  return !isSure(wish) && !isSureOfGroup(wish);
}

/** Groups whose plans do not fit what is done by a kind of verb, whatever its other words are. */
const UNFIT: Readonly<Partial<Record<VerbKind, readonly Group[]>>> = {
  learning: ['getting', 'changing', 'negotiating', 'deciding', 'otherwise'],
  stopping: ['learning', 'passing', 'getting', 'changing', 'making', 'deciding', 'otherwise'],
};

/** Labels whose plans do not fit a kind of verb. */
const UNFIT_LABELS: Readonly<Partial<Record<VerbKind, readonly Label[]>>> = {
  seeking: ['exercise', 'driving', 'craft', 'object'],
  talking: ['craft', 'subject', 'tool', 'course', 'studies'],
  daring: ['craft', 'subject', 'tool', 'course', 'studies'],
};

/** What is learned by doing it among people, not at a desk. */
const AMONG_PEOPLE: readonly VerbKind[] = ['talking', 'daring'];

/** Labels whose plans are for a single occasion. */
const ONCE: readonly Label[] = [
  'conversation',
  'interview',
  'salary',
  'agreement',
  'question',
  'decision',
  'errand',
];

/** Kinds of doing that are done once, even where something then happens again and again: `open my practice on two days a week`. */
const DONE_ONCE: readonly VerbKind[] = ['applying', 'choosing', 'deciding', 'founding', 'passing'];

function isUnfitFor(kind: VerbKind, { label }: Wish): boolean {
  return UNFIT[kind]?.includes(groupOf(label)) === true || UNFIT_LABELS[kind]?.includes(label) === true;
}

/** Which plan is taken for a wish; `isSoon` if its day is within two weeks. */
export function planOf(
  wish: Wish,
  isSoon: boolean,
  file: LanguageFile,
): { readonly name: string; readonly plan: Plan } {
  // Without the mentee's words before it, a plan must say itself what it is about.
  const kind = wish.words === '' ? undefined : verbKindOf(wish.words, file);
  if (isSoon && !FIT_SOON.includes(wish.label)) return { name: 'soon', plan: file.soon };
  const isOften = saysHowOften(wish.words, file) && (kind === undefined || !DONE_ONCE.includes(kind));
  // “learn to say unpleasant things calmly”
  const isAmongPeople =
    kind === 'learning' && cueKindsIn(wish.words, file).some((own) => AMONG_PEOPLE.includes(own));
  const isUnfit =
    (kind !== undefined && isUnfitFor(kind, wish)) ||
    (isAmongPeople && isUnfitFor('talking', wish)) ||
    (isNegated(wish.words) && !LEAVING.includes(wish.label)) ||
    (isOften && kind !== 'learning' && kind !== 'stopping' && !fitsOften(wish.label));
  if (isSure(wish) && !isUnfit) return { name: wish.label, plan: file.plans[wish.label] };
  if (isOften && kind !== 'stopping') return { name: 'habit', plan: file.plans.habit };
  if (isAmongPeople && wish.group !== 'performing')
    return { name: 'performing', plan: file.groups.performing };
  if (kind !== undefined) return verbPlanOf(kind, wish, file);
  if (isSureOfGroup(wish)) return { name: wish.group, plan: file.groups[wish.group] };
  // Whatever is asked, an answer is looked for.
  if (wish.form === 'q') return { name: 'deciding', plan: file.groups.deciding };
  return { name: 'unread', plan: file.unread };
}

/** Groups whose plans fit what is done again and again. */
const FIT_OFTEN: readonly Group[] = ['keeping', 'performing', 'negotiating', 'getting', 'deciding'];

function fitsOften(label: Label): boolean {
  return FIT_OFTEN.includes(groupOf(label)) && !ONCE.includes(label);
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
