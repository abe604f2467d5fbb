/** The names and e-mail addresses that stand beside each other, in any file of an upload or in the database. */

import { type ImportDirectory, lastNameFirst, nameKey, withoutTitles } from '../domain/import-people.ts';
import { keyOf } from '../domain/people-search.ts';
import { managerName } from '../domain/programme.ts';
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
