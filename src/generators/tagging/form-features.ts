/**
 * What a model looks at to tell the form of a clause: how its words are built, and hardly which they are. With the words
 * themselves a clause about something new would look like a piece of a story.
 */
import { plain } from './features.ts';
import { hashOf, joined, seedOf } from './hashes.ts';
import type { Token } from './tokens.ts';

/** What stands around a clause. */
export interface Around {
  /** The words before it in its sentence, the last one last. */
  readonly before: readonly string[];
  /** The token behind it; empty where the text ends. */
  readonly after: string;
  readonly listed: boolean;
}

const FORM = {
  always: seedOf('form'),
  many: seedOf('form length'),
  word: seedOf('form word'),
  ends: [2, 3].map((length) => [length, seedOf(`form end ${length}`)] as const),
  pair: seedOf('form pair'),
  three: seedOf('form three'),
  first: seedOf('form first'),
  last: seedOf('form last'),
  firstEnds: [1, 2, 3, 4].map((length) => [length, seedOf(`form first end ${length}`)] as const),
  lastEnds: [1, 2, 3, 4].map((length) => [length, seedOf(`form last end ${length}`)] as const),
  mark: seedOf('form mark'),
  before: seedOf('form before'),
  twoBefore: seedOf('form two before'),
  beforeAndEnd: seedOf('form before and end'),
  after: seedOf('form after'),
  lastAndAfter: seedOf('form last and after'),
  listed: seedOf('form listed'),
};

/** Words of so few letters are mostly those that hold a sentence together. */
const SHORT_WORD = 4;

/** A short word, or how a longer one ends. */
function shapeOf(word: string): number {
  return hashOf(word.length <= SHORT_WORD ? word : `~${word.slice(-2)}`);
}

/** The features of a clause and of what stands around it. */
export function formFeatures(clause: readonly Token[], { before, after, listed }: Around): number[] {
  const words = clause.filter(({ isWord }) => isWord).map(({ fold }) => plain(fold));
  const features = [joined(FORM.always), joined(FORM.many, Math.min(words.length, 10))];
  for (const word of words) {
    features.push(joined(FORM.word, hashOf(word)));
    for (const [length, seed] of FORM.ends) features.push(joined(seed, hashOf(word.slice(-length))));
  }
  const shapes = [hashOf('<s>'), ...words.map(shapeOf), hashOf('</s>')];
  shapes.forEach((shape, index) => {
    const [two, one] = [shapes[index - 2], shapes[index - 1]];
    if (one !== undefined) features.push(joined(FORM.pair, one, shape));
    if (one !== undefined && two !== undefined) features.push(joined(FORM.three, two, one, shape));
  });
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  features.push(joined(FORM.first, hashOf(first)), joined(FORM.last, hashOf(last)));
  for (const [length, seed] of FORM.firstEnds) features.push(joined(seed, hashOf(first.slice(-length))));
  for (const [length, seed] of FORM.lastEnds) features.push(joined(seed, hashOf(last.slice(-length))));
  for (const { isWord, fold } of clause) if (!isWord) features.push(joined(FORM.mark, hashOf(fold)));
  const one = before.at(-1) ?? '';
  features.push(
    joined(FORM.before, hashOf(one)),
    joined(FORM.twoBefore, hashOf(before.at(-2) ?? ''), hashOf(one)),
    joined(FORM.beforeAndEnd, hashOf(one.slice(0, 4)), hashOf(first.slice(-2))),
    joined(FORM.after, hashOf(after)),
    joined(FORM.lastAndAfter, hashOf(last.slice(-3)), hashOf(after)),
    joined(FORM.listed, Number(listed)),
  );
  return features;
}
