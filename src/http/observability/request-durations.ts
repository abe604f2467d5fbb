/**
 * The durations of requests, as a histogram in the text format of Prometheus. It is our own, since `prom-client` looks up
 * the series of the labels at every observation, which costs a cached read a fifteenth of its speed.
 */

/** Upper bounds in seconds; longer requests count only towards the total. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const NAME = 'http_request_duration_seconds';

/** Methods of endpoints. All others are counted as one: clients choose among thirty. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/**
 * How many series requests that are rejected for a mistake of their own (4xx) have by route and method. Whoever sends odd
 * requests chooses route, method and status freely, and a series takes a kilobyte at every scrape: the further ones are
 * counted by their status alone.
 */
const REJECTIONS = 32;
/** Stands for every route and method of those. */
const ANY = 'other';

interface Series {
  readonly labels: string;
  /** How many requests took at most as long as the bound at the same index. */
  readonly within: number[];
  count: number;
  sum: number;
}

export interface RequestDurations {
  /** Counts a request; the route is a pattern, the time in seconds. */
  observe(route: string, method: string, status: number, seconds: number): void;
  /** All series; each bucket includes the smaller ones. */
  text(): string;
}

/** Creates an empty histogram. */
export function createRequestDurations(): RequestDurations {
  const series = new Map<string, Series>();
  let rejections = 0;

  const seriesOf = (route: string, method: string, status: number): Series => {
    const key = `${route} ${method} ${status}`;
    const known = series.get(key);
    if (known !== undefined) return known;
    const isCollected = route === ANY && method === ANY;
    if (status >= 400 && status < 500 && !isCollected) {
      if (rejections === REJECTIONS) return seriesOf(ANY, ANY, status);
      rejections += 1;
    }
    const labels = `route="${route}",method="${method}",status="${status}"`;
    const made = { labels, within: BOUNDS.map(() => 0), count: 0, sum: 0 };
    series.set(key, made);
    return made;
  };

  return {
    observe(route, asked, status, seconds) {
      const known = seriesOf(route, METHODS.has(asked) ? asked : 'other', status);
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
