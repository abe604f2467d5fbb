/**
 * How long requests took, as a histogram in the text format of Prometheus. It is kept by hand: `prom-client` finds the
 * series of its labels anew at every observation, which costs a read that is kept a fifteenth of its speed.
 */

/** Upper bounds in seconds; what took longer counts only towards the whole. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const NAME = 'http_request_duration_seconds';

/** Methods that something answers. All others are counted as one: there are thirty, and clients choose among them. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

interface Series {
  readonly labels: string;
  /** How many took at most as long as the bound in the same place. */
  readonly within: number[];
  count: number;
  sum: number;
}

export interface RequestDurations {
  /** Counts a request; the route is a pattern, the time in seconds. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** All series, each bucket holding those of the smaller ones. */
  text(): string;
}

/** Begins to count. */
export function createRequestDurations(): RequestDurations {
  const series = new Map<string, Series>();
  return {
    observe(route, asked, status, seconds) {
      const method = METHODS.has(asked) ? asked : 'other';
      const key = `${route} ${method} ${status}`;
      let known = series.get(key);
      if (known === undefined) {
        const labels = `route="${route}",method="${method}",status="${status}"`;
        known = { labels, within: BOUNDS.map(() => 0), count: 0, sum: 0 };
        series.set(key, known);
      }
      known.count += 1;
      known.sum += seconds;
      for (let index = BOUNDS.length - 1; index >= 0 && seconds <= (BOUNDS[index] ?? 0); index -= 1) {
        known.within[index] = (known.within[index] ?? 0) + 1;
      }
    },
    text: () =>
      [
        `# HELP ${NAME} Duration of requests by route, method and status.`,
        `# TYPE ${NAME} histogram`,
        ...[...series.values()].flatMap(({ labels, within, count, sum }) => [
          ...BOUNDS.map((bound, index) => `${NAME}_bucket{le="${bound}",${labels}} ${within[index]}`),
          `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
          `${NAME}_sum{${labels}} ${sum}`,
          `${NAME}_count{${labels}} ${count}`,
        ]),
        '',
      ].join('\n'),
  };
}
