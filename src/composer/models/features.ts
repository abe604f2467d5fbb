/** What the models look at: features of a token among its neighbours, and of a clause, each as a number of 20 bits. */
import { hashOf, joined, type Seed, seedOf } from './hashes.ts';
import type { Token } from './tokens.ts';

/** A token that ends a sentence. */
const SENTENCE_END = /^[.!?…\n]$/u;
const LIST_MARK = /^(?:[-–—•*·]|\d{1,2}|[a-h])$/u;

function shapeOf({ text }: Token): string {
  if (/^\p{Lu}+$/u.test(text)) return text.length === 1 ? 'X' : 'XX';
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}.*\p{Lu}/u.test(text) ? 'XxX' : 'Xx';
  if (/^\p{Ll}/u.test(text)) return 'x';
  if (/^\d+$/.test(text)) return `9${Math.min(text.length, 5)}`;
  return /\d/.test(text) ? '9x' : text;
}

/** A word as it is, a number by its length. */
function plain(fold: string): string {
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
  readonly start: number;
  readonly ends: readonly number[];
}

function hashesOf(word: string): WordHashes {
  return {
    word: hashOf(word),
    start: hashOf(word.slice(0, 4)),
    ends: [2, 3].map((length) => hashOf(word.slice(-length))),
  };
}

const BEFORE_TEXT = hashesOf('<s>');
const AFTER_TEXT = hashesOf('</s>');

/** Names of features of neighbours, with the distance of each. */
const seeds = (name: string, distances: readonly number[]): (readonly [number, Seed])[] =>
  distances.map((away) => [away, seedOf(`${name}${away}`)]);
const WORDS = seeds('word', [-3, -2, -1, 0, 1, 2]);
const STARTS = seeds('start', [-2, -1, 0, 1]);
const ENDS = [0, 1].flatMap((length) =>
  seeds(`end ${length} `, [-1, 0, 1]).map(([away, seed]) => [away, length, seed] as const),
);
const NAMED = {
  always: seedOf('always'),
  pairBefore: seedOf('pair before'),
  pairAfter: seedOf('pair after'),
  twoBefore: seedOf('two before'),
  threeBefore: seedOf('three before'),
  startAndEnd: seedOf('start and end'),
  shape: seedOf('shape'),
  shapeBefore: seedOf('shape before'),
  inSentence: seedOf('in sentence'),
  sinceMark: seedOf('since mark'),
  listed: seedOf('listed'),
  opening: seedOf('opening'),
  placeAndShape: seedOf('place and shape'),
};

/** The features of each token of a text. */
export function tokenFeatures(tokens: readonly Token[]): number[][] {
  const places = placesOf(tokens);
  const known = new Map<string, WordHashes>();
  const words = tokens.map(({ fold }) => {
    const word = plain(fold);
    const hashes = known.get(word) ?? hashesOf(word);
    known.set(word, hashes);
    return hashes;
  });
  const shapes = tokens.map((token) => hashOf(shapeOf(token)));
  const none = hashOf('');
  const at = (index: number): WordHashes => words[index] ?? (index < 0 ? BEFORE_TEXT : AFTER_TEXT);
  return tokens.map((_, index) => {
    const place = places[index] ?? { inSentence: 0, sinceMark: 0, listed: false, opening: '' };
    const own = at(index).word;
    const [one, two, three] = [at(index - 1).word, at(index - 2).word, at(index - 3).word];
    const shape = shapes[index] ?? none;
    const features = [joined(NAMED.always)];
    for (const [away, seed] of WORDS) features.push(joined(seed, at(index + away).word));
    for (const [away, seed] of STARTS) features.push(joined(seed, at(index + away).start));
    for (const [away, length, seed] of ENDS)
      features.push(joined(seed, at(index + away).ends[length] ?? none));
    features.push(
      joined(NAMED.pairBefore, one, own),
      joined(NAMED.pairAfter, own, at(index + 1).word),
      joined(NAMED.twoBefore, two, one),
      joined(NAMED.threeBefore, three, two, one),
      joined(NAMED.startAndEnd, at(index - 1).start, at(index).ends[0] ?? none),
      joined(NAMED.shape, shape),
      joined(NAMED.shapeBefore, shapes[index - 1] ?? none),
      joined(NAMED.inSentence, Math.min(place.inSentence, 6)),
      joined(NAMED.sinceMark, Math.min(place.sinceMark, 4)),
      joined(NAMED.listed, Number(place.listed), Math.min(place.inSentence, 3)),
      joined(NAMED.opening, hashOf(place.opening)),
      joined(NAMED.placeAndShape, Math.min(place.inSentence, 2), shape),
    );
    return features;
  });
}

const CLAUSE = {
  always: seedOf('clause'),
  word: seedOf('clause word'),
  starts: [4, 6].map((length) => [length, seedOf(`clause start ${length}`)] as const),
  pair: seedOf('clause pair'),
  startPair: seedOf('clause start pair'),
  letters: seedOf('clause letters'),
  first: seedOf('clause first'),
  last: seedOf('clause last'),
  many: seedOf('clause length'),
};

/** The features of a clause by which its label is told. */
export function clauseFeatures(clause: readonly Token[]): number[] {
  const words = clause.filter(({ isWord }) => isWord).map(({ fold }) => plain(fold));
  const features = [joined(CLAUSE.always), joined(CLAUSE.many, Math.min(words.length, 8))];
  words.forEach((word, index) => {
    const own = hashOf(word);
    const before = words[index - 1] ?? '<s>';
    features.push(joined(CLAUSE.word, own), joined(CLAUSE.pair, hashOf(before), own));
    features.push(joined(CLAUSE.startPair, hashOf(before.slice(0, 4)), hashOf(word.slice(0, 4))));
    for (const [length, seed] of CLAUSE.starts) features.push(joined(seed, hashOf(word.slice(0, length))));
    for (let at = 0; at + 4 <= word.length; at++)
      features.push(joined(CLAUSE.letters, hashOf(word.slice(at, at + 4))));
  });
  features.push(
    joined(CLAUSE.first, hashOf(words[0] ?? '')),
    joined(CLAUSE.last, hashOf(words.at(-1) ?? '')),
  );
  return features;
}
