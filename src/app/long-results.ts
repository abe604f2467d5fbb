/**
 * Results of another process whose lists are long, in pieces: whoever receives one has to read it without a break, which would hold up
 * all requests for a second.
 */

/** The most items that are sent or received at once. */
const MAX_ITEMS = 200;

/** Items of a long list. */
export interface ListPiece {
  readonly list: number;
  readonly items: readonly unknown[];
}

/** What stands for a long list. */
interface ListPlace {
  readonly longList: number;
}

const isPlace = (value: object): value is ListPlace =>
  'longList' in value && typeof value.longList === 'number';

/** A result without its long lists, and these in pieces, in the order in which both are to be sent. */
export function* inPieces(result: unknown): Generator<ListPiece, unknown> {
  let lists = 0;
  function* without(value: unknown): Generator<ListPiece, unknown> {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
    if (!Array.isArray(value)) {
      const entries: [string, unknown][] = [];
      for (const [name, own] of Object.entries(value)) entries.push([name, yield* without(own)]);
      return Object.fromEntries(entries);
    }
    const items: readonly unknown[] = value;
    if (items.length <= MAX_ITEMS) {
      const own: unknown[] = [];
      for (const item of items) own.push(yield* without(item));
      return own;
    }
    const list = lists;
    lists += 1;
    for (let start = 0; start < items.length; start += MAX_ITEMS) {
      yield { list, items: items.slice(start, start + MAX_ITEMS) };
    }
    return { longList: list } satisfies ListPlace;
  }
  return yield* without(result);
}

/** Puts the pieces of results together again. */
export class PieceCollector {
  #lists = new Map<number, unknown[]>();

  /** Keeps the items of a list. */
  add({ list, items }: ListPiece): void {
    this.#lists.getOrInsertComputed(list, () => []).push(...items);
  }

  /** The whole result, once its pieces have come; the next result may come. */
  complete(result: unknown): unknown {
    const lists = this.#lists;
    this.#lists = new Map();
    const whole = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
      if (Array.isArray(value)) return value.map(whole);
      if (isPlace(value)) return lists.get(value.longList) ?? [];
      return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, whole(own)]));
    };
    return whole(result);
  }
}
