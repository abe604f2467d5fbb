/** Looks through the files of an upload for the names and e-mail addresses that stand beside each other. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import type { ImportDirectory } from '../domain/import-people.ts';
import { cellText, joinedText } from './header.ts';
import { columnsIn } from './mapped-kind.ts';
import { PeopleInFiles } from './people-in-files.ts';
import type { Sheet } from './sheet.ts';
import { tableRecords } from './table-records.ts';

/** The maximum number of rows that are looked through. */
const MAX_ROWS = 20_000;

/** The sources of names beside those of addresses. */
function namesBesideEmails({
  kind,
  sources,
}: ImportMapping): readonly (readonly [email: ColumnSource, name: ColumnSource])[] {
  if (kind === 'participants') return present([sources['email'], sources['full_name']]);
  if (kind === 'managers') {
    const names = [sources['first_name'], sources['last_name']].flatMap((one) =>
      one === undefined ? [] : columnsIn(one),
    );
    return present([sources['email'], { joined: names }]);
  }
  return ['mentor_email', 'mentee_email', 'manager_email'].flatMap((name) => {
    const source = sources[name];
    return typeof source === 'object' && 'first' in source
      ? present([source.first, { joined: [source.instead].flat() }])
      : [];
  });
}

const present = ([email, name]: readonly (ColumnSource | undefined)[]) =>
  email === undefined || name === undefined ? [] : [[email, name] as const];

/** The columns of a form with the name of whoever answered, beside their address. */
function namesOfRespondents({ columns }: Sheet, { sources }: ImportMapping) {
  const email = sources['respondent_email'];
  const names = columns.flatMap(({ topics, content }, index) =>
    content === 'names' &&
    topics.has('name') &&
    !['mentor', 'mentee', 'partner'].some((one) => topics.has(one))
      ? [index]
      : [],
  );
  return email === undefined || names.length === 0 ? [] : [[email, { joined: names }] as const];
}

/** Looks through files for names and addresses. */
export async function gatherPeople(
  sheets: readonly { readonly sheet: Sheet; readonly mapping: ImportMapping }[],
  directory: ImportDirectory,
): Promise<PeopleInFiles> {
  const people = new PeopleInFiles(directory);
  let rows = 0;
  for (const { sheet, mapping } of sheets) {
    if (sheet.source.format === 'jsonl') continue;
    const beside = [...namesBesideEmails(mapping), ...namesOfRespondents(sheet, mapping)];
    const header = sheet.columns.map(({ name }) => name);
    const isOfPeople = mapping.kind === 'participants';
    if (beside.length === 0) continue;
    for await (const records of tableRecords(sheet.source)) {
      for (const { row, cells } of records) {
        if (row <= (sheet.header?.row ?? 0)) continue;
        for (const [email, name] of beside) {
          const address = cellText(email, cells);
          people.add(
            address,
            typeof name === 'object' && 'joined' in name
              ? joinedText(name.joined, cells)
              : cellText(name, cells),
          );
          if (isOfPeople && address.includes('@')) people.describe(address, header, cells);
        }
      }
      rows += records.length;
      if (rows > MAX_ROWS) return people;
    }
  }
  return people;
}
