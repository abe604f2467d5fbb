/** JSON in and out, byte for byte as Django REST framework writes it. */

import { JsonNumber, type JsonValue } from '../../resources/submission.ts';

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
 * @throws SyntaxError that says what is wrong and if: V8 names the place, or quotes the text around it
 */
export function parseJson(text: string): JsonValue {
  try {
    // With numbers replaced, what JSON.parse makes is a JsonValue by its own definition.
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof RangeError)
      throw new SyntaxError('the document is nested too deeply', { cause: error });
    if (!(error instanceof SyntaxError) || error.message === TOO_LONG) throw error;
    // It quotes the text around the mistake, which may cut a character of two units in half.
    throw new SyntaxError(error.message.toWellFormed(), { cause: error });
  }
}

const TOO_LONG = 'an integer has more than 4300 digits';

function reviver(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number') return value;
  const source = context?.source ?? String(value);
  if (LONG_INTEGER.test(source)) throw new SyntaxError(TOO_LONG);
  return new JsonNumber(source);
}
