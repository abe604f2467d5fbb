/** Which words of the marked texts are typed well, and which only occur where nothing can be repeated. */
import { lettersOf } from '../src/generators/tagging/known-words.ts';
import { foldText } from '../src/generators/text/words.ts';
import type { MarkedClause, MarkedText } from './marked-texts.ts';

/** The words of a language as they are kept. */
interface WordLists {
  /** Good words that occur often, and the others. */
  readonly common: readonly string[];
  readonly rare: readonly string[];
  readonly odd: readonly string[];
}

/** The words as a file, a line each: common ones, rare ones and odd ones, parted by lines of `---`. */
export function packWords({ common, rare, odd }: WordLists): string {
  return [common, rare, odd].map((words) => `${words.toSorted().join('\n')}\n`).join('---\n');
}

/** Words that occur so often are those that others are slips of. */
const COMMON = 3;
/** What nobody can repeat. */
const UNREPEATABLE = 'x';

/** The words of the texts and clauses of a language: good and odd ones. */
export function wordsOfTexts(texts: readonly MarkedText[], clauses: readonly MarkedClause[]): WordLists {
  const wishes = texts.flatMap(({ text, wishes: own }) =>
    own.map(({ start, end, form }) => ({ form, words: text.slice(start, end) })),
  );
  const counts = new Map<string, number>();
  for (const { text } of texts)
    for (const word of new Set(lettersOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const good = new Set<string>();
  const odd = new Set<string>();
  for (const { form, words } of [...wishes, ...clauses])
    for (const word of lettersOf(words)) (form === UNREPEATABLE ? odd : good).add(word);
  // What several people type is a word, unless they left out its marks.
  const marked = new Map<string, number>();
  for (const [word, count] of counts) {
    const bare = foldText(word);
    if (bare !== word) marked.set(bare, Math.max(count, marked.get(bare) ?? 0));
  }
  for (const [word, count] of counts) if (count >= 2 && count > (marked.get(word) ?? 0)) good.add(word);
  // Nor are names of people and places odd: they are looked for by themselves.
  const names = texts.flatMap(({ text, marks }) =>
    marks
      .filter(({ kind }) => kind === 'name' || kind === 'private')
      .flatMap(({ start, end }) => lettersOf(text.slice(start, end))),
  );
  for (const word of [...good, ...names]) odd.delete(word);
  for (const { words } of clauses)
    for (const word of new Set(lettersOf(words))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isCommon = (word: string): boolean => (counts.get(word) ?? 0) >= COMMON;
  return {
    common: [...good].filter(isCommon),
    rare: [...good].filter((word) => !isCommon(word)),
    odd: [...odd],
  };
}
