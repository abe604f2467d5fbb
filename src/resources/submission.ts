/** A submission, before validation. */

import type { Fault } from './faults.ts';

/** A number of a JSON document as it was written: for a text field, `1.0` differs from `1`. */
export class JsonNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** A value of a JSON document. */
export type JsonValue =
  | null
  | boolean
  | string
  | JsonNumber
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** An object of a JSON document or the fields of a form; of repeated fields the last counts. */
export type Submission =
  | { readonly kind: 'json'; readonly document: JsonValue }
  | { readonly kind: 'form'; readonly fields: ReadonlyMap<string, FormValue> };

/** A value of a form: text, or an attached file. */
export type FormValue = string | { readonly fileName: string };

/** A parsed value, or what is wrong with it. */
export type Parsed<Value> = { readonly value: Value } | { readonly faults: readonly Fault[] };
