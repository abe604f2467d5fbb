/** The metrics that the Prometheus library counts: goals, backups, and the state of the process. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type PrometheusMetrics = ReturnType<typeof createPrometheusMetrics>;

/** Creates separate metrics, so that several services in one process do not share them. */
export function createPrometheusMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const newestBackup = new Gauge({
    name: 'mentoring_newest_backup_timestamp_seconds',
    help: 'Start time of the newest backup in BACKUP_DIR, as a Unix timestamp; absent if there is none.',
    registers,
  });
  // The library starts at 0, which would mean a backup of 1970.
  newestBackup.remove();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    goals: new Counter({
      name: 'mentoring_goals_total',
      help: 'Goal requests by writer, model, language, outcome (goals, none if the input has no wish, failed, cancelled) and wording (first, other).',
      labelNames: ['writer', 'language', 'outcome', 'model', 'wording'],
      registers,
    }),
    durations: new Histogram({
      name: 'mentoring_goal_duration_seconds',
      help: 'Duration of writing the goals of one input, by writer.',
      labelNames: ['writer'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
      registers,
    }),
    unsupportedLanguages: new Counter({
      name: 'mentoring_unsupported_languages_total',
      help: 'Inputs in languages that the composer does not support: it wrote one general goal at most.',
      registers,
    }),
    failures: new Counter({
      name: 'mentoring_goal_server_failures_total',
      help: 'Goal server failures by reason; one input may cause several.',
      labelNames: ['reason'],
      registers,
    }),
    tokens: new Counter({
      name: 'mentoring_tokens_total',
      help: 'Tokens by writer, direction (input, including the fixed prompt, and output) and by what counted them.',
      labelNames: ['writer', 'direction', 'counted_by'],
      registers,
    }),
    refusedConnections: new Counter({
      name: 'mentoring_refused_connections_total',
      help: 'Connections rejected because too many were open.',
      registers,
    }),
    nameReads: new Counter({
      name: 'mentoring_name_reads_total',
      help: 'Reads of personal names with AUTH=tokens by audit outcome: noted, refused because the audit log could not be written, lost when the service stopped.',
      labelNames: ['outcome'],
      registers,
    }),
    incomingFeedbacks: new Counter({
      name: 'mentoring_incoming_feedbacks_total',
      help: 'Feedbacks that form programs delivered, by outcome: recorded, unassigned, or decided before (assigned, dismissed).',
      labelNames: ['outcome'],
      registers,
    }),
    backups: new Counter({
      name: 'mentoring_backups_total',
      help: 'Scheduled backups by this process, by outcome (done, failed).',
      labelNames: ['outcome'],
      registers,
    }),
    newestBackup,
  };
}
