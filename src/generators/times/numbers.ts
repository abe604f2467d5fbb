/** Numbers in a reading: in digits or in words. */
import type { Word } from '../text/words.ts';
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
/** A number with its unit glued to it: `5h`, and the hours and minutes of the language. */
const JOINED = /^(\d{1,3})(\p{L}{1,4})$/u;

/** The unit that is glued to a number, undefined where there is none. */
export function unitOf({ fold }: Word, { units }: Reading): { text: string; unit: 'h' | 'min' } | undefined {
  const [, text, name] = JOINED.exec(fold) ?? [];
  if (text === undefined || name === undefined) return undefined;
  const unit = units.get(name);
  return unit === undefined ? undefined : { text, unit };
}

/** The numbers of a reading in order of place. */
export function numbersIn(reading: Reading): NumberAt[] {
  const found: NumberAt[] = [];
  reading.words.forEach((word, index) => {
    const text = unitOf(word, reading)?.text ?? word.text;
    if (DIGITS.test(text))
      found.push({ value: valueFrom(text), start: index, end: linkedEnd(reading, index + 1), digits: true });
  });
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind !== 'number') continue;
    found.push({ value: tag.value, start, end: linkedEnd(reading, end), digits: false });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Where a number ends, with the word that links it to its unit: `45 de` in `45 de ore`. */
function linkedEnd({ words, hits, file }: Reading, end: number): number {
  if (file.linking === '' || words[end]?.fold !== file.linking) return end;
  return hits.some(({ tag, start }) => start === end + 1 && tag.kind === 'time') ? end + 1 : end;
}

/** `1.500`, `70,000` and `45 000` are thousands, `7.5` and `7,5` are seven and a half. */
function valueFrom(text: string): number {
  if (/^\d{1,3}(?:[., ]\d{3})+$/.test(text)) return Number(text.replace(/[., ]/g, ''));
  return Number(text.replace(',', '.'));
}
