/**
 * Trains the model of texts about harm (`src/harm/model.bin`) on the texts in `training/harm/`, with the wishes in `training/texts/`
 * as ordinary ones: `npm run train:harm`. A multinomial logistic regression; of a text about harm the likeliest sentence is
 * learned, of an ordinary one the sentence that is most easily mistaken. Each is learned once more beside a wish, since people
 * write both in one breath or one list.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../src/domain/languages.ts';
import { harmFeatures } from '../src/harm/features.ts';
import { CLASSES, encodeModel } from '../src/harm/model.ts';
import { randomNumbers } from './fit.ts';
import { textsPath } from './manifest.ts';
import { readTexts } from './marked-texts.ts';

const MODEL = new URL('../src/harm/model.bin', import.meta.url);
const ROUNDS = 16;
/** The weights are the mean of those after the last rounds: less depends on the order of the texts. */
const MEAN_OF = 12;
/** So many models are fitted, each with the texts in another order, and the mean of them is taken. */
const FITS = 2;
/** This share of the features of a sentence is left out each time, so that what is learned of others does not lean on one of them. */
const LEFT_OUT = 0.4;
const RATE = 0.15;
const DECAY = 0.001;
/** Features of fewer texts say nothing. */
const LEAST = 3;
/** How much an example counts. */
const HARMFUL = 1;
const ORDINARY = 6;
const WISH = 2;
/** As many long texts of each language are put together of wishes. */
const LONG_TEXTS = 150;
/** How much a text counts beside a wish. */
const MIXED = 0.3;
/** Longer wishes are not mixed in. */
const MAX_MIXED = 140;
/** Features whose weights are all smaller are left out: they decide nothing, and would be half of the model. */
const LEAST_WEIGHT = 0.15;
const MANY = CLASSES.length;

interface Example {
  /** Its place among the classes. */
  readonly of: number;
  readonly weight: number;
  /** For each sentence, the rows of its features. */
  sentences: readonly Int32Array[];
}

/** Trains the model, and writes it. */
function trainHarm(): void {
  const random = randomNumbers(1);
  const texts = LANGUAGES.flatMap((code) => textsOf(code, random));
  const counts = new Map<number, number>();
  const read = texts.map((one) => ({ ...one, found: harmFeatures(one.text) }));
  for (const { found } of read) {
    for (const feature of new Set(found.flatMap((one) => [...one])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const features = Uint32Array.from(
    counts.keys().filter((feature) => (counts.get(feature) ?? 0) >= LEAST),
  ).sort();
  const rows = new Map([...features].map((feature, row) => [feature, row]));
  const examples = read.map(
    ({ of, weight, found }): Example => ({
      of,
      weight,
      sentences: found.map((one) =>
        // The last row is true of all texts.
        Int32Array.from([...[...one].flatMap((feature) => rows.get(feature) ?? []), features.length]),
      ),
    }),
  );
  const fits = Array.from({ length: FITS }, () => fit(examples, features.length + 1, random));
  const fitted = Float32Array.from(fits[0] ?? [], (_, at) => mean(fits.map((one) => one[at] ?? 0)));
  const weightsOf = (row: number) => fitted.subarray(row * MANY, (row + 1) * MANY);
  const kept = [...features.keys()].filter((row) =>
    weightsOf(row).some((weight) => Math.abs(weight) > LEAST_WEIGHT),
  );
  const scale = fitted.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 32_767;
  const model = {
    features: Uint32Array.from(kept, (row) => features[row] ?? 0),
    weights: Int16Array.from(
      [...kept, features.length].flatMap((row) => [...weightsOf(row)]),
      (one) => Math.round(one / scale),
    ),
    scale,
  };
  writeFileSync(MODEL, encodeModel(model));
  process.stdout.write(`harm: ${examples.length} texts, ${kept.length} features\n`);
}

const mean = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;

interface Labelled {
  readonly text: string;
  readonly of: number;
  readonly weight: number;
}

function textsOf(code: string, random: () => number): readonly Labelled[] {
  const { harm, ordinary }: HarmTexts = JSON.parse(
    readFileSync(new URL(`harm/${code}.json`, import.meta.url), 'utf8'),
  );
  const wishes = readTexts(textsPath(code)).map(({ text }) => text);
  const own = [
    ...harm.map(({ text, kind }) => ({
      text,
      of: CLASSES.findIndex((one) => one === kind),
      weight: HARMFUL,
    })),
    ...ordinary.map((text) => ({ text, of: 0, weight: ORDINARY })),
  ];
  const one = (some: readonly string[]): string => some[Math.floor(random() * some.length)] ?? '';
  const short = wishes.filter((wish) => wish.length < MAX_MIXED);
  const mixed = own.map(({ text, of, weight }) => {
    const isList = random() < 0.5;
    const others = Array.from({ length: isList ? 1 + Math.floor(random() * 3) : 1 }, () => one(short));
    const parts = shuffled([text, ...others], random).map((part) => part.replace(/[.!?]+$/, ''));
    return { text: parts.join(isList ? '\n' : ', '), of, weight: weight * MIXED };
  });
  return [
    ...own,
    ...mixed,
    ...wishes.map((text) => ({ text, of: 0, weight: WISH })),
    ...Array.from({ length: LONG_TEXTS }, () => ({
      text: shuffled(wishes, random).slice(0, 8).join('\n'),
      of: 0,
      weight: WISH,
    })),
  ];
}

interface HarmTexts {
  readonly harm: readonly { readonly kind: string; readonly text: string }[];
  readonly ordinary: readonly string[];
}

function fit(examples: readonly Example[], rows: number, random: () => number): Float32Array {
  const weights = new Float32Array(rows * MANY);
  const means = new Float32Array(rows * MANY);
  const steps = new Float32Array(rows * MANY).fill(0.05);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { of, weight, sentences } of shuffled(examples, random)) {
      const all = sentences.map((sentence) => {
        const present = sentence.filter((row) => row === rows - 1 || random() >= LEFT_OUT);
        return { present, shares: sharesOf(weights, present) };
      });
      const { present, shares } = all.reduce(
        (least, one) => ((one.shares[0] ?? 1) < (least.shares[0] ?? 1) ? one : least),
        all[0] ?? { present: Int32Array.of(rows - 1), shares: sharesOf(weights, Int32Array.of(rows - 1)) },
      );
      for (const [place, share] of shares.entries()) {
        const error = (share - (of === place ? 1 : 0)) * weight;
        for (const row of present) {
          const at = row * MANY + place;
          const slope = error + DECAY * (weights[at] ?? 0);
          steps[at] = (steps[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (RATE / Math.sqrt(steps[at] ?? 1)) * slope;
        }
      }
    }
    if (round >= ROUNDS - MEAN_OF)
      for (const [at, weight] of weights.entries()) means[at] = (means[at] ?? 0) + weight / MEAN_OF;
  }
  return means;
}

function sharesOf(weights: Float32Array, present: Int32Array): readonly number[] {
  const scores = CLASSES.map(() => 0);
  for (const row of present) {
    for (const of of scores.keys()) scores[of] = (scores[of] ?? 0) + (weights[row * MANY + of] ?? 0);
  }
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

trainHarm();
