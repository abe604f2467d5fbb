/** Chooses the plan for a wish, and its wordings. */
import { type Group, groupOf, type Label } from '../languages/labels.ts';
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import type { VerbKind } from '../languages/verb-kinds.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { monthNamesIn, timeWordsIn } from '../times/reading.ts';
import type { Wish } from '../understanding/understanding.ts';
import { verbKindOf } from '../understanding/verbs.ts';
import { isNegated } from '../understanding/words.ts';
import { verbPlanOf } from './verb-plans.ts';

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

/** Which plan is taken for a wish; `isSoon` if its day is within two weeks. */
export function planOf(
  wish: Wish,
  isSoon: boolean,
  file: LanguageFile,
): { readonly name: string; readonly plan: Plan } {
  // Without the mentee's words before it, a plan must say itself what it is about.
  const kind = wish.words === '' ? undefined : verbKindOf(wish.words, file);
  if (isSoon && !FIT_SOON.includes(wish.label)) return { name: 'soon', plan: file.soon };
  const isOften = saysHowOften(wish.words, file);
  const isUnfit =
    (kind !== undefined && UNFIT[kind]?.includes(groupOf(wish.label)) === true) ||
    (isNegated(wish.words) && !LEAVING.includes(wish.label)) ||
    (isOften && kind !== 'learning' && !FIT_OFTEN.includes(groupOf(wish.label)));
  if (isSure(wish) && !isUnfit) return { name: wish.label, plan: file.plans[wish.label] };
  if (isOften) return { name: 'habit', plan: file.plans.habit };
  if (kind !== undefined) return verbPlanOf(kind, wish, file);
  if (isSureOfGroup(wish)) return { name: wish.group, plan: file.groups[wish.group] };
  // Whatever is asked, an answer is looked for.
  if (wish.form === 'q') return { name: 'deciding', plan: file.groups.deciding };
  return { name: 'unread', plan: file.unread };
}

/** Groups whose plans fit what is done again and again. */
const FIT_OFTEN: readonly Group[] = ['keeping', 'performing', 'negotiating', 'getting', 'deciding'];

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

/** The wordings of a plan behind the mentee's words: where these say how often, only those that say nothing else, but for habits. */
export function wordingsOf({ words }: Wish, plan: Plan, file: LanguageFile): readonly string[] {
  if (plan === file.plans.habit || !saysHowOften(words, file)) return plan.about;
  const others = plan.about.filter((one) => !planSaysHowOften(one, file));
  return others.length > 0 ? others : file.plans.habit.about;
}

/** A word that tells how often by itself, and one that does behind a word such as `per`. */
const OFTEN = /\b(?:weekly|daily)\b/;
const PERIOD = /\b(?:week|day|month)\b/;
const NUMBER = /\bnumber\b/;
/** `200 euros a month` is an amount. */
const MONEY =
  /^(?:€|£|\$|₺|euros?|eur|pounds?|dollars?|zl|zlotych|kc|korun|lei|lira|tl|chf|francs?|franken|reais|грн|гривень|гривен|рублеи|руб|тысяч|тисяч)$/;
/** What begins a purpose: how often something is then done is not how often the mentee does what they want. */
const PURPOSE = / so that |, (?:щоб|аби|чтобы|aby|żeby|um|damit|om|zodat) /u;
const LIMIT = /\b(?:within|until|before|ago)\b/;

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
  const tokens = tokensOf(words.split(PURPOSE)[0] ?? '');
  const times = timeWordsIn(tokens, file);
  const names = monthNamesIn(tokens, file);
  return times.some((kinds, index) => {
    if (OFTEN.test(kinds)) return true;
    if (!PERIOD.test(kinds) || names[index] === true) return false;
    const before = `${times[index - 2] ?? ''} ${times[index - 1] ?? ''}`;
    const amount = [index - 3, index - 2, index - 1].some((at) => MONEY.test(tokens[at]?.fold ?? ''));
    if (/\bper\b/.test(before)) return !amount;
    // `dwa razy w tygodniu`, and not `w 3 tygodnie`.
    const number = [index - 3, index - 2].find(
      (at) => NUMBER.test(times[at] ?? '') || /^\d+$/.test(tokens[at]?.text ?? ''),
    );
    return (
      number !== undefined && !LIMIT.test(times[number - 1] ?? '') && !NUMBER.test(times[index - 1] ?? '')
    );
  });
}
