/** JSON in and out, byte for byte as Django REST framework writes it. */

import { JsonNumber, type JsonValue } from '../resources/submission.ts';

/**
 * Writes a value: compact, or indented by so many spaces. U+2028 and U+2029 are escaped, because older JavaScript takes
 * them for line ends.
 */
export function renderJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Python reads no longer ones, and nobody means one. */
const LONG_INTEGER = /^-?\d{4301,}$/;

/**
 * Reads a document; numbers keep the text they were written as.
 *
 * @throws SyntaxError that says what is wrong and where
 */
export function parseJson(text: string): JsonValue {
  try {
    // With numbers replaced, what JSON.parse makes is a JsonValue by its own definition.
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof RangeError)
      throw new SyntaxError('the document is nested too deeply', { cause: error });
    if (!(error instanceof SyntaxError) || error.message === TOO_LONG) throw error;
    throw new SyntaxError(withPlace(error.message, text), { cause: error });
  }
}

const TOO_LONG = 'an integer has more than 4300 digits';

function reviver(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number') return value;
  const source = context?.source ?? String(value);
  if (LONG_INTEGER.test(source)) throw new SyntaxError(TOO_LONG);
  return new JsonNumber(source);
}

/** What V8 says is wrong, with the line and the column, which it tells only of some mistakes. */
function withPlace(message: string, text: string): string {
  const told = /^(?<reason>.*?)(?: in JSON)? at position \d+ \((?<place>line \d+ column \d+)\)/s.exec(
    message,
  )?.groups;
  if (told !== undefined) return `${told['reason']} (${told['place']})`;
  const reason = message.replace(/, (?:\.\.\.)?".*$/s, '');
  if (/end of JSON input/.test(message)) return `${reason} (${placeAt(text, text.length)})`;
  return text.length > LONGEST_SEARCHED ? reason : `${reason} (${placeAt(text, rightBeginning(text))})`;
}

/** In longer documents the place would take too long to find. */
const LONGEST_SEARCHED = 50_000;

/** A place in a text, lines and columns from 1. */
function placeAt(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `line ${lines.length} column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** How long the longest beginning of a text is that JSON could have. */
function rightBeginning(text: string): number {
  let good = 0;
  let wrong = text.length + 1;
  while (wrong - good > 1) {
    const middle = (good + wrong) >> 1;
    if (couldGoOn(text.slice(0, middle))) good = middle;
    else wrong = middle;
  }
  return good;
}

/** Whether a text is JSON, or the beginning of it: what is wrong is then only that it ends. */
function couldGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : '';
    const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? -1);
    return /end of JSON input|^Unterminated/.test(message) || position >= text.length;
  }
}
