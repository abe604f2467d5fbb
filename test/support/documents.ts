/** Answers as tests look at them. */

import { json, type RawAnswer, type RawRequest, send } from './http.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of an answer that is a JSON object. */
export function jsonObject(answer: RawAnswer): Readonly<Record<string, unknown>> {
  const value = json(answer);
  if (!isRecord(value)) throw new TypeError(`no object: ${answer.body}`);
  return value;
}

/** The body of an answer that is a JSON list of objects. */
export function jsonList(answer: RawAnswer): readonly Readonly<Record<string, unknown>>[] {
  return records(json(answer));
}

/** The records of an answer that is a page. */
export function pageResults(answer: RawAnswer): readonly Readonly<Record<string, unknown>>[] {
  return records(jsonObject(answer)['results']);
}

function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value) || !value.every(isRecord)) throw new TypeError('no list of records');
  return value;
}

/** The paths of all collections of a service: `/courses/`. */
export async function collectionPaths(port: number): Promise<readonly string[]> {
  const root = jsonObject(await send(port, { path: '/', headers: { Accept: 'application/json' } }));
  return Object.values(root).map((address) => new URL(String(address)).pathname);
}

/** Sends a document. */
export function post(port: number, path: string, document: unknown, request: Partial<RawRequest> = {}) {
  return send(port, {
    method: 'POST',
    path,
    body: JSON.stringify(document),
    ...request,
    headers: { 'Content-Type': 'application/json', ...request.headers },
  });
}
