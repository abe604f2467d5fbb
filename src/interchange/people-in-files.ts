/** The names and e-mail addresses that stand beside each other, in any file of an upload or in the database. */

import { type ImportDirectory, nameKey } from '../domain/import-people.ts';
import { managerName } from '../domain/programme.ts';
import { keyOf } from '../domain/word-key.ts';
import { hasUndecodedLetters } from './values/texts.ts';

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
