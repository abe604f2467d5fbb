/**
 * How likely a text is about harm, by a linear model over concepts that stand together (`features.ts`), for what no pattern says.
 * `training/harm.ts` makes it from the texts in `training/harm/`.
 */

import { readFileSync } from 'node:fs';
import type { Harm } from '../domain/harm.ts';
import { harmFeatures } from './features.ts';

/** What a text may be about; the weights of a feature stand in this order. */
export const CLASSES = [
  null,
  'self-harm',
  'violence',
  'abuse',
  'hostility',
] as const satisfies readonly (Harm | null)[];

/** The features in ascending order, and for each of them a weight per class, in steps of `scale`; the last row is true of all texts. */
export interface HarmModel {
  readonly features: Uint32Array;
  readonly weights: Int16Array;
  readonly scale: number;
}

const HEADER = 8;

/** The bytes of a model: the number of features and the scale, the features, the weights. */
export function encodeModel({ features, weights, scale }: HarmModel): Uint8Array {
  const bytes = new Uint8Array(HEADER + features.byteLength + weights.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, features.length, true);
  view.setFloat32(4, scale, true);
  for (const [index, feature] of features.entries()) view.setUint32(HEADER + index * 4, feature, true);
  const behind = HEADER + features.byteLength;
  for (const [index, weight] of weights.entries()) view.setInt16(behind + index * 2, weight, true);
  return bytes;
}

function decodeModel(bytes: Uint8Array): HarmModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const features = Uint32Array.from({ length: count }, (_, index) =>
    view.getUint32(HEADER + index * 4, true),
  );
  const behind = HEADER + count * 4;
  const weights = Int16Array.from({ length: (bytes.byteLength - behind) / 2 }, (_, index) =>
    view.getInt16(behind + index * 2, true),
  );
  return { features, weights, scale: view.getFloat32(4, true) };
}

let loaded: HarmModel | undefined;

/** From this likelihood on, a sentence is surely about harm. */
const SURE = 3;

/** What a text is most likely about, and how likely that is. */
export interface Likelihood {
  readonly harm: Harm | null;
  /** What its sentences are surely about. */
  readonly sure: ReadonlySet<Harm>;
  /** Of the sentence that is likeliest about harm: the logarithm of how much likelier it is than not. */
  readonly score: number;
  /** The number of sentences. */
  readonly sentences: number;
}

/** Looks at each sentence of a text. */
export function likelihoodOf(text: string): Likelihood {
  loaded ??= decodeModel(readFileSync(new URL('model.bin', import.meta.url)));
  const sentences = harmFeatures(text);
  const sure = new Set<Harm>();
  let likeliest: Likelihood = {
    harm: null,
    sure,
    score: Number.NEGATIVE_INFINITY,
    sentences: sentences.length,
  };
  for (const features of sentences) {
    const [none = 0, ...others] = scoresOf(loaded, features);
    const highest = Math.max(...others);
    const score = highest + Math.log(others.reduce((sum, one) => sum + Math.exp(one - highest), 0)) - none;
    const harm = CLASSES[1 + others.indexOf(highest)] ?? null;
    if (harm !== null && score > SURE) sure.add(harm);
    if (score > likeliest.score) likeliest = { ...likeliest, score, harm };
  }
  return likeliest;
}

function scoresOf({ features, weights, scale }: HarmModel, present: Uint32Array): number[] {
  const scores = CLASSES.map((_, of) => weights[features.length * CLASSES.length + of] ?? 0);
  for (const feature of present) {
    const row = rowOf(features, feature);
    if (row < 0) continue;
    for (const of of CLASSES.keys())
      scores[of] = (scores[of] ?? 0) + (weights[row * CLASSES.length + of] ?? 0);
  }
  return scores.map((score) => score * scale);
}

/** The row of a feature; -1: the model does not know it. */
function rowOf(features: Uint32Array, feature: number): number {
  let [low, high] = [0, features.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = features[middle] ?? 0;
    if (found === feature) return middle;
    if (found < feature) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
