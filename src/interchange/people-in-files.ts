/** The names and e-mail addresses that stand beside each other, in any file of an upload or in the database. */

import { type ImportDirectory, lastNameFirst, nameKey, withoutTitles } from '../domain/import-people.ts';
import { keyOf } from '../domain/people-search.ts';
import { managerName } from '../domain/programme.ts';
import type { ColumnSource, ImportMapping } from '../domain/upload.ts';
import type { TableRecord } from './formats/record.ts';
import { cellText, joinedText } from './header.ts';
import { TABLES } from './kinds/tables.ts';
import { hasUndecodedLetters } from './values/texts.ts';

/** What files say of people. */
export class PeopleInFiles {
  readonly #names = new Map<string, string>();
  readonly #emails = new Map<string, Set<string>>();
  /** Names with all their letters, by the length of their keys. */
  readonly #whole = new Map<number, Map<string, string>>();
  readonly #attributes = new Map<string, Map<string, string>>();

  constructor({ managers, participants }: Pick<ImportDirectory, 'managers' | 'participants'>) {
    for (const { email, full_name } of participants) this.add(email, full_name);
    for (const one of managers) this.add(one.email, managerName(one));
  }

  /** Notes a name, and the address beside it if there is one. */
  add(email: string, name: string): void {
    const address = email.trim().toLowerCase();
    if (name.trim() === '' || name.includes('@')) return;
    if (!hasUndecodedLetters(name)) {
      const whole = withoutTitles(name.trim());
      for (const key of [nameKey(name), lastNameFirst(nameKey(name))]) {
        this.#whole.getOrInsertComputed(key.length, () => new Map()).set(key, whole);
      }
    }
    if (!address.includes('@')) return;
    if (!hasUndecodedLetters(name) && !this.#names.has(address)) this.#names.set(address, name.trim());
    for (const key of [nameKey(name), lastNameFirst(nameKey(name))]) {
      this.#emails.getOrInsertComputed(key, () => new Set()).add(address);
    }
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

  /**
   * The only name of any file that a damaged one may have been; undefined if there is none, or several.
   *
   * @param email stands beside it: a name that stands beside another one only is not meant
   */
  restored(text: string, email?: string): string | undefined {
    const left = nameKey(text.replaceAll('\ufffd', '?'));
    const isOther = (name: string): boolean => {
      const emails = this.#emails.get(nameKey(name));
      return email !== undefined && emails !== undefined && !emails.has(email.trim().toLowerCase());
    };
    const names = [...(this.#whole.get(left.length) ?? [])].flatMap(([key, name]) =>
      mayHaveBeen(left, key) && !isOther(name) ? [[nameKey(name), name] as const] : [],
    );
    const found = new Map(names);
    return found.size === 1 ? [...found.values()][0] : undefined;
  }

  /** The only address that stands beside a name; undefined if there is none, or several. */
  emailOf(name: string): string | undefined {
    const found = this.#emails.get(nameKey(name));
    return found?.size === 1 ? [...found][0] : undefined;
  }

  /** How much of a row is said of somebody: the same city, another phone. Under the same heading it counts twice, and may contradict. */
  likeness(email: string, header: readonly string[], cells: readonly string[]): number {
    const own = this.#attributes.get(email);
    if (own === undefined) return 0;
    const values = new Set(own.values());
    return header.reduce((sum, heading, index) => {
      const [known, text] = [own.get(keyOf(heading)), keyOf(cells[index] ?? '')];
      if (text.length < 3) return sum;
      if (known !== undefined) return sum + (known === text ? 2 : -1);
      return sum + (values.has(text) ? 1 : 0);
    }, 0);
  }
}

/** Whether a name with lost letters, as question marks, was another; a space is no letter. */
function mayHaveBeen(left: string, name: string): boolean {
  for (let index = 0; index < left.length; index += 1) {
    if (left[index] === '?' ? name[index] === ' ' : left[index] !== name[index]) return false;
  }
  return true;
}

/** What is looked at of a sheet (`sheet.ts`). */
interface GatheredSheet {
  readonly columns: readonly {
    readonly name: string;
    readonly topics: ReadonlySet<string>;
    readonly content: string;
  }[];
  readonly header: TableRecord | undefined;
  readonly source: { readonly records: readonly TableRecord[] };
}

/** What stands beside each other in a row: addresses and names. */
type Beside = (cells: readonly string[]) => readonly (readonly [email: string, name: string])[];

/** The addresses and names in the rows of a table. */
function besideIn({ columns }: GatheredSheet, { kind, sources }: ImportMapping): Beside {
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
export function gatherPeople(
  sheets: readonly { readonly sheet: GatheredSheet; readonly mapping: ImportMapping }[],
  directory: ImportDirectory,
): PeopleInFiles {
  const people = new PeopleInFiles(directory);
  for (const { sheet, mapping } of sheets) {
    const beside = besideIn(sheet, mapping);
    const header = sheet.columns.map(({ name }) => name);
    for (const { row, cells } of sheet.source.records) {
      if (row <= (sheet.header?.row ?? 0)) continue;
      for (const [email, name] of beside(cells)) people.add(email, name);
      if (mapping.kind === 'participants')
        people.describe(cellText(mapping.sources['email'], cells), header, cells);
    }
  }
  return people;
}
