/** What is counted by the library for it: goals, what became of copies, and how the process does. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type PrometheusMetrics = ReturnType<typeof createPrometheusMetrics>;

/** PrometheusMetrics of their own, so that several services in one process do not mix. */
export function createPrometheusMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const newestBackup = new Gauge({
    name: 'mentoring_newest_backup_timestamp_seconds',
    help: 'When the newest copy in BACKUP_DIR was begun, in seconds since 1970; no figure where there is none.',
    registers,
  });
  // The library begins with 0, which would be a backup of 1970.
  newestBackup.remove();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    goals: new Counter({
      name: 'mentoring_goals_total',
      help: 'Inputs by who wrote goals for them, with which model, what came of it (goals, none where there was no wish, failed, cancelled) and whether the first or another wording was asked for.',
      labelNames: ['writer', 'language', 'outcome', 'model', 'wording'],
      registers,
    }),
    durations: new Histogram({
      name: 'mentoring_goal_duration_seconds',
      help: 'How long it took to write the goals of an input, by who wrote them.',
      labelNames: ['writer'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
      registers,
    }),
    failures: new Counter({
      name: 'mentoring_goal_server_failures_total',
      help: 'Failures of the goal server by reason; one input may meet several.',
      labelNames: ['reason'],
      registers,
    }),
    tokens: new Counter({
      name: 'mentoring_tokens_total',
      help: 'Tokens by writer, direction (input, the fixed prompt counted in, and output) and who counted them.',
      labelNames: ['writer', 'direction', 'counted_by'],
      registers,
    }),
    refusedConnections: new Counter({
      name: 'mentoring_refused_connections_total',
      help: 'Connections that were refused because too many were open.',
      registers,
    }),
    nameReads: new Counter({
      name: 'mentoring_name_reads_total',
      help: 'Reads of what names people with AUTH=tokens, by what became of their record in the audit: noted, refused because it could not be made, lost when the service ended.',
      labelNames: ['outcome'],
      registers,
    }),
    backups: new Counter({
      name: 'mentoring_backups_total',
      help: 'Copies of the database that this process made by itself, by what became of them (done, failed).',
      labelNames: ['outcome'],
      registers,
    }),
    newestBackup,
  };
}
