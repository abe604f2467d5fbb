/** Counts the messages that this process sent. */

import type { AttemptResult } from '../domain/outbox.ts';
import type { MetricFamily } from '../http/observability/families.ts';

/** The outcomes of attempts, by the resulting state. */
const OUTCOMES = { sent: 'sent', queued: 'failed', failed: 'given up', doubtful: 'doubtful' } as const;

/** Counts attempts and faults. */
export interface MailCounts {
  noteResult(state: AttemptResult['state']): void;
  noteFault(): void;
  families(): readonly MetricFamily[];
}

/** Starts at 0, so that Prometheus sees the first failure as an increase. */
export function createMailCounts(): MailCounts {
  const counts = { sent: 0, queued: 0, failed: 0, doubtful: 0 };
  let faults = 0;
  return {
    noteResult(state) {
      counts[state] += 1;
    },
    noteFault() {
      faults += 1;
    },
    families: () => [
      {
        name: 'mentoring_mail_attempts_total',
        help: 'Attempts of this process to hand over a message, by outcome: sent, failed (retried later), given up, doubtful (may have been sent).',
        type: 'counter',
        samples: (['sent', 'queued', 'failed', 'doubtful'] as const).map((state) => ({
          labels: { outcome: OUTCOMES[state] },
          value: counts[state],
        })),
      },
      {
        name: 'mentoring_mail_faults_total',
        help: 'How often this process could not use the mail server, or the outbox.',
        type: 'counter',
        samples: [{ value: faults }],
      },
    ],
  };
}
