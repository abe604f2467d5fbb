/** The declaration of a setting. */

import type { Parsed } from './values.ts';

/** The properties of a setting. */
export interface Setting<Value> {
  readonly fallback: string;
  readonly description: string;
  /** Shown as `********`. */
  readonly secret?: boolean;
  /** Parses the trimmed text. */
  readonly parse: (text: string) => Parsed<Value>;
}

/** Returns the value of a setting. */
export type Read = <Value>(name: string, setting: Setting<Value>) => Value;
