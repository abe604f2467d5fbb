/** Notes who reads what names people. Reads wait for none of it: they are gathered, and written together. */

import type { Caller } from '../../domain/access.ts';
import type { AuditLog, ReadEvent } from '../../domain/audit.ts';

/** How long reads are gathered, in milliseconds: as much is lost where the process is killed. */
const INTERVAL = 1000;
/** So many are kept while the database takes none; those that come then are left out, and it is said so. */
const MOST_KEPT = 10_000;

/** Notes reads. */
export interface ReadAudit {
  /** Notes what was answered, where it is a read of names: by its route, whatever address led to it. */
  note(route: string, method: string, status: number, caller: Caller): void;
  /** Writes down what was gathered. */
  flush(): Promise<void>;
}

/**
 * Begins to note reads.
 *
 * @param subjects what is read by its route: `/feedbacks_needed/` → `feedbacks_needed`
 * @param onFault told where reads could not be written down; they are tried again, while there is room for them
 */
export function createReadAudit(
  audit: Pick<AuditLog, 'appendReads'>,
  subjects: ReadonlyMap<string, string>,
  onFault: (error: unknown) => void,
): ReadAudit {
  let gathered: ReadEvent[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const reads = gathered;
    gathered = [];
    if (reads.length === 0) return;
    try {
      await audit.appendReads(reads);
    } catch (error) {
      gathered = [...reads, ...gathered].slice(0, MOST_KEPT);
      flushLater();
      onFault(error);
    }
  };

  const flushLater = (): void => {
    timer ??= setTimeout(flush, INTERVAL).unref();
  };

  return {
    note(route, method, status, { account, token }) {
      const subject = subjects.get(route);
      if (subject === undefined || (method !== 'GET' && method !== 'HEAD')) return;
      if ((status !== 200 && status !== 304) || gathered.length >= MOST_KEPT) return;
      gathered.push({ account, token, subject });
      flushLater();
    },
    flush,
  };
}
