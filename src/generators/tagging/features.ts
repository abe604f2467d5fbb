/** What a model looks at in a token: features of it among its neighbours, each as a number of 20 bits. */
import type { LanguageFile } from '../languages/language-file.ts';
import { timeWordsIn } from '../times/reading.ts';
import { hashOf, joined, type Seed, seedOf } from './hashes.ts';
import type { Token } from './tokens.ts';

/** A token that ends a sentence. */
export const SENTENCE_END = /^[.!?…\n]$/u;
const LIST_MARK = /^(?:[-–—•*·]|\d{1,2}|[a-h])$/u;

function shapeOf({ text }: Token): string {
  if (/^\p{Lu}+$/u.test(text)) return text.length === 1 ? 'X' : 'XX';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}.*\p{Lu}/u.test(text) ? 'XxX' : 'Xx';
  if (/^\p{Ll}/u.test(text)) return 'x';
  if (/^\d+$/.test(text)) return `9${Math.min(text.length, 5)}`;
  return /\d/.test(text) ? '9x' : text;
}

/** A word as it is, a number by its length. */
export function plain(fold: string): string {
  return fold.replace(/\d/g, '9');
}

/** Where a token stands: how many words after the start of its sentence, and after the last mark; and whether in a list. */
interface Place {
  readonly inSentence: number;
  readonly sinceMark: number;
  readonly listed: boolean;
  /** The first two words of its sentence. */
  readonly opening: string;
}

function placesOf(tokens: readonly Token[]): Place[] {
  let inSentence = 0;
  let sinceMark = 0;
  let listed = false;
  let isLineStart = true;
  let opening = '';
  return tokens.map((token, index) => {
    if (isLineStart && token.fold !== '\n') {
      const next = tokens[index + 1];
      const isMark = LIST_MARK.test(token.fold) && next !== undefined;
      listed = isMark && (!/\d|[a-h]/.test(token.fold) || /^[.)]$/.test(next.fold));
      isLineStart = false;
    }
    const place = { inSentence, sinceMark, listed, opening };
    if (token.fold === '\n') {
      isLineStart = true;
      listed = false;
    }
    if (SENTENCE_END.test(token.fold)) {
      inSentence = 0;
      opening = '';
    } else if (token.isWord) {
      if (inSentence < 2) opening += ` ${plain(token.fold)}`;
      inSentence++;
    }
    sinceMark = token.isWord ? sinceMark + 1 : 0;
    return place;
  });
}

/** The numbers of a word and of its beginnings and ends. */
interface WordHashes {
  readonly word: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function hashesOf(word: string): WordHashes {
  return {
    word: hashOf(word),
    starts: [1, 2, 3, 4, 5, 6].map((length) => hashOf(word.slice(0, length))),
    ends: [1, 2, 3, 4].map((length) => hashOf(word.slice(-length))),
  };
}

const BEFORE_TEXT = hashesOf('<s>');
const AFTER_TEXT = hashesOf('</s>');

/** Names of features. Those of neighbours have a name for each distance. */
const seeds = (name: string, distances: readonly number[]): (readonly [number, Seed])[] =>
  distances.map((away) => [away, seedOf(`${name}${away}`)]);
const NEIGHBOURS = seeds('word', [-4, -3, -2, -1, 0, 1, 2, 3]);
const TIMES = seeds('time', [-3, -2, -1, 0, 1, 2]);
const STARTS: readonly (readonly [number, number, Seed])[] = [
  [0, 3, seedOf('start 3')],
  [0, 4, seedOf('start 4')],
  [0, 5, seedOf('start 5')],
  [-1, 4, seedOf('start 4 before')],
  [1, 4, seedOf('start 4 after')],
  [-2, 4, seedOf('start 4 two before')],
];
const ENDS: readonly (readonly [number, number, Seed])[] = [
  [0, 1, seedOf('end 1')],
  [0, 2, seedOf('end 2')],
  [0, 3, seedOf('end 3')],
  [0, 4, seedOf('end 4')],
  [1, 2, seedOf('end 2 after')],
  [1, 3, seedOf('end 3 after')],
  [-1, 2, seedOf('end 2 before')],
  [-1, 3, seedOf('end 3 before')],
];
const NAMED = {
  always: seedOf('always'),
  pairBefore: seedOf('pair before'),
  pairAfter: seedOf('pair after'),
  twoBefore: seedOf('two before'),
  threeBefore: seedOf('three before'),
  twoAfter: seedOf('two after'),
  startsBefore: seedOf('starts before'),
  startAndEnd: seedOf('start and end'),
  times: seedOf('times'),
  shape: seedOf('shape'),
  shapeBefore: seedOf('shape before'),
  spaced: seedOf('spaced'),
  inSentence: seedOf('in sentence'),
  sinceMark: seedOf('since mark'),
  listed: seedOf('listed'),
  opening: seedOf('opening'),
  openingAndWord: seedOf('opening and word'),
  placeAndShape: seedOf('place and shape'),
};

/** The features of each token of a text in a language, whose words of time are known. */
export function tokenFeatures(tokens: readonly Token[], file: LanguageFile): number[][] {
  const places = placesOf(tokens);
  const known = new Map<string, WordHashes>();
  const words = tokens.map(({ fold }) => {
    const word = plain(fold);
    const hashes = known.get(word) ?? hashesOf(word);
    known.set(word, hashes);
    return hashes;
  });
  const shapes = tokens.map((token) => hashOf(shapeOf(token)));
  const times = timeWordsIn(tokens, file).map(hashOf);
  const none = hashOf('');
  const at = (index: number): WordHashes => words[index] ?? (index < 0 ? BEFORE_TEXT : AFTER_TEXT);
  const start = (index: number, length: number): number => at(index).starts[length - 1] ?? 0;
  const end = (index: number, length: number): number => at(index).ends[length - 1] ?? 0;
  const time = (index: number): number => times[index] ?? none;
  return tokens.map((token, index) => {
    const place = places[index] ?? { inSentence: 0, sinceMark: 0, listed: false, opening: '' };
    const own = at(index).word;
    const [one, two, three] = [at(index - 1).word, at(index - 2).word, at(index - 3).word];
    const shape = shapes[index] ?? none;
    const inSentence = Math.min(place.inSentence, 6);
    const opening = hashOf(place.opening);
    const features = [joined(NAMED.always)];
    for (const [away, seed] of NEIGHBOURS) features.push(joined(seed, at(index + away).word));
    for (const [away, length, seed] of STARTS) features.push(joined(seed, start(index + away, length)));
    for (const [away, length, seed] of ENDS) features.push(joined(seed, end(index + away, length)));
    for (const [away, seed] of TIMES) {
      if (time(index + away) !== none) features.push(joined(seed, time(index + away)));
    }
    features.push(
      joined(NAMED.pairBefore, one, own),
      joined(NAMED.pairAfter, own, at(index + 1).word),
      joined(NAMED.twoBefore, two, one),
      joined(NAMED.threeBefore, three, two, one),
      joined(NAMED.twoAfter, at(index + 1).word, at(index + 2).word),
      joined(NAMED.startsBefore, start(index - 2, 4), start(index - 1, 4)),
      joined(NAMED.startAndEnd, start(index - 1, 4), end(index, 2)),
      joined(NAMED.times, time(index - 1), time(index), time(index + 1)),
      joined(NAMED.shape, shape),
      joined(NAMED.shapeBefore, shapes[index - 1] ?? none),
      joined(NAMED.spaced, Number(token.spaced)),
      joined(NAMED.inSentence, inSentence),
      joined(NAMED.sinceMark, Math.min(place.sinceMark, 4)),
      joined(NAMED.listed, Number(place.listed), Math.min(inSentence, 3)),
      joined(NAMED.opening, opening),
      joined(NAMED.openingAndWord, opening, own),
      joined(NAMED.placeAndShape, Math.min(inSentence, 2), shape),
    );
    return features;
  });
}
