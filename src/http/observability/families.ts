/** Metrics that are read when Prometheus asks for them, in its text format. */

/** A metric with its series. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  /** No two have the same labels. */
  readonly samples: readonly MetricSample[];
}

/** One value, and what tells it from the others of its metric. */
export interface MetricSample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads metrics. A metric of which nothing can be said now is left out: a 0 would be a statement. */
export type MetricSource = () => Promise<readonly MetricFamily[]>;

/** How long a scrape waits for a source, in milliseconds: Prometheus gives up after ten seconds, and then has nothing at all. */
const PATIENCE = 1_000;

const escapedHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapedLabel = (text: string): string => escapedHelp(text).replaceAll('"', '\\"');

function sampleText(name: string, { labels = {}, value }: MetricSample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapedLabel(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

/** Writes metrics in the text format; those without series are left out. */
export const familiesText = (families: readonly MetricFamily[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${escapedHelp(help)}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => sampleText(name, sample)),
      '',
    ])
    .join('\n');

/** Reads all sources. One that fails, or takes too long, is left out this time. */
export async function readSources(sources: readonly MetricSource[]): Promise<readonly MetricFamily[]> {
  const read = await Promise.all(sources.map((source) => withinPatience(source)));
  return read.flat();
}

async function withinPatience(source: MetricSource): Promise<readonly MetricFamily[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly MetricFamily[]>();
  const timer = setTimeout(() => resolve([]), PATIENCE);
  try {
    return await Promise.race([source(), late]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same source, read at most once in a while, and by one at a time: what was read is given again meanwhile. A failure is
 * not kept.
 *
 * @param maximumAge in milliseconds
 */
export function readSeldom(source: MetricSource, maximumAge: number): MetricSource {
  let known: { readonly at: number; readonly families: readonly MetricFamily[] } | undefined;
  let reading: Promise<readonly MetricFamily[]> | undefined;
  const read = async (): Promise<readonly MetricFamily[]> => {
    try {
      const at = performance.now();
      const families = await source();
      known = { at, families };
      return families;
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (known !== undefined && performance.now() - known.at < maximumAge) return known.families;
    reading ??= read();
    return await reading;
  };
}
