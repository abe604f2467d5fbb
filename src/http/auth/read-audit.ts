/**
 * The audit of reads of personal data. Reads do not wait for it: they are counted, and written together once
 * a second. If they cannot be written, further reads are refused until they can, so that at most a few
 * seconds of reads go unrecorded.
 */

import type { Caller } from '../../domain/access.ts';
import type { AuditLog, ReadEvent } from '../../domain/audit.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';

/** How long reads are collected before they are written, in milliseconds. */
const INTERVAL = 1000;
/** How long reads may stay in memory while the database is slow, in milliseconds; then further ones are refused. */
const MAX_UNSAVED_MS = 5000;
/** How many pairs of caller and subject may have reads in memory; a further read of a pair only increments its count. */
const MAX_KEPT = 10_000;

const FAULT = 'failed to write the audit log of reads: rejecting reads of names with 503 until it succeeds';

/** Audits reads. */
export type ReadAudit = ReturnType<typeof createReadAudit>;

/** Creates the audit, for subjects by route: `/feedbacks_needed/` → `feedbacks_needed`. */
export function createReadAudit(
  audit: Pick<AuditLog, 'appendReads'>,
  subjects: ReadonlyMap<string, string>,
  count: Metrics['countNameReads'],
  log: Logger,
) {
  let gathered = new Map<string, ReadEvent & { times: number }>();
  /** When the first of the reads that are not written yet took place. */
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let fault: unknown;
  let refused = 0;

  const add = (read: ReadEvent): void => {
    const key = `${read.account?.id} ${read.token} ${read.subject}`;
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { ...read });
    else known.times += read.times;
  };

  const write = async (): Promise<void> => {
    const reads = [...gathered.values()];
    if (reads.length === 0) return;
    const began = performance.now();
    gathered = new Map();
    try {
      await audit.appendReads(reads);
      since = gathered.size > 0 ? began : undefined;
      count('noted', sumOf(reads));
      if (fault !== undefined) log.info({ refused }, 'the audit log of reads is written again');
      fault = undefined;
      refused = 0;
    } catch (error) {
      for (const read of reads) add(read);
      if (fault === undefined) log.error({ err: error }, FAULT);
      fault = error ?? new Error('unknown');
    }
  };

  const writeLater = (): void => {
    timer ??= setTimeout(() => {
      writing = write().finally(() => {
        timer = undefined;
        if (gathered.size > 0) writeLater();
      });
    }, INTERVAL).unref();
  };

  const isNamed = (route: string, method: string): boolean =>
    (method === 'GET' || method === 'HEAD') && subjects.has(route);

  return {
    /** Whether a read of personal data is refused because it cannot be audited at the moment. */
    isRefused: (route: string, method: string): boolean =>
      isNamed(route, method) &&
      (fault !== undefined ||
        gathered.size >= MAX_KEPT ||
        (since !== undefined && performance.now() - since > MAX_UNSAVED_MS)),
    /** Counts a read that was refused. */
    countRefused(): void {
      refused += 1;
      count('refused', 1);
    },
    /** Audits a response if it is a successful read of personal data. */
    note(route: string, method: string, status: number, { account, token }: Caller): void {
      const subject = subjects.get(route);
      if (subject === undefined || !isNamed(route, method) || (status !== 200 && status !== 304)) return;
      add({ account, token, subject, times: 1 });
      since ??= performance.now();
      writeLater();
    },
    /** Writes the remaining reads. */
    async close(): Promise<void> {
      await writing;
      clearTimeout(timer);
      await write();
      clearTimeout(timer);
      const lost = sumOf([...gathered.values()]);
      if (lost === 0) return;
      count('lost', lost);
      log.error({ err: fault, reads: lost }, 'lost audit entries of reads of names');
    },
  };
}

const sumOf = (reads: readonly ReadEvent[]): number => reads.reduce((sum, { times }) => sum + times, 0);
