/** Finds the stems that a word is meant to begin with, though a slip of the keyboard is in it. */

/** Shorter stems are too near to other words; in Cyrillic, which has more endings, by one letter more. */
const LEAST_SLIP_STEM = 6;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Whether a slip may be forgiven in a stem at all. */
function isLongEnough(stem: string): boolean {
  return stem.length > LEAST_SLIP_STEM || (stem.length === LEAST_SLIP_STEM && !CYRILLIC.test(stem));
}
const LONGEST_SLIP_WORD = 26;
/** As many letters tell where to look. */
const KEY = 3;

/** Stems made ready for finding. */
export interface SlipIndex {
  /** The stems that a word begins with but for one slip, and how many letters of it they take; the longest first. */
  readonly near: (word: string) => readonly { readonly stem: string; readonly length: number }[];
}

/** Whether one letter more, less, other, or two swapped make the texts alike. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let ends = 0;
  const most = Math.min(one.length, other.length) - start;
  while (ends < most && one[one.length - 1 - ends] === other[other.length - 1 - ends]) ends++;
  const oneLeft = one.slice(start, one.length - ends);
  const otherLeft = other.slice(start, other.length - ends);
  if (oneLeft.length <= 1 && otherLeft.length <= 1) return true;
  return oneLeft.length === 2 && oneLeft[0] === otherLeft[1] && oneLeft[1] === otherLeft[0];
}

function put(map: Map<string, string[]>, key: string, stem: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [stem]);
  else list.push(stem);
}

/**
 * Makes stems ready for finding. One slip leaves either the first three letters of a stem as they are, or the next
 * three, which then stand where they should or one place beside it: so a stem is kept under both.
 */
export function indexSlips(stems: Iterable<string>): SlipIndex {
  const byFirst = new Map<string, string[]>();
  const byNext = new Map<string, string[]>();
  for (const stem of stems) {
    if (!isLongEnough(stem)) continue;
    put(byFirst, stem.slice(0, KEY), stem);
    put(byNext, stem.slice(KEY, 2 * KEY), stem);
  }

  function near(word: string): { readonly stem: string; readonly length: number }[] {
    if (word.length < LEAST_SLIP_STEM - 1 || word.length > LONGEST_SLIP_WORD || /\d/.test(word)) return [];
    // The third and the fourth letter may have changed places.
    const swapped = word.slice(0, 2) + (word[3] ?? '');
    const lists = [
      byFirst.get(word.slice(0, KEY)),
      byFirst.get(swapped),
      ...[2, 3, 4].map((from) => byNext.get(word.slice(from, from + KEY))),
    ];
    const found = new Map<string, number>();
    for (const list of lists) {
      for (const stem of list ?? []) {
        const length = found.has(stem) ? undefined : lengthOf(word, stem);
        if (length !== undefined) found.set(stem, length);
      }
    }
    return [...found]
      .map(([stem, length]) => ({ stem, length }))
      .sort((one, other) => other.length - one.length);
  }

  return { near };
}

/** How many letters at the start of a word are a stem but for one slip. */
function lengthOf(word: string, stem: string): number | undefined {
  const longest = Math.min(stem.length + 1, word.length);
  for (let length = longest; length >= stem.length - 1; length--) {
    if (isOneSlipAway(word.slice(0, length), stem)) return length;
  }
  return undefined;
}

const LEAST_SLIP_REST = 5;

/** Whether a word is another one but for one slip, as `speeking` after `public`: its start, or all of it. */
export function isNearly(word: string, text: string, startOnly: boolean): boolean {
  if (text.length < LEAST_SLIP_REST || word.length > LONGEST_SLIP_WORD) return false;
  // One slip leaves the first letter or the second where it was, or the two have changed places.
  if (word[0] !== text[0] && word[1] !== text[1] && word[0] !== text[1] && word[1] !== text[0]) return false;
  return isOneSlipAway(startOnly ? word.slice(0, text.length) : word, text);
}
