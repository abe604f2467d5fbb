/** The API description as a test looks into it. */

import assert from 'node:assert/strict';

/** Whether a value is an object with names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a place in the document, references followed; undefined where there is nothing. */
export function at(document: Record<string, unknown>, ...names: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of names) {
    value = isRecord(value) ? followed(document, value[name]) : undefined;
  }
  return value;
}

function followed(document: Record<string, unknown>, value: unknown): unknown {
  if (!isRecord(value) || typeof value['$ref'] !== 'string') return value;
  const names = value['$ref'].slice(2).split('/');
  assert.ok(names.length > 1);
  return at(document, ...names);
}
