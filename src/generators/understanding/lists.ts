/** The items of a list: nearly always wishes as they stand. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Candidate } from './candidates.ts';
import { grammarOf } from './grammar.ts';
import { wordsOf } from './phrases.ts';

/** Where an item stands, without its mark and what ends it. */
interface Item {
  readonly start: number;
  readonly end: number;
}

const ITEM =
  /^[ \t]*(?:[-*+][ \t]+|[–—•·][ \t]*|\(?\d{1,2}(?:[.)][ \t]+|[.)](?=\p{L})| ?[-–][ \t]*(?=\p{L}))|[a-hA-H][.)][ \t]*)(\S[^\n]*)$/gmu;
/** Fewer lines with a mark are no list. */
const MIN_ITEMS = 2;
/** A longer item is a text of its own. */
const MAX_WORDS = 22;
const MIN_LETTERS = 4;

function itemsOf(text: string): Item[] {
  const items = [...text.matchAll(ITEM)].flatMap(({ 0: line, 1: words = '', index }) => {
    const start = index + line.length - words.length;
    const own = words.replace(/[\s.,;:!…]+$/u, '');
    const isShort = own.split(/\s+/u).length <= MAX_WORDS && !/[.!?…]\s/u.test(own);
    return isShort && own.length >= MIN_LETTERS ? [{ start, end: start + own.length }] : [];
  });
  return items.length < MIN_ITEMS ? [] : items;
}

/** How sure an item is to be a wish. */
const LIKELY = 0.8;
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
function isHeading(text: string, { start, end }: Item, items: readonly Item[]): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  if (to < 0 || items.some((item) => item.start < to && from < item.end)) return false;
  const next = text.slice(to + 1).search(/\n|$/u) + to + 1;
  const isOver = items.some((item) => item.start > to && item.start < next);
  return isOver && wordsOf(text.slice(from, to)).length <= MAX_HEADING_WORDS;
}

/** The candidates with a wish for each item of a list: what a model cut short is made whole, what it missed is added. */
export function withItems(text: string, candidates: readonly Candidate[], file: LanguageFile): Candidate[] {
  const items = itemsOf(text);
  if (items.length === 0) return [...candidates];
  const { ends } = grammarOf(file);
  let all = candidates.filter((one) => !isHeading(text, one, items));
  for (const { start, end } of items) {
    const inside = all.filter((one) => one.start < end && start < one.end);
    const [first] = inside;
    if (first === undefined) {
      all.push({ kind: '', start, end, sure: LIKELY, edges: LIKELY, wanted: false });
      continue;
    }
    const closed = closedAt(text, start, first.end, end);
    // What stands in brackets is no wish of its own.
    const isOne = closed > first.end && inside.every((one) => one.end <= closed);
    if (inside.length > 1 && !isOne) continue;
    const behind = text.slice(first.end, end);
    const words = wordsOf(behind);
    // Behind a comma stands a reason or a remark.
    const isOwn =
      words.length <= MAX_WORDS_BEHIND && !/^\s*[,;:(–—-]/u.test(behind) && ends.lengthAt(words, 0) === 0;
    const whole = {
      ...first,
      start,
      end: isOwn ? Math.max(first.end, end) : closed,
      sure: Math.max(first.sure, LIKELY),
    };
    all = [...all.filter((one) => !inside.includes(one)), whole];
  }
  return all.sort((one, other) => one.start - other.start);
}
