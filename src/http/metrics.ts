/** What is counted, for Prometheus and the like. Nothing of what people wrote is in it. */

import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { type GoalWriter, NO_RESPONSE } from '../domain/goal-writer.ts';
import { createRequestDurations } from './request-durations.ts';

export interface Metrics {
  /** The media type of {@link text}. */
  readonly contentType: string;
  /** Everything that was counted, as Prometheus reads it. */
  text(): Promise<string>;
  /** Counts a request that was answered; the route is a pattern, never the path that was sent. */
  countRequest(route: string, method: string, status: number, seconds: number): void;
  /** The same writer, its goals and tokens counted. */
  countGoals(writer: GoalWriter): GoalWriter;
}

/** Metrics of their own, so that several services in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = createRequestDurations();
  const goals = new Counter({
    name: 'mentoring_goals_total',
    help: 'Inputs by who wrote goals for them and what came of it: goals, none (no wish in it), failed, cancelled.',
    labelNames: ['writer', 'outcome'],
    registers: [registry],
  });
  const tokens = new Counter({
    name: 'mentoring_tokens_total',
    help: 'Tokens by writer and direction: input (the fixed prompt counted in) and output.',
    labelNames: ['writer', 'direction'],
    registers: [registry],
  });
  return {
    countRequest: requests.observe,
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${requests.text()}`,
    countGoals: (writer) => ({
      async write(request) {
        try {
          const written = await writer.write(request);
          const outcome = written.output === NO_RESPONSE ? 'none' : 'goals';
          goals.labels(written.writer, outcome).inc();
          tokens.labels(written.writer, 'input').inc(written.inputTokens);
          tokens.labels(written.writer, 'output').inc(written.outputTokens);
          return written;
        } catch (error) {
          goals.labels('none', request.signal?.aborted ? 'cancelled' : 'failed').inc();
          throw error;
        }
      },
    }),
  };
}
