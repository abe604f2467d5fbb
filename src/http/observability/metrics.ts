/** The metrics, for Prometheus and compatible tools. They contain no text that people wrote. */

import { type GoalWriter, NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { Harm } from '../../domain/harm.ts';
import type { IntakeOutcome } from '../../domain/operations/unassigned-feedback.ts';
import { familiesText, type MetricSource, readSources } from './families.ts';
import type { PrometheusMetrics } from './prometheus-metrics.ts';
import { createRequestDurations } from './request-durations.ts';

/** The metrics. */
export type Metrics = ReturnType<typeof createMetrics>;

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
      const parts = [await registry.metrics(), requests.text(), familiesText(families)];
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
