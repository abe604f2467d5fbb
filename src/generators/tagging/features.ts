/** What a model looks at: features of a token among its neighbours, and of a whole clause, each as a number of 20 bits. */
import type { LanguageFile } from '../languages/language-file.ts';
import { namedKinds } from '../text/names-in.ts';
import { timeWordsIn } from '../times/reading.ts';
import { hashOf, joined, type Seed, seedOf } from './hashes.ts';
import type { Token } from './tokens.ts';

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

/** What stands around a clause. */
export interface Around {
  /** The words before it in its sentence, the last one last. */
  readonly before: readonly string[];
  readonly listed: boolean;
}

const CLAUSE = {
  always: seedOf('clause'),
  word: seedOf('clause word'),
  starts: [4, 5, 6].map((length) => [length, seedOf(`clause start ${length}`)] as const),
  pair: seedOf('clause pair'),
  apart: seedOf('clause pair apart'),
  startPair: seedOf('clause start pair'),
  letters: seedOf('clause letters'),
  first: seedOf('clause first'),
  firstStart: seedOf('clause first start'),
  firstTwo: seedOf('clause first two'),
  last: seedOf('clause last'),
  many: seedOf('clause length'),
  named: seedOf('clause names'),
  namedStart: seedOf('clause names and start'),
  firstEnds: [1, 2, 3, 4].map((length) => [length, seedOf(`clause first end ${length}`)] as const),
  lastEnds: [1, 2, 3, 4].map((length) => [length, seedOf(`clause last end ${length}`)] as const),
  before: seedOf('before clause'),
  twoBefore: seedOf('two before clause'),
  beforeAndEnd: seedOf('before clause and end'),
  listed: seedOf('clause listed'),
  around: seedOf('around clause'),
};

/** The features of a whole clause; with what stands around it where its form is asked for. */
export function clauseFeatures(clause: readonly string[], around?: Around): number[] {
  const words = clause.map(plain);
  const features = [joined(CLAUSE.always), joined(CLAUSE.many, Math.min(words.length, 8))];
  words.forEach((word, index) => {
    const own = hashOf(word);
    const before = words[index - 1] ?? '<s>';
    features.push(joined(CLAUSE.word, own), joined(CLAUSE.pair, hashOf(before), own));
    features.push(joined(CLAUSE.apart, hashOf(words[index - 2] ?? '<s>'), own));
    features.push(joined(CLAUSE.startPair, hashOf(before.slice(0, 4)), hashOf(word.slice(0, 4))));
    for (const [length, seed] of CLAUSE.starts) features.push(joined(seed, hashOf(word.slice(0, length))));
    for (let at = 0; at + 4 <= word.length; at++)
      features.push(joined(CLAUSE.letters, hashOf(word.slice(at, at + 4))));
  });
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const firstStart = hashOf(first.slice(0, 4));
  features.push(
    joined(CLAUSE.first, hashOf(first)),
    joined(CLAUSE.firstStart, firstStart),
    joined(CLAUSE.firstTwo, hashOf(first), hashOf(words[1] ?? '')),
    joined(CLAUSE.last, hashOf(last)),
  );
  for (const kind of namedKinds(clause))
    features.push(joined(CLAUSE.named, hashOf(kind)), joined(CLAUSE.namedStart, hashOf(kind), firstStart));
  if (around === undefined) return features;
  for (const [length, seed] of CLAUSE.firstEnds) features.push(joined(seed, hashOf(first.slice(-length))));
  for (const [length, seed] of CLAUSE.lastEnds) features.push(joined(seed, hashOf(last.slice(-length))));
  const one = around.before.at(-1) ?? '';
  features.push(
    joined(CLAUSE.before, hashOf(one)),
    joined(CLAUSE.twoBefore, hashOf(around.before.at(-2) ?? ''), hashOf(one)),
    joined(CLAUSE.beforeAndEnd, hashOf(one.slice(0, 4)), hashOf(first.slice(-2))),
    joined(CLAUSE.listed, Number(around.listed)),
  );
  for (const word of around.before.slice(-4)) features.push(joined(CLAUSE.around, hashOf(word)));
  return features;
}

/** A clause that may be a wish: where it stands, and how sure its tags are (0 to 1). */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly sure: number;
}

const SPAN = {
  always: seedOf('span'),
  sure: seedOf('span sure'),
  order: seedOf('span order'),
  many: seedOf('span length'),
  word: seedOf('span word'),
  start: seedOf('span start'),
  end: seedOf('span end'),
  places: [0, 1, 2].map(
    (place) =>
      [seedOf(`span word ${place}`), seedOf(`span end 2 ${place}`), seedOf(`span end 3 ${place}`)] as const,
  ),
  anyBefore: seedOf('span any before'),
  nearBefore: seedOf('span near before'),
  nearStart: seedOf('span near start'),
  before: seedOf('span before'),
  twoBefore: seedOf('span two before'),
  threeBefore: seedOf('span three before'),
  beforeAndEnd: seedOf('span before and end'),
  openingTwo: seedOf('span opening two'),
  opening: seedOf('span opening'),
  alone: seedOf('span alone'),
  after: seedOf('span after'),
  markBefore: seedOf('span mark before'),
  markAfter: seedOf('span mark after'),
  short: seedOf('span short'),
};

/** The features of a clause in its sentence, by which it is told whether it is a wish. */
export function spanFeatures(
  tokens: readonly Token[],
  { start, end, sure }: Candidate,
  order: number,
): number[] {
  const first = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  const isEnd = ({ fold }: Token): boolean => SENTENCE_END.test(fold);
  const from = tokens.findLastIndex((token, index) => index < first && isEnd(token)) + 1;
  const next = tokens.findIndex((token, index) => index > last && isEnd(token));
  const words = (list: readonly Token[]): string[] =>
    list.filter(({ isWord }) => isWord).map(({ fold }) => plain(fold));
  const own = words(tokens.slice(first, last + 1));
  const before = words(tokens.slice(from, first));
  const after = words(tokens.slice(last + 1, next < 0 ? tokens.length : next));
  const level = Math.floor(sure * 8);
  const hash = (word: string | undefined): number => hashOf(word ?? '');
  const features = [
    joined(SPAN.always),
    joined(SPAN.sure, level),
    joined(SPAN.order, Math.min(order, 4)),
    joined(SPAN.many, Math.min(own.length, 9)),
    joined(SPAN.short, Number(own.length < 2), level),
    joined(SPAN.before, hash(before.at(-1))),
    joined(SPAN.twoBefore, hash(before.at(-2)), hash(before.at(-1))),
    joined(SPAN.threeBefore, hash(before.at(-3)), hash(before.at(-2)), hash(before.at(-1))),
    joined(SPAN.beforeAndEnd, hash(before.at(-1)), hash(own[0]?.slice(-2))),
    joined(SPAN.openingTwo, hash(before[0]), hash(before[1])),
    joined(SPAN.opening, hash(before[0])),
    joined(SPAN.alone, Number(before.length === 0)),
    joined(SPAN.markBefore, hash(tokens[first - 1]?.isWord === false ? tokens[first - 1]?.fold : '')),
    joined(SPAN.markAfter, hash(tokens[last + 1]?.fold)),
  ];
  for (const word of own) {
    features.push(joined(SPAN.word, hash(word)), joined(SPAN.start, hash(word.slice(0, 4))));
    features.push(joined(SPAN.end, hash(word.slice(-3))));
  }
  SPAN.places.forEach(([whole, two, three], index) => {
    const word = own[index];
    if (word === undefined) return;
    features.push(
      joined(whole, hash(word)),
      joined(two, hash(word.slice(-2))),
      joined(three, hash(word.slice(-3))),
    );
  });
  for (const word of before) features.push(joined(SPAN.anyBefore, hash(word)));
  for (const word of before.slice(-5))
    features.push(joined(SPAN.nearBefore, hash(word)), joined(SPAN.nearStart, hash(word.slice(0, 4))));
  for (const word of after.slice(0, 3)) features.push(joined(SPAN.after, hash(word)));
  return features;
}
