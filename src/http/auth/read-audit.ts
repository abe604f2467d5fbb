/**
 * Notes who reads what names people. Reads wait for none of it: they are counted, and written together once a second.
 * Where they cannot be written, reads are refused until they can, so that next to none goes unnoted.
 */

import type { Caller } from '../../domain/access.ts';
import type { AuditLog, ReadEvent } from '../../domain/audit.ts';

/** How long reads are gathered before they are written, in milliseconds. */
const INTERVAL = 1000;
/** How long reads may be kept in memory while the database is slow to take them, in milliseconds; then more are refused. */
const LONGEST_KEPT = 5000;
/** How many tokens and subjects may have reads in memory; each read of theirs only counts one up. */
const MOST_KEPT = 10_000;

/** What became of reads that had to be noted. */
export type ReadOutcome = 'noted' | 'refused' | 'lost';

/** Told what becomes of reads. */
export interface ReadAuditObserver {
  readonly count: (outcome: ReadOutcome, reads: number) => void;
  /** Reads could not be written down, and more are refused from now on. */
  readonly onFault: (error: unknown) => void;
  /** They were written down after all. */
  readonly onRecovery: (refused: number) => void;
  /** The service ends before it could write down so many. */
  readonly onLoss: (reads: number, error: unknown) => void;
}

/** Notes reads. */
export interface ReadAudit {
  /** Whether this is read by a route that names people, and can be noted nowhere at the moment: then it is refused. */
  isRefused(route: string | undefined, method: string): boolean;
  /** Counts a read that was refused. */
  countRefused(): void;
  /** Notes what was answered, where it is a read of names: by its route, whatever address led to it. */
  note(route: string, method: string, status: number, caller: Caller): void;
  /** Writes down what was gathered, for the last time. */
  close(): Promise<void>;
}

type Gathered = Map<string, ReadEvent & { times: number }>;

/**
 * Begins to note reads.
 *
 * @param subjects what is read by its route: `/feedbacks_needed/` → `feedbacks_needed`
 */
export function createReadAudit(
  audit: Pick<AuditLog, 'appendReads'>,
  subjects: ReadonlyMap<string, string>,
  { count, onFault, onRecovery, onLoss }: ReadAuditObserver,
): ReadAudit {
  let gathered: Gathered = new Map();
  /** When the first of those that are not written down was read. */
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let fault: unknown;
  let refused = 0;

  const add = (read: ReadEvent): void => {
    const key = `${read.token} ${read.subject}`;
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
      if (fault !== undefined) onRecovery(refused);
      fault = undefined;
      refused = 0;
    } catch (error) {
      for (const read of reads) add(read);
      if (fault === undefined) onFault(error);
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

  const isNamed = (route: string | undefined, method: string): boolean =>
    (method === 'GET' || method === 'HEAD') && route !== undefined && subjects.has(route);

  return {
    isRefused: (route, method) =>
      isNamed(route, method) &&
      (fault !== undefined ||
        gathered.size >= MOST_KEPT ||
        (since !== undefined && performance.now() - since > LONGEST_KEPT)),
    countRefused() {
      refused += 1;
      count('refused', 1);
    },
    note(route, method, status, { account, token }) {
      const subject = subjects.get(route);
      if (subject === undefined || !isNamed(route, method) || (status !== 200 && status !== 304)) return;
      add({ account, token, subject, times: 1 });
      since ??= performance.now();
      writeLater();
    },
    async close() {
      await writing;
      clearTimeout(timer);
      await write();
      clearTimeout(timer);
      const lost = sumOf([...gathered.values()]);
      if (lost === 0) return;
      count('lost', lost);
      onLoss(lost, fault);
    },
  };
}

const sumOf = (reads: readonly ReadEvent[]): number => reads.reduce((sum, { times }) => sum + times, 0);
