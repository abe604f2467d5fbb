/**
 * Statistics of the bytes of a file that is not UTF-8, by which its encoding is guessed: of bytes that UTF-8 would have, and of
 * letters.
 *
 * Windows-1250 (Central Europe) or Windows-1252 (Western Europe): most of their letters have the same bytes, and a list
 * of a few names is too short for statistics. So each byte that means another letter in the other page is judged by the
 * letters beside it: `ñ` stands before a vowel, `ń` never does.
 */

type WindowsPage = 'windows-1250' | 'windows-1252';

/** The evidence for Windows-1250; a value below zero is evidence for Windows-1252. */
const STRONG = 3;
const CLEAR = 2;
const WEAK = 1;

/** Capital letters beyond 0xC0 lie 32 before the small ones; the rest of Windows-1250's pairs lie elsewhere. */
const CAPITALS = [0x8c, 0x8d, 0x8f, 0xa3, 0xa5, 0xaa, 0xaf, 0xbc];
const SMALL_LETTERS = [0x9c, 0x9d, 0x9f, 0xb3, 0xb9, 0xba, 0xbf, 0xbe];

const small = (byte: number): number => {
  if ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0xc0 && byte <= 0xde)) return byte + 32;
  return SMALL_LETTERS[CAPITALS.indexOf(byte)] ?? byte;
};

const codes = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The vowels of ASCII and of both pages, and those that only Windows-1250 has. */
const VOWELS: ReadonlySet<number> = new Set([
  ...codes('aeiouy'),
  ...[0xb9, 0xe0, 0xe1, 0xe2, 0xe3, 0xe4, 0xe5, 0xe9, 0xea, 0xeb, 0xec, 0xed, 0xee],
  ...[0xf3, 0xf4, 0xf5, 0xf6, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd],
]);

const isLetter = (byte: number): boolean => (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80;

/** The letters beside a byte beyond ASCII, as small letters. */
function placeBetween(before: number, after: number) {
  const [left, right] = [small(before), small(after)];
  return {
    after: right,
    ...{ vowelBefore: VOWELS.has(left), vowelAfter: VOWELS.has(right) },
    ...{ letterBefore: isLetter(left), letterAfter: isLetter(right) },
  };
}

type Judge = (place: ReturnType<typeof placeBetween>) => number;

const is = (byte: number, letters: string): boolean => letters.includes(String.fromCharCode(byte));

/** How each byte speaks, by its small letter: Windows-1250 first, Windows-1252 second. */
const JUDGES: ReadonlyMap<number, Judge> = new Map<number, Judge>([
  // ł or ³, ą or ¹: signs stand behind a number or a unit, letters in a word.
  [0xb3, ({ letterBefore, letterAfter }) => (letterAfter ? STRONG : letterBefore ? WEAK : -CLEAR)],
  [0xb9, ({ letterBefore, letterAfter }) => (letterBefore ? STRONG : letterAfter ? CLEAR : -CLEAR)],
  // ż or ¿, which opens a question.
  [0xbf, ({ letterBefore }) => (letterBefore ? STRONG : WEAK)],
  // ś or œ, which stands before u.
  [0x9c, ({ after }) => (is(after, 'u') ? -CLEAR : CLEAR)],
  // ź, ť, ľ: in the other page Ÿ, nothing, ¾.
  [0x9f, () => CLEAR],
  [0x9d, () => CLEAR],
  [0xbe, ({ letterBefore, letterAfter }) => (letterBefore || letterAfter ? CLEAR : -CLEAR)],
  // ş or º.
  [0xba, ({ letterBefore, letterAfter }) => (letterAfter ? CLEAR : letterBefore ? 0 : -CLEAR)],
  // ŕ, ĺ are rare; à, å are not.
  [0xe0, () => -CLEAR],
  [0xe5, () => -STRONG],
  // ă or ã, which stands before o and e, or in -ã.
  [0xe3, ({ after, letterAfter }) => (is(after, 'oe') || !letterAfter ? -CLEAR : CLEAR)],
  // ć or æ.
  [
    0xe6,
    ({ vowelBefore, letterBefore, letterAfter }) =>
      vowelBefore || !letterAfter ? CLEAR : letterBefore ? -CLEAR : 0,
  ],
  // č or è: è stands between consonants, č beside a vowel.
  [
    0xe8,
    ({ letterBefore, vowelBefore, vowelAfter, letterAfter }) =>
      vowelAfter || (vowelBefore && letterBefore) ? CLEAR : letterAfter || letterBefore ? -CLEAR : 0,
  ],
  // ę or ê.
  [0xea, ({ after }) => (is(after, 't') ? 0 : WEAK)],
  // ě or ì, which ends Italian words.
  [0xec, ({ letterAfter }) => (letterAfter ? CLEAR : -WEAK)],
  // ď or ï, which stands between a vowel and a consonant.
  [0xef, ({ vowelBefore, vowelAfter }) => (vowelBefore && !vowelAfter ? -CLEAR : WEAK)],
  // ń or ñ.
  [0xf1, ({ vowelAfter }) => (vowelAfter ? -STRONG : STRONG)],
  // ň or ò.
  [0xf2, ({ vowelBefore }) => (vowelBefore ? CLEAR : -CLEAR)],
  // ő or õ.
  [0xf5, ({ after }) => (is(after, 'e') ? -CLEAR : WEAK)],
  // ř or ø, which stands between consonants.
  [
    0xf8,
    ({ vowelBefore, vowelAfter, letterBefore, after }) =>
      vowelBefore || (vowelAfter && !(is(after, 'y') && !letterBefore)) ? CLEAR : -CLEAR,
  ],
  // ů or ù; ű or û; ţ or þ.
  [0xf9, ({ letterAfter }) => (letterAfter ? CLEAR : 0)],
  [0xfb, ({ after }) => (is(after, 't') ? -WEAK : WEAK)],
  [0xfe, ({ letterBefore }) => (letterBefore ? CLEAR : WEAK)],
]);

const CAPITAL_POLISH_Z = 0xaf;

/**
 * How much a byte speaks for Windows-1250 (above zero) or for Windows-1252 (below).
 *
 * @param before the byte before it, and `after` the one after; 0 at the ends
 */
function scoreByte(before: number, byte: number, after: number): number {
  const judge = JUDGES.get(small(byte));
  if (judge === undefined) return 0;
  if (byte === CAPITAL_POLISH_Z) return STRONG;
  return judge(placeBetween(before, after));
}

const LINE_FEED = 0x0a;

/** How many bytes a character of UTF-8 has that begins with this byte; 0 where none does. */
function lengthFrom(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** Text has tabs, line breaks and page breaks (0x09 to 0x0D) of the control characters, no others. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f;

/** Looks at a file piece by piece. What stands at the seams is judged without what stands beside it. */
export class ByteStatistics {
  /** Whether there are control characters that no text has. */
  hasControls = false;
  /** The first line (from 1) with bytes that are not UTF-8; 0 where there is none. */
  firstWrongLine = 0;
  #line = 1;
  #characters = 0;
  #wrong = 0;
  #score = 0;

  add(chunk: Uint8Array): void {
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (byte < 0x80) {
        if (byte === LINE_FEED) this.#line += 1;
        else if (isControl(byte)) this.hasControls = true;
        continue;
      }
      this.#score += scoreByte(chunk[index - 1] ?? 0, byte, chunk[index + 1] ?? 0);
      const length = lengthFrom(byte);
      if (length > 0 && areContinued(chunk, index + 1, length - 1)) {
        this.#characters += 1;
        // The bytes that follow are part of the character, but speak for a page where it is none.
        for (let next = index + 1; next < index + length; next += 1) {
          this.#score += scoreByte(chunk[next - 1] ?? 0, chunk[next] ?? 0, chunk[next + 1] ?? 0);
        }
        index += length - 1;
      } else {
        this.#wrong += 1;
        if (this.firstWrongLine === 0) this.firstWrongLine = this.#line;
      }
    }
  }

  /** Whether it has far more characters of UTF-8 than bytes that are none: then it is UTF-8, and was damaged. */
  get isMostlyUtf8(): boolean {
    return this.#characters >= 5 && this.#characters > 4 * this.#wrong;
  }

  /** The page that the letters speak for, and the other one. Where they speak for neither, it is Windows-1252. */
  get page(): readonly [WindowsPage, WindowsPage] {
    return this.#score > 0 ? ['windows-1250', 'windows-1252'] : ['windows-1252', 'windows-1250'];
  }
}

const areContinued = (chunk: Uint8Array, from: number, count: number): boolean =>
  chunk.length >= from + count && chunk.subarray(from, from + count).every((byte) => (byte & 0xc0) === 0x80);
