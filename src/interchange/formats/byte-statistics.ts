/** Statistics of the bytes of a file that is not UTF-8, by which its encoding is guessed. */

type WindowsPage = 'windows-1250' | 'windows-1252';

/**
 * What a text of Central Europe (Windows-1250) shows where it is read as Windows-1252, and what a text of Western Europe has: a list of
 * names is too short for how often letters occur, but “³” does not stand in a word, and “ñ” stands before a vowel.
 */
const CENTRAL =
  /\p{L}[³¹¿£¥¾]|[³¹£¥¯¼¾º]\p{L}|[\u008d\u008f\u009dŸ]|œ(?!u)|ñ(?![aeiouáéíóú])|[aeiouyíá]è|è[aeiouáéíóúæ]|[aeiouyáé]ø|ø[aeiouáéíìù]|[ìù]\p{L}|õ(?!e)|û(?!t)|ã(?=\p{L})(?![oe])|þ|[aeiou]æ|æ(?!\p{L})/giu;
const WESTERN =
  /å|à|ñ[aeiouáéíóú]|ã[oe]|õe|œu|[^aeiouyíá]è(?![aeiouáéíóú])|[^aeiouyáé]ø(?![aeiouáéíìù])|[ìòù](?!\p{L})/giu;

const LINE_FEED = 0x0a;

/** How many bytes a character of UTF-8 has that begins with this byte; 0 where none does. */
function lengthFrom(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** Text has tabs, line breaks and page breaks (0x09 to 0x0D) of the control characters, no others. */
const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f;

/** Looks at a file piece by piece; letters at the seams count as at the ends of words. */
export class ByteStatistics {
  /** Whether there are control characters that no text has. */
  hasControls = false;
  /** The first line (from 1) with bytes that are not UTF-8; 0 where there is none. */
  firstWrongLine = 0;
  #line = 1;
  #characters = 0;
  #wrong = 0;
  #score = 0;
  readonly #western = new TextDecoder('windows-1252');

  add(chunk: Uint8Array): void {
    const text = this.#western.decode(chunk);
    this.#score += (text.match(CENTRAL)?.length ?? 0) - (text.match(WESTERN)?.length ?? 0);
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (byte < 0x80) {
        if (byte === LINE_FEED) this.#line += 1;
        else if (isControl(byte)) this.hasControls = true;
        continue;
      }
      const length = lengthFrom(byte);
      if (length > 0 && areContinued(chunk, index + 1, length - 1)) {
        this.#characters += 1;
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
