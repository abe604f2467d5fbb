/**
 * A linear model over features: for each token the likeliest of its tags, among all their orders (a conditional random field,
 * Lafferty, McCallum and Pereira 2001). For one token alone it is a logistic regression, which tells classes.
 */

/**
 * The parts of a model. Features are rows, in the order of their numbers of 20 bits: the first 14 bits are a bucket, the last 6
 * are kept for each row, so that what is looked up a thousand times a text lies close together.
 */
export interface ModelData {
  readonly tags: readonly string[];
  /** Where the rows of each bucket begin, and behind the last one where they end. */
  readonly starts: Uint32Array;
  readonly lows: Uint8Array;
  /** Where the weights of each row begin, and behind the last one where they end. */
  readonly offsets: Uint32Array;
  /** The tag of each weight, and the weight in steps of `scale`. */
  readonly columns: Uint8Array;
  readonly weights: Int8Array;
  readonly scale: number;
  /** From which tag to which: `from * tags + to`. */
  readonly transitions: Float32Array;
}

export const LOW_BITS = 6;
const LOW = (1 << LOW_BITS) - 1;
const BUCKETS = 1 << (20 - LOW_BITS);

/** The rows of features in ascending order, as a model keeps them. */
export function rowsOf(hashes: ArrayLike<number>): Pick<ModelData, 'starts' | 'lows'> {
  const starts = new Uint32Array(BUCKETS + 1);
  const lows = new Uint8Array(hashes.length);
  for (let row = 0; row < hashes.length; row++) {
    const hash = hashes[row] ?? 0;
    const bucket = (hash >>> LOW_BITS) + 1;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
    lows[row] = hash & LOW;
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket++)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  return { starts, lows };
}

/** The row of a feature; -1 where the model does not know it. */
function rowOf({ starts, lows }: ModelData, hash: number): number {
  const bucket = hash >>> LOW_BITS;
  const low = hash & LOW;
  const end = starts[bucket + 1] ?? 0;
  for (let row = starts[bucket] ?? 0; row < end; row++) {
    if (lows[row] === low) return row;
  }
  return -1;
}

/** The weight of a feature for a tag: 0 where it says nothing. */
export function weightOf(model: ModelData, hash: number, tag: string): number {
  const { offsets, columns, weights, tags } = model;
  const row = rowOf(model, hash);
  const column = tags.indexOf(tag);
  for (let at = row < 0 ? 0 : (offsets[row] ?? 0); row >= 0 && at < (offsets[row + 1] ?? 0); at++) {
    if (columns[at] === column) return weights[at] ?? 0;
  }
  return 0;
}

/** Scores each of the tags for a token with these features. */
function scoresOf(model: ModelData, features: readonly number[]): Float64Array {
  const { offsets, columns, weights, scale, tags } = model;
  const scores = new Float64Array(tags.length);
  for (const hash of features) {
    const row = rowOf(model, hash);
    if (row < 0) continue;
    const end = offsets[row + 1] ?? 0;
    for (let at = offsets[row] ?? 0; at < end; at++) {
      const column = columns[at] ?? 0;
      scores[column] = (scores[column] ?? 0) + (weights[at] ?? 0);
    }
  }
  for (let tag = 0; tag < scores.length; tag++) scores[tag] = (scores[tag] ?? 0) * scale;
  return scores;
}

/** How likely each class is for what has these features: they add up to 1. */
export function classesOf(model: ModelData, features: readonly number[]): Map<string, number> {
  const shares = exponentials(scoresOf(model, features));
  normalise(shares);
  return new Map(model.tags.map((tag, index) => [tag, shares[index] ?? 0]));
}

/** The likeliest tag at each place, as places in the model's tags. */
export function tagsOf(likelihoods: readonly Float64Array[]): number[] {
  return likelihoods.map((row) => row.indexOf(Math.max(...row)));
}

/**
 * The scores of the tags at each place.
 *
 * @param against how much is to speak against the first tag, which means nothing: with more of it, more is found
 */
export function emissionsOf(
  model: ModelData,
  sequence: readonly (readonly number[])[],
  against = 0,
): Float64Array[] {
  return sequence.map((features) => {
    const scores = scoresOf(model, features);
    scores[0] = (scores[0] ?? 0) - against;
    return scores;
  });
}

/** How likely each tag is at each place, over all orders of tags (forward and backward). */
export function likelihoodsOf(
  transitions: Float32Array | Float64Array,
  emissions: readonly Float64Array[],
): Float64Array[] {
  const many = emissions[0]?.length ?? 0;
  const factors = Float64Array.from(transitions, Math.exp);
  const own = emissions.map(exponentials);
  const forward: Float64Array[] = [];
  own.forEach((shares, index) => {
    const before = forward[index - 1];
    const row = new Float64Array(many);
    for (let tag = 0; tag < many; tag++) {
      let sum = before === undefined ? 1 : 0;
      for (let last = 0; before !== undefined && last < many; last++)
        sum += (before[last] ?? 0) * (factors[last * many + tag] ?? 0);
      row[tag] = sum * (shares[tag] ?? 0);
    }
    normalise(row);
    forward.push(row);
  });
  const result: Float64Array[] = new Array(own.length);
  let behind = new Float64Array(many).fill(1);
  for (let index = own.length - 1; index >= 0; index--) {
    const row = new Float64Array(many);
    for (let tag = 0; tag < many; tag++) row[tag] = (forward[index]?.[tag] ?? 0) * (behind[tag] ?? 0);
    normalise(row);
    result[index] = row;
    const next = new Float64Array(many);
    for (let tag = 0; tag < many; tag++) {
      const share = (own[index]?.[tag] ?? 0) * (behind[tag] ?? 0);
      for (let last = 0; last < many; last++)
        next[last] = (next[last] ?? 0) + (factors[last * many + tag] ?? 0) * share;
    }
    normalise(next);
    behind = next;
  }
  return result;
}

/** The exponentials of scores, less the highest so that none is too large. */
function exponentials(scores: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) highest = Math.max(highest, score);
  return scores.map((score) => Math.exp(score - highest));
}

function normalise(row: Float64Array): void {
  let sum = 0;
  for (const share of row) sum += share;
  for (let index = 0; index < row.length; index++) row[index] = (row[index] ?? 0) / sum;
}
