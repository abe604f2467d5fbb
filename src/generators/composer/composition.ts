/** Writes goals for what was understood, and keeps a ledger of what became of every wish. */
import type { Label } from '../languages/labels.ts';
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import { remembering } from '../text/remember.ts';
import type { Understanding, Wish } from '../understanding/understanding.ts';
import { type Day, dayOf, longDate } from './dates.ts';

/** What became of a wish: the number of its goal, from 0, or why it is in none. */
export interface LedgerEntry {
  readonly wish: Wish;
  /** Which plan was taken. */
  readonly plan: string;
  readonly goal: number | null;
  readonly reason: string | null;
}

/** A goal, and the same without what can be spared. */
export interface WrittenGoal {
  readonly long: string;
  readonly short: string;
}

/** Goals, and where each wish is. */
export interface Composition {
  readonly goals: readonly WrittenGoal[];
  readonly ledger: readonly LedgerEntry[];
}

/** What goals are written with. */
export interface WritingOptions {
  readonly file: LanguageFile;
  readonly today: Temporal.PlainDate;
  /** Which wording: 0 and up. */
  readonly variant: number;
}

const MOST_GOALS = 5;
/** From this likelihood on, the plan of a label or of a group is taken. */
const SURE_LABEL = 0.6;
const SURE_GROUP = 0.7;

/** Writes a goal for each of at most five wishes: those of a list first, in their order. */
export function writeGoals(understanding: Understanding, options: WritingOptions): Composition {
  const ordered = understanding.wishes.toSorted((one, other) => Number(other.listed) - Number(one.listed));
  const hours = hoursByWish(ordered.slice(0, MOST_GOALS), understanding.hours);
  const goals: WrittenGoal[] = [];
  const ledger: LedgerEntry[] = [];
  const turns = new Map<string, number>();
  for (const wish of ordered) {
    if (goals.length >= MOST_GOALS) {
      ledger.push({ wish, plan: '', goal: null, reason: 'more than five wishes' });
      continue;
    }
    const day = dayOf(wish, options.today);
    const { name, plan } = planOf(wish, day, options.file);
    const turn = options.variant + (turns.get(name) ?? 0);
    turns.set(name, (turns.get(name) ?? 0) + 1);
    const said = goalOf(wish, plan, { turn, day, file: options.file, understanding });
    if (goals.some(({ short }) => short === said)) {
      ledger.push({ wish, plan: name, goal: null, reason: 'the same goal as another' });
      continue;
    }
    const own = hours.get(wish);
    ledger.push({ wish, plan: name, goal: goals.length, reason: null });
    goals.push({
      short: said,
      long: own === undefined ? said : `${said} ${hoursSentence(own, options.file)}`,
    });
  }
  return { goals, ledger };
}

/** The one goal for a wish that could not be read. */
export function unreadGoal({ file, today, variant }: WritingOptions): WrittenGoal {
  const day = today.add({ weeks: 4 });
  const said = filled(turnOf(file.unread.alone, variant), longDate(day, file.locale));
  return { long: said, short: said };
}

/** Which plan is taken for a wish. */
function planOf(wish: Wish, day: Day, file: LanguageFile): { readonly name: string; readonly plan: Plan } {
  if (wish.label === 'direction') return { name: 'direction', plan: file.plans.direction };
  if (day.isSoon && !FIT_SOON.includes(wish.label)) return { name: 'soon', plan: file.soon };
  if (wish.sure >= SURE_LABEL) return { name: wish.label, plan: file.plans[wish.label] };
  if (wish.groupSure >= SURE_GROUP && wish.group !== 'otherwise')
    return { name: wish.group, plan: file.groups[wish.group] };
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

interface GoalParts {
  readonly turn: number;
  readonly day: Day;
  readonly file: LanguageFile;
  readonly understanding: Understanding;
}

/** The goal for a wish: its words and the plan, or a plan alone. */
function goalOf(wish: Wish, plan: Plan, { turn, day, file, understanding }: GoalParts): string {
  const date = longDate(day.date, file.locale);
  const lead = wish.label === 'dream' ? '' : leadOf(wish, file);
  if (lead !== '') {
    const goal = lead + filled(turnOf(plan.about, turn), date);
    if (!understanding.private.some((name) => goal.includes(name))) return goal;
  }
  if (wish.name !== undefined && plan.named !== undefined)
    return filled(turnOf(plan.named, turn), date).replace('{name}', wish.name);
  return filled(turnOf(plan.alone, turn), date);
}

function turnOf(wordings: readonly string[], turn: number): string {
  return wordings[turn % wordings.length] ?? '';
}

function filled(wording: string, date: string): string {
  return wording.replace('{date}', date);
}

/** The mentee's words as they go before a plan; empty where they do not. */
function leadOf({ words, form }: Wish, { leads, capitalNouns }: LanguageFile): string {
  const lead = form === 'v' || form === 'n' || form === 'g' || form === 'q' ? leads[form] : '';
  if (words === '' || lead === '') return '';
  const first = /^\S+/u.exec(words)?.[0] ?? '';
  const isName = /^\p{Lu}.*[\p{Lu}\d]|^I\b/u.test(first) || (capitalNouns && /^\p{Lu}/u.test(first));
  const small = isName ? words : first.toLowerCase() + words.slice(first.length);
  return lead
    .replace('{words}', () => small)
    .replace('{Words}', () => words.charAt(0).toUpperCase() + words.slice(1));
}

/** What takes hours of its own every week. */
const TAKE_TIME: readonly string[] = ['learning', 'passing', 'changing', 'making', 'getting'];

/** Hours a week for the wishes that take them: a share for each, or all for the first where there are too few. */
function hoursByWish(wishes: readonly Wish[], hours: number | undefined): Map<Wish, number> {
  const shares = new Map<Wish, number>();
  if (hours === undefined) return shares;
  const taking = wishes.filter(({ group }) => TAKE_TIME.includes(group)).slice(0, hours);
  for (const wish of taking) shares.set(wish, Math.floor(hours / taking.length));
  return shares;
}

const pluralsOf = remembering((locale) => new Intl.PluralRules(locale));

function hoursSentence(hours: number, { hours: forms, locale }: LanguageFile): string {
  const form = forms[pluralsOf(locale).select(hours)] ?? forms['other'] ?? '';
  return form.replace('{n}', String(hours));
}
