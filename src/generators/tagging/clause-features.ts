/** What a model looks at in a clause: its words, and what stands around it, each as a number of 20 bits. */
import { namedKinds } from '../text/names-in.ts';
import { plain, SENTENCE_END } from './features.ts';
import type { Around } from './form-features.ts';
import { hashOf, joined, seedOf } from './hashes.ts';
import type { Token } from './tokens.ts';

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
