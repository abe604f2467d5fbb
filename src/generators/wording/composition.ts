/** Writes goals for what was understood, and keeps a ledger of what became of every wish and fact. */
import { foldKeepingLength } from '../languages/cues.ts';
import type { Kind, LanguageFile } from '../languages/language-file.ts';
import type { Fact, Understanding, Wish } from '../understanding/understanding.ts';
import { dayOf } from './dates.ts';
import { leadFor } from './leads.ts';
import { fillPlan, type PlanFacts, planOf } from './plans.ts';

/** What became of a wish or a fact: the number of its goal, from 0, or why it is in none. */
export interface LedgerEntry {
  readonly text: string;
  readonly what: string;
  readonly goal: number | null;
  readonly reason: string | null;
}

/** Goals, and where each wish and fact is. */
export interface Composition {
  readonly goals: readonly string[];
  readonly ledger: readonly LedgerEntry[];
}

/** What goals are written with. */
export interface WritingOptions {
  readonly file: LanguageFile;
  readonly today: Temporal.PlainDate;
  readonly variant: number;
}

const MOST_GOALS = 5;
const MOST_WORDS = 45;
const FIRST_STEP_WEEKS = 4;
/** What takes hours of its own every week. */
const TAKES_TIME: readonly Kind[] = ['learn', 'pass', 'build', 'become', 'find'];

/** Writes one goal for each of at most five wishes: those of a list first, in their order. */
export function writeGoals(understanding: Understanding, options: WritingOptions): Composition {
  const ordered = understanding.wishes.toSorted((one, other) => Number(other.listed) - Number(one.listed));
  const chosen = chooseWishes(ordered, options.file);
  const ledger: LedgerEntry[] = [];
  const goals: string[] = [];
  const turns = new Map<string, number>();
  const hours = hoursPlan(chosen, understanding.hours, options);
  for (const wish of ordered) {
    const what = wish.theme === undefined ? wish.kind : `${wish.kind}, ${wish.theme}`;
    if (!chosen.includes(wish)) {
      const reason = isUnread(wish, options.file) ? 'could not be read' : 'more than five wishes';
      ledger.push({ text: wish.clause, what, goal: null, reason });
      continue;
    }
    const key = planKey(wish, options);
    const turn = options.variant + (turns.get(key) ?? 0);
    turns.set(key, (turns.get(key) ?? 0) + 1);
    const said = hours.get(wish) ?? '';
    const goal = wordGoal(wish, turn, said, understanding, options);
    if (goal === undefined || goals.includes(goal)) {
      ledger.push({
        text: wish.clause,
        what,
        goal: null,
        reason: goal === undefined ? 'names what must not be said' : 'the same goal as another',
      });
      continue;
    }
    goals.push(goal);
    ledger.push({ text: wish.clause, what, goal: goals.length - 1, reason: null });
    for (const fact of wish.facts) ledger.push(factEntry(fact, goal, goals.length - 1, options));
  }
  if (understanding.hours !== undefined) {
    const at = goals.findIndex((goal) => goal.includes(String(understanding.hours)));
    ledger.push({
      text: `${understanding.hours} a week`,
      what: 'hours',
      goal: at < 0 ? null : at,
      reason: at < 0 ? 'no goal needs study time' : null,
    });
  }
  return { goals, ledger };
}

/** A wish that says neither what to do nor about what. */
function isUnread(wish: Wish, { grammar }: LanguageFile): boolean {
  const says = wish.quotable || wish.theme !== undefined || wish.kind === 'direction';
  // A decision that cannot be named says nothing beside other wishes.
  return !says && (wish.kind !== 'decide' || grammar?.infinitive !== undefined);
}

/** The wishes that get a goal: all that were read, and one that was not where nothing else was. */
function chooseWishes(wishes: readonly Wish[], file: LanguageFile): readonly Wish[] {
  const read = wishes.filter((wish) => !isUnread(wish, file));
  if (read.length > 0) return read.slice(0, MOST_GOALS);
  return wishes.slice(0, 1);
}

function planKey(wish: Wish, { file, variant }: WritingOptions): string {
  if (file.openPlans.includes(planOf(wish, file, variant))) return 'open';
  return wish.theme ?? wish.kind;
}

/** Which wishes are told their hours: one budget, named once, and shared where several need it. */
function hoursPlan(
  chosen: readonly Wish[],
  hours: number | undefined,
  { file, variant }: WritingOptions,
): ReadonlyMap<Wish, string> {
  if (hours === undefined) return new Map();
  const learners = chosen.filter((wish) => planOf(wish, file, variant).includes('{hours}'));
  const [first] = learners;
  if (first === undefined) return new Map();
  const category = new Intl.PluralRules(file.locale).select(hours);
  const all = (file.hours[category] ?? file.hours['other'] ?? '').replace('{n}', String(hours));
  // What needs time beside them takes its part of the hours, too.
  const needing = chosen.filter((wish) => learners.includes(wish) || TAKES_TIME.includes(wish.kind));
  if (needing.length === 1 || hours < 2) return new Map([[first, all]]);
  const share = Math.max(1, Math.floor(hours / needing.length));
  return new Map([[first, file.hoursShare.replace('{n}', String(share)).replace('{m}', String(hours))]]);
}

/** The sentence for a wish; undefined where no wording keeps what must stay out. */
function wordGoal(
  wish: Wish,
  turn: number,
  hours: string,
  understanding: Understanding,
  { file, today }: WritingOptions,
): string | undefined {
  const usual = dayOf(wish, file, today);
  // A first step does not take as long as the whole.
  const isOpen = !usual.own && file.openPlans.includes(planOf(wish, file, turn));
  const day = isOpen ? { ...usual, date: today.add({ weeks: FIRST_STEP_WEEKS }) } : usual;
  const facts: PlanFacts = { day, hours, wish, file };
  const lead = leadFor(wish, file);
  const tries: (() => string)[] = [];
  for (let step = 0; step < 3; step++) {
    tries.push(() => fillPlan(planOf(wish, file, turn + step), lead, facts));
  }
  if (wish.theme !== undefined || lead === '')
    tries.push(() => fillPlan(planOf(wish, file, turn), '', facts));
  else tries.push(() => fillPlan(planOf(wish, file, turn), lead, { ...facts, hours: '' }));
  return tries.map((make) => make()).find((goal) => isFit(goal, understanding));
}

/** Words for the same thing: whoever refuses one refuses all of them. */
const SYNONYMS: readonly RegExp[] = [
  /event|veranstaltung|konferen|conference|wydarzen|networking-/u,
  /social media|linkedin|instagram/u,
];

/** Whether a goal is short enough and names nothing private and nothing that was refused. */
function isFit(goal: string, { private: privates, excluded }: Understanding): boolean {
  if (goal.split(/\s+/).length > MOST_WORDS) return false;
  const folded = foldKeepingLength(goal);
  if (privates.some((name) => folded.includes(foldKeepingLength(name)))) return false;
  if (
    SYNONYMS.some((same) => same.test(folded) && excluded.some((text) => same.test(foldKeepingLength(text))))
  )
    return false;
  return !excluded.some((text) => {
    const words = foldKeepingLength(text).match(/\p{L}{5,}/gu) ?? [];
    return words.length > 0 && words.length <= 3 && words.every((word) => folded.includes(word.slice(0, 7)));
  });
}

/** Where a fact of a wish went. */
function factEntry(fact: Fact, goal: string, place: number, { today }: WritingOptions): LedgerEntry {
  const folded = foldKeepingLength(goal);
  const held =
    folded.includes(foldKeepingLength(fact.text)) ||
    (fact.name !== undefined && folded.includes(foldKeepingLength(fact.name))) ||
    (fact.date !== undefined && isHeld(fact, today));
  const reason =
    fact.date === undefined
      ? 'the goal is worded without it'
      : Temporal.PlainDate.compare(Temporal.PlainDate.from(fact.date), today) < 0
        ? 'the date is past'
        : 'the date is too far or too near';
  return { text: fact.text, what: fact.role, goal: held ? place : null, reason: held ? null : reason };
}

function isHeld({ date }: Fact, today: Temporal.PlainDate): boolean {
  const days = date === undefined ? -1 : today.until(Temporal.PlainDate.from(date)).days;
  return days >= 1 && days <= 366;
}
