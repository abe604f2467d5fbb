/** Imported courses: found by their ids, or else by their codes. */

import { courseFields } from '../../domain/course.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedCourse, ImportedRow } from '../../domain/imported-rows.ts';
import { recordFromRow, rowFromRecord } from '../columns.ts';
import { contradictions, type Said, type Statement } from './contradictions.ts';
import { completed, rowOutcome, save } from './records.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

type CourseRow = ImportSchema['courses'];

/** What a row says of its course; an empty text says nothing. */
const saidOf = ({ id: _id, ...row }: ImportedCourse): Said =>
  Object.fromEntries(
    Object.entries(rowFromRecord(row)).map(([name, value]) => [name, value === '' ? null : value]),
  );

/** Takes courses. */
export async function takeCourses(
  { queries, move }: ImportContext,
  imported: readonly ImportedRow<'courses'>[],
): Promise<readonly RowOutcome[]> {
  const ids = imported.flatMap(({ row }) => row.id ?? []);
  const codes = imported.map(({ row }) => row.code);
  const rows = await queries
    .selectFrom('courses')
    .selectAll()
    .where((where) => where.or([where('id', 'in', [0, ...ids]), where('code', 'in', codes)]))
    .execute();
  const records = new Map(
    rows.map((row): [number, CourseRow] => [row.id, rowFromRecord(recordFromRow(courseFields, row))]),
  );
  const idOf = ({ id, code }: ImportedCourse): number | undefined => {
    const [one, ...others] = rows.filter((row) => row.code === code);
    return id ?? (others.length === 0 ? one?.id : undefined);
  };
  const found = await contradictions(
    queries,
    'courses',
    imported.map(({ place, row }) => ({
      key: String(idOf(row) ?? `code ${row.code}`),
      place,
      said: saidOf(row),
    })),
  );
  const { last } = await queries
    .selectFrom('courses')
    .select((of) => of.fn.coalesce(of.fn.max('id'), of.val(0)).as('last'))
    .executeTakeFirstOrThrow();
  const given = await queries
    .selectFrom('collections')
    .where('name', '=', 'courses')
    .select('last_id')
    .executeTakeFirstOrThrow();
  // Those that rows of the same batch give are theirs.
  let next = Math.max(last, given.last_id, ...ids) + 1;
  const created: Statement[] = [];
  const changed = new Map<number, CourseRow>();

  const take = ({ number, place, row }: ImportedRow<'courses'>): RowOutcome => {
    const sameCode = [...records.values()].filter(({ code }) => code === row.code);
    if (row.id === null && sameCode.length > 1) {
      const shown = sameCode.map(({ id }) => id).join(' and ');
      const reason = `The courses ${shown} have this code. Choose one with the column id.`;
      return { number, outcome: { column: 'code', reason } };
    }
    const before = row.id === null ? sameCode[0] : records.get(row.id);
    // Here and there, courses may have been created since; theirs must not take the place of ours.
    if (
      move !== undefined &&
      before !== undefined &&
      before.code !== row.code &&
      before.title !== row.title
    ) {
      const reason = `The course ${before.id} here is another one, “${before.title}”. Courses keep their ids, so both cannot be kept.`;
      return { number, outcome: { column: 'id', reason } };
    }
    const record = completed(courseFields, { ...row, id: before?.id ?? row.id ?? next }, before);
    next = Math.max(next, record.id + 1);
    const told = rowOutcome(number, before, record);
    if (before === undefined && row.id === null) {
      created.push({ key: String(record.id), place, said: saidOf(row) });
    }
    if (told.outcome !== 'unchanged') changed.set(record.id, record);
    records.set(record.id, record);
    return told;
  };
  const outcomes = imported.map((row, index): RowOutcome => {
    const contradiction = found[index];
    return contradiction === undefined ? take(row) : { number: row.number, outcome: contradiction };
  });
  await save(queries, 'courses', [...changed.values()]);
  // Later rows may give their ids to others.
  await contradictions(queries, 'courses', created);
  return outcomes;
}
