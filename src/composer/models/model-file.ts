/**
 * The models of a language as one file: compressed with Brotli, in it for each model a line of JSON (its tags, its sizes, its scale)
 * and its tables, little-endian. `npm run train` makes it.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { memoize } from '../../domain/memoize.ts';
import { type ModelData, rowsOf } from './model.ts';

/** The models of a language. */
export interface LanguageModels {
  /** Where wishes begin and end in a text, and what is refused, private or a name in it. */
  readonly clauses: ModelData;
  /** The label of a wish, which says what plan it needs. */
  readonly labels: ModelData;
}

/** What stands before the tables of a model: each row says how far it lies from the row before, in three planes of bytes, and how many weights it has. */
export interface Header {
  readonly tags: readonly string[];
  readonly rows: number;
  readonly cells: number;
  readonly scale: number;
}

/** Unpacks models one by one. */
export function unpacker(bytes: Uint8Array): () => ModelData {
  const plain = brotliDecompressSync(bytes);
  let at = 0;
  const take = (length: number): ArrayBuffer => {
    const own = new Uint8Array(length);
    own.set(plain.subarray(at, at + length));
    at += length;
    return own.buffer;
  };
  return () => {
    const end = plain.indexOf('\n', at);
    const header: Header = JSON.parse(plain.toString('utf8', at, end));
    at = end + 1;
    const { tags, rows, cells, scale } = header;
    const [low, middle, high, counts] = [0, 1, 2, 3].map(() => new Uint8Array(take(rows)));
    const hashes = new Uint32Array(rows);
    const offsets = new Uint32Array(rows + 1);
    for (let row = 0; row < rows; row++) {
      const step = (low?.[row] ?? 0) + ((middle?.[row] ?? 0) << 8) + ((high?.[row] ?? 0) << 16);
      hashes[row] = (hashes[row - 1] ?? 0) + step;
      offsets[row + 1] = (offsets[row] ?? 0) + (counts?.[row] ?? 0);
    }
    return {
      tags,
      scale,
      ...rowsOf(hashes),
      offsets,
      columns: new Uint8Array(take(cells)),
      weights: new Int8Array(take(cells)),
      transitions: new Float32Array(take(tags.length * tags.length * 4)),
    };
  };
}

/** The models of a language, read when they are first asked for and kept. */
export const modelsOf = memoize((code: string): LanguageModels => {
  const next = unpacker(readFileSync(new URL(`./${code}.bin`, import.meta.url)));
  return { clauses: next(), labels: next() };
});
