import type { GoalUsage } from '../domain/smart-goal.ts';
import { databaseCommand } from './open-database.ts';
import { printResult, textTable } from './output.ts';

/** `mentoring stats`: what the service has written, by month, writer and language. */
export const statsCommand = databaseCommand({
  description: 'Show the number of goals and tokens by month, writer and language.',
  takes: { '--json': 'print JSON' },
  notes: '\nMonths begin and end in the TIME_ZONE of the settings. No wishes or goals are shown.',
  async run({ json }, { database, timeZone }) {
    const { createSmartGoalStore } = await import('../store/records/smart-goals.ts');
    const summary = await summarize(createSmartGoalStore(database).usage(), timeZone);
    printResult(json, summary, usageReport(summary, process.stdout.columns ?? 80));
  },
});

const count = new Intl.NumberFormat('en');
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
/** The maximum number of months drawn; `--json` has all. */
const MAX_MONTHS = 24;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/**
 * Formats a summary.
 *
 * @param width of the terminal, in columns
 */
export function usageReport(summary: UsageSummary, width: number): string {
  if (summary.total.goals === 0) {
    return 'No goals have been written yet. A POST to /smart-goals/ writes the first.\n';
  }
  const languageName = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
  const named = (total: UsageTotal): UsageTotal =>
    total.name === 'unknown' ? total : { ...total, name: languageName.of(total.name) ?? total.name };
  const sections = [
    chart(summary.months, summary.time_zone, width),
    table('By writer', summary.writers, summary.total),
    table('By language', summary.languages.map(named), summary.total),
    summary.variants.length > 1
      ? table(
          'By wording',
          summary.variants.map(({ name, ...rest }) => ({ name: `variant ${name}`, ...rest })),
          summary.total,
        )
      : '',
    counters(summary),
  ];
  return sections.filter((section) => section !== '').join('\n');
}

/** A bar per month; the longest takes the available width. */
function chart(months: readonly UsageTotal[], timeZone: string, width: number): string {
  const shown = months.slice(-MAX_MONTHS);
  const most = Math.max(...shown.map(({ goals }) => goals));
  const digits = count.format(most).length;
  const tokensOf = ({ input_tokens, output_tokens }: UsageTotal): string =>
    `${compact.format(input_tokens + output_tokens)} tokens`;
  const tokenDigits = Math.max(...shown.map((month) => tokensOf(month).length));
  const room = Math.max(10, Math.min(60, width - 'YYYY-MM '.length - digits - tokenDigits - 3));
  const left = months.length - shown.length;
  const lines = shown.map((month) => {
    const { name, goals } = month;
    const eighths = goals === 0 ? 0 : Math.max(1, Math.round((goals / most) * room * 8));
    const bar = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
    const counts = `${count.format(goals).padStart(digits)}  ${tokensOf(month).padStart(tokenDigits)}`;
    return `${name} ${counts} ${bar}`.trimEnd();
  });
  const title = `Inputs answered by month (${timeZone})${left > 0 ? `, the last ${MAX_MONTHS} of ${months.length}` : ''}`;
  return `${[title, ...lines].join('\n')}\n`;
}

const HEADINGS = ['answered', 'input tokens', 'output tokens', 'mean time'] as const;

function table(title: string, rows: readonly UsageTotal[], total: UsageTotal): string {
  const all = rows.length > 1 ? [...rows, { ...total, name: 'together' }] : rows;
  const cells = all.map(({ name, goals, input_tokens, output_tokens, mean_milliseconds }) => [
    name,
    count.format(goals),
    count.format(input_tokens),
    count.format(output_tokens),
    timeText(mean_milliseconds),
  ]);
  return `${textTable([[title, ...HEADINGS], ...cells], (column) => column > 0)}\n`;
}

function timeText(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function counters({ token_counters, total }: UsageSummary): string {
  const server = token_counters.find(({ name }) => name === 'server')?.goals ?? 0;
  if (server === 0) return 'All tokens were counted by this service.\n';
  if (server === total.goals) return 'All tokens were counted by the goal server.\n';
  return `Tokens were counted by the goal server for ${count.format(server)} of ${count.format(total.goals)}, by this service for the rest.\n`;
}

/** The sums of a group. */
interface UsageTotal {
  readonly name: string;
  /** The number of inputs. */
  readonly goals: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** The average duration, in milliseconds; null if none was measured. */
  readonly mean_milliseconds: number | null;
}

/** Everything that `mentoring stats` shows. */
type UsageSummary = Awaited<ReturnType<typeof summarize>>;

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
const LONGEST_RANGE = 600;

/** The months of these names in their order, and those between them. */
function allMonths(names: readonly string[]): readonly string[] {
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = Temporal.PlainYearMonth.from(first);
  const { months } = start.until(last, { largestUnit: 'months' });
  if (months > LONGEST_RANGE) return names;
  return Array.from({ length: months + 1 }, (_, index) => start.add({ months: index }).toString());
}
