/** The records of an import as its rows leave them: read once, changed in memory, and compared at the end. */

import { isSameRow, type KeptRow, type KeptTable, keyOf, parseRowChange, type RowChange } from './rows.ts';

/** Rows by a text that they share. */
interface Index<Row> {
  readonly nameOf: (row: Row) => string | null;
  readonly groups: Map<string, readonly Row[]>;
}

/** The rows of a table, and what has become of them. */
export class TableDraft<T extends KeptTable> {
  readonly #table: T;
  readonly #rows: Map<string, KeptRow[T]>;
  /** Rows that were changed, as they were before; null if there was none. */
  readonly #before = new Map<string, KeptRow[T] | null>();
  readonly #indexes: Index<KeptRow[T]>[] = [];

  constructor(table: T, rows: readonly KeptRow[T][]) {
    this.#table = table;
    this.#rows = new Map(rows.map((row) => [keyOf(table, row), row]));
  }

  values(): Iterable<KeptRow[T]> {
    return this.#rows.values();
  }

  /** The row with the same key as an object. */
  get(like: object): KeptRow[T] | undefined {
    return this.#rows.get(keyOf(this.#table, like));
  }

  /** Whether it was there before the import. */
  wasThere(row: KeptRow[T]): boolean {
    return this.#before.get(keyOf(this.#table, row)) !== null;
  }

  /** Finds rows by a text that several may share, now and after any change. */
  index(nameOf: (row: KeptRow[T]) => string | null): (name: string) => readonly KeptRow[T][] {
    let index: Index<KeptRow[T]> | undefined;
    return (name) => {
      if (index === undefined) {
        index = { nameOf, groups: new Map() };
        this.#indexes.push(index);
        for (const row of this.#rows.values()) add(index, row);
      }
      return index.groups.get(name) ?? [];
    };
  }

  /** Adds a row, or puts it in the place of that with the same key. */
  put(row: KeptRow[T]): void {
    this.#set(keyOf(this.#table, row), row);
  }

  delete(like: object): void {
    this.#set(keyOf(this.#table, like), null);
  }

  /** Makes a row what it was before the import. */
  restore(like: object): void {
    const key = keyOf(this.#table, like);
    const before = this.#before.get(key);
    if (before !== undefined) this.#set(key, before);
  }

  #set(key: string, row: KeptRow[T] | null): void {
    const old = this.#rows.get(key);
    if (!this.#before.has(key)) this.#before.set(key, old ?? null);
    if (row === null) this.#rows.delete(key);
    else this.#rows.set(key, row);
    for (const index of this.#indexes) {
      if (old !== undefined) remove(index, old);
      if (row !== null) add(index, row);
    }
  }

  /** What has changed: known rows first. */
  changes(): readonly RowChange[] {
    const changes = [...this.#before].flatMap(([key, before]) => {
      const after = this.#rows.get(key) ?? null;
      const isSame = isSameRow(this.#table, before, after);
      return isSame ? [] : [parseRowChange({ table: this.#table, before, after })];
    });
    const known = changes.filter(({ before }) => before !== null);
    return [...known, ...changes.filter(({ before }) => before === null)];
  }
}

function add<Row>({ nameOf, groups }: Index<Row>, row: Row): void {
  const name = nameOf(row);
  if (name !== null) groups.set(name, [...(groups.get(name) ?? []), row]);
}

function remove<Row>({ nameOf, groups }: Index<Row>, row: Row): void {
  const name = nameOf(row);
  if (name === null) return;
  const others = groups.get(name)?.filter((one) => one !== row) ?? [];
  if (others.length === 0) groups.delete(name);
  else groups.set(name, others);
}

/** The compared values of a row: texts, numbers and booleans by column; null if it has none. */
export type StatedValues = Readonly<Record<string, string | number | boolean | null>>;

/** The statement of a row about a subject. */
export interface Statement {
  /** The subject, within its kind. */
  readonly key: string;
  readonly place: string;
  readonly said: StatedValues;
}
