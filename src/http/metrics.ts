/** What is counted, for Prometheus and the like. Nothing of what people wrote is in it. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type GoalWriter, NO_RESPONSE } from '../domain/goal-writer.ts';
import { createRequestDurations } from './request-durations.ts';

/** What is counted, and how it is read. */
export interface Metrics {
  /** The media type of {@link text}. */
  readonly contentType: string;
  /** Everything that was counted, as Prometheus reads it. */
  text(): Promise<string>;
  /** Counts a request that was answered; the route is a pattern, never the path that was sent. */
  countRequest(route: string, method: string, status: number, seconds: number): void;
  /** Counts a failure of the goal server by its reason. */
  countGoalServerFailure(reason: string): void;
  /** Counts a copy of the database that was made, or could not be made. */
  countBackup(outcome: 'done' | 'failed'): void;
  /** Notes when the newest copy was begun. */
  noteNewestBackup(moment: Temporal.Instant): void;
  /** The same writer, its goals, tokens and time counted. */
  countGoals(writer: GoalWriter): GoalWriter;
}

/** Metrics of their own, so that several services in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestDurations();
  const goals = new Counter({
    name: 'mentoring_goals_total',
    help: 'Inputs by who wrote goals for them, with which model, what came of it (goals, none where there was no wish, failed, cancelled) and whether the first or another wording was asked for.',
    labelNames: ['writer', 'language', 'outcome', 'model', 'wording'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'mentoring_goal_duration_seconds',
    help: 'How long it took to write the goals of an input, by who wrote them.',
    labelNames: ['writer'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'mentoring_goal_server_failures_total',
    help: 'Failures of the goal server by reason; one input may meet several.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'mentoring_tokens_total',
    help: 'Tokens by writer, direction (input, the fixed prompt counted in, and output) and who counted them.',
    labelNames: ['writer', 'direction', 'counted_by'],
    registers: [registry],
  });
  const backups = new Counter({
    name: 'mentoring_backups_total',
    help: 'Copies of the database that this process made by itself, by what became of them (done, failed).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const newestBackup = new Gauge({
    name: 'mentoring_newest_backup_timestamp_seconds',
    help: 'When the newest copy in BACKUP_DIR was begun, in seconds since 1970; 0 where none is known.',
    registers: [registry],
  });
  return {
    countBackup: (outcome) => backups.labels(outcome).inc(),
    noteNewestBackup: (moment) => newestBackup.set(moment.epochMilliseconds / 1000),
    countRequest: requests.observe,
    countGoalServerFailure: (reason) => failures.labels(reason).inc(),
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${requests.text()}`,
    countGoals: (writer) => ({
      async write(request) {
        const start = performance.now();
        // A number of its own for each wording would make as many series as callers like.
        const wording = request.variant === 0 ? 'first' : 'other';
        try {
          const written = await writer.write(request);
          const outcome = written.output === NO_RESPONSE ? 'none' : 'goals';
          const { tokensCountedBy } = written;
          goals
            .labels(written.writer, written.language ?? 'unknown', outcome, written.model ?? 'none', wording)
            .inc();
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
