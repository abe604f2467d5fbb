/** How old copies are, by a clock that nobody sets. */

import { type Copy, isOfTheFuture } from './backup-folder.ts';

/** The two clocks of a machine. */
export interface Clocks {
  /** What time it is; it may be set. */
  now(): Temporal.Instant;
  /** Milliseconds since some moment; it only ever goes on. */
  steady(): number;
}

const MACHINE: Clocks = { now: () => Temporal.Now.instant(), steady: () => performance.now() };

/** What is known of the copies of a folder. */
export interface Ages {
  /** How old the newest copy is, in milliseconds; null if there is none that could be relied on. */
  readonly newest: number | null;
  /** The names of copies whose time is still to come, and that this process has not made: nobody knows how old they are. */
  readonly suspicious: readonly string[];
}

/** Keeps in mind how old copies are. */
export interface CopyAges {
  /** Looks at the copies that are there now. */
  look(copies: readonly Copy[]): Ages;
  /** Notes that the copy of a name is made at this moment. */
  begin(name: string): void;
}

/**
 * A copy's name tells its age once, when it is first seen; from then on the steady clock does. So a clock that is set, ahead
 * or back, neither ends the copies nor makes many.
 */
export function createCopyAges(clocks: Clocks = MACHINE): CopyAges {
  /** By the steady clock. */
  const begun = new Map<string, number>();
  return {
    begin: (name) => void begun.set(name, clocks.steady()),
    look(copies) {
      const now = clocks.now();
      const suspicious: string[] = [];
      let newest: number | null = null;
      for (const copy of copies) {
        let since = begun.get(copy.name);
        if (since === undefined) {
          if (isOfTheFuture(copy, now)) {
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
