/** Makes examples for the models of marked texts and clauses. */
import { clauseFeatures, tokenFeatures } from '../src/composer/models/features.ts';
import { tokensOf } from '../src/composer/models/tokens.ts';
import type { Example } from './fit.ts';
import type { LabelledClause, MarkedClause, MarkedText } from './marked-texts.ts';

/**
 * The tags of tokens: nothing, the beginning of a wish whose words can stand alone, of one that can only be quoted, what follows
 * either; a name, what is refused, what is private.
 */
export const CLAUSE_TAGS: readonly string[] = ['O', 'B', 'Q', 'I', 'N', 'X', 'P'];

/** Forms of wishes whose words stand alone: a verb in its basic form, a thing, a question. */
const WHOLE_FORMS = ['v', 'n', 'q'];
const TAG_OF_MARK: Readonly<Record<string, string>> = { name: 'N', no: 'X', private: 'P' };

/** Whether one tag cannot follow another: nothing goes on that has not begun. */
export function isBroken(from: string, to: string): boolean {
  return to === 'I' && (from === 'O' || from === 'X' || from === 'P');
}

/** A text as an example for finding clauses. */
export function clauseExample({ text, wishes, marks }: MarkedText): Example {
  const tokens = tokensOf(text);
  const tagAt = (start: number): string => {
    const wish = wishes.find((one) => one.start <= start && start < one.end);
    const mark = marks.find(
      (one) => one.start <= start && start < one.end && TAG_OF_MARK[one.kind] !== undefined,
    );
    const isFirst =
      wish !== undefined && !tokens.some((other) => other.start >= wish.start && other.start < start);
    if (wish !== undefined && isFirst) return WHOLE_FORMS.includes(wish.form) ? 'B' : 'Q';
    if (mark !== undefined) return TAG_OF_MARK[mark.kind] ?? 'O';
    return wish === undefined ? 'O' : 'I';
  };
  let open = false;
  const tags = tokens.map(({ start }) => {
    let tag = tagAt(start);
    // What goes on behind a refusal inside a wish does not count.
    if (tag === 'I' && !open) tag = 'O';
    open = tag === 'B' || tag === 'Q' || ((tag === 'I' || tag === 'N') && open);
    return CLAUSE_TAGS.indexOf(tag);
  });
  return { features: tokenFeatures(tokens), tags };
}

/** A clause as an example for its label. */
export function labelExample({ words, label }: LabelledClause, labels: readonly string[]): Example {
  return { features: [clauseFeatures(tokensOf(words))], tags: [labels.indexOf(label)] };
}

/** The wishes of a text as clauses. */
export function clausesOf({ text, wishes }: MarkedText): MarkedClause[] {
  return wishes.map(({ start, end, label, form }) => ({ label, form, words: text.slice(start, end) }));
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

/** A text as it is typed in another way: in small letters, without the marks of letters, without full stops. */
export function inOtherTyping(marked: MarkedText, way: 'small' | 'unmarked' | 'stopless'): MarkedText {
  const { text } = marked;
  const changed =
    way === 'small'
      ? text.toLowerCase()
      : way === 'unmarked'
        ? unmarked(text)
        : text.replace(/[.,](?=\s)/g, ' ');
  return changed.length === text.length ? { ...marked, text: changed } : marked;
}
