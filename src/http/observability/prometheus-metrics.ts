/** The metrics that the Prometheus library counts: goals, backups, and the state of the process. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type PrometheusMetrics = ReturnType<typeof createPrometheusMetrics>;

/** Creates separate metrics, so that several services in one process do not share them. */
export function createPrometheusMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const newestBackup = new Gauge({
    name: 'mentoring_newest_backup_timestamp_seconds',
    help: 'Start time of the newest backup in BACKUP_DIR, as a Unix timestamp; absent if there is none.',
    registers,
  });
  const goalServer = new Gauge({
    name: 'mentoring_goal_server_up',
    help: '1 while the goal server is used, 0 while it is left alone after repeated failures; absent without a goal server.',
    registers,
  });
  const mailAttempts = counter(
    'mentoring_mail_attempts_total',
    'Attempts of this process to hand over a message, by outcome: sent, failed (retried later), given up, doubtful (may have been sent).',
    'outcome',
  );
  const mailFaults = counter(
    'mentoring_mail_faults_total',
    'How often this process could not use the mail server, or the outbox.',
  );
  // The library starts at 0, which would mean a backup of 1970, and mail that works.
  mailFaults.remove();
  newestBackup.remove();
  goalServer.remove();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    goals: counter(
      'mentoring_goals_total',
      'Goal requests by writer, model, language, outcome (goals, none if the input has no wish, failed, cancelled) and wording (first, other).',
      'writer',
      'language',
      'outcome',
      'model',
      'wording',
    ),
    durations: new Histogram({
      name: 'mentoring_goal_duration_seconds',
      help: 'Duration of writing the goals of one input, by writer.',
      labelNames: ['writer'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
      registers,
    }),
    unsupportedLanguages: counter(
      'mentoring_unsupported_languages_total',
      'Inputs in languages that the composer does not support: it wrote one general goal at most.',
    ),
    harms: counter(
      'mentoring_harmful_texts_total',
      'Texts for which no goals were written because they, or the answer of a goal server, are about harm, by kind: self-harm, abuse, violence, hostility.',
      'kind',
    ),
    failures: counter(
      'mentoring_goal_server_failures_total',
      'Goal server failures by reason; one input may cause several.',
      'reason',
    ),
    tokens: counter(
      'mentoring_tokens_total',
      'Tokens by writer, direction (input, including the fixed prompt, and output) and by what counted them.',
      'writer',
      'direction',
      'counted_by',
    ),
    refusedConnections: counter(
      'mentoring_refused_connections_total',
      'Connections rejected because too many were open.',
    ),
    nameReads: counter(
      'mentoring_name_reads_total',
      'Reads of personal names with AUTH=tokens by audit outcome: noted, refused because the audit log could not be written, lost when the service stopped.',
      'outcome',
    ),
    incomingFeedbacks: counter(
      'mentoring_incoming_feedbacks_total',
      'Feedbacks that form programs delivered, by outcome: recorded, unassigned, or decided before (assigned, dismissed).',
      'outcome',
    ),
    backups: counter(
      'mentoring_backups_total',
      'Scheduled backups by this process, by outcome (done, failed).',
      'outcome',
    ),
    newestBackup,
    goalServer,
    mailAttempts,
    mailFaults,
  };
}

/** A gauge with its series, whose labels differ. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[];
}

/** Writes gauges in the text format; those without series are left out. */
export async function gaugesText(families: readonly MetricFamily[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, samples } of families.filter((one) => one.samples.length > 0)) {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels = {}, value } of samples) gauge.set(labels, value);
  }
  return await registry.metrics();
}
