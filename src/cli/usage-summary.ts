/** Sums up the usage data of records. */
import type { GoalUsage } from '../domain/smart-goal.ts';

/** The sums of a group. */
export interface UsageTotal {
  readonly name: string;
  /** The number of inputs. */
  readonly goals: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** The average duration, in milliseconds; null if none was measured. */
  readonly mean_milliseconds: number | null;
}

/** Everything that `mentoring stats` shows. */
export type UsageSummary = Awaited<ReturnType<typeof summarize>>;

const EMPTY = { goals: 0, input_tokens: 0, output_tokens: 0, measured: 0, milliseconds: 0 };

class Sums {
  readonly #sums = new Map<string, typeof EMPTY>();

  add(name: string, { input_tokens, output_tokens, milliseconds }: GoalUsage): void {
    const sum = this.#sums.getOrInsertComputed(name, () => ({ ...EMPTY }));
    sum.goals++;
    sum.input_tokens += input_tokens;
    sum.output_tokens += output_tokens;
    if (milliseconds === null) return;
    sum.measured++;
    sum.milliseconds += milliseconds;
  }

  get(name: string): UsageTotal {
    const { measured, milliseconds, ...sums } = this.#sums.get(name) ?? EMPTY;
    return { name, ...sums, mean_milliseconds: measured === 0 ? null : Math.round(milliseconds / measured) };
  }

  get names(): string[] {
    return [...this.#sums.keys()].sort();
  }

  /** The most used first. */
  get byUse(): UsageTotal[] {
    return this.names
      .map((name) => this.get(name))
      .sort((one, other) => other.goals - one.goals || one.name.localeCompare(other.name, 'en'));
  }
}

/**
 * Sums up usage in constant memory.
 *
 * @param timeZone where months begin and end
 */
export async function summarize(parts: AsyncIterable<readonly GoalUsage[]>, timeZone: string) {
  const [total, months, writers] = [new Sums(), new Sums(), new Sums()];
  const [languages, variants, counters] = [new Sums(), new Sums(), new Sums()];
  const monthOf = monthNamer(timeZone);
  for await (const part of parts) {
    for (const usage of part) {
      total.add('all', usage);
      months.add(monthOf(usage.created_at), usage);
      writers.add(usage.model === null ? usage.writer : `${usage.writer} ${usage.model}`, usage);
      languages.add(usage.language ?? 'unknown', usage);
      variants.add(String(usage.variant), usage);
      counters.add(usage.tokens_counted_by, usage);
    }
  }
  return {
    time_zone: timeZone,
    total: total.get('all'),
    /** In order of time; months without goals between others are included, with zeros. */
    months: allMonths(months.names).map((name) => months.get(name)),
    /** The writer, and its model if it has one. */
    writers: writers.byUse,
    /** By ISO 639-1 code; `unknown` if there was no wish or the language is not known. */
    languages: languages.byUse,
    /** The wordings; 0 is the first one. */
    variants: variants.byUse,
    /** The source of the token counts. */
    token_counters: counters.byUse,
  };
}

/**
 * The month of an instant, `2026-11`. The bounds of the last month are cached, since most instants are in the
 * same month as the one before.
 */
function monthNamer(timeZone: string): (instant: Temporal.Instant) => string {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let name = '';
  return (instant) => {
    const { epochMilliseconds } = instant;
    if (epochMilliseconds >= from && epochMilliseconds < to) return name;
    const start = instant.toZonedDateTimeISO(timeZone).with({ day: 1 }).startOfDay();
    name = start.toPlainDate().toPlainYearMonth().toString();
    from = start.epochMilliseconds;
    to = start.add({ months: 1 }).startOfDay().epochMilliseconds;
    return name;
  };
}

/** A longer range means that a clock was wrong. */
const MAX_MONTHS = 600;

/** The months of these names in their order, and those between them. */
function allMonths(names: readonly string[]): readonly string[] {
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = Temporal.PlainYearMonth.from(first);
  const { months } = start.until(last, { largestUnit: 'months' });
  if (months > MAX_MONTHS) return names;
  return Array.from({ length: months + 1 }, (_, index) => start.add({ months: index }).toString());
}
