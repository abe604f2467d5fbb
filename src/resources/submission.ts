/** What a client sent, before it is held against the fields of a collection. */

/** A number of a JSON document, as it was written: `1.0` is not `1` where a text is wanted. */
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

/** An object of a JSON document or the fields of a form; of what a form repeats, the last counts. */
export type Submission =
  | { readonly kind: 'json'; readonly document: JsonValue }
  | { readonly kind: 'form'; readonly fields: ReadonlyMap<string, FormValue> };

/** A value of a form: text, or a file that was attached. */
export type FormValue = string | { readonly fileName: string };
