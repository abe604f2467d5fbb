/** Writes goals for what was understood, and keeps a ledger of what became of every wish. */
import type { Label } from '../languages/labels.ts';
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import { memoize } from '../text/memoize.ts';
import { refersElsewhere } from '../understanding/references.ts';
import { isElsewhere } from '../understanding/said-times.ts';
import { type SaidTime, SURE_LABEL, type Understanding, type Wish } from '../understanding/understanding.ts';
import { dayOf, isSoon, longDate, saidDayOf } from './dates.ts';
import { leadOf, wordsBefore } from './leads.ts';
import { isUnread, planOf } from './plans.ts';
import { wordingsOf } from './wordings.ts';

/** The fate of a wish: the number of its goal, from 0, or why it is in none. */
export interface LedgerEntry {
  readonly wish: Wish;
  /** The name of the plan that was taken. */
  readonly plan: string;
  readonly goal: number | null;
  readonly reason: string | null;
}

/** A goal, the same without what can be spared, and in the shortest wording. */
export interface WrittenGoal {
  readonly long: string;
  readonly short: string;
  readonly brief: string;
}

/** The language, the day and the wording of goals. */
export interface WritingOptions {
  readonly file: LanguageFile;
  readonly today: Temporal.PlainDate;
  /** The wording: 0 and up. */
  readonly variant: number;
}

const MAX_GOALS = 5;

/**
 * Writes a goal for each of at most five wishes: those of a list first, in their order. A wish whose goal would not say what it is
 * about is left out where others do: nobody signs a plan for nothing. The ledger tells where each wish is.
 */
export function writeGoals(understanding: Understanding, options: WritingOptions) {
  const { file, today, variant } = options;
  const ordered = understanding.wishes.toSorted((one, other) => Number(other.listed) - Number(one.listed));
  const telling = ordered.filter((wish) => saysItself(wish, file));
  const told = withoutLeaning(telling, file);
  const chosen = told.length > 0 ? told : ordered.slice(0, 1);
  const hours = hoursByWish(chosen.slice(0, MAX_GOALS), understanding.hours);
  const goals: WrittenGoal[] = [];
  const turns = new Map<string, number>();
  const ledger = ordered.map((wish): LedgerEntry => {
    const leave = (plan: string, reason: string): LedgerEntry => ({ wish, plan, goal: null, reason });
    if (!chosen.includes(wish)) return leave('', 'no goal could say what it is about');
    if (goals.length >= MAX_GOALS) return leave('', 'more than five wishes');
    const isOnly = chosen.length === 1 && saidDayOf(wish.time, today) === undefined;
    const time = isOnly ? (onlyTimeOf(ordered, today) ?? wish.time) : wish.time;
    const said = saidDayOf(time, today);
    const { name, plan } = planOf(wish, said !== undefined && isSoon(said, today), file);
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const date = longDate(dayOf(time, name, today), file.locale);
    const { goal, brief } = goalOf(wish, plan, variant + turn, date, file, understanding);
    if (goals.some(({ short }) => short === goal)) return leave(name, 'the same goal as another');
    const own = hours.get(wish);
    const long = own === undefined ? goal : `${goal} ${hoursSentence(own, file)}`;
    goals.push({ brief, short: goal, long });
    return { wish, plan: name, goal: goals.length - 1, reason: null };
  });
  return { goals, ledger };
}

/** A wish whose label is surer is one of its own, and so is its time. */
const OWN_LABEL = 0.45;

/** The only time that is said in wishes and can be kept: that of the one that has a goal, unless it is said of another. */
function onlyTimeOf(wishes: readonly Wish[], today: Temporal.PlainDate): SaidTime | undefined {
  const [owner, ...others] = wishes.filter(
    ({ time }) => time !== undefined && isElsewhere(time, today) && saidDayOf(time, today) !== undefined,
  );
  if (owner?.time === undefined || owner.sure >= OWN_LABEL || others.length > 0) return undefined;
  return owner.time.first === undefined ? owner.time : { ...owner.time, isBeside: true };
}

/** The wishes without those whose words refer to something outside of them, where others stand for themselves. */
function withoutLeaning(wishes: readonly Wish[], file: LanguageFile): readonly Wish[] {
  const own = wishes.filter(
    (wish) => wish.listed || (wish.before ?? wish.whole) !== undefined || !leansOutside(wish, file),
  );
  // A question may refer to the wish before it, and what is joined to one does.
  const isTold = ({ form, follows, start }: Wish): boolean =>
    (form === 'q' || follows === true) && own.some((one) => one.end < start);
  return own.length > 0 ? wishes.filter((wish) => own.includes(wish) || isTold(wish)) : wishes;
}

/** Whether the words of a wish refer at their beginning to something outside of them: “whether that is enough”. */
function leansOutside({ words, form }: Wish, file: LanguageFile): boolean {
  if (words === '') return false;
  const [, ...behind] = words.split(' ');
  return refersElsewhere(words, file) || (form === 'q' && refersElsewhere(behind.join(' '), file));
}

/** Labels whose plan says by itself what it is about. */
const TELLING: readonly Label[] = [
  'boundaries',
  'confidence',
  'direction',
  'driving',
  'interview',
  'job',
  'meetings',
  'money',
  'papers',
  'people',
  'portfolio',
  'presentation',
  'pricing',
  'promotion',
  'salary',
];
/** From this likelihood on, the plan of a label may stand without the mentee's words beside other goals. */
const SURE_ALONE = 0.7;

/** A clause that is less likely to be a wish has no goal beside others that cannot repeat it. */
const LIKELY_ALONE = 0.8;

/** A clause that is so likely a wish may go before a plan that is true of any. */
const LIKELY_READ = 0.9;

/** Whether the goal of a wish says what it is about: by the mentee's words, by a name, or by a plan that is sure. */
function saysItself(wish: Wish, file: LanguageFile): boolean {
  const { label, sure, name, likely, wanted, time } = wish;
  const isSentence = wish.before !== undefined || (wish.whole !== undefined && wish.words === '');
  if (isSentence) return wanted || likely >= LIKELY_READ;
  if (wordsBefore(wish, file) !== '')
    return (
      wish.listed ||
      wish.wanted ||
      wish.form === 's' ||
      (likely >= LIKELY_READ && (file.grammar.verbSecond === null || time?.date !== undefined)) ||
      !isUnread(wish)
    );
  if (sure < SURE_LABEL || likely < LIKELY_ALONE) return false;
  return (
    (name !== undefined && file.plans[label].named !== undefined) ||
    (sure >= SURE_ALONE && TELLING.includes(label))
  );
}

/** The one goal for a wish that could not be read. */
export function unreadGoal({ file, today, variant }: WritingOptions): WrittenGoal {
  const day = today.add({ weeks: 4 });
  const said = corrected(filled(turnOf(file.unread.alone, variant), longDate(day, file.locale)), file);
  return { long: said, short: said, brief: said };
}

/** The goal for a wish, the mentee's words and the plan or a plan alone; and the shortest one behind these words. */
function goalOf(
  wish: Wish,
  plan: Plan,
  turn: number,
  date: string,
  file: LanguageFile,
  understanding: Understanding,
): { readonly goal: string; readonly brief: string } {
  const lead = leadOf(wish, file);
  const wordings = lead === '' ? [] : wordingsOf(wish, plan, file, understanding.hours !== undefined);
  const plain = (wish.name === undefined ? undefined : plan.named) ?? plan.alone;
  const goalAt = (at: number): string => {
    const led = lead + filled(turnOf(wordings, at), date);
    const isSayable = lead !== '' && !understanding.private.some((name) => led.includes(name));
    const alone = (): string => filled(turnOf(plain, at), date).replace('{name}', wish.name ?? '');
    return corrected(isSayable ? led : alone(), file);
  };
  const goal = goalAt(turn);
  const brief = wordings
    .map((_, at) => goalAt(at))
    .reduce((least, one) => (one.length < least.length ? one : least), goal);
  return { goal, brief };
}

/** A goal with the words that its language writes otherwise beside some figures: `l’8 marzo`, `1er mai`. */
function corrected(goal: string, { corrections = [] }: LanguageFile): string {
  return corrections.reduce((text, [from, to]) => text.replace(from, to), goal);
}

function turnOf(wordings: readonly string[], turn: number): string {
  return wordings[turn % wordings.length] ?? '';
}

function filled(wording: string, date: string): string {
  return wording.replace('{date}', date);
}

/** Groups of wishes that take hours of their own every week. */
const TAKE_TIME: readonly string[] = ['learning', 'passing', 'changing', 'making', 'getting'];

/** Hours a week for the wishes that take them: shares that sum up to all of them, or one hour for each of the first where there are too few. */
function hoursByWish(wishes: readonly Wish[], hours: number | undefined): Map<Wish, number> {
  const shares = new Map<Wish, number>();
  if (hours === undefined) return shares;
  const taking = wishes.filter(({ group }) => TAKE_TIME.includes(group)).slice(0, hours);
  const rest = hours % taking.length;
  for (const [index, wish] of taking.entries())
    shares.set(wish, Math.floor(hours / taking.length) + (index < rest ? 1 : 0));
  return shares;
}

const pluralsOf = memoize((locale: string) => new Intl.PluralRules(locale));

function hoursSentence(hours: number, { hours: forms, locale }: LanguageFile): string {
  const form = forms[pluralsOf(locale).select(hours)] ?? forms['other'] ?? '';
  return form.replace('{n}', String(hours));
}
