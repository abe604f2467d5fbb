/** Tells the language of a text by the words and letters of the training texts. */
import { readFileSync } from 'node:fs';
import { foldText } from '../text/words.ts';
import { hashOf, joined, seedOf } from './hashes.ts';
import { classesOf, type ModelData, weightOf } from './model.ts';
import { unpacker } from './model-file.ts';
import { tokensOf } from './tokens.ts';

/** As many words as are looked at. */
const MAX_WORDS = 120;

function wordsIn(text: string): string[] {
  return tokensOf(text)
    .filter(({ text: own }) => /^\p{L}/u.test(own))
    .slice(0, MAX_WORDS)
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

/** The likeliest language, how sure it and English are (0 to 1), and which share of the words is known of it. */
export function languageShares(text: string) {
  model ??= unpacker(readFileSync(new URL('./languages.bin', import.meta.url)))();
  const own = model;
  const words = wordsIn(text);
  const shares = classesOf(own, languageFeatures(text));
  const [code, share] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best));
  const borrower = code === 'en' ? borrowerIn(own, words) : undefined;
  const english = shares.get('en') ?? 0;
  if (borrower !== undefined) return { code: borrower, share, english, known: 1 };
  const known = words.filter((word) => weightOf(own, wordFeature(word), code) > 0).length;
  return { code, share, english, known: words.length === 0 ? 0 : known / words.length };
}

/** Every language borrows from English: so much must the words speak for another, in steps of their weights and as a share of them. */
const MIN_WEIGHT = 10;
const MIN_OWN_SHARE = 0.25;
/** A word is of another language where its weight there is so many steps higher. */
const CLEARLY = 5;

/** The language of a text with many English words, by the words that are its own; undefined where there is none. */
function borrowerIn(own: ModelData, words: readonly string[]): string | undefined {
  const features = words.map(wordFeature);
  const english = features.map((feature) => weightOf(own, feature, 'en'));
  const [first] = own.tags
    .filter((tag) => tag !== 'en')
    .map((tag) => {
      const weights = features
        .map((feature, index) => weightOf(own, feature, tag) - Math.max(0, english[index] ?? 0))
        .filter((weight) => weight > CLEARLY);
      return { tag, many: weights.length, weight: weights.reduce((sum, weight) => sum + weight, 0) };
    })
    .sort((one, other) => other.weight - one.weight);
  const isOwn =
    first !== undefined && first.weight >= MIN_WEIGHT && first.many >= words.length * MIN_OWN_SHARE;
  return isOwn ? first.tag : undefined;
}
