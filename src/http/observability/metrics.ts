/** The metrics, for Prometheus and compatible tools. They contain no text that people wrote. */

import { LRUCache } from 'lru-cache';
import { type GoalWriter, NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { Harm } from '../../domain/harm.ts';
import type { IntakeOutcome } from '../../domain/operations/unassigned-feedback.ts';
import type { MetricFamily, PrometheusMetrics } from './prometheus-metrics.ts';

/** The metrics. */
export type Metrics = ReturnType<typeof createMetrics>;

/** The outcomes of attempts, by the resulting state. */
const MAIL_OUTCOMES = { sent: 'sent', queued: 'failed', failed: 'given up', doubtful: 'doubtful' } as const;

/** Creates separate metrics for each service of a process; the sources are read at every scrape. */
export function createMetrics(sources: readonly MetricSource[] = []) {
  const requests = createRequestDurations();
  let made: Promise<PrometheusMetrics> | undefined;
  /** Loaded when there is something to count besides requests, or at the first scrape, not for a first page. */
  const prometheus = (): Promise<PrometheusMetrics> => {
    made ??= import('./prometheus-metrics.ts').then(({ createPrometheusMetrics }) =>
      createPrometheusMetrics(),
    );
    return made;
  };
  /** Not awaited: if loading fails, only a count is missed. */
  const count = (change: (metrics: PrometheusMetrics) => void): void =>
    void prometheus().then(change, () => undefined);
  return {
    /** All metrics in the text format of Prometheus, with its media type. */
    async read() {
      const [{ registry }, families] = await Promise.all([prometheus(), readSources(sources)]);
      const { contentType } = registry;
      const { gaugesText } = await import('./prometheus-metrics.ts');
      const parts = [await registry.metrics(), requests.text(), await gaugesText(families)];
      return { contentType, text: parts.filter((part) => part !== '').join('\n') };
    },
    /** Counts a response; the route is the path of an endpoint, never the path that was sent. */
    countRequest: requests.observe,
    countGoalServerFailure: (reason: string) => count(({ failures }) => failures.labels(reason).inc()),
    /** Records whether the goal server is used, or left alone after repeated failures. */
    noteGoalServer: (isUsed: boolean) => count(({ goalServer }) => goalServer.set(isUsed ? 1 : 0)),
    /** Counts a text about harm, for which no goals are written. */
    countHarm: (kind: Harm) => count(({ harms }) => harms.labels(kind).inc()),
    /** Counts a text in a language that the composer does not support. */
    countUnsupportedLanguage: () => count(({ unsupportedLanguages }) => unsupportedLanguages.inc()),
    countRefusedConnection: () => count(({ refusedConnections }) => refusedConnections.inc()),
    /** Counts reads of personal data by the outcome of their audit. */
    countNameReads: (outcome: 'noted' | 'refused' | 'lost', many: number) =>
      count(({ nameReads }) => nameReads.labels(outcome).inc(many)),
    /** Counts a feedback that a form program delivered. */
    countIncomingFeedback: (outcome: IntakeOutcome['kind']) =>
      count(({ incomingFeedbacks }) => incomingFeedbacks.labels(outcome).inc()),
    /** Shows all outcomes of attempts to send a message, from the start on: so Prometheus sees the first failure as an increase. */
    startMail: () =>
      count(({ mailAttempts, mailFaults }) => {
        for (const outcome of Object.values(MAIL_OUTCOMES)) mailAttempts.labels(outcome).inc(0);
        mailFaults.inc(0);
      }),
    /** Counts an attempt by the resulting state of the message. */
    countMailAttempt: (state: keyof typeof MAIL_OUTCOMES) =>
      count(({ mailAttempts }) => mailAttempts.labels(MAIL_OUTCOMES[state]).inc()),
    countMailFault: () => count(({ mailFaults }) => mailFaults.inc()),
    countBackup: (outcome: 'done' | 'failed') => count(({ backups }) => backups.labels(outcome).inc()),
    /** Records the start time of the newest backup; null if there is none. */
    noteNewestBackup: (moment: Temporal.Instant | null) =>
      count(({ newestBackup }) =>
        moment === null ? newestBackup.remove() : newestBackup.set(moment.epochMilliseconds / 1000),
      ),
    /**
     * Wraps a writer to count its goals, tokens and durations.
     *
     * @param configured the model of a server as the label: a name that the server reports may change each time
     */
    countGoals: (writer: GoalWriter, configured: string | null): GoalWriter => ({
      async write(request) {
        const { goals, tokens, durations } = await prometheus();
        const start = performance.now();
        // One label value per wording would let callers create any number of series.
        const wording = request.variant === 0 ? 'first' : 'other';
        try {
          const written = await writer.write(request);
          const outcome = written.output === NO_RESPONSE ? 'none' : 'goals';
          const { tokensCountedBy } = written;
          const model = (written.model === null ? null : configured) ?? 'none';
          goals.labels(written.writer, written.language ?? 'unknown', outcome, model, wording).inc();
          tokens.labels(written.writer, 'input', tokensCountedBy).inc(written.inputTokens);
          tokens.labels(written.writer, 'output', tokensCountedBy).inc(written.outputTokens);
          durations.labels(written.writer).observe((performance.now() - start) / 1000);
          return written;
        } catch (error) {
          const outcome = request.signal?.aborted ? 'cancelled' : 'failed';
          goals.labels('none', 'unknown', outcome, 'none', wording).inc();
          throw error;
        }
      },
    }),
  };
}

// Gauges that are read when Prometheus scrapes.

/** Reads metrics. A metric without a known value is omitted, since 0 would be a wrong value. */
export type MetricSource = () => Promise<readonly MetricFamily[]>;

/** The timeout of a source, in milliseconds: Prometheus would discard everything after ten seconds. */
const PATIENCE = 1_000;

/** Reads all sources. Sources that fail or time out are omitted. */
export async function readSources(sources: readonly MetricSource[]): Promise<readonly MetricFamily[]> {
  const read = await Promise.all(sources.map((source) => withinPatience(source)));
  return read.flat();
}

async function withinPatience(source: MetricSource): Promise<readonly MetricFamily[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly MetricFamily[]>();
  const timer = setTimeout(() => resolve([]), PATIENCE);
  try {
    return await Promise.race([source(), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/** Caches a source for `maximumAge` milliseconds; one caller reads it at a time. Failures are not cached. */
export function cacheSource(source: MetricSource, maximumAge: number): MetricSource {
  const known = new LRUCache<'families', readonly MetricFamily[]>({
    max: 1,
    ttl: maximumAge,
    fetchMethod: source,
  });
  return () => known.forceFetch('families');
}

// The durations of requests, as a histogram in the text format of Prometheus. This replaces that of
// `prom-client`, which looks up the series by its labels at every observation and makes a cached read 7 %
// slower.

/** Upper bounds in seconds; longer requests count only towards the total. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const NAME = 'http_request_duration_seconds';

/** Methods of endpoints. All others are counted as one, since clients could send about thirty. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

interface Series {
  readonly labels: string;
  /** The number of requests that took at most the bound at the same index. */
  readonly within: number[];
  count: number;
  sum: number;
}

/** Creates an empty histogram. */
export function createRequestDurations() {
  const series = new Map<string, Series>();

  const seriesOf = (route: string, method: string, status: number): Series => {
    const key = `${route} ${method} ${status}`;
    const known = series.get(key);
    if (known !== undefined) return known;
    const labels = `route="${route}",method="${method}",status="${status}"`;
    const made = { labels, within: BOUNDS.map(() => 0), count: 0, sum: 0 };
    series.set(key, made);
    return made;
  };

  return {
    /** Counts a request; the route is a pattern. */
    observe(route: string, asked: string, status: number, seconds: number): void {
      const known = seriesOf(route, METHODS.has(asked) ? asked : 'other', status);
      known.count += 1;
      known.sum += seconds;
      for (let index = BOUNDS.length - 1; index >= 0 && seconds <= (BOUNDS[index] ?? 0); index -= 1) {
        known.within[index] = (known.within[index] ?? 0) + 1;
      }
    },
    /** All series; each bucket includes the smaller ones. */
    text: (): string =>
      [
        `# HELP ${NAME} Duration of requests by route, method and status.`,
        `# TYPE ${NAME} histogram`,
        ...[...series.values()].flatMap(({ labels, within, count, sum }) => [
          ...BOUNDS.map((bound, index) => `${NAME}_bucket{le="${bound}",${labels}} ${within[index]}`),
          `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
          `${NAME}_sum{${labels}} ${sum}`,
          `${NAME}_count{${labels}} ${count}`,
        ]),
        '',
      ].join('\n'),
  };
}
