/** JSON in and out, byte for byte as Django REST framework writes it. */

import { JsonNumber, type JsonValue } from '../resources/submission.ts';

/**
 * Writes a value: compact, or indented by so many spaces. U+2028 and U+2029 are escaped, because older JavaScript takes
 * them for line ends.
 */
export function renderJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * Reads a document; numbers keep the text they were written as.
 *
 * @throws SyntaxError that says what is wrong and where
 */
export function parseJson(text: string): JsonValue {
  const reviver = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' ? new JsonNumber(context?.source ?? String(value)) : value;
  // With numbers replaced, what JSON.parse makes is a JsonValue by its own definition.
  return JSON.parse(text, reviver);
}
