/** Tells the language of a text by the words and letters of the training texts. */
import { readFileSync } from 'node:fs';
import { foldText } from '../text/words.ts';
import { hashOf, joined, seedOf } from './hashes.ts';
import { classesOf, type ModelData, weightOf } from './model.ts';
import { unpackModel } from './model-file.ts';
import { tokensOf } from './tokens.ts';

/** As many words as are looked at. */
const MOST_WORDS = 120;

function wordsIn(text: string): string[] {
  return tokensOf(text)
    .filter(({ text: own }) => /^\p{L}/u.test(own))
    .slice(0, MOST_WORDS)
    .map(({ text: own }) => own.toLowerCase());
}

const KNOWN = seedOf('word');
const TYPED = seedOf('typed');
const LETTERS = [1, 2, 3, 4].map((length) => [length, seedOf(`letters ${length}`)] as const);

function wordFeature(word: string): number {
  return joined(KNOWN, hashOf(foldText(word)));
}

/** The features of a text: its words, and the letters of each. */
export function languageFeatures(text: string): number[] {
  return wordsIn(text).flatMap((word) => {
    const framed = `_${word}_`;
    const features = [joined(TYPED, hashOf(word)), wordFeature(word)];
    for (const [length, seed] of LETTERS) {
      for (let at = 0; at + length <= framed.length; at++)
        features.push(joined(seed, hashOf(framed.slice(at, at + length))));
    }
    return features;
  });
}

let model: ModelData | undefined;

/** The likeliest language, how sure it is (0 to 1), and which share of the words is known of it. */
export function languageShares(text: string): { code: string; share: number; known: number } {
  model ??= unpackModel(readFileSync(new URL('./models/languages.bin', import.meta.url)));
  const own = model;
  const words = wordsIn(text);
  const [code, share] = [...classesOf(own, languageFeatures(text))].reduce((best, one) =>
    one[1] > best[1] ? one : best,
  );
  const known = words.filter((word) => weightOf(own, wordFeature(word), code) > 0).length;
  return { code, share, known: words.length === 0 ? 0 : known / words.length };
}
