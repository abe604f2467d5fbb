/** The names and e-mail addresses that stand beside each other, in any file of an upload or in the database. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import { type ImportDirectory, nameKey } from '../domain/import-people.ts';
import { managerName } from '../domain/programme.ts';
import { keyOf } from '../domain/word-key.ts';
import { cellText, joinedText } from './header.ts';
import { columnsIn } from './mapped-kind.ts';
import type { Sheet } from './sheet.ts';
import { tableRecords } from './table-records.ts';
import { hasUndecodedLetters } from './values/texts.ts';

/** The maximum number of rows that are looked through. */
const MAX_ROWS = 20_000;

/** What files say of people. */
export class PeopleInFiles {
  readonly #names = new Map<string, string>();
  readonly #emails = new Map<string, Set<string>>();
  readonly #attributes = new Map<string, Map<string, string>>();

  constructor({ managers, participants }: Pick<ImportDirectory, 'managers' | 'participants'>) {
    for (const { email, full_name } of participants) this.add(email, full_name);
    for (const one of managers) this.add(one.email, managerName(one));
  }

  /** Notes a name beside an address. */
  add(email: string, name: string): void {
    const address = email.trim().toLowerCase();
    if (!address.includes('@') || name.trim() === '' || name.includes('@')) return;
    if (!hasUndecodedLetters(name) && !this.#names.has(address)) this.#names.set(address, name.trim());
    this.#emails.getOrInsertComputed(nameKey(name), () => new Set()).add(address);
  }

  /** Notes what else stands in the row of somebody, by the keys of its headings. */
  describe(email: string, header: readonly string[], cells: readonly string[]): void {
    const own = this.#attributes.getOrInsertComputed(email.trim().toLowerCase(), () => new Map());
    for (const [index, heading] of header.entries()) {
      const text = keyOf(cells[index] ?? '');
      if (text !== '' && text.length < 60) own.set(keyOf(heading), text);
    }
  }

  /** The name of whoever has an address, with all its letters; undefined if no file has one. */
  nameOf(email: string): string | undefined {
    return this.#names.get(email.trim().toLowerCase());
  }

  /** The only address that stands beside a name; undefined if there is none, or several. */
  emailOf(name: string): string | undefined {
    const found = this.#emails.get(nameKey(name));
    return found?.size === 1 ? [...found][0] : undefined;
  }

  /** How much more of a row is said of somebody than is contradicted: the same city, another phone. */
  likeness(email: string, header: readonly string[], cells: readonly string[]): number {
    const own = this.#attributes.get(email);
    if (own === undefined) return 0;
    return header.reduce((sum, heading, index) => {
      const [known, text] = [own.get(keyOf(heading)), keyOf(cells[index] ?? '')];
      if (known === undefined || text === '') return sum;
      return sum + (known === text ? 1 : -1);
    }, 0);
  }
}

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
export async function peopleInFiles(
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
