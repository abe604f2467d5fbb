/** Strings of any characters, made without what fast-check sets up for its own unit of the kind. */

import fc, { type Arbitrary, type StringConstraints } from 'fast-check';

/** Any code point but half a surrogate pair. */
const anyCharacter = fc
  .oneof(
    { arbitrary: fc.nat(0xd7ff), weight: 1 },
    { arbitrary: fc.integer({ min: 0xe000, max: 0x10ffff }), weight: 1 },
  )
  .map((codePoint) => String.fromCodePoint(codePoint));

/**
 * Returns strings of any characters, as `fc.string({ unit: 'binary' })` does. That one fills a table of all 1.1 million
 * characters in each process before the first string, which takes a second.
 */
export const anyString = (limits: Omit<StringConstraints, 'unit'> = {}): Arbitrary<string> =>
  fc.string({ ...limits, unit: anyCharacter });
