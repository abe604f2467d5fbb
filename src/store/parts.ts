/** Long lists in parts, and long tables in batches of rows. */

/** A list in parts of a bounded length. */
export function* inParts<Item>(items: readonly Item[], length: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += length) yield items.slice(start, start + length);
}
