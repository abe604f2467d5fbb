/** What is written comes back exactly as it was. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { courseFields } from '../../src/domain/course.ts';
import type { Fields, RecordOf } from '../../src/domain/fields.ts';
import { writtenExternalIds } from '../../src/domain/former-external-ids.ts';
import { type ImportedRows, KINDS, type Kind } from '../../src/domain/imported-rows.ts';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { preLeadStatusFields } from '../../src/domain/pre-lead-status.ts';
import {
  contactFields,
  type DueRule,
  RELATION_STATUSES,
  ROLES,
  relationDetails,
} from '../../src/domain/programme.ts';
import { csvLine, escapeFormula, unescapeFormula } from '../../src/interchange/formats/csv-text.ts';
import { columnNamesOf, TABLES } from '../../src/interchange/kinds/tables.ts';
import { anyString } from '../support/any-string.ts';
import { anyRecord } from '../support/records.ts';
import { goodRows } from './files.ts';

const TIME_ZONE = 'Europe/Warsaw';

/** Texts that spreadsheets would run, that CSV must quote, and that people write. */
const hostile = fc.oneof(
  anyString().filter((text) => text.isWellFormed() && !text.includes('\0')),
  fc.string({ unit: fc.constantFrom(...`'=+-@\t\r\n＝＋－＠",; ażł😀\ufeff`) }),
  fc.constantFrom(
    "'=1+1",
    "''+x",
    '=cmd',
    '\r\n',
    ' x ',
    '"',
    '""',
    "'",
    'sep=;',
    '{',
    '1',
    'true',
    'null',
    '\ufeff',
  ),
);
const content = hostile.filter((text) => text.trim() !== '' && /[^\s\x1c-\x1f\x85]/.test(text));
const line = content
  .map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && text === text.normalize('NFC').replace(/\s+/g, ' ').trim());
const lines = content.map((text) => text.normalize('NFC').trim());
const email = fc
  .tuple(fc.stringMatching(/^[a-z+=-][a-z0-9_+-]{0,9}$/), fc.constantFrom('example.org', 'mail.example.org'))
  .map(([local, domain]) => `${local}@${domain}`);
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const natural = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const whole = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const orNull = <V>(value: fc.Arbitrary<V>): fc.Arbitrary<V | null> => fc.option(value);
const dayAfter = (first: string): fc.Arbitrary<Temporal.PlainDate> =>
  fc.nat(9000).map((days) => Temporal.PlainDate.from(first).add({ days }));
const pastDay = dayAfter('2000-01-01');
const instant = fc
  .bigInt({ min: -62_000_000_000_000_000n, max: 200_000_000_000_000_000n })
  .map((microseconds) => Temporal.Instant.fromEpochNanoseconds(microseconds * 1000n));
const role = fc.constantFrom(...ROLES);
const feedbackKey = {
  mentor_email: email,
  mentee_email: email,
  cohort: fc.oneof(fc.constant(''), line),
  role,
  round: line,
};
const due: fc.Arbitrary<DueRule> = fc
  .oneof(
    fc.record({ counts_from: fc.constant('start' as const), days: whole }),
    fc.record({
      counts_from: fc.constant('share' as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => share + 0),
      days_without_end: whole,
    }),
    fc.record({ counts_from: fc.constant('end' as const), days: whole, days_without_end: whole }),
  )
  .map((rule) => ({ ...rule }));
const event = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^[=+@'-]?[\p{L}0-9]([\p{L} 0-9,;"\n-]{0,20}[\p{L}0-9])?$/u),
);
const address = fc.constantFrom('https://video.example.org/w1', 'http://video.example.org/?a="b",c;d');

/** What clients submit, and what the service writes. */
const submitted = {
  integer: whole,
  text: event,
  datetime: instant,
  date: pastDay,
  url: address,
  boolean: fc.boolean(),
};
const written = { ...submitted, text: content };

/** A course of a file may leave its id and its switch to the service. */
const course = fc
  .tuple(anyRecord(courseFields, submitted), orNull(id), orNull(fc.boolean()))
  .map(([record, number, deactivated]) => ({ ...record, id: number, deactivated }));

/** What is known besides of people and pairs. */
const besides = { ...submitted, text: line, integer: fc.integer({ min: 0, max: 999 }) };

const withBesides = <F extends Fields, Row>(
  fields: F,
  row: { [Name in keyof Row]: fc.Arbitrary<Row[Name]> },
): fc.Arbitrary<Row & RecordOf<F>> =>
  fc.tuple(fc.record(row), anyRecord(fields, besides)).map(([one, other]) => ({ ...one, ...other }));

const ROWS: { readonly [K in Kind]: fc.Arbitrary<ImportedRows[K]> } = {
  'pre-lead-statuses': fc
    .tuple(anyRecord(preLeadStatusFields, written), id)
    .map(([record, number]) => ({ ...record, id: number })),
  erasures: fc.record({
    digest: fc.stringMatching(/^[0-9a-f]{64}$/),
    what: fc.constantFrom('person', 'smart-goal'),
    erased_at: instant,
    key: orNull(fc.stringMatching(/^[0-9a-f]{16}$/)),
  }),
  managers: fc.record({ first_name: line, last_name: orNull(line), email, id: orNull(id) }),
  participants: withBesides(contactFields, {
    role,
    full_name: line,
    email,
    external_id: orNull(line),
    language: orNull(fc.constantFrom(...LANGUAGES)),
    former_emails: orNull(
      fc.uniqueArray(email, { minLength: 1, maxLength: 3 }).map((emails) => emails.join(' ')),
    ),
    former_external_ids: orNull(fc.uniqueArray(line, { minLength: 1, maxLength: 3 }).map(writtenExternalIds)),
    id: orNull(id),
  }),
  rounds: fc.record({
    title: line,
    titles: orNull(line.filter((title) => title.trim() !== '').map((title) => `de: ${title}`)),
    order: id,
    due,
    roles: fc.constantFrom([...ROLES], ['mentee' as const], ['mentor' as const]),
    cohort: orNull(line),
    active: orNull(fc.boolean()),
  }),
  relations: withBesides(relationDetails, {
    mentor_email: email,
    mentee_email: email,
    manager_email: orNull(email),
    cohort: feedbackKey.cohort,
    start: pastDay,
    end: orNull(dayAfter('2030-01-01')),
    status: fc.constantFrom(...RELATION_STATUSES),
    status_since: orNull(pastDay),
    reason: orNull(lines),
  }),
  exceptions: fc
    .record({ ...feedbackKey, due_date: orNull(pastDay), waived: fc.boolean(), reason: orNull(lines) })
    .map((row) => (row.waived ? { ...row, due_date: null } : row)),
  feedbacks: fc.record({
    ...feedbackKey,
    received_on: pastDay,
    source: orNull(line),
    external_id: orNull(line),
  }),
  courses: course,
  'smart-goals': fc.record({
    id,
    created_at: instant,
    input: content,
    output: hostile,
    input_tokens: natural,
    output_tokens: natural,
    writer: content,
    model: orNull(content),
    language: orNull(content),
    variant: natural,
    milliseconds: orNull(natural),
    tokens_counted_by: fc.constantFrom('server', 'service'),
  }),
};

/** Temporal's objects show nothing of themselves to a deep comparison. */
const shown = (rows: readonly object[]): unknown =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .map(([name, value]) => [
          name,
          value instanceof Temporal.PlainDate || value instanceof Temporal.Instant ? String(value) : value,
        ])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    ),
  );

function comesBack<K extends Kind>(kind: K): void {
  const batch = fc.array(ROWS[kind], { minLength: 1, maxLength: 5 });
  for (const separator of [',', ';', '\t']) {
    test(`${kind} in CSV with ${JSON.stringify(separator)}`, async () => {
      await fc.assert(
        fc.asyncProperty(batch, async (rows) => {
          const cells = rows.map((row) => TABLES[kind].write(row, TIME_ZONE));
          const csv = [columnNamesOf(kind), ...cells].map((row) => csvLine(row, separator)).join('');
          assert.deepEqual(shown(await goodRows(csv)), shown(rows));
        }),
        { numRuns: 10 },
      );
    });
  }
}

suite('rows come back', () => {
  for (const kind of KINDS) comesBack(kind);
});

suite('defusing', () => {
  test('gives back every text, and none that a spreadsheet would run', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        assert.equal(unescapeFormula(escapeFormula(text)), text);
        assert.ok(!/^[=+\-@\t\r\n＝＋－＠]/.test(escapeFormula(text)));
      }),
    );
  });

  test('also where the file is split at another separator, which makes cells of parts of a cell', () => {
    const part = fc.constantFrom(';', '\t', ',', '\n', '"', "'", '=1+1', '-', '@', 'a', ' ', '＝');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('');
        assert.equal(unescapeFormula(escapeFormula(text)), text);
        for (const cell of csvLine(['x', text, 'y'])
          .trimEnd()
          .split(/[;\t\r\n]/)) {
          assert.ok(!/^"*[=+\-@＝＋－＠]/.test(cell), `${JSON.stringify(text)} gives the cell ${cell}`);
        }
      }),
      { numRuns: 1000 },
    );
    assert.equal(csvLine(['a;=1+1', 'b\t-1', 'c,@x']), `a;'=1+1,b\t'-1,"c,'@x"\n`);
  });

  test('leaves numbers and what is harmless as they are', () => {
    assert.equal(
      csvLine([-5, true, null, "it's", "'tis", 'a=b', '=1', "'=1", '"', 'a,b', ' x']),
      `-5,true,,it's,'tis,a=b,'=1,''=1,"""","a,b", x\n`,
    );
    assert.equal(csvLine(['a,b', 'a;b'], ';'), 'a,b;"a;b"\n');
  });

  test('is taken off where a spreadsheet was told that the cell is text', async () => {
    const [row] = await goodRows("first_name,email,last_name\n'=A,'+a@example.org,'B\n");
    assert.deepEqual(row, { first_name: '=A', email: '+a@example.org', last_name: "'B", id: null });
  });
});

test('date-times are written with six digits for goals, and with the offset of the time zone', () => {
  const [, created] = TABLES['smart-goals'].write(
    {
      id: 1,
      created_at: Temporal.Instant.from('2026-11-21T02:10:54Z'),
      input: 'a',
      output: 'b',
      input_tokens: 1,
      output_tokens: 1,
      writer: 'imported',
      model: null,
      language: null,
      variant: 0,
      milliseconds: null,
      tokens_counted_by: 'service',
    },
    TIME_ZONE,
  );
  assert.equal(created, '2026-11-21T03:10:54.000000+01:00');
});
