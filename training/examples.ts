/** Makes examples for the models of marked texts and clauses. */

import type { LanguageFile } from '../src/generators/languages/language-file.ts';
import { clauseFeatures } from '../src/generators/tagging/clause-features.ts';
import { tokenFeatures } from '../src/generators/tagging/features.ts';
import type { Around } from '../src/generators/tagging/form-features.ts';
import { type Token, tokensOf } from '../src/generators/tagging/tokens.ts';
import { aroundOf, clauseWords, featuresOfForm } from '../src/generators/understanding/clause-words.ts';
import type { Example } from './fit.ts';
import type { LabelledClause, MarkedClause, MarkedText } from './marked-texts.ts';

/** The tags of wishes, and of what else is marked. */
export const WISH_TAGS = ['O', 'B', 'I'] as const;
/** Whether what was found is a wish. */
export const CHECK_TAGS = ['no', 'yes'] as const;
const KINDS = ['by', 'on', 'hours', 'no', 'name', 'private'] as const;
export const MARK_TAGS = ['O', ...KINDS.flatMap((kind) => [`B-${kind}`, `I-${kind}`])];

/** Whether one tag cannot follow another: nothing goes on that has not begun. */
export function isBroken(from: string, to: string): boolean {
  if (!to.startsWith('I')) return false;
  return from.slice(1) !== to.slice(1) || from === 'O';
}

function tagged(
  tokens: readonly Token[],
  spans: readonly { readonly start: number; readonly end: number; readonly name: string }[],
  tags: readonly string[],
): number[] {
  return tokens.map(({ start }) => {
    const span = spans.find((one) => one.start <= start && start < one.end);
    if (span === undefined) return 0;
    const isFirst = !tokens.some((other) => other.start >= span.start && other.start < start);
    return tags.indexOf((isFirst ? 'B' : 'I') + span.name);
  });
}

/** A text as an example for finding wishes. */
export function wishExample({ text, wishes }: MarkedText, file: LanguageFile): Example {
  const tokens = tokensOf(text);
  return {
    features: tokenFeatures(tokens, file),
    tags: tagged(
      tokens,
      wishes.map((wish) => ({ ...wish, name: '' })),
      WISH_TAGS,
    ),
  };
}

/** A text as an example for finding dates, hours, names and what is refused. */
export function markExample({ text, marks }: MarkedText, file: LanguageFile): Example {
  const tokens = tokensOf(text);
  return {
    features: tokenFeatures(tokens, file),
    tags: tagged(
      tokens,
      marks.map((mark) => ({ ...mark, name: `-${mark.kind}` })),
      MARK_TAGS,
    ),
  };
}

export function labelExample({ words, label }: LabelledClause, labels: readonly string[]): Example {
  return { features: [clauseFeatures(clauseWords(words))], tags: [labels.indexOf(label)] };
}

export function formExample(
  clause: MarkedClause & { readonly around: Around },
  forms: readonly string[],
  file: LanguageFile,
): Example {
  return {
    features: [featuresOfForm(clause.words, clause.around, file)],
    tags: [forms.indexOf(clause.form)],
  };
}

/** The wishes of a text as clauses. */
export function clausesOf({ text, wishes }: MarkedText): (MarkedClause & { readonly around: Around })[] {
  return wishes.map(({ start, end, label, form }) => ({
    label,
    form,
    words: text.slice(start, end),
    around: aroundOf(text, start, end),
  }));
}

/** Without the marks of letters, as many type. */
function unmarked(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
}

/** A text with other clauses for its wishes, each of the same form, so that a model learns what stands around them. */
export function withOtherWishes(
  { text, wishes, marks }: MarkedText,
  clauses: readonly MarkedClause[],
  random: () => number,
): MarkedText {
  let made = '';
  let from = 0;
  const moved: MarkedText['wishes'][number][] = [];
  const kept: MarkedText['marks'][number][] = [];
  const keep = (start: number, end: number, by: number): void => {
    for (const mark of marks)
      if (mark.start >= start && mark.end <= end)
        kept.push({ ...mark, start: mark.start + by, end: mark.end + by });
  };
  for (const wish of wishes) {
    const fits = clauses.filter(({ form }) => form === wish.form);
    const other = fits[Math.floor(random() * fits.length)];
    keep(from, wish.start, made.length - from);
    made += text.slice(from, wish.start);
    const start = made.length;
    const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(wish.start));
    const words = other?.words ?? text.slice(wish.start, wish.end);
    if (other === undefined) keep(wish.start, wish.end, made.length - wish.start);
    made += isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    moved.push({ ...wish, start, end: made.length, label: other?.label ?? wish.label });
    from = wish.end;
  }
  keep(from, text.length, made.length - from);
  made += text.slice(from);
  return { text: made, wishes: moved, marks: kept };
}

/** As many words more or less make a clause one that is cut in the wrong place. */
const MOST_WORDS_OFF = 3;
/** A clause that ends with so short a word after a cut is open. */
const SHORT_WORD = 3;

/**
 * Clauses cut in the wrong place, and pieces of sentences that are no wishes: none of them can be repeated. With them a model
 * learns what a whole clause looks like.
 *
 * @param most the share of them that is taken: 0 to 1
 */
export function brokenClauses(
  { text, wishes }: MarkedText,
  random: () => number,
  most: number,
): (MarkedClause & { readonly around: Around })[] {
  const broken: (MarkedClause & { readonly around: Around })[] = [];
  const add = (words: string, start: number): void => {
    if (most === 1 || random() < most)
      broken.push({ words, label: 'other', form: 'x', around: aroundOf(text, start, start + words.length) });
  };
  for (const { start, end } of wishes) {
    const words = text.slice(start, end).split(' ');
    const left = words.slice(0, Math.max(2, words.length - 1 - Math.floor(random() * MOST_WORDS_OFF)));
    const last = left.at(-1) ?? '';
    if (left.length < words.length && last.length <= SHORT_WORD && /^\p{Ll}+$/u.test(last))
      add(left.join(' '), start);
    const after = /^,?(?: [\p{L}\p{N}'’-]+){2,4}/u.exec(text.slice(end))?.[0];
    if (after !== undefined) add(text.slice(start, end) + after, start);
  }
  for (const { 0: piece, index } of text.matchAll(/[^.!?…\n,;:()]{12,90}/gu)) {
    const isWish = wishes.some(({ start, end }) => start < index + piece.length && index < end);
    if (!isWish && random() < 0.35) add(piece.trim(), index);
  }
  return broken;
}

/** The text in other typing, of the same length: small letters, no marks of letters, no full stops. */
export function inOtherTyping(
  marked: MarkedText,
  way: 'small' | 'unmarked' | 'capitals' | 'stopless',
): MarkedText {
  const { text } = marked;
  const changed =
    way === 'small'
      ? text.toLowerCase()
      : way === 'capitals'
        ? text.toUpperCase()
        : way === 'unmarked'
          ? unmarked(text)
          : text.replace(/[.,](?=\s)/g, ' ');
  return changed.length === text.length ? { ...marked, text: changed } : marked;
}
