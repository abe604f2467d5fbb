/** The people of rows of pairs that wait for an answer. */

import { nameKey } from '../domain/import-people.ts';
import { wordsOf } from '../domain/people-search.ts';
import { columnText, nameIn, PEOPLE_COLUMNS, type QuestionedRow } from './import-questions.ts';
import type { TableFile } from './table-file.ts';

/** Whom such rows name. */
export class WaitingPeople {
  readonly #keys = new Set<string>();

  /** Notes the mentor and the mentee of a row that waits. */
  add(table: TableFile, row: QuestionedRow): void {
    if (table.kind !== 'relations') return;
    for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
      if (role === 'manager') continue;
      for (const text of [columnText(table.kind, row, column), nameIn(table, column, row)]) {
        if (text.trim() !== '') this.#keys.add(keyFor(text));
      }
    }
  }

  /** Whether somebody is among them, by e-mail or name; the words of an address may be those of the name. */
  has(text: string): boolean {
    return this.#keys.has(keyFor(text)) || this.#keys.has(keyFor(text.split('@', 1)[0] ?? ''));
  }
}

/** The words in any order. */
const keyFor = (text: string): string => {
  if (text.includes('@')) return text.trim().toLowerCase();
  const words = wordsOf(nameKey(text).replaceAll(/[._]/g, ' '));
  return words.toSorted().join(' ');
};
