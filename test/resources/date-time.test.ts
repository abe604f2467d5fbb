/** Date-times as Django REST framework takes and shows them; it answered the tables, but for times before 1893. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { formatDateTime, parseDateTime } from '../../src/resources/date-time.ts';
import { wireText } from '../../src/resources/faults.ts';

const BERLIN = 'Europe/Berlin';
const WRONG_FORMAT =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';
const OUT_OF_RANGE = 'Datetime value out of range.';
const NO_SUCH_TIME = 'Invalid datetime for the timezone "Europe/Berlin".';

/** What a client sees of what it sent, or the message. */
function echo(value: unknown, timeZone = BERLIN): string {
  const parsed = parseDateTime(value, timeZone);
  return 'value' in parsed
    ? formatDateTime(parsed.value, timeZone, false)
    : parsed.faults.map(wireText).join();
}

suite('what is sent and what comes back', () => {
  const table: readonly (readonly [unknown, string])[] = [
    ['2026-05-04T18:00:00+02:00', '2026-05-04T18:00:00+02:00'],
    ['2026-05-04T18:00:00', '2026-05-04T18:00:00+02:00'],
    ['2026-12-04 18:00', '2026-12-04T18:00:00+01:00'],
    ['2026-5-4T8:0', '2026-05-04T08:00:00+02:00'],
    ['2026-5-4T8:0:9', '2026-05-04T08:00:09+02:00'],
    ['2026-05-04T16:00:00Z', '2026-05-04T18:00:00+02:00'],
    ['2026-05-04T18:00:00.5+02:00', '2026-05-04T18:00:00.500000+02:00'],
    ['2026-05-04T18:00:00,123456Z', '2026-05-04T20:00:00.123456+02:00'],
    ['2026-05-04T18:00:00.123456789012Z', '2026-05-04T20:00:00.123456+02:00'],
    ['2026-05-04T18:00:00.000000Z', '2026-05-04T20:00:00+02:00'],
    ['2026-05-04T18:00+02', '2026-05-04T18:00:00+02:00'],
    ['2026-05-04T18:00+0530', '2026-05-04T14:30:00+02:00'],
    ['2026-05-04T18:00-00:00', '2026-05-04T20:00:00+02:00'],
    ['2026-05-04T18:00+22:60', '2026-05-03T21:00:00+02:00'],
    ['2026-05-04T18:00+23:59', '2026-05-03T20:01:00+02:00'],
    ['2026-05-04T18:00:00Z\n', '2026-05-04T20:00:00+02:00'],
    ['\u0662\u0660\u0662\u0666-05-04T18:00:00.\u0665+0\u0662', '2026-05-04T18:00:00.500000+02:00'],
    ['2024-02-29T12:00:00Z', '2024-02-29T13:00:00+01:00'],
    ['2026-03-29T01:59:59.999999', '2026-03-29T01:59:59.999999+01:00'],
    ['2026-03-29T03:00', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T01:59:59', '2026-10-25T01:59:59+02:00'],
    ['2026-10-25T03:00', '2026-10-25T03:00:00+01:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
    ['2038-07-01T12:00:00Z', '2038-07-01T14:00:00+02:00'],
    ['1945-07-01T12:00:00Z', '1945-07-01T15:00:00+03:00'],
    ['0001-01-02T12:00:00Z', '0001-01-02T12:53:00+00:53'],
    ['0001-01-01T00:53', '0001-01-01T00:53:00+00:53'],
    ['1890-05-04T18:00', '1890-05-04T18:00:00+00:53'],
    ['1890-05-04T18:00:07.5Z', '1890-05-04T18:53:07.500000+00:53'],
    ['9999-12-31T22:59:59Z', '9999-12-31T23:59:59+01:00'],
    ['9999-12-31T23:59:59+02:00', '9999-12-31T22:59:59+01:00'],
    ['9999-12-31T23:59:59.999999', '9999-12-31T23:59:59.999999+01:00'],
    ['9999-12-31T23:00:00Z', OUT_OF_RANGE],
    ['0001-01-01T00:00:00+01:00', OUT_OF_RANGE],
    ['0001-01-01T00:00:00', OUT_OF_RANGE],
    ['2026-03-29T02:00', NO_SUCH_TIME],
    ['2026-03-29T02:59:59.999999', NO_SUCH_TIME],
    ['2026-10-25T02:00', NO_SUCH_TIME],
    ['2026-10-25T02:59:59.999999', NO_SUCH_TIME],
  ];
  for (const [value, answer] of table) {
    test(`${JSON.stringify(value)} → ${answer}`, () => assert.equal(echo(value), answer));
  }
});

suite('what has the wrong format', () => {
  const wrong: readonly unknown[] = [
    '',
    ' ',
    'tomorrow',
    '2026-05-04',
    '2026-05-04T18',
    ' 2026-05-04T18:00',
    '2026-05-04T18:00 ',
    '2026-05-04t18:00',
    '2026-05-04  18:00',
    '2026-05-04\n18:00',
    '2026-05-04T18:00z',
    '2026-05-04T18:00 +02:00',
    '2026-05-04T18:00:00.',
    '2026-05-04T18:00:00.1234567890123',
    '2026-05-04T18:00.5',
    '2026-05-04T18:00:00Z\n\n',
    '2026-05-04T18:00:00+02:00:00',
    '2026-05-04T18:00:00+2',
    '2026-05-04T18:00:00+24:00',
    '2026-05-04T18:00:00+23:60',
    '2026-05-04T18:00:00-99:99',
    '2026-05-04T18:00:60',
    '2026-05-04T24:00',
    '2026-05-04T18:60',
    '2026-13-04T18:00',
    '2026-00-04T18:00',
    '2026-05-32T18:00',
    '2026-02-29T18:00',
    '0000-05-04T18:00',
    '+2026-05-04T18:00',
    '12026-05-04T18:00',
    '2026-W19-1T18:00',
    '2026-05-04T18:00[Europe/Berlin]',
    1_777_000_000,
    true,
    [],
    {},
  ];
  for (const value of wrong) {
    test(JSON.stringify(value), () => assert.equal(echo(value), WRONG_FORMAT));
  }
});

const instant = (text: string) => Temporal.Instant.from(text);
const microseconds = (text: string) => instant(text).epochNanoseconds / 1000n;
const timeZones = fc.constantFrom(
  'UTC',
  BERLIN,
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Apia',
  'Asia/Kathmandu',
);
const instantsBetween = (first: string, last: string) =>
  fc
    .bigInt({ min: microseconds(first), max: microseconds(last) })
    .map((value) => new Temporal.Instant(value * 1000n));

test('what is shown is read back as the same instant, in any time zone', () => {
  const known = instantsBetween('0001-01-02T00:00:00Z', '9999-12-30T00:00:00Z');
  fc.assert(
    fc.property(known, timeZones, timeZones, fc.boolean(), (moment, shown, read, always) => {
      const text = formatDateTime(moment, shown, always);
      assert.match(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?[+-]\d\d:\d\d$/);
      const parsed = parseDateTime(text, read);
      assert.ok('value' in parsed, text);
      assert.equal(parsed.value.epochNanoseconds, moment.epochNanoseconds);
    }),
  );
});

/** The clock of a time zone as Temporal tells it, with the offset rounded to minutes. */
function shownByTemporal(moment: Temporal.Instant, timeZone: string): string {
  const minutes = Math.round(moment.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9);
  const local = moment.add({ minutes }).toZonedDateTimeISO('UTC').toPlainDateTime();
  const offset = Temporal.PlainTime.from('00:00').add({ minutes: Math.abs(minutes) });
  const sign = minutes < 0 ? '-' : '+';
  return `${local.toString({ fractionalSecondDigits: 6 })}${sign}${offset.toString({ smallestUnit: 'minute' })}`;
}

test('times are shown as Temporal tells them, also when clocks have just changed', () => {
  // Half an hour of summer time, a day left out, winter time as the exception, and an offset with seconds until 1972.
  const unusual = fc.constantFrom(
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Casablanca',
    'Africa/Monrovia',
  );
  const moments = instantsBetween('1850-01-01T00:00:00Z', '2100-01-01T00:00:00Z');
  const nearby = fc.constantFrom(-3_600_000_000, -1000, -1, 0, 1, 999, 1000, 3_600_000_000);
  fc.assert(
    fc.property(moments, fc.oneof(timeZones, unusual), nearby, (moment, timeZone, microseconds) => {
      const change = moment.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next') ?? moment;
      const near = Temporal.Instant.fromEpochMilliseconds(change.epochMilliseconds).add({ microseconds });
      for (const one of [moment, near, moment]) {
        assert.equal(formatDateTime(one, timeZone, true), shownByTemporal(one, timeZone));
      }
    }),
    { numRuns: 300 },
  );
});

test('a local time is taken where the clock shows it once, and refused where it shows it never or twice', () => {
  const nearChanges = fc.constantFrom('2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z', '2026-07-01T00:00:00Z');
  fc.assert(
    fc.property(nearChanges, fc.integer({ min: -60, max: 300 }), (day, minutes) => {
      const local = instant(day).add({ minutes }).toZonedDateTimeISO('UTC').toPlainDateTime();
      const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
        local.toZonedDateTime(BERLIN, { disambiguation }),
      );
      assert.ok(earlier !== undefined && later !== undefined);
      const parsed = parseDateTime(local.toString({ smallestUnit: 'second' }), BERLIN);
      if (earlier.equals(later)) {
        assert.ok('value' in parsed && parsed.value.equals(earlier.toInstant()), local.toString());
      } else {
        assert.deepEqual('faults' in parsed && parsed.faults.map(wireText), [NO_SUCH_TIME]);
      }
    }),
  );
});

test('six digits are shown where they are not zeros, or where they always are', () => {
  assert.equal(
    formatDateTime(instant('2026-11-21T02:10:54Z'), BERLIN, true),
    '2026-11-21T03:10:54.000000+01:00',
  );
  assert.equal(formatDateTime(instant('2026-11-21T02:10:54Z'), BERLIN, false), '2026-11-21T03:10:54+01:00');
  assert.equal(
    formatDateTime(instant('2026-11-21T02:10:54.00001Z'), 'UTC', false),
    '2026-11-21T02:10:54.000010+00:00',
  );
  assert.equal(
    formatDateTime(instant('2026-07-21T02:10:54Z'), 'Asia/Kolkata', false),
    '2026-07-21T07:40:54+05:30',
  );
});

test('the first and the last instant are shown in four digits of the year, wherever that is', () => {
  for (const [moment, timeZone, shown] of [
    ['0001-01-01T00:00:00Z', BERLIN, '0001-01-01T00:53:00+00:53'],
    ['0001-01-01T00:00:00Z', 'America/New_York', '0001-01-01T00:00:00+00:00'],
    ['9999-12-31T23:59:59Z', 'America/New_York', '9999-12-31T18:59:59-05:00'],
    ['9999-12-31T23:59:59Z', 'Asia/Tokyo', '9999-12-31T23:59:59+00:00'],
  ] as const) {
    assert.equal(formatDateTime(instant(moment), timeZone, false), shown);
  }
});

test('nothing that is sent makes it fail', () => {
  const pieces = fc.constantFrom(...'0123456789-:T Z+.,\n'.split(''), '2026', '05', '\u0665', '🚀');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), timeZones, (parts, timeZone) => {
      const parsed = parseDateTime(parts.join(''), timeZone);
      assert.ok('value' in parsed || parsed.faults.length === 1);
    }),
  );
});
