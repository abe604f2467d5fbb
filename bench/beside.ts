/** How long reads wait beside goals that are being written: the 99th percentile, in milliseconds. */
import { WORST_INPUTS } from '../test/support/worst-inputs.ts';

/** What is written beside the reads. */
export interface Beside {
  readonly what: string;
  /** The most that the 99th percentile should be; absent where it is only there to compare with. */
  readonly target?: number;
  readonly p99: number;
  readonly reads: number;
  /** How many goals were written beside them, in a second. */
  readonly written: number;
}

const USUAL = 'I want to become a team lead by the end of June and to learn how to give feedback.';

/** Measures reads beside nothing, beside usual goals on 16 connections, and beside each of the worst inputs on one. */
export async function readsBeside(url: string, seconds: number): Promise<Beside[]> {
  // Far from the newest: pages of the worst inputs are megabytes, and would be measured instead.
  const read = `${url}?limit=30&offset=5000`;
  const results = [await readsWhile('reads alone', undefined, async () => {}, read, seconds)];
  results.push(
    await readsWhile('beside usual goals, 16 connections', 20, writers(url, USUAL, 16), read, seconds),
  );
  for (const [what, input] of WORST_INPUTS) {
    results.push(await readsWhile(`beside ${what}`, 50, writers(url, input, 1), read, seconds));
  }
  return results;
}

type Writers = (done: AbortSignal, count: () => void) => Promise<void>;

/** So many clients that post the same input again and again. */
const writers =
  (url: string, input: string, connections: number): Writers =>
  async (done, count) => {
    const write = async (): Promise<void> => {
      while (!done.aborted) {
        const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ input }) });
        await answer.arrayBuffer();
        if (answer.status !== 201) throw new Error(`a goal was answered ${answer.status}`);
        count();
      }
    };
    await Promise.all(Array.from({ length: connections }, write));
  };

async function readsWhile(
  what: string,
  target: number | undefined,
  work: Writers,
  url: string,
  seconds: number,
): Promise<Beside> {
  const done = new AbortController();
  let written = 0;
  const working = work(done.signal, () => written++);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - start);
  }
  done.abort();
  await working;
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return {
    what,
    ...(target === undefined ? {} : { target }),
    p99: Number(p99.toFixed(1)),
    reads: times.length,
    written: Math.round(written / seconds),
  };
}
