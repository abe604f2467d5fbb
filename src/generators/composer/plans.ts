/** Chooses the plan for a wish, and its wordings. */
import { type Group, groupOf, type Label } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import type { VerbKind } from '../languages/verb-kinds.ts';
import { SURE_LABEL, type Wish } from '../understanding/understanding.ts';
import { isNegated, verbKindOf } from '../understanding/verbs.ts';
import {
  isForMany,
  isMeasured,
  isTimed,
  learnedPlaceOf,
  type NamedPlan,
  namesDay,
  type PlanPlace,
  planAt,
  thingPlaceOf,
} from './cue-plans.ts';
import { verbPlanOf } from './verb-plans.ts';
import { saysHowOften } from './wordings.ts';

/** From this likelihood on, the plan of a group is taken. */
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

/** Where no words of the mentee go before a plan, or a keyword, a likely one says more than one that is true of any wish. */
const LIKELY_LABEL = 0.45;
const LIKELY_NARROW = 0.65;

/** An item of a list with so few words is a keyword, of which nothing but its label tells. */
const KEYWORD_WORDS = 2;

/** A label is as good as sure where nothing else of its group is likely. */
const ALONE_IN_GROUP = 0.8;

function isSure({ label, sure, groupSure, group, words, listed }: Wish): boolean {
  if (
    sure >= LIKELY_LABEL &&
    groupSure >= ALONE_IN_GROUP &&
    groupOf(label) === group &&
    !NARROW.includes(label)
  )
    return true;
  const isKeyword = listed && words.split(' ').length <= KEYWORD_WORDS;
  const [least, narrow] =
    words === '' || isKeyword ? [LIKELY_LABEL, LIKELY_NARROW] : [SURE_LABEL, SURE_NARROW];
  return sure >= (NARROW.includes(label) ? narrow : least);
}

/** Labels whose plans are about leaving something alone: any other would be one for what is not to be. */
const LEAVING: readonly Label[] = ['boundaries', 'conditions', 'rest', 'stop'];

/** Groups whose labels are too different for a plan that fits them all well. */
const MIXED: readonly Group[] = ['keeping', 'otherwise', 'deciding', 'getting', 'changing'];

function isSureOfGroup({ group, groupSure }: Wish): boolean {
  return groupSure >= SURE_GROUP && !MIXED.includes(group);
}

/** Where the plan is for leading, which nobody learns at a desk either. */
function leadingPlaceOf({ label, sure }: Wish): PlanPlace | undefined {
  return label === 'leadership' && sure >= LIKELY_LABEL ? { group: 'performing' } : undefined;
}

/** The plan for something that is learned by doing it, or that of a label that says more. */
function learnedPlanOf(place: PlanPlace, { label, sure }: Wish, file: LanguageFile): NamedPlan {
  const isOwn = 'group' in place && groupOf(label) === place.group && sure >= LIKELY_LABEL;
  return planAt(isOwn ? { label } : place, file);
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

/** Labels whose plans are for what is learned at a desk. */
const AT_DESK: readonly Label[] = ['craft', 'subject', 'tool', 'course', 'studies'];

/** Labels whose plans do not fit a kind of verb: what is founded is mostly to last, and is no event. */
const UNFIT_LABELS: Readonly<Partial<Record<VerbKind, readonly Label[]>>> = {
  seeking: ['exercise', 'driving', 'craft', 'object', 'language'],
  hiring: ['job', 'career', 'people', 'mentor'],
  publishing: ['writing', 'document', 'studies', 'visibility'],
  becoming: ['course'],
  improving: ['habit'],
  reaching: ['habit'],
  founding: ['event', 'staff', 'visibility'],
  selling: ['confidence', 'conditions'],
  talking: [...AT_DESK, 'leadership'],
  daring: AT_DESK,
  asserting: [...AT_DESK, 'leadership'],
};

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
const DONE_ONCE: readonly VerbKind[] = [
  'applying',
  'choosing',
  'deciding',
  'founding',
  'improving',
  'passing',
  'reaching',
  'seeking',
  'selling',
];

function isUnfitFor(kind: VerbKind, { label }: Wish): boolean {
  return UNFIT[kind]?.includes(groupOf(label)) === true || UNFIT_LABELS[kind]?.includes(label) === true;
}

/** Which plan is taken for a wish; `isSoon` if its day is within two weeks. */
export function planOf(wish: Wish, isSoon: boolean, file: LanguageFile): NamedPlan {
  // Without words or a sentence of the mentee's before it, a plan must say itself what it is about.
  const words = wish.words === '' && wish.whole !== undefined && !isSure(wish) ? wish.clause : wish.words;
  const verb = words === '' ? undefined : verbKindOf(words, file);
  const isAsked = wish.form === 'q';
  // “Run a business” is no training, and who asks whether to stop has not decided to.
  const isMisread = (verb === 'exercising' && wish.group !== 'keeping') || (isAsked && verb === 'stopping');
  const kind = isMisread ? undefined : verb;
  if (isSoon && !FIT_SOON.includes(wish.label)) return { name: 'soon', plan: file.soon };
  const isOften = saysHowOften(words, file) && (kind === undefined || !DONE_ONCE.includes(kind));
  const isStopping = kind === 'stopping' || isNegated(words, file);
  const learned = kind === 'learning' ? (learnedPlaceOf(words, file) ?? leadingPlaceOf(wish)) : undefined;
  const thing = thingPlaceOf(words, kind, file);
  // “find five new restaurants for our bread”
  const isForCustomers = thing !== undefined && 'label' in thing && thing.label === 'customers';
  const isUnfit =
    (kind !== undefined && isUnfitFor(kind, wish)) ||
    (wish.label === 'staff' && isForCustomers) ||
    (learned !== undefined && AT_DESK.includes(wish.label)) ||
    (isAsked && LEAVING.includes(wish.label)) ||
    // Who keeps a meeting short is not shy in it.
    (wish.label === 'meetings' && !isStopping && isTimed(words, file)) ||
    (isNegated(words, file) && !LEAVING.includes(wish.label)) ||
    (isOften && kind !== 'learning' && kind !== 'stopping' && !fitsOften(wish.label));
  // That none of the other plans fits says less than the verb does.
  const isRead = isSure(wish) && !isUnfit && wish.label !== 'other';
  // “stop working Sundays”
  if (isStopping && (!isRead || LEAVING.includes(wish.label)) && namesDay(words, file))
    return planAt({ cue: 'freeDays' }, file);
  if (isRead) return planAt({ label: wish.label }, file);
  if (thing !== undefined && 'label' in thing) return planAt(thing, file);
  if (isOften && kind !== 'stopping') return planAt({ label: 'habit' }, file);
  if (learned !== undefined) return learnedPlanOf(learned, wish, file);
  if (thing !== undefined) return planAt(thing, file);
  // “send my quotes within five days”
  if (kind === 'applying' && isTimed(words, file)) return planAt({ label: 'improvement' }, file);
  if (kind !== undefined) return verbPlanOf(kind, wish, file);
  if (isSureOfGroup(wish)) return planAt({ group: wish.group }, file);
  // Whatever is asked, an answer is looked for.
  if (isAsked) return planAt({ group: 'deciding' }, file);
  if (isMeasured(wish, file) || isTimed(words, file)) return planAt({ label: 'improvement' }, file);
  if (isForMany(words, file)) return planAt({ cue: 'reaching' }, file);
  return isSure(wish) && !isUnfit
    ? planAt({ label: wish.label }, file)
    : { name: 'unread', plan: file.unread };
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
