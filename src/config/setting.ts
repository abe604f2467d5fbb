/** What a setting is declared by. */

import type { Parsed } from './values.ts';

/** What is declared of a setting. */
export interface Setting<Value> {
  readonly fallback: string;
  readonly description: string;
  /** Shown as `********`. */
  readonly secret?: boolean;
  /** Takes the text without surrounding white space. */
  readonly parse: (text: string) => Parsed<Value>;
}

/** Gives the value that a setting has. */
export type Read = <Value>(name: string, setting: Setting<Value>) => Value;
