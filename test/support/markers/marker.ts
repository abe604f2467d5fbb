/** Markers: words that nobody guesses, one in each text about people, so that it shows wherever the text is told. */

import { chanceOf } from '../chance.ts';

/** What kind of text a marker stands in, by its letter. */
export const MARKER_KINDS = {
  n: 'name',
  e: 'e-mail',
  x: 'external id',
  c: 'cohort',
  r: 'reason',
  t: 'note',
  a: 'account',
  g: 'smart goal',
  f: 'answer to a form',
  s: 'sheet',
} as const;

export type MarkerLetter = keyof typeof MARKER_KINDS;

/** Makes markers, and knows those that it has made. */
export interface Markers {
  make(letter: MarkerLetter): string;
  /** Those in a text, in whatever case, once each. Calendars break lines within words. */
  in(text: string): ReadonlySet<string>;
}

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Markers that a seed decides. */
export function createMarkers(seed: number): Markers {
  const chance = chanceOf(seed);
  const made = new Set<string>();
  return {
    make(letter) {
      const code = Array.from(
        { length: 8 },
        () => CHARACTERS[Math.floor(chance() * CHARACTERS.length)] ?? '',
      ).join('');
      const marker = `mk${letter}${code}`;
      made.add(marker);
      return marker;
    },
    in(text) {
      const found = text
        .replaceAll(/\r\n[ \t]/g, '')
        .toLowerCase()
        .matchAll(/mk[a-z][a-z0-9]{8}/g);
      return new Set([...found].map(([marker]) => marker).filter((marker) => made.has(marker)));
    },
  };
}

/** What kind of text a marker stands in. */
export const kindOf = (marker: string): string => {
  const letter = marker.charAt(2);
  return Object.entries(MARKER_KINDS).find(([one]) => one === letter)?.[1] ?? 'other';
};
