/** Numbers in a reading: in digits or in words. */
import type { Reading } from './vocabulary.ts';

/** A number at its place. */
export interface NumberAt {
  readonly value: number;
  /** As she wrote it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it stands in digits. */
  readonly digits: boolean;
}

const DIGITS = /^\d{1,7}(?:[.,]\d{1,3})*$/;
const JOINED = /^(\d{1,3})(h|x|k|min)$/;

/** The numbers of a reading in order of place; at most 200. */
export function numbersIn(reading: Reading): NumberAt[] {
  const found: NumberAt[] = [];
  reading.words.forEach((word, index) => {
    if (found.length >= 200) return;
    const joined = JOINED.exec(word.fold);
    const text = joined?.[1] ?? word.text;
    if (DIGITS.test(text)) {
      found.push({ value: valueFrom(text), text, start: index, end: index + 1, digits: true });
    }
  });
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind !== 'number' || found.length >= 400) continue;
    found.push({ value: tag.value, text: String(tag.value), start, end, digits: false });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** `1.500` and `70,000` are thousands, `7.5` and `7,5` are seven and a half. */
function valueFrom(text: string): number {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  return Number(text.replace(',', '.'));
}
