/** Imports the example programme as if its sheets had been kept until today: all dates are moved. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExampleProgramme } from '../desk/parts.ts';
import type { ImportSession, ImportStore } from '../domain/import-store.ts';
import { EXAMPLE_PROGRAMME } from '../domain/operations/programme-history.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/programme/', import.meta.url));

/** The day for which the sheets were written. */
const WRITTEN_FOR = Temporal.PlainDate.from('2026-06-15');

/** The first days of the cohorts, which are named after their seasons. */
const COHORTS: Readonly<Record<string, string>> = {
  '2024': '2024-02-29',
  'Autumn 2025': '2025-10-01',
  'Winter 2025/26': '2026-01-01',
  'Spring 2026': '2026-04-01',
  'Autumn 2026': '2026-10-01',
};

/** One old pair tests feedback that is years late. Here it ended some weeks ago. */
const OLD = { cohort: '2024', weeks: 62 };

/**
 * Imports the example programme.
 *
 * @returns its entry of the history; null if nothing changed
 */
export async function importExampleProgramme(
  store: ImportStore,
  timeZone: string,
  today: Temporal.PlainDate,
  { who, account_id }: Parameters<ExampleProgramme>[0],
): Promise<number | null> {
  const names = (await readdir(EXAMPLE)).filter((name) => name.endsWith('.csv'));
  const { importFiles } = await import('../interchange/import-files.ts');
  const { readInputFiles } = await import('../interchange/formats/input-file.ts');
  // Whole weeks keep the days of the week.
  const weeks = Math.floor(WRITTEN_FOR.until(today, { largestUnit: 'day' }).days / 7);
  const { entry } = await importFiles(
    { begin: async (terms) => movedSession(await store.begin(terms), weeks, timeZone) },
    readInputFiles(names.toSorted().map((name) => join(EXAMPLE, name))),
    {
      timeZone,
      today: WRITTEN_FOR,
      by: who,
      account_id,
      reason: EXAMPLE_PROGRAMME,
      dryRun: false,
      skipBad: false,
    },
    {},
    new AbortController().signal,
  );
  return entry?.number ?? null;
}

/** A session that takes rows with moved dates. */
const movedSession = (session: ImportSession, weeks: number, timeZone: string): ImportSession => ({
  ...session,
  take: (kind, imported, unread) =>
    session.take(
      kind,
      imported.map((one) => ({ ...one, row: moved(one.row, weeks, timeZone) })),
      unread,
    ),
});

/** A row with all dates moved. Times of day stay the same. */
function moved<Row extends object>(row: Row, weeks: number, timeZone: string): Row {
  const cohort = 'cohort' in row && typeof row.cohort === 'string' ? row.cohort : '';
  const by = { weeks: weeks + (cohort === OLD.cohort ? OLD.weeks : 0) };
  const move = (value: unknown): unknown => {
    if (value instanceof Temporal.PlainDate) return value.add(by);
    if (value instanceof Temporal.Instant) return value.toZonedDateTimeISO(timeZone).add(by).toInstant();
    return value;
  };
  const first = COHORTS[cohort];
  return {
    ...row,
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, move(value)])),
    ...(first !== undefined && { cohort: seasonOf(Temporal.PlainDate.from(first).add(by)) }),
  };
}

/** The season of a day, such as “Spring 2026” or “Winter 2025/26”. */
function seasonOf({ year, month }: Temporal.PlainDate): string {
  const first = month === 12 ? year : year - 1;
  if (month === 12 || month < 3) return `Winter ${first}/${String(first + 1).slice(-2)}`;
  return `${month < 6 ? 'Spring' : month < 9 ? 'Summer' : 'Autumn'} ${year}`;
}
