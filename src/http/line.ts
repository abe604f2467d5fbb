/**
 * Requests wait for their turn here, and not where nobody could tell them anything: the event loop takes one new
 * connection in each of its turns, so that behind requests that take long to answer all others wait in the kernel, unseen.
 * Before any work is begun, those who have come meanwhile are therefore let in, to stand in line; who would wait too long
 * in it hears so at once. Answers that are kept are sent ahead of this: to refuse one would cost as much as to send it.
 */

/** How long anybody stands in line, in milliseconds: who would wait longer is refused at once, who has waited longer then. */
const LONGEST_WAIT = 500;
/** How many may stand in line however long it takes, and how many at the most. */
const FEW = 16;
const MOST = 1000;
/** How many have their turn together: they share one look at the version of the data. */
const TOGETHER = 16;
/** For how many turns of the event loop newcomers are let in at the most before those who wait have their turn. */
const LETTING_IN = 200;
/** After how many without a newcomer nobody is at the door: in one a connection is accepted, in the next it is read. */
const QUIET = 2;
/** How many turns the work of those who have just had theirs goes on, in which nobody can come. */
const WORKING = 2;
/** What a request is expected to take before any was answered, in milliseconds. */
const FIRST_GUESS = 1;
/** How much the last requests count in what the next are expected to take, and by how many times they may surpass it. */
const WEIGHT = 0.5;
const SURPRISE = 10;
/** How long nobody must have been refused for the rush to be over, in milliseconds. */
const CALM = 5_000;

/** Told when the first request is refused, and when none has been for some time, with how many there were. */
export interface LineObserver {
  readonly onTooMany: () => void;
  readonly onCalm: (refused: number) => void;
}

export interface Line {
  /** Resolves with true when it is the request's turn, or with false where it has none: at once, but for bad guesses. */
  turn(): Promise<boolean>;
}

/** Somebody who stands in line, and since when. */
interface Waiting {
  readonly since: number;
  readonly hear: (isTurn: boolean) => void;
}

/** Makes an empty line. */
export function createLine({ onTooMany, onCalm }: LineObserver): Line {
  let waiting: Waiting[] = [];
  let isMoving = false;
  let quiet = 0;
  let passed = 0;
  let last: { readonly at: number; readonly many: number } | undefined;
  let usual = FIRST_GUESS;
  let refused = 0;
  let calm: NodeJS.Timeout | undefined;

  const refuse = (hear: (isTurn: boolean) => void): void => {
    hear(false);
    if (refused === 0) onTooMany();
    refused += 1;
    calm ??= setTimeout(() => {
      onCalm(refused);
      refused = 0;
      calm = undefined;
    }, CALM).unref();
    calm.refresh();
  };

  /** What lies between two turns, while some wait all the time, is what those of the first took. */
  const next = (): void => {
    const now = performance.now();
    if (last !== undefined) {
      const took = Math.min((now - last.at) / last.many, SURPRISE * usual);
      usual += (took - usual) * WEIGHT;
    }
    const these = waiting.slice(0, TOGETHER);
    const others = waiting.slice(TOGETHER);
    waiting = others.filter(({ since }) => now - since <= LONGEST_WAIT);
    last = others.length > 0 ? { at: now, many: these.length } : undefined;
    for (const { hear } of these) hear(true);
    for (const { since, hear } of others) if (now - since > LONGEST_WAIT) refuse(hear);
  };

  const move = (): void => {
    quiet += 1;
    passed += 1;
    if (quiet > QUIET || passed > LETTING_IN) {
      next();
      quiet = -WORKING;
      passed = 0;
    }
    isMoving = waiting.length > 0;
    if (isMoving) setImmediate(move);
  };

  return {
    turn() {
      quiet = Math.min(quiet, 0);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      if (waiting.length >= MOST || (waiting.length >= FEW && waiting.length * usual > LONGEST_WAIT)) {
        refuse(resolve);
        return promise;
      }
      waiting.push({ since: performance.now(), hear: resolve });
      if (!isMoving) {
        isMoving = true;
        passed = 0;
        setImmediate(move);
      }
      return promise;
    },
  };
}
