/** Tests of what not every machine has, such as a browser or another database. */

/** Options for `suite` and `test`. */
export interface OptionalTests {
  readonly skip?: string;
}

/**
 * The options of tests that need something: they are skipped aloud where it is missing, but for where the environment
 * variable `NO_SKIPS` is set.
 *
 * @param found what they need; undefined where the machine lacks it
 * @param reason what is missing, and how to get it
 * @throws Error with the reason if it is missing and nothing may be skipped; this fails the test file
 */
export function onlyWith(found: unknown, reason: string): OptionalTests {
  if (found !== undefined) return {};
  if (process.env['NO_SKIPS']) throw new Error(`${reason} (NO_SKIPS is set)`);
  return { skip: reason };
}
