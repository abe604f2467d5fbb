/** Looks through the files of an upload for the names and e-mail addresses that stand beside each other. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import type { ImportDirectory } from '../domain/import-people.ts';
import { cellText, joinedText } from './header.ts';
import { TABLES } from './kinds/tables.ts';
import { PeopleInFiles } from './people-in-files.ts';
import type { Sheet } from './sheet.ts';
import { tableRecords } from './table-records.ts';

/** The maximum number of rows that are looked through. */
const MAX_ROWS = 20_000;

/** What stands beside each other in a row: addresses and names. */
type Beside = (cells: readonly string[]) => readonly (readonly [email: string, name: string])[];

/** The addresses and names in the rows of a table. */
function besideIn({ columns }: Sheet, { kind, sources }: ImportMapping): Beside {
  const text = (name: string, cells: readonly string[]): string => cellText(sources[name], cells);
  if (kind === 'participants') return (cells) => [[text('email', cells), text('full_name', cells)]];
  if (kind === 'managers') {
    return (cells) => [
      [text('email', cells), `${text('first_name', cells)} ${text('last_name', cells)}`.trim()],
    ];
  }
  const respondents = columns.flatMap(({ topics, content }, index) =>
    content === 'names' &&
    topics.has('name') &&
    !['mentor', 'mentee', 'partner'].some((one) => topics.has(one))
      ? [index]
      : [],
  );
  return (cells) => {
    const role = ROLE.meaning?.(text('role', cells));
    // A row of answers names both people, and has the address of the respondent.
    const answered =
      role === undefined ? joinedText(respondents, cells) : nameBeside(sources[`${role}_email`], cells);
    return [
      ...PEOPLE.map((name) => [emailIn(sources[name], cells), nameBeside(sources[name], cells)] as const),
      [text('respondent_email', cells), answered],
    ];
  };
}

const PEOPLE = ['mentor_email', 'mentee_email', 'manager_email'];
const ROLE = { meaning: TABLES.participants.columns.find(({ name }) => name === 'role')?.meaning };

/** The address of somebody, and their name, of a column that may have one beside the other. */
const emailIn = (source: ColumnSource | undefined, cells: readonly string[]): string =>
  typeof source === 'object' && 'first' in source ? (cells[source.first] ?? '') : '';
const nameBeside = (source: ColumnSource | undefined, cells: readonly string[]): string =>
  typeof source === 'object' && 'first' in source
    ? joinedText([source.instead].flat(), cells)
    : cellText(source, cells);

/** Looks through files for names and addresses. */
export async function gatherPeople(
  sheets: readonly { readonly sheet: Sheet; readonly mapping: ImportMapping }[],
  directory: ImportDirectory,
): Promise<PeopleInFiles> {
  const people = new PeopleInFiles(directory);
  let rows = 0;
  for (const { sheet, mapping } of sheets) {
    const beside = besideIn(sheet, mapping);
    const header = sheet.columns.map(({ name }) => name);
    for await (const records of tableRecords(sheet.source)) {
      for (const { row, cells } of records) {
        if (row <= (sheet.header?.row ?? 0)) continue;
        for (const [email, name] of beside(cells)) people.add(email, name);
        if (mapping.kind === 'participants')
          people.describe(cellText(mapping.sources['email'], cells), header, cells);
      }
      rows += records.length;
      if (rows > MAX_ROWS) return people;
    }
  }
  return people;
}
