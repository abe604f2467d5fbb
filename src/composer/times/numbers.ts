/** Numbers in a reading: in digits or in words. */
import type { Reading } from './reading.ts';

/** A number at its place: from its first word to the one after its last. */
export interface NumberAt {
  readonly value: number;
  readonly start: number;
  readonly end: number;
  /** Whether it stands in digits. */
  readonly digits: boolean;
}

const DIGITS = /^\d{1,7}(?:[., ]\d{1,3})*$/;
/** The numbers of a reading in order of place. */
export function numbersIn(reading: Reading): NumberAt[] {
  const found: NumberAt[] = [];
  reading.words.forEach((word, index) => {
    if (DIGITS.test(word.text))
      found.push({
        value: valueFrom(word.text),
        start: index,
        end: linkedEnd(reading, index + 1),
        digits: true,
      });
  });
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind !== 'number') continue;
    found.push({ value: tag.value, start, end: linkedEnd(reading, end), digits: false });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Where a number ends, with the word that links it to its unit: `45 de` in `45 de ore`. */
function linkedEnd({ words, hits, file }: Reading, end: number): number {
  if (file.linking === undefined || words[end]?.fold !== file.linking) return end;
  return hits.some(({ tag, start }) => start === end + 1 && tag.kind === 'time') ? end + 1 : end;
}

/** `1.500`, `70,000` and `45 000` are thousands, `7.5` and `7,5` are seven and a half. */
function valueFrom(text: string): number {
  if (/^\d{1,3}(?:[., ]\d{3})+$/.test(text)) return Number(text.replace(/[., ]/g, ''));
  return Number(text.replace(',', '.'));
}
