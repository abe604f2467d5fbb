/** What a wish and its answer are in the tests of the composer. Today is 21 November 2026. */
export interface ExpectedAnswer {
  readonly about: string;
  /** As a mentee typed it. */
  readonly input: string;
  /** Null where there is no wish. */
  readonly language: string | null;
  /** What no wording may hold. */
  readonly lacks?: readonly RegExp[];
}
