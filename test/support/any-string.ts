/** Strings of any characters and addresses of the web, made without what fast-check sets up for its own unit of the kind. */

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

const urlCharacter = fc.oneof(
  { arbitrary: fc.constantFrom(..."abcxyzABCXYZ0123456789-._~!$&'()*+,;=:@"), weight: 4 },
  { arbitrary: anyCharacter.map(encodeURIComponent), weight: 1 },
);

const urlPart = fc.string({ unit: urlCharacter, maxLength: 20 });

/** Returns http and https addresses with a path, a query and a fragment, as `fc.webUrl` does with that same table. */
export const anyWebAddress = (): Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom('http', 'https'),
      fc.domain(),
      fc.array(urlPart, { maxLength: 5 }),
      fc.option(urlPart),
      fc.option(urlPart),
    )
    .map(
      ([scheme, domain, path, query, fragment]) =>
        `${scheme}://${[domain, ...path].join('/')}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`,
    );
