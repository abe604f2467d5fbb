/** Fits a linear model to examples, by gradients with steps of their own for each weight (AdaGrad). The same examples give the same model. */
import { likelihoodsOf, type ModelData, rowsOf } from '../src/composer/models/model.ts';

/** A sequence: for each token its features and its tag. */
export interface Example {
  readonly features: readonly (readonly number[])[];
  readonly tags: readonly number[];
}

export interface FitOptions {
  readonly tags: readonly string[];
  readonly rounds: number;
  /** The size of the first step. */
  readonly rate: number;
  /** By how much weights are drawn to nought. */
  readonly decay: number;
  /** Features that occur less often are left out. */
  readonly least: number;
  /** Smaller weights are left out of the model, as a share of the largest. */
  readonly smallest: number;
  /** As many weights of a feature are kept, the largest ones. */
  readonly most: number;
  /** The share of features that is left out each time, so that none is relied on alone. */
  readonly dropout: number;
  /** Tags that may not follow one another. */
  readonly forbidden?: (from: string, to: string) => boolean;
}

/** Numbers below 1 in an order that is always the same (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] as T, order[index] as T];
  }
  return order;
}

const NEVER = -30;
/** Weights are whole steps up to this many. */
const STEPS = 63;

/** Fits a model. */
export function fitModel(examples: readonly Example[], options: FitOptions): ModelData {
  const many = options.tags.length;
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const token of features) for (const hash of token) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= options.least) rows.set(hash, rows.size);
  const weights = new Float32Array(rows.size * many);
  const squares = new Float32Array(rows.size * many);
  const transitions = new Float64Array(many * many);
  const transitionSquares = new Float64Array(many * many);
  const barred = options.tags.flatMap((from) =>
    options.tags.map((to) => options.forbidden?.(from, to) === true),
  );
  barred.forEach((isBarred, at) => {
    if (isBarred) transitions[at] = NEVER;
  });
  const prepared = examples.map(({ features, tags }) => ({
    tags,
    features: features.map((token) =>
      Uint32Array.from([...new Set(token)].flatMap((hash) => rows.get(hash) ?? [])),
    ),
  }));
  const random = randomNumbers(20261122);
  const step = (at: number, gradient: number): void => {
    const own = gradient - options.decay * (weights[at] ?? 0);
    const square = (squares[at] ?? 0) + own * own;
    squares[at] = square;
    weights[at] = (weights[at] ?? 0) + (options.rate * own) / (Math.sqrt(square) + 1e-6);
  };
  // The mean over the later rounds is steadier than what the last examples left.
  const sums = new Float32Array(weights.length);
  const from = Math.floor(options.rounds / 2);
  for (let round = 0; round < options.rounds; round++) {
    for (const { features: all, tags } of shuffled(prepared, random)) {
      const features = all.map((token) => token.filter(() => random() >= options.dropout));
      const emissions = features.map((token) => {
        const scores = new Float64Array(many);
        for (const row of token)
          for (let tag = 0; tag < many; tag++)
            scores[tag] = (scores[tag] ?? 0) + (weights[row * many + tag] ?? 0);
        return scores;
      });
      const likelihoods = likelihoodsOf(transitions, emissions);
      features.forEach((token, index) => {
        const likely = likelihoods[index];
        const gold = tags[index];
        const before = likelihoods[index - 1];
        const goldBefore = tags[index - 1];
        for (let tag = 0; tag < many; tag++) {
          const gradient = (tag === gold ? 1 : 0) - (likely?.[tag] ?? 0);
          if (Math.abs(gradient) < 1e-3) continue;
          for (const row of token) step(row * many + tag, gradient);
        }
        if (before === undefined || many === 1 || features.length === 1) return;
        // How often a tag follows another, with each place taken for itself.
        for (let from = 0; from < many; from++) {
          for (let to = 0; to < many; to++) {
            const at = from * many + to;
            if (barred[at] === true) continue;
            const gradient =
              (from === goldBefore && to === gold ? 1 : 0) - (before[from] ?? 0) * (likely?.[to] ?? 0);
            if (Math.abs(gradient) < 1e-3) continue;
            const square = (transitionSquares[at] ?? 0) + gradient * gradient;
            transitionSquares[at] = square;
            transitions[at] =
              (transitions[at] ?? 0) + (options.rate * 0.3 * gradient) / (Math.sqrt(square) + 1e-6);
          }
        }
      });
    }
    for (let at = 0; round >= from && at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  for (let at = 0; at < sums.length; at++) weights[at] = (sums[at] ?? 0) / (options.rounds - from);
  return packed(rows, weights, Float32Array.from(transitions), options);
}

/** The model without its smallest weights, in whole steps. */
function packed(
  rows: ReadonlyMap<number, number>,
  weights: Float32Array,
  transitions: Float32Array,
  { tags, smallest, most }: FitOptions,
): ModelData {
  const many = tags.length;
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / STEPS;
  // What a feature says for all tags alike says nothing: less its median, most of its weights are nought.
  for (const row of rows.values()) {
    const own = weights.slice(row * many, (row + 1) * many);
    const median = own.toSorted()[many >> 1] ?? 0;
    for (let tag = 0; tag < many; tag++) weights[row * many + tag] = (own[tag] ?? 0) - median;
  }
  const kept = [...rows]
    .map(([hash, row]) => ({
      hash,
      cells: tags
        .map((_, tag) => ({ tag, steps: Math.round((weights[row * many + tag] ?? 0) / scale) }))
        .filter(({ steps }) => Math.abs(steps) > smallest * STEPS)
        .sort((one, other) => Math.abs(other.steps) - Math.abs(one.steps))
        .slice(0, most)
        .sort((one, other) => one.tag - other.tag),
    }))
    .filter(({ cells }) => cells.length > 0)
    .sort((one, other) => one.hash - other.hash);
  const cells = kept.flatMap((row) => row.cells);
  const offsets = new Uint32Array(kept.length + 1);
  kept.forEach((row, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + row.cells.length;
  });
  return {
    tags,
    ...rowsOf(kept.map(({ hash }) => hash)),
    offsets,
    columns: Uint8Array.from(cells, ({ tag }) => tag),
    weights: Int8Array.from(cells, ({ steps }) => steps),
    scale,
    transitions,
  };
}
