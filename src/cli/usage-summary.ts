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
export interface UsageSummary {
  readonly time_zone: string;
  readonly total: UsageTotal;
  /** In order of time; months without goals between others are included, with zeros. */
  readonly months: readonly UsageTotal[];
  /** The most used first: the writer, and its model if it has one. */
  readonly writers: readonly UsageTotal[];
  /** The most used first, by ISO 639-1 code; `unknown` if there was no wish or the language is not known. */
  readonly languages: readonly UsageTotal[];
  /** The wordings, the most requested first; 0 is the first wording. */
  readonly variants: readonly UsageTotal[];
  /** The source of the token counts. */
  readonly token_counters: readonly UsageTotal[];
}

class Sum {
  readonly name: string;
  #goals = 0;
  #input = 0;
  #output = 0;
  #measured = 0;
  #milliseconds = 0;

  constructor(name: string) {
    this.name = name;
  }

  add({ input_tokens, output_tokens, milliseconds }: GoalUsage): void {
    this.#goals++;
    this.#input += input_tokens;
    this.#output += output_tokens;
    if (milliseconds === null) return;
    this.#measured++;
    this.#milliseconds += milliseconds;
  }

  get total(): UsageTotal {
    return {
      name: this.name,
      goals: this.#goals,
      input_tokens: this.#input,
      output_tokens: this.#output,
      mean_milliseconds: this.#measured === 0 ? null : Math.round(this.#milliseconds / this.#measured),
    };
  }
}

/** Sums by name, created on first use. */
class Sums {
  readonly #sums = new Map<string, Sum>();

  add(name: string, usage: GoalUsage): void {
    const sum = this.#sums.get(name) ?? new Sum(name);
    this.#sums.set(name, sum);
    sum.add(usage);
  }

  get byUse(): UsageTotal[] {
    return [...this.#sums.values()]
      .map(({ total }) => total)
      .sort((one, other) => other.goals - one.goals || one.name.localeCompare(other.name, 'en'));
  }

  get(name: string): UsageTotal {
    return (this.#sums.get(name) ?? new Sum(name)).total;
  }

  get names(): string[] {
    return [...this.#sums.keys()].sort();
  }
}

/**
 * Sums up usage in constant memory.
 *
 * @param timeZone where months begin and end
 */
export async function summarize(
  parts: AsyncIterable<readonly GoalUsage[]>,
  timeZone: string,
): Promise<UsageSummary> {
  const total = new Sum('all');
  const [months, writers, languages, variants, counters] = Array.from({ length: 5 }, () => new Sums());
  const monthOf = monthNamer(timeZone);
  for await (const part of parts) {
    for (const usage of part) {
      total.add(usage);
      months?.add(monthOf(usage.created_at), usage);
      writers?.add(usage.model === null ? usage.writer : `${usage.writer} ${usage.model}`, usage);
      languages?.add(usage.language ?? 'unknown', usage);
      variants?.add(String(usage.variant), usage);
      counters?.add(usage.tokens_counted_by, usage);
    }
  }
  return {
    time_zone: timeZone,
    total: total.total,
    months: months === undefined ? [] : allMonths(months),
    writers: writers?.byUse ?? [],
    languages: languages?.byUse ?? [],
    variants: variants?.byUse ?? [],
    token_counters: counters?.byUse ?? [],
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

function allMonths(sums: Sums): UsageTotal[] {
  const { names } = sums;
  const [first] = names;
  const last = names.at(-1);
  if (first === undefined || last === undefined) return [];
  const months: UsageTotal[] = [];
  let month = Temporal.PlainYearMonth.from(first);
  const end = Temporal.PlainYearMonth.from(last);
  if (month.until(end, { largestUnit: 'months' }).months > MAX_MONTHS)
    return names.map((name) => sums.get(name));
  for (; Temporal.PlainYearMonth.compare(month, end) <= 0; month = month.add({ months: 1 })) {
    months.push(sums.get(month.toString()));
  }
  return months;
}
