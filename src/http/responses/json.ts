/** Parses and writes JSON, byte for byte as Django REST framework does. */

import { JsonNumber, type JsonValue } from '../../resources/submission.ts';

/** Writes a value. U+2028 and U+2029 are escaped: older JavaScript treats them as line ends. */
export function renderJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Python rejects longer integers. */
const LONG_INTEGER = /^-?\d{4301,}$/;

/** Parses a document; numbers keep their text. Throws a SyntaxError that says what is wrong and where. */
export function parseJson(text: string): JsonValue {
  try {
    // With numbers replaced, the result of JSON.parse is a JsonValue by definition.
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof RangeError)
      throw new SyntaxError('the document is nested too deeply', { cause: error });
    if (!(error instanceof SyntaxError) || error.message === TOO_LONG) throw error;
    // V8 quotes the text around the error, which may cut a surrogate pair in half.
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
