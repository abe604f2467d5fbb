/** A clause without the limits of time in it: these are told by the plan. */
import type { LanguageFile } from '../languages/language-file.ts';
import { readTimes } from '../times/reading.ts';
import { grammarOf } from './grammar.ts';
import type { Span } from './marks.ts';
import { wordsOf } from './phrases.ts';

/** What stands before a limit without the words that open it, which a mark may have left behind: `d'ici | juin`. */
function withoutOpener(words: string, file: LanguageFile): string {
  const plain = words.trimEnd();
  const reading = readTimes(plain, file);
  const first = reading.hits
    .filter(
      ({ tag, end }) =>
        tag.kind === 'time' &&
        (tag.time === 'until' || tag.time === 'before') &&
        end === reading.words.length,
    )
    .reduce((least, { start }) => Math.min(least, start), reading.words.length);
  const opener = reading.words[first]?.text;
  const own = opener === undefined ? plain : plain.slice(0, plain.lastIndexOf(opener)).trimEnd();
  // `jeszcze | przed świętami`
  const last = /\s(\p{L}+)$/u.exec(own);
  const isFiller = last !== null && grammarOf(file).fillers.has(last[1]?.toLowerCase() ?? '');
  return isFiller ? own.slice(0, last.index) : own;
}

/** Whether what stands behind a limit goes on with it, where nouns stand side by side: `before the spring | season starts`. */
function goesOn(rest: string, { grammar }: LanguageFile): boolean {
  const words = wordsOf(rest);
  const { loose, ends } = grammarOf({ grammar });
  return (
    grammar.nounsSideBySide &&
    /^\s\p{L}/u.test(rest) &&
    !loose.test(words[0] ?? '') &&
    ends.lengthAt(words, 0) === 0
  );
}

/**
 * The words of a text from `start` to `end` without the limits among them. Where a limit goes with a word before it that would be left
 * alone, all stays: `the race of | next year`.
 */
export function withoutLimits(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  limits: readonly Span[],
  file: LanguageFile,
): string {
  let words = '';
  let from = start;
  for (const limit of limits) {
    if (limit.start > start && goesOn(text.slice(limit.end, end), file)) return text.slice(start, end);
    words += `${withoutOpener(text.slice(from, limit.start), file)} `;
    from = limit.end;
  }
  words += text.slice(from, end);
  const last = /\s(\p{L}+)[\s.,:;]*$/u.exec(words)?.[1]?.toLowerCase() ?? '';
  const isLoose = limits.length > 0 && grammarOf(file).loose.test(last);
  return isLoose ? text.slice(start, end) : words;
}
