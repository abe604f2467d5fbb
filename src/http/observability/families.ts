/** Metrics that are read when Prometheus scrapes, in its text format. */

import { LRUCache } from 'lru-cache';

/** A metric with its series. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  /** Their labels differ. */
  readonly samples: readonly MetricSample[];
}

/** A value with its labels. */
interface MetricSample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads metrics. A metric without a known value is omitted, since 0 would be a wrong value. */
export type MetricSource = () => Promise<readonly MetricFamily[]>;

/** The timeout of a source, in milliseconds: Prometheus would discard everything after ten seconds. */
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

/** Reads all sources. Sources that fail or time out are omitted. */
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

/** Caches a source for `maximumAge` milliseconds; one caller reads it at a time. Failures are not cached. */
export function cacheSource(source: MetricSource, maximumAge: number): MetricSource {
  const known = new LRUCache<'families', readonly MetricFamily[]>({
    max: 1,
    ttl: maximumAge,
    fetchMethod: source,
  });
  return () => known.forceFetch('families');
}
