/** The part of choosing that knows what is said beside a wish and holds for it. */
import { classify } from './classify.ts';
import { factsIn } from './facts/facts.ts';
import { hoursIn } from './facts/hours.ts';
import type { Wish } from './merge.ts';
import { has, type Reading } from './vocabulary.ts';
import type { RawWish } from './wishes.ts';

/** What one sentence says for all wishes. */
export interface Context {
  readonly deadline?: Temporal.PlainDate;
  readonly hours?: number;
  readonly team?: number;
  /** For a rise in pay alone. */
  readonly percent?: string;
}

/** More hours a week, named beside a wish, are hours of work and no time for a goal. */
const MOST_SPARE_HOURS = 10;

/** Deadline, hours and the like from sentences beside the wishes. */
export function contextOf(
  wishes: readonly RawWish[],
  excluded: readonly Reading[],
  today: Temporal.PlainDate,
): Context {
  let hours: number | undefined;
  let team: number | undefined;
  let percent: string | undefined;
  let deadline: Temporal.PlainDate | undefined;
  for (const { reading } of wishes) {
    const facts = factsIn(reading, today);
    team ??= facts.measures.team;
    percent ??= facts.measures.percent;
    const themed = classify(reading, facts.names, facts.measures) !== undefined;
    // `Deadline: September` is about no theme, whatever its word is a cue for.
    if (themed && contentWords(reading) > 0) continue;
    if (facts.hours !== undefined && facts.hours <= MOST_SPARE_HOURS) hours ??= facts.hours;
    if (facts.hours !== undefined || contentWords(reading) <= 4) {
      deadline ??= facts.deadline;
    }
  }
  // `but no dear courses, I only have 2 hours a week` names hours beside what she does not want.
  hours ??= excluded
    .map((reading) => hoursIn(reading))
    .find((named) => named !== undefined && named <= MOST_SPARE_HOURS);
  return {
    ...(hours === undefined ? {} : { hours }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(team === undefined ? {} : { team }),
    ...(percent === undefined ? {} : { percent }),
  };
}

/** A deadline in a clause of reason or purpose: `so that I can join the club by June`. The past has none. */
function asideDeadline({ asides }: RawWish, today: Temporal.PlainDate): Temporal.PlainDate | undefined {
  for (const reading of asides) {
    if (has(reading, 'past')) continue;
    const { deadline, deadlineWords } = factsIn(reading, today);
    if (deadline === undefined || deadlineWords === undefined) continue;
    const [from, to] = deadlineWords;
    const meant = reading.hits.some(
      ({ tag, start, end }) => tag.kind === 'time' && DUE.has(tag.time) && start >= from && end <= to,
    );
    if (meant && Temporal.PlainDate.compare(deadline, today) > 0) return deadline;
  }
  return undefined;
}

/** Words that make a time one by which something is due. */
const DUE: ReadonlySet<string> = new Set(['until', 'before', 'end', 'next']);

/** How many words carry meaning of their own. */
export function contentWords(reading: Reading): number {
  const light = new Set<number>();
  for (const { tag, start, end, weight } of reading.hits) {
    const known =
      tag.kind === 'stop' ||
      tag.kind === 'time' ||
      tag.kind === 'month' ||
      tag.kind === 'feast' ||
      tag.kind === 'number';
    if (
      known ||
      (tag.kind === 'turn' && (tag.turn === 'filler' || tag.turn === 'nothing')) ||
      (tag.kind === 'turn' && tag.turn === 'wish' && weight > 1)
    ) {
      for (let index = start; index < end; index++) light.add(index);
    }
  }
  return reading.words.filter(({ text }, index) => !light.has(index) && /\p{L}/u.test(text)).length;
}

/** A wish with what is said beside it. */
export function withContext(wish: Wish, raw: RawWish, context: Context, today: Temporal.PlainDate): Wish {
  const before = raw.lead === raw.reading ? undefined : factsIn(raw.lead, today);
  const lead =
    wish.facts.deadline === undefined ? (before?.deadline ?? asideDeadline(raw, today)) : undefined;
  const { names } = wish.facts;
  // A level may be named after its language: `my English is B1, I need B2`.
  const languages = names.languages.length > 0 ? names.languages : (before?.names.languages ?? []);
  const { team, percent, ...shared } = context;
  const rise = wish.subject.theme === 'negotiatingPay' && percent !== undefined ? { percent } : {};
  return {
    ...wish,
    facts: {
      ...shared,
      ...(lead === undefined ? {} : { deadline: lead }),
      ...wish.facts,
      names: { ...names, languages },
      measures: { ...(team === undefined ? {} : { team }), ...rise, ...wish.facts.measures },
    },
  };
}
