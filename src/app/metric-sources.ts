/** The sources of metrics about the programme, the outbox, the database and the process, read at each scrape. */

import packageJson from '../../package.json' with { type: 'json' };
import type { Configuration } from '../config/settings.ts';
import type { TextWork } from '../generators/text-work.ts';
import { cacheSource, type MetricSource } from '../http/observability/metrics.ts';
import type { MetricFamily } from '../http/observability/prometheus-metrics.ts';
import type { Database } from '../store/database.ts';
import { countOutbox, countProgramme } from '../store/state-counts.ts';

/**
 * How long counts of the database are cached, in milliseconds: Prometheus usually scrapes every 15 seconds or
 * more.
 */
const MAXIMUM_AGE = 14_000;

/** The dependencies of the sources. */
export interface MetricSubjects {
  readonly database: Database;
  readonly texts: TextWork;
  /** Whether mail is set up; otherwise its metrics are absent. */
  readonly sendsMail: boolean;
}

const gauge = (name: string, help: string, samples: MetricFamily['samples']): MetricFamily => ({
  name,
  help,
  samples,
});

/** The sources of a service. */
export function metricSources(
  { TIME_ZONE }: Pick<Configuration, 'TIME_ZONE'>,
  { database, texts, sendsMail }: MetricSubjects,
): readonly MetricSource[] {
  const own: MetricSource = async () => [
    gauge('mentoring_build_info', 'The version of the service and of its Node.js; always 1.', [
      { labels: { version: packageJson.version, node: process.version.slice(1) }, value: 1 },
    ]),
    ...poolFamilies(database),
    ...(texts.waiting === undefined
      ? []
      : [
          gauge('mentoring_composer_queue_length', 'Texts that wait for the thread of the composer.', [
            { value: texts.waiting() },
          ]),
        ]),
  ];
  return [
    own,
    cacheSource(() => programmeFamilies(database, Temporal.Now.plainDateISO(TIME_ZONE)), MAXIMUM_AGE),
    ...(sendsMail ? [cacheSource(() => outboxFamilies(database), MAXIMUM_AGE)] : []),
  ];
}

function poolFamilies({ pool }: Database): readonly MetricFamily[] {
  if (pool === undefined) return [];
  const { limit, open, idle, waiting } = pool();
  return [
    gauge('mentoring_database_connections', 'Open connections of this process to PostgreSQL, by state.', [
      { labels: { state: 'busy' }, value: open - idle },
      { labels: { state: 'idle' }, value: idle },
    ]),
    gauge('mentoring_database_connection_limit', 'DATABASE_POOL_SIZE.', [{ value: limit }]),
    gauge('mentoring_database_waiting_queries', 'Queries that wait for a connection to PostgreSQL.', [
      { value: waiting },
    ]),
  ];
}

/** The metrics of a programme without relations are absent. */
async function programmeFamilies(
  database: Database,
  today: Temporal.PlainDate,
): Promise<readonly MetricFamily[]> {
  const { relations, rounds } = await countProgramme(database, today);
  if (relations.size === 0) return [];
  // Two rounds may have the same title, but two series must not have the same labels.
  const titles = Map.groupBy(rounds, ({ title }) => title);
  const byRound = (count: 'owed' | 'overdue') =>
    [...titles].map(([round, same]) => ({
      labels: { round },
      value: same.reduce((sum, one) => sum + one[count], 0),
    }));
  const open = ['proposed', 'matched', 'on_hold'] as const;
  return [
    gauge(
      'mentoring_relations',
      'Relations that are not over, by status; those that are matched owe feedback.',
      open.map((status) => ({ labels: { status }, value: relations.get(status) ?? 0 })),
    ),
    gauge(
      'mentoring_feedbacks_owed',
      'Feedback that is owed: due today or before and not received, by round.',
      byRound('owed'),
    ),
    gauge(
      'mentoring_feedbacks_overdue',
      'Feedback that is overdue: due before today and not received, by round.',
      byRound('overdue'),
    ),
  ];
}

async function outboxFamilies(database: Database): Promise<readonly MetricFamily[]> {
  const { queued, oldest, next } = await countOutbox(database);
  const now = Temporal.Now.instant();
  const since = (instant: Temporal.Instant | null): MetricFamily['samples'] =>
    instant === null ? [] : [{ value: Math.max(0, instant.until(now).total('seconds')) }];
  return [
    gauge('mentoring_outbox_messages', 'Messages that wait to be sent.', [{ value: queued }]),
    gauge(
      'mentoring_outbox_oldest_message_age_seconds',
      'Age of the message that waits longest; absent if none waits.',
      since(oldest),
    ),
    gauge(
      'mentoring_outbox_delay_seconds',
      'For how long a message is overdue to be sent: more than a minute means that no process sends; absent if none waits.',
      since(next),
    ),
  ];
}
