/** Text as Python reads it; the tables were answered by Python itself. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  asciiDigits,
  characterCount,
  hasWhiteSpace,
  integerFromText,
  pythonNumberText,
  strip,
  withoutDecimalZeros,
} from '../../src/resources/text.ts';
import { anyString } from '../support/any-string.ts';

/** All that Python's `str.isspace` says yes to. */
const SPACES = [
  ...'\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  ...'\u2028\u2029\u202f\u205f\u3000',
];
const anyCharacter = anyString({ minLength: 1, maxLength: 1 });
const spaces = fc.string({ unit: fc.constantFrom(...SPACES), maxLength: 5 });
const anyText = fc.string({ unit: fc.oneof(fc.constantFrom(...SPACES), anyCharacter), maxLength: 30 });

suite('strip', () => {
  test('takes away Python’s white space and nothing else', () => {
    for (const space of SPACES) assert.equal(strip(`${space}a${space}b${space}`), `a${space}b`);
    for (const kept of ['\ufeff', '\u200b', '\u180e', '\u2060', '\x1b', '\0', '\x7f']) {
      assert.equal(strip(`${kept}a${kept}`), `${kept}a${kept}`);
      assert.equal(hasWhiteSpace(kept), false);
    }
  });

  test('leaves the middle as it is', () => {
    fc.assert(
      fc.property(spaces, anyText, spaces, (before, text, after) => {
        const bare = strip(text);
        assert.equal(strip(before + text + after), bare);
        assert.equal(strip(bare), bare);
        assert.ok(text.includes(bare));
        assert.ok(!SPACES.includes(bare.charAt(0)) && !SPACES.includes(bare.charAt(bare.length - 1)));
      }),
    );
  });

  test('is as fast on a long run of spaces inside', () => {
    const text = `a${' '.repeat(1_000_000)}b`;
    assert.equal(strip(text), text);
  });
});

suite('characterCount', () => {
  test('counts code points, and a half of a pair as one', () => {
    const halves = fc.constantFrom('\ud83d', '\ude80', '🚀', 'a', '\ud83d\ud83d');
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(halves, anyCharacter), maxLength: 40 }), (text) => {
        assert.equal(characterCount(text), [...text].length);
      }),
    );
  });
});

suite('integerFromText', () => {
  const read: readonly (readonly [string, bigint | undefined])[] = [
    ['1', 1n],
    ['+1', 1n],
    ['-01', -1n],
    ['007', 7n],
    ['-0', 0n],
    [' 5\t', 5n],
    ['\u00a05\u2028', 5n],
    ['\x855', 5n],
    ['1_000', 1000n],
    ['0_1', 1n],
    ['\u0661\u0662', 12n],
    ['\uff11', 1n],
    ['𝟙', 1n],
    ['1\u0662', 12n],
    ['9'.repeat(4300), 10n ** 4300n - 1n],
    ['9'.repeat(4301), undefined],
    ['', undefined],
    [' ', undefined],
    ['- 1', undefined],
    ['+-1', undefined],
    ['\u22121', undefined],
    ['\uff0b1', undefined],
    ['1__0', undefined],
    ['_1', undefined],
    ['1_', undefined],
    ['\u00b2', undefined],
    ['\u2460', undefined],
    ['1.0', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['NaN', undefined],
    ['\x1c1', undefined],
    ['1\x1f', undefined],
    ['\t\u20282257\x1f\u205f', undefined],
    ['\u200b1', undefined],
    ['\ufeff1', undefined],
    ['1\0', undefined],
  ];
  for (const [text, integer] of read) {
    test(`reads ${JSON.stringify(text.slice(0, 20))} of ${text.length} as ${String(integer).slice(0, 20)}`, () => {
      assert.equal(integerFromText(text), integer);
    });
  }

  test('reads back every integer, in the digits of every script, with white space around it', () => {
    const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0xe50, 0xff10, 0x104a0, 0x1d7ce, 0x1d7f6];
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom(...zeros), spaces, (integer, zero, around) => {
        const text = String(integer).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        const control = /[\x1c-\x1f]/.test(around);
        assert.equal(integerFromText(around + text + around), control ? undefined : integer);
      }),
    );
  });

  test('reads what JavaScript takes for decimal digits, of all scripts that Unicode has', () => {
    const digits = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    // They come in tens, each from 0 to 9.
    assert.equal(digits.length % 10, 0);
    for (const [index, digit] of digits.entries())
      assert.equal(asciiDigits(digit), String(index % 10), digit);
  });
});

test('only zeros right at the end are decimal zeros', () => {
  const read: readonly (readonly [string, string])[] = [
    ['1.', '1'],
    ['1.0', '1'],
    ['1.00 ', '1'],
    ['1.0\x1c', '1'],
    ['1_0.0', '1_0'],
    ['1.0.0', '1.0'],
    ['.0', ''],
    ['1.01', '1.01'],
    ['1.\u0660', '1.\u0660'],
    ['100', '100'],
  ];
  for (const [text, bare] of read) assert.equal(withoutDecimalZeros(text), bare);
});

suite('pythonNumberText', () => {
  const written: readonly (readonly [string, string])[] = [
    ['1', '1'],
    ['-0', '0'],
    ['0', '0'],
    ['1.0', '1.0'],
    ['-0.0', '-0.0'],
    ['0e5', '0.0'],
    ['1.10', '1.1'],
    ['1e5', '100000.0'],
    ['1E2', '100.0'],
    ['1e15', '1000000000000000.0'],
    ['1e16', '1e+16'],
    ['1e22', '1e+22'],
    ['1e100', '1e+100'],
    ['12345678901234567.0', '1.2345678901234568e+16'],
    ['0.0001', '0.0001'],
    ['1e-5', '1e-05'],
    ['0.00001', '1e-05'],
    ['1e-7', '1e-07'],
    ['0.00001234', '1.234e-05'],
    ['5e-324', '5e-324'],
    ['1e400', 'inf'],
    ['-1e400', '-inf'],
    ['1e-400', '0.0'],
    ['9007199254740993', '9007199254740993'],
    ['9007199254740993.0', '9007199254740992.0'],
    ['-123.456', '-123.456'],
    ['0.1', '0.1'],
  ];
  for (const [source, text] of written) {
    test(`writes ${source} as ${text}`, () => assert.equal(pythonNumberText(source), text));
  }

  test('writes a number that reads back as the same', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = pythonNumberText(Object.is(number, -0) ? '-0.0' : number.toExponential());
        assert.ok(Object.is(Number(text), number), text);
        assert.match(text, /^-?(\d+\.\d+|\d(\.\d+)?e[+-]\d{2,})$/);
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(), (integer) => assert.equal(pythonNumberText(String(integer)), String(integer))),
    );
  });
});
