/** The ages of backups, measured with a monotonic clock. */

import { type BackupFile, isInFuture } from './backup-folder.ts';

/** The two clocks of a machine. */
export interface Clocks {
  /** The time of day, which may be set. */
  now(): Temporal.Instant;
  /** Monotonic time in milliseconds. */
  steady(): number;
}

const MACHINE: Clocks = { now: () => Temporal.Now.instant(), steady: () => performance.now() };

/**
 * The name of a backup determines its age when it is first seen; from then on the monotonic clock does. So a
 * changed clock neither stops backups nor causes many.
 */
export function createCopyAges(clocks: Clocks = MACHINE) {
  /** By the monotonic clock. */
  const begun = new Map<string, number>();
  return {
    /** Records that a backup is made now. */
    begin: (name: string): void => void begun.set(name, clocks.steady()),

    /**
     * Looks at the current backups.
     *
     * @returns the age of the newest, in milliseconds; null if there is none with a reliable age. `suspicious` are the names
     * of those dated in the future that this process has not made: their age is unknown
     */
    look(copies: readonly BackupFile[]) {
      const now = clocks.now();
      const suspicious: string[] = [];
      let newest: number | null = null;
      for (const copy of copies) {
        let since = begun.get(copy.name);
        if (since === undefined) {
          if (isInFuture(copy, now)) {
            suspicious.push(copy.name);
            continue;
          }
          since = clocks.steady() - Math.max(0, now.epochMilliseconds - copy.moment.epochMilliseconds);
          begun.set(copy.name, since);
        }
        const age = clocks.steady() - since;
        if (newest === null || age < newest) newest = age;
      }
      const names = new Set(copies.map(({ name }) => name));
      for (const name of begun.keys()) if (!names.has(name)) begun.delete(name);
      return { newest, suspicious };
    },
  };
}
