/** The items of a list: nearly always wishes as they stand. They have marks, or are keywords in short lines or between commas. */
import type { Grammar } from './grammar.ts';
import { wordsOf } from './phrases.ts';
import { byStart, holds, type MarkedReading, meet, type Place, type Reading } from './reading.ts';
import type { Candidate } from './understanding.ts';
import { isTheme } from './wish.ts';

const ITEM =
  /^[ \t]*(?:[-*+][ \t]+|[–—•·][ \t]*|\(?\d{1,2}(?:[.)][ \t]+|[.)](?=\p{L})| ?[-–][ \t]*(?=\p{L}))|[a-hA-H][.)][ \t]*)(\S[^\n]*)/gmu;
/** Fewer lines with a mark are no list. */
const MIN_ITEMS = 2;
/** A longer item is a text of its own. */
const MAX_WORDS = 22;
const MIN_LETTERS = 2;

/** Where a remark may begin: behind a comma, a bracket or a dash. */
const BREAK = /(?<!\s)\s*[,;(–—]\s*|\s-\s+/gu;

/**
 * An item without the remark that the mentee adds about themselves: `salary, | I earn less than the others`. One with a figure says
 * more of the wish.
 */
function withoutRemark(item: string, { remarks }: Grammar): string {
  const found = [...item.matchAll(BREAK)].find(
    ({ 0: sign, index }) =>
      index > 0 && remarks.test(item.slice(index + sign.length)) && !/\d/u.test(item.slice(index)),
  );
  return found === undefined ? item : item.slice(0, found.index);
}

/** The items of a list with a mark before each, without it and what ends them; none where fewer than two lines have one. */
export function itemsOf({ text, grammar }: Reading): Place[] {
  const items = [...text.matchAll(ITEM)].flatMap(({ 0: line, 1: words = '', index }) => {
    const start = index + line.length - words.length;
    const own = withoutRemark(words, grammar).replace(/(?<![\s.,;:!…])[\s.,;:!…]+$/u, '');
    const isShort = own.split(/\s+/u).length <= MAX_WORDS && !/[.!?…]\s/u.test(own);
    return isShort && own.length >= MIN_LETTERS ? [{ start, end: start + own.length }] : [];
  });
  return items.length < MIN_ITEMS ? [] : items;
}

/** How sure an item is to be a wish. */
const LIKELY = 0.8;
const LONE = { sure: LIKELY, edges: LIKELY, wanted: false };
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
  if (to < 0 || items.some((item) => meet(item, { start: from, end: to }))) return false;
  const next = text.slice(to + 1).search(/\n|$/u) + to + 1;
  const isOver = items.some((item) => item.start > to && item.start < next);
  return isOver && wordsOf(text.slice(from, to)).length <= MAX_HEADING_WORDS;
}

/** Whether what was found stands behind an item in the same line. */
const isBehindItem = (text: string, { start }: Place, items: readonly Place[]): boolean =>
  items.some((item) => item.end <= start && !text.slice(item.end, start).includes('\n'));

/** The candidates with a wish for each item of a list: what a model cut short is made whole, what it missed is added. */
export function withItems(
  candidates: readonly Candidate[],
  items: readonly Place[],
  { text, grammar }: Reading,
): Candidate[] {
  // What lies in no item, but in the line of one, is a remark.
  let all = candidates.filter((one) => !isHeading(text, one, items) && !isBehindItem(text, one, items));
  for (const item of items) {
    const { start, end } = item;
    const inside = all.filter((one) => meet(one, item));
    const [first] = inside;
    if (first === undefined) {
      all.push({ ...LONE, ...item });
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
    const isRemark = /^\s*[,;:(–—-]/u.test(behind) || grammar.ends.lengthAt(words, 0) > 0;
    const isOwn = words.length <= MAX_WORDS_BEHIND && !isRemark;
    const whole = { ...first, start, end: isOwn ? end : closed, sure: Math.max(first.sure, LIKELY) };
    all = [...all.filter((one) => !inside.includes(one)), whole];
  }
  return all.sort(byStart);
}

/** With more words, a line may be a sentence, which models read. */
const MAX_PART_WORDS = 3;
/** Alone, with more words, it may be what somebody is or does. */
const MAX_LONE_WORDS = 2;
/** Fewer parts between commas are a thing and a remark. */
const MIN_PARTS = 3;

/** The parts of a text between some signs, without the spaces around them and the marks that end them. */
function partsOf(text: string, sign: RegExp): Place[] {
  let at = 0;
  return text.split(sign).flatMap((part) => {
    const start = text.indexOf(part, at) + part.length - part.trimStart().length;
    at = start + part.trim().length;
    const own = part.trim().replace(/(?<![.!…])[.!…]+$/u, '');
    return own === '' ? [] : [{ start, end: start + own.length }];
  });
}

/**
 * The candidates with what stands in a line of its own, or between commas, in a few words: “Excel, presentations, my English”. No mark
 * says that it is a list, so only what is known to be the theme of a plan is added.
 */
export function withKeywords(
  candidates: readonly Candidate[],
  { text, file, grammar, refusals }: MarkedReading,
): Candidate[] {
  const { and, negation, interrogatives } = grammar;
  const isShort = ({ start, end }: Place, most: number): boolean =>
    wordsOf(text.slice(start, end)).length <= most && !/[.!?…:]/u.test(text.slice(start, end));
  const lines = partsOf(text, /\n/u);
  const parts = lines.length > 1 ? [] : partsOf(text, /[,;]\s/u);
  const isSaid = (word: string): boolean => negation.test(word) || interrogatives.test(word);
  const isPart = (part: Place): boolean => {
    const words = wordsOf(text.slice(part.start, part.end));
    return isShort(part, MAX_PART_WORDS) && !and.test(words[0] ?? '') && !words.some(isSaid);
  };
  const isListOfParts = parts.length >= MIN_PARTS && parts.every(isPart);
  const most = lines.length > 1 ? MAX_PART_WORDS : MAX_LONE_WORDS;
  const isKeyword = (part: Place): boolean =>
    isTheme(text.slice(part.start, part.end), file) &&
    !refusals.some((one) => meet(one, part)) &&
    // Before a wish that begins later stands its opening: “I want | SQL”.
    !candidates.some((one) => one.start > part.start && one.start < part.end && one.sure >= LIKELY);
  const items = (isListOfParts ? parts : lines.filter((line) => isShort(line, most))).filter(isKeyword);
  if (isListOfParts && items.length * 2 < parts.length) return [...candidates];
  const added = items.map((item): Candidate => {
    const found = candidates.find((one) => holds(item, one) && one.sure >= LIKELY);
    return { ...(found ?? LONE), ...item, listed: true };
  });
  return [...candidates.filter((one) => !added.some((item) => meet(one, item))), ...added].sort(byStart);
}
