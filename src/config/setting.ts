/** The declaration of a setting. */

import type { Parsed } from './values.ts';

/** A setting that may be empty. */
export interface OptionalSetting<Value> {
  readonly description: string;
  /** Shown as `********`. */
  readonly secret?: boolean;
  /** Parses the trimmed text. */
  readonly parse: (text: string) => Parsed<Value>;
}

/** A setting with a default. */
export interface Setting<Value> extends OptionalSetting<Value> {
  readonly fallback: string;
}

/** Reads settings by their names. */
export interface Reader {
  readonly read: <Value>(name: string, setting: Setting<Value>) => Value;
  /** Returns null where nothing is set. */
  readonly readOptional: <Value>(name: string, setting: OptionalSetting<Value>) => Value | null;
}
