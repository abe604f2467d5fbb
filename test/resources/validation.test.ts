/** What is said to what is sent: the rules and messages of Django REST framework's fields. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { courseFields } from '../../src/domain/course.ts';
import { boolean, date, dateTime, type Fields, integer, text, url } from '../../src/domain/fields.ts';
import { smartGoalFields } from '../../src/domain/smart-goal.ts';
import { wireErrors } from '../../src/resources/faults.ts';
import {
  type FormValue,
  JsonNumber,
  type JsonValue,
  type Submission,
} from '../../src/resources/submission.ts';
import { validate } from '../../src/resources/validation.ts';
import { anyString } from '../support/any-string.ts';

const about = { description: '', example: null };
const FIELDS = {
  id: integer({ ...about, readOnly: true }),
  name: text({ ...about, maximumLength: 5 }),
  note: text({ ...about, maximumLength: 5, blank: true }),
  code: integer(about),
  when: dateTime({ ...about, nullable: true }),
  day: date({ ...about, nullable: true }),
  link: url(about),
  off: boolean(about),
} satisfies Fields;

const number = (source: string) => new JsonNumber(source);
const document = (value: JsonValue): Submission => ({ kind: 'json', document: value });
const form = (fields: Readonly<Record<string, FormValue>>): Submission => ({
  kind: 'form',
  fields: new Map(Object.entries(fields)),
});

const VALID = { name: 'a', code: number('1') };

/** What comes of one field of an otherwise valid document or form: its value, or its messages. */
function outcome(name: keyof typeof FIELDS, submission: Submission): unknown {
  const validated = validate(FIELDS, submission, 'Europe/Berlin');
  if ('faults' in validated) {
    assert.deepEqual(Object.keys(validated.faults), [name]);
    return wireErrors(validated.faults)[name];
  }
  assert.ok(name !== 'id');
  const value = validated.values[name];
  return value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value;
}
const ofDocument = (name: keyof typeof FIELDS, value: JsonValue) =>
  outcome(name, document({ ...VALID, [name]: value }));
const ofForm = (name: keyof typeof FIELDS, value: FormValue) =>
  outcome(name, form({ name: 'a', code: '1', [name]: value }));
const withoutField = (name: keyof typeof FIELDS, submission: 'json' | 'form') => {
  const kept = Object.entries({ name: 'a', code: '1' }).filter(([other]) => other !== name);
  return outcome(
    name,
    submission === 'json' ? document(Object.fromEntries(kept)) : form(Object.fromEntries(kept)),
  );
};

const REQUIRED = ['This field is required.'];
const NULL = ['This field may not be null.'];
const BLANK = ['This field may not be blank.'];
const NO_STRING = ['Not a valid string.'];
const NO_INTEGER = ['A valid integer is required.'];
const NO_BOOLEAN = ['Must be a valid boolean.'];
const NO_URL = ['Enter a valid URL.'];
const TOO_LONG = 'Ensure this field has no more than 5 characters.';
const NUL = 'Null characters are not allowed.';
const TOO_LARGE = ['Ensure this value is less than or equal to 2147483647.'];
const TOO_SMALL = ['Ensure this value is greater than or equal to -2147483648.'];
const NO_TIME = [
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
];

const NO_DAY = ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'];

const shown = (value: unknown) =>
  (value instanceof JsonNumber ? value.source : (JSON.stringify(value) ?? '')).slice(0, 40);

function table(
  name: keyof typeof FIELDS,
  rows: readonly (readonly [JsonValue, unknown])[],
  formRows: readonly (readonly [FormValue, unknown])[],
): void {
  for (const [value, expected] of rows) {
    test(`${shown(value)} in a document is ${shown(expected)}`, () => {
      assert.deepEqual(ofDocument(name, value), expected);
    });
  }
  for (const [value, expected] of formRows) {
    test(`${shown(value)} in a form is ${shown(expected)}`, () => {
      assert.deepEqual(ofForm(name, value), expected);
    });
  }
}

const FILE = { fileName: 'goals.txt' };

suite('a text', () => {
  table(
    'name',
    [
      ['a', 'a'],
      [' \x1c\x85a b\u3000', 'a b'],
      ['\ufeff', '\ufeff'],
      ['🚀🚀🚀🚀🚀', '🚀🚀🚀🚀🚀'],
      ['  12345  ', '12345'],
      ['123456', [TOO_LONG]],
      ['🚀🚀🚀🚀🚀🚀', [TOO_LONG]],
      ['12345\0', [TOO_LONG, NUL]],
      ['a\0', [NUL]],
      ['', BLANK],
      [' \t\n\x1f\x85', BLANK],
      [null, NULL],
      [true, NO_STRING],
      [false, NO_STRING],
      [[], NO_STRING],
      [['a'], NO_STRING],
      [{}, NO_STRING],
      ['\ud83d', NO_STRING],
      ['a\ude80b', NO_STRING],
      [number('1'), '1'],
      [number('-0'), '0'],
      [number('1.50'), '1.5'],
      [number('1e2'), '100.0'],
      [number('1e400'), 'inf'],
      [number('123456'), [TOO_LONG]],
    ],
    [
      ['a', 'a'],
      ['', BLANK],
      [' ', BLANK],
      ['null', 'null'],
      [FILE, NO_STRING],
    ],
  );
  test('must be there', () => {
    assert.deepEqual(withoutField('name', 'json'), REQUIRED);
    assert.deepEqual(withoutField('name', 'form'), REQUIRED);
  });
});

suite('a text that may be blank', () => {
  table(
    'note',
    [
      ['', ''],
      ['  ', ''],
      [null, NULL],
      [false, NO_STRING],
      ['123456', [TOO_LONG]],
    ],
    [
      ['', ''],
      ['  ', ''],
      [' a ', 'a'],
    ],
  );
  test('is blank where it is not there', () => {
    assert.equal(withoutField('note', 'json'), '');
    assert.equal(withoutField('note', 'form'), '');
  });
});

suite('an integer', () => {
  table(
    'code',
    [
      [number('1'), 1],
      [number('-0'), 0],
      [number('1.0'), 1],
      [number('1e5'), 100_000],
      [number('-0.0'), 0],
      [number('2147483647'), 2_147_483_647],
      [number('2147483647.0'), 2_147_483_647],
      [number('-2147483648'), -2_147_483_648],
      [number('2147483648'), TOO_LARGE],
      [number('-2147483649'), TOO_SMALL],
      [number('1e15'), TOO_LARGE],
      [number('9'.repeat(4000)), TOO_LARGE],
      [number('1.5'), NO_INTEGER],
      [number('1e16'), NO_INTEGER],
      [number('1e-7'), NO_INTEGER],
      [number('1e400'), NO_INTEGER],
      ['7', 7],
      [' +1_000 ', 1000],
      ['-007', -7],
      ['1.', 1],
      ['1.00 ', 1],
      ['1.0\x1c', 1],
      ['\u0661\u0662', 12],
      ['9'.repeat(1000), TOO_LARGE],
      ['9'.repeat(1001), ['String value too large.']],
      [' '.repeat(1001), ['String value too large.']],
      ['\x1c1', NO_INTEGER],
      ['\u0661.\u0660', NO_INTEGER],
      ['.0', NO_INTEGER],
      ['1.0.0', NO_INTEGER],
      ['1.01', NO_INTEGER],
      ['1e3', NO_INTEGER],
      ['0x10', NO_INTEGER],
      ['NaN', NO_INTEGER],
      ['', NO_INTEGER],
      [' ', NO_INTEGER],
      ['\ud83d', NO_INTEGER],
      [true, NO_INTEGER],
      [[number('1')], NO_INTEGER],
      [{}, NO_INTEGER],
      [null, NULL],
    ],
    [
      ['7', 7],
      ['', NO_INTEGER],
      [FILE, NO_INTEGER],
    ],
  );
  test('must be there', () => {
    assert.deepEqual(withoutField('code', 'json'), REQUIRED);
    assert.deepEqual(withoutField('code', 'form'), REQUIRED);
  });
});

suite('a truth value', () => {
  const of = (value: boolean) => (word: string) => [word, value] as const;
  const rows = [
    ...['t', 'T', 'y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON', '1'].map(of(true)),
    ...['f', 'F', 'n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF', '0'].map(
      of(false),
    ),
    ...[' true', 'yEs', 'tRUE', '1.0', '01', 'null', '\u0661'].map((word) => [word, NO_BOOLEAN] as const),
  ];
  table(
    'off',
    [
      ...rows,
      [true, true],
      [false, false],
      [number('1'), true],
      [number('1.0'), true],
      [number('0'), false],
      [number('-0.0'), false],
      [number('2'), NO_BOOLEAN],
      [number('-1'), NO_BOOLEAN],
      ['', NO_BOOLEAN],
      [[], NO_BOOLEAN],
      [{}, NO_BOOLEAN],
      [null, NULL],
    ],
    [...rows, ['', false], [' ', NO_BOOLEAN], [FILE, NO_BOOLEAN]],
  );
  test('is false where it is not there', () => {
    assert.equal(withoutField('off', 'json'), false);
    assert.equal(withoutField('off', 'form'), false);
  });
});

suite('a date-time', () => {
  table(
    'when',
    [
      ['2026-05-04T18:00', '2026-05-04T16:00:00Z'],
      [null, null],
      ['', NO_TIME],
      [' 2026-05-04T18:00', NO_TIME],
      [number('2026'), NO_TIME],
      [true, NO_TIME],
      ['2026-03-29T02:30', ['Invalid datetime for the timezone "Europe/Berlin".']],
    ],
    [
      ['2026-05-04T18:00Z', '2026-05-04T18:00:00Z'],
      ['', null],
      [' ', NO_TIME],
      [FILE, NO_TIME],
    ],
  );
  test('is null where it is not there', () => {
    assert.equal(withoutField('when', 'json'), null);
    assert.equal(withoutField('when', 'form'), null);
  });
});

suite('a day', () => {
  table(
    'day',
    [
      ['2026-05-04', '2026-05-04'],
      ['2026-5-4', '2026-05-04'],
      [null, null],
      ['', NO_DAY],
      ['2026-02-30', NO_DAY],
      ['0000-01-01', NO_DAY],
      ['2026-05-04T18:00', NO_DAY],
      [number('2026'), NO_DAY],
    ],
    [
      ['2026-05-04', '2026-05-04'],
      ['', null],
      [FILE, NO_DAY],
    ],
  );
});

suite('a web address', () => {
  const long = `http://example.org/${'x'.repeat(181)}`;
  const tooLong = 'Ensure this field has no more than 200 characters.';
  table(
    'link',
    [
      [' http://example.org/a ', 'http://example.org/a'],
      [long, long],
      [null, null],
      ['', null],
      ['  ', BLANK],
      ['\u00a0', BLANK],
      ['\u2028', BLANK],
      [`${long}x`, [tooLong]],
      ['x'.repeat(201), [tooLong, ...NO_URL]],
      ['http://example.org/\0', [NUL]],
      ['\0', [NUL, ...NO_URL]],
      ['x', NO_URL],
      ['ftp://example.org', NO_URL],
      [true, NO_URL],
      [[], NO_URL],
      [{}, NO_URL],
      ['\ud83d', NO_URL],
      [number('1'), NO_URL],
    ],
    [
      ['http://example.org', 'http://example.org'],
      ['', null],
      [' ', BLANK],
      [FILE, NO_URL],
    ],
  );
});

suite('a whole submission', () => {
  const wrongAtAll: readonly (readonly [JsonValue, string])[] = [
    [null, 'No data provided'],
    [[], 'Invalid data. Expected a dictionary, but got list.'],
    ['{}', 'Invalid data. Expected a dictionary, but got str.'],
    [number('1'), 'Invalid data. Expected a dictionary, but got int.'],
    [number('-0'), 'Invalid data. Expected a dictionary, but got int.'],
    [number('1.0'), 'Invalid data. Expected a dictionary, but got float.'],
    [number('1e400'), 'Invalid data. Expected a dictionary, but got float.'],
    [true, 'Invalid data. Expected a dictionary, but got bool.'],
  ];
  for (const [value, message] of wrongAtAll) {
    test(`must be an object, not ${shown(value)}`, () => {
      const validated = validate(FIELDS, document(value), 'UTC');
      assert.ok('faults' in validated);
      assert.deepEqual(wireErrors(validated.faults), { non_field_errors: [message] });
    });
  }

  test('is told everything that is wrong with it at once, in the order of the fields', () => {
    const submission = document({
      off: null,
      link: 'x',
      when: true,
      code: '',
      note: '123456\0',
      unknown: 'ignored',
      id: 'ignored',
    });
    const validated = validate(FIELDS, submission, 'UTC');
    assert.ok('faults' in validated);
    assert.deepEqual(Object.entries(wireErrors(validated.faults)), [
      ['name', REQUIRED],
      ['note', [TOO_LONG, NUL]],
      ['code', NO_INTEGER],
      ['when', NO_TIME],
      ['link', NO_URL],
      ['off', NULL],
    ]);
  });

  test('may have names that objects inherit', () => {
    const text = '{"__proto__": {"name": "a"}, "constructor": 1, "toString": "x", "code": "1"}';
    const validated = validate(FIELDS, document(JSON.parse(text)), 'UTC');
    assert.deepEqual('faults' in validated && wireErrors(validated.faults), { name: REQUIRED });
  });

  test('has every value that it left out', () => {
    assert.deepEqual(validate(FIELDS, document(VALID), 'UTC'), {
      values: { name: 'a', note: '', code: 1, when: null, day: null, link: null, off: false },
    });
  });

  test('comes to values of the right kinds or to messages, whatever is sent', () => {
    const scalar = fc.oneof(
      fc.constantFrom(
        null,
        true,
        false,
        '',
        ' ',
        '\0',
        '\ud83d',
        '1',
        'true',
        'http://a.org',
        '2026-05-04T18:00',
      ),
      fc.double().map((value) => number(Number.isFinite(value) ? String(value) : '0')),
      anyString(),
    );
    const value = fc.oneof(scalar, fc.array(scalar), fc.dictionary(fc.string(), scalar));
    for (const fields of [FIELDS, courseFields, smartGoalFields]) {
      const names = fc.constantFrom(...Object.keys(fields), 'other');
      fc.assert(
        fc.property(fc.dictionary(names, value), (sent) => {
          const validated = validate(fields, document(sent), 'Europe/Berlin');
          if ('values' in validated) return;
          for (const [name, own] of Object.entries(validated.faults)) {
            assert.ok(Object.hasOwn(fields, name) && own.length > 0);
          }
        }),
      );
    }
  });
});
