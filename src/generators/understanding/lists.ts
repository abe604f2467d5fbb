/** The items of a list, each without its mark and what ends it: nearly always wishes as they stand. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Candidate } from './candidates.ts';
import { grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';
import type { Place } from './reading.ts';

const ITEM =
  /^[ \t]*(?:[-*+][ \t]+|[–—•·][ \t]*|\(?\d{1,2}(?:[.)][ \t]+|[.)](?=\p{L})| ?[-–][ \t]*(?=\p{L}))|[a-hA-H][.)][ \t]*)(\S[^\n]*)$/gmu;
/** Fewer lines with a mark are no list. */
const MIN_ITEMS = 2;
/** A longer item is a text of its own. */
const MAX_WORDS = 22;
const MIN_LETTERS = 2;

/** Where a remark may begin: behind a comma, a bracket or a dash. */
const BREAK = /\s*[,;(–—]\s*|\s-\s+/gu;

/**
 * An item without the remark that the mentee adds about themselves: `salary, | I earn less than the others`. One with a figure says
 * more of the wish.
 */
function withoutRemark(item: string, { remarks }: LanguageFile['grammar']): string {
  const found = [...item.matchAll(BREAK)].find(
    ({ 0: sign, index }) =>
      index > 0 && remarks.test(item.slice(index + sign.length)) && !/\d/u.test(item.slice(index)),
  );
  return found === undefined ? item : item.slice(0, found.index);
}

/** The items of a list with a mark before each; none where fewer than two lines have one. */
export function itemsOf(text: string, grammar: LanguageFile['grammar']): Place[] {
  const items = [...text.matchAll(ITEM)].flatMap(({ 0: line, 1: words = '', index }) => {
    const start = index + line.length - words.length;
    const own = withoutRemark(words, grammar).replace(/[\s.,;:!…]+$/u, '');
    const isShort = own.split(/\s+/u).length <= MAX_WORDS && !/[.!?…]\s/u.test(own);
    return isShort && own.length >= MIN_LETTERS ? [{ start, end: start + own.length }] : [];
  });
  return items.length < MIN_ITEMS ? [] : items;
}

/** How sure an item is to be a wish. */
export const LIKELY = 0.8;
/** More words at the end of an item are not merely what a model left out of it. */
const MAX_WORDS_BEHIND = 6;

/** The end of a clause, behind the bracket that it opens and the item closes. */
function closedAt(text: string, start: number, found: number, end: number): number {
  const own = text.slice(start, found);
  const close = text.slice(found, end).indexOf(')');
  return own.lastIndexOf('(') > own.lastIndexOf(')') && close >= 0 ? found + close + 1 : found;
}

/** A heading has so many words at most. */
const MAX_HEADING_WORDS = 3;

/** Whether what was found is the line that stands over some items: “work”. */
function isHeading(text: string, { start, end }: Place, items: readonly Place[]): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  if (to < 0 || items.some((item) => item.start < to && from < item.end)) return false;
  const next = text.slice(to + 1).search(/\n|$/u) + to + 1;
  const isOver = items.some((item) => item.start > to && item.start < next);
  return isOver && wordsOf(text.slice(from, to)).length <= MAX_HEADING_WORDS;
}

/** Whether what was found stands behind an item in the same line. */
const isBehindItem = (text: string, { start }: Place, items: readonly Place[]): boolean =>
  items.some((item) => item.end <= start && !text.slice(item.end, start).includes('\n'));

/** The candidates with a wish for each item of a list: what a model cut short is made whole, what it missed is added. */
export function withItems(text: string, candidates: readonly Candidate[], file: LanguageFile): Candidate[] {
  const items = itemsOf(text, file.grammar);
  if (items.length === 0) return [...candidates];
  const { ends } = grammarOf(file);
  // What lies in no item, but in the line of one, is a remark.
  let all = candidates.filter((one) => !isHeading(text, one, items) && !isBehindItem(text, one, items));
  for (const { start, end } of items) {
    const inside = all.filter((one) => one.start < end && start < one.end);
    const [first] = inside;
    if (first === undefined) {
      all.push({ kind: '', start, end, sure: LIKELY, edges: LIKELY, wanted: false });
      continue;
    }
    const found = Math.min(first.end, end);
    const closed = closedAt(text, start, found, end);
    // What stands in brackets is no wish of its own.
    const isOne = closed > found && inside.every((one) => one.end <= closed);
    if (inside.length > 1 && !isOne) continue;
    const behind = text.slice(found, end);
    const words = wordsOf(behind);
    // Behind a comma stands a reason or a remark.
    const isOwn =
      words.length <= MAX_WORDS_BEHIND && !/^\s*[,;:(–—-]/u.test(behind) && ends.lengthAt(words, 0) === 0;
    const whole = {
      ...first,
      start,
      end: isOwn ? end : closed,
      sure: Math.max(first.sure, LIKELY),
    };
    all = [...all.filter((one) => !inside.includes(one)), whole];
  }
  return all.sort((one, other) => one.start - other.start);
}
