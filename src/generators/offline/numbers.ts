/** Numbers in a reading: in digits or in words. */
import { currencyOf } from './facts/currencies.ts';
import type { Reading, Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

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

const DIGITS = /^\d{1,7}(?:[., ]\d{1,3})*$/;
/** A number with its unit glued to it: `5h`, `2x`, `45k`, and the hours and minutes of the language. */
const JOINED = /^(\d{1,3})(\p{L}{1,4})$/u;
const UNITS: ReadonlySet<string> = new Set(['h', 'x', 'k', 'min']);

/** The unit that is glued to a number, undefined where there is none. */
export function unitOf({ fold }: Word, { units }: Vocabulary): { text: string; unit: string } | undefined {
  const [, text, unit] = JOINED.exec(fold) ?? [];
  if (text === undefined || unit === undefined) return undefined;
  return UNITS.has(unit) || units.has(unit) ? { text, unit: units.get(unit) ?? unit } : undefined;
}

/** The numbers of a reading in order of place; at most 200. */
export function numbersIn(reading: Reading): NumberAt[] {
  const found: NumberAt[] = [];
  reading.words.forEach((word, index) => {
    if (found.length >= 200) return;
    const text = unitOf(word, reading.vocabulary)?.text ?? word.text;
    if (DIGITS.test(text)) {
      found.push({
        value: valueFrom(text),
        text,
        start: index,
        end: linkedEnd(reading, index + 1),
        digits: true,
      });
    }
  });
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind !== 'number' || found.length >= 400) continue;
    found.push({
      value: tag.value,
      text: String(tag.value),
      start,
      end: linkedEnd(reading, end),
      digits: false,
    });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Where a number ends, with the word that links it to its unit: `45 de` in `45 de ore`. */
function linkedEnd({ words, hits, vocabulary }: Reading, end: number): number {
  const { linking } = vocabulary.language;
  if (linking === '' || words[end]?.fold !== linking) return end;
  const counts = hits.some(
    ({ tag, start }) =>
      start === end + 1 && (tag.kind === 'time' || tag.kind === 'counted' || tag.kind === 'teamPeople'),
  );
  return counts || currencyOf(words[end + 1]?.fold) !== undefined ? end + 1 : end;
}

/** `1.500`, `70,000` and `45 000` are thousands, `7.5` and `7,5` are seven and a half. */
function valueFrom(text: string): number {
  if (/^\d{1,3}(?:[., ]\d{3})+$/.test(text)) return Number(text.replace(/[., ]/g, ''));
  return Number(text.replace(',', '.'));
}
