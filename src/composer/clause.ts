/** Cuts the words of a wish so that they can be repeated, and says which cannot. */
import { memoize } from '../domain/memoize.ts';
import type { Language } from './languages/language.ts';
import type { Token } from './models/tokens.ts';
import { finderOf } from './text/cues.ts';

/** The kinds of cues that are looked for in the words of a wish. */
// biome-ignore format: one a line would take ten.
const KINDS = ['openings', 'kept', 'clitics', 'refusals', 'ends', 'fillers', 'vague', 'private', 'asides', 'worries', 'states'] as const;
export type CueKind = (typeof KINDS)[number];

const finderFor = memoize((language: Language) =>
  finderOf(
    KINDS.map((kind) => [kind, language[kind] ?? ''] as const),
    language.digraphs === true,
  ),
);

/** Where cues of these kinds stand: the places of their first token and behind their last. */
export function cuesIn(tokens: readonly Token[], language: Language, ...kinds: readonly CueKind[]) {
  return finderFor(language)
    .find(tokens)
    .filter(({ tag }) => kinds.includes(tag));
}

/** At most so many words are quoted. */
const MOST_WORDS = 20;
/** A mark at which the words may be cut where they are too many. */
const PAUSE = /^[,;–—-]$/u;
/** A mark behind which an aside stands, or that ends a clause. */
const BREAK = /^[;:?!…]$|^\.+$/u;

/** The tokens of a clause without what stands around it: fillers and marks before it, other clauses and asides behind it. */
export function cutClause(tokens: readonly Token[], language: Language): readonly Token[] {
  let own = withoutBrackets(tokens);
  while (true) {
    const first = own[0];
    if (cuesIn(own.slice(0, 6), language, 'kept').some(({ start }) => start === 0)) break;
    const cue = cuesIn(own.slice(0, 6), language, 'fillers', 'openings').find(
      // `нужен ли мне диплом` is a question.
      ({ start, end }) => start === 0 && own[end]?.fold !== 'ли',
    );
    if (first !== undefined && !first.isWord && !/^["'“„«‘(]$/u.test(first.text)) own = own.slice(1);
    else if (cue !== undefined && !language.postpositions && cue.end < own.length) own = own.slice(cue.end);
    else break;
  }
  const end = own.findIndex(
    ({ text, spaced }, index) =>
      index > 0 &&
      (BREAK.test(text) || (/^[–—-]$/u.test(text) && spaced)) &&
      // `at least approx. 1500`, `clear out the cellar etc. and sell it`
      !(text === '.' && /^\d/.test(own[index + 1]?.text ?? '')) &&
      !(
        text === '.' &&
        /^(?:\p{Ll}{1,2}|etc|evtl|[ck]at)$/u.test(own[index - 1]?.text ?? '') &&
        own[index + 1]
      ) &&
      // `5. prosince`
      !(text === '.' && language.ordinalStops && /^\d+$/.test(own[index - 1]?.text ?? '') && own[index + 1]),
  );
  if (end > 0) own = own.slice(0, end);
  const other = cuesIn(own, language, 'ends').find(({ start }) => start > 1);
  if (other !== undefined) own = own.slice(0, other.start);
  own = shortened(own);
  if (own.filter(({ text }) => text === '"').length % 2 === 1) own = own.filter(({ text }) => text !== '"');
  const [first, second, ...rest] = own;
  const isLeaning = cuesIn(own.slice(0, 1), language, 'clitics').length > 0;
  if (isLeaning && first !== undefined && second?.isWord === true) own = [second, first, ...rest];
  return closed(own, language);
}

/** A clause without marks and joining words at its end. */
export function closed(clause: readonly Token[], language: Language): readonly Token[] {
  const open = clause.findLastIndex(({ text }) => text === '(');
  let own = open > 0 && !clause.slice(open).some(({ text }) => text === ')') ? clause.slice(0, open) : clause;
  while (own.length > 0 && (isMark(own.at(-1)) || endsOpen(own, language))) own = own.slice(0, -1);
  return own;
}

const isMark = (token: Token | undefined): boolean =>
  token !== undefined && !token.isWord && !/^["'”“»’)%€$£+…]$/u.test(token.text);

function endsOpen(own: readonly Token[], language: Language): boolean {
  // `clear out the cellar u. | das Zeug verkaufen`
  return (
    cuesIn(own.slice(-1), language, 'ends', 'fillers').length > 0 || /^\p{Ll}$/u.test(own.at(-1)?.text ?? '')
  );
}

/** So many tokens in brackets and with them belong to a wish: `(600 euros)`. */
const MOST_IN_BRACKETS = 6;

/** Without what is said at more length in brackets. */
function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ text }) => text === '(');
  const end = tokens.findIndex(({ text }, index) => index > start && text === ')');
  if (start < 0 || (end >= 0 && end - start < MOST_IN_BRACKETS)) return tokens;
  return end < 0 ? tokens.slice(0, start) : [...tokens.slice(0, start), ...tokens.slice(end + 1)];
}

/** The words up to the last pause that leaves few enough of them; else none, as a torn clause says nothing. */
export function shortened(own: readonly Token[]): readonly Token[] {
  if (own.filter(({ isWord }) => isWord).length <= MOST_WORDS) return own;
  let words = 0;
  let pause = 0;
  for (const [index, { isWord, text }] of own.entries()) {
    if (isWord) words++;
    if (words > MOST_WORDS) break;
    if (PAUSE.test(text)) pause = index;
  }
  return own.slice(0, pause);
}

/** The text of tokens of a text, with single spaces, and nothing for what was left out between them. */
export function textOf(tokens: readonly Token[], source: string): string {
  let text = '';
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    if (
      before !== undefined &&
      (token.spaced || before.end !== token.start) &&
      !/^[,.;:?!)]$/.test(token.text)
    )
      text += ' ';
    text += token.text === '…' ? '…' : source.slice(token.start, token.end);
  });
  return text.replace(/ +/g, ' ').trim();
}

/** The tokens of a piece of a text, with their places in it. */
export function tokensBetween(all: readonly Token[], start: number, end: number): Token[] {
  return all.filter((token) => token.start >= start && token.end <= end && token.fold !== '\n');
}
