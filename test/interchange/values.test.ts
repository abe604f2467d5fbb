/** What may stand in cells, and what is said where something else does. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ReadingOptions } from '../../src/interchange/table-file.ts';
import { complaints, goodRows } from './files.ts';

const csv = (values: Readonly<Record<string, string>>): string => {
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  return `${Object.keys(values).map(quote).join()}\n${Object.values(values).map(quote).join()}\n`;
};

const relation = (values: Readonly<Record<string, string>>): string =>
  csv({
    mentor_email: 'a@example.org',
    mentee_email: 'b@example.org',
    start: '2026-05-04',
    status: 'matched',
    ...values,
  });

suite('a day', () => {
  const days: readonly (readonly [string, string, Partial<ReadingOptions>?])[] = [
    ['2026-05-04', '2026-05-04'],
    ['2026/05/04', '2026-05-04'],
    ['2026/5/4', '2026-05-04'],
    ['04.05.2026', '2026-05-04'],
    ['4. 5. 2026', '2026-05-04'],
    ['4.5.2026', '2026-05-04'],
    ['4.5.2026.', '2026-05-04'],
    [' 2026-05-04 ', '2026-05-04'],
    ['13/04/2026', '2026-04-13'],
    ['04/13/2026', '2026-04-13'],
    ['05/05/2026', '2026-05-05'],
    ['03/04/2026', '2026-04-03', { dateOrder: 'dmy' }],
    ['03/04/2026', '2026-03-04', { dateOrder: 'mdy' }],
    ['03-04-2026', '2026-04-03', { dateOrder: 'dmy' }],
    ['04.05.2026', '2026-05-04', { dateOrder: 'mdy' }],
    ['2026-05-04 23:30', '2026-05-04'],
    ['2026-05-04T23:30:00', '2026-05-04'],
    ['2026-05-04T23:30:00Z', '2026-05-05'],
    ['2026-05-04T23:30:00.123Z', '2026-05-05'],
    ['2026-05-04 23:30:00 UTC', '2026-05-05'],
    ['2026-05-04T00:30:00+05:00', '2026-05-03'],
    ['04.05.2026 10:20:33', '2026-05-04'],
    ['5/14/2026 10:20:33', '2026-05-14'],
    ['2026/05/04 11:02:03 PM GMT+0', '2026-05-05'],
    ['2026/05/04 11:02:03 pm GMT+2', '2026-05-04'],
    ['2026/05/04 11:30:00 PM CET', '2026-05-05'],
    ['04.05.2026 23:30:00 MESZ', '2026-05-04'],
    ['2024-02-29', '2024-02-29'],
  ];
  for (const [text, day, options] of days) {
    test(`is read from “${text}”${options?.dateOrder ? ` by ${options.dateOrder}` : ''}`, async () => {
      const [row] = await goodRows(relation({ start: text }), options);
      assert.equal(row !== undefined && 'start' in row && String(row.start), day);
    });
  }

  const wrong: readonly (readonly [string, string, Partial<ReadingOptions>?])[] = [
    [
      '03/04/2026',
      '“03/04/2026” may be 3 April or 4 March. Write it as 2026-04-03, or give --date-order dmy or mdy.',
    ],
    [
      '3-4-2026',
      '“3-4-2026” may be 3 April or 4 March. Write it as 2026-04-03, or give --date-order dmy or mdy.',
    ],
    ['31.02.2026', '“31.02.2026” is not a day: February 2026 has 28 days.'],
    ['2026-13-01', '“2026-13-01” is not a day: there is no month 13.'],
    ['13/04/2026', '“13/04/2026” is not a day: there is no month 13.', { dateOrder: 'mdy' }],
    ['0.5.2026', '“0.5.2026” is not a day: May 2026 has 31 days.'],
    ['46146', '“46146”: a number is not a date. Give the column the format Date and export again.'],
    ['46146.52', '“46146.52”: a number is not a date. Give the column the format Date and export again.'],
    ['04.05.26', '“04.05.26” has a year of two digits. Write it with four: 2026-05-04.'],
    ['4/5/26', '“4/5/26” has a year of two digits. Write it with four: 2026-05-04.'],
    ['0202-05-04', '“0202-05-04” is in the year 202. Write a year from 1900 to 2199.'],
    ['4 May 2026', '“4 May 2026” is not a date. Write it as year, month and day: 2026-05-04.'],
    ['2026-05-04 25:00', '“2026-05-04 25:00” has no time of day in it. Write it as 2026-05-04 18:00.'],
    ['soon', '“soon” is not a date. Write it as year, month and day: 2026-05-04.'],
    ['', 'It must not be empty. Write a date such as 2026-05-04.'],
  ];
  for (const [text, reason, options] of wrong) {
    test(`is not “${text}”${options?.dateOrder ? ` by ${options.dateOrder}` : ''}`, async () => {
      assert.deepEqual(await complaints(relation({ start: text }), options), [`2 start: ${reason}`]);
    });
  }

  test('that is past is not still to come', async () => {
    assert.deepEqual(await complaints(relation({ status_since: '2026-11-22' })), [
      '2 status_since: “2026-11-22” is still to come: today is 2026-11-21. Write the day on which it happened.',
    ]);
    assert.deepEqual(await complaints(relation({ status_since: '2026-11-21' })), []);
    assert.deepEqual(await complaints(relation({ start: '2027-01-01' })), []);
  });

  test('may end a relation only after its start', async () => {
    assert.deepEqual(await complaints(relation({ end: '2026-05-03' })), [
      '2 end: The end, 2026-05-03, is before the start, 2026-05-04. Correct one of them.',
    ]);
  });
});

suite('an e-mail address', () => {
  const right: readonly (readonly [string, string])[] = [
    ['Anna.Nowak@Example.ORG', 'anna.nowak@example.org'],
    [' anna@example.org\u200b', 'anna@example.org'],
    ['\ufeffanna+x@mail.example.org', 'anna+x@mail.example.org'],
    ["o'neill@example.org", "o'neill@example.org"],
    ['zażółć@przykład.example.org', 'zażółć@przykład.example.org'],
  ];
  for (const [text, address] of right) {
    test(`is read from “${text}”`, async () => {
      const [row] = await goodRows(csv({ first_name: 'A', email: text }));
      assert.equal(row !== undefined && 'email' in row && row.email, address);
    });
  }

  const wrong: readonly (readonly [string, string])[] = [
    ['anna', '“anna” is not an e-mail address: it has no @. Write an address such as name@example.org.'],
    [
      'a@example.org, b@example.org',
      '“a@example.org, b@example.org” has several addresses. Write one, the one that is used.',
    ],
    [
      'a@example.org;b@example.org',
      '“a@example.org;b@example.org” has several addresses. Write one, the one that is used.',
    ],
    ['a@b@example.org', '“a@b@example.org” has more than one @. Write an address such as name@example.org.'],
    [
      'Anna <anna@example.org>',
      '“Anna <anna@example.org>” has a name next to the address. Write only “anna@example.org”.',
    ],
    ['mailto:a@example.org', '“mailto:a@example.org” is a link. Write “a@example.org” alone.'],
    ['anna nowak@example.org', '“anna nowak@example.org” has a space in it. Take it out.'],
    ['anna@example', '“anna@example” has no dot after the @. Write the whole domain, such as example.org.'],
    [
      'anna@example,org',
      '“anna@example,org” has a comma, where a dot may be meant. Perhaps “anna@example.org”?',
    ],
    ['@example.org', '“@example.org” has nothing before the @. Write an address such as name@example.org.'],
    ['anna@', '“anna@” has nothing after the @. Write an address such as name@example.org.'],
    [
      'anna.@example.org',
      '“anna.@example.org” has a dot or a hyphen where none can be: at an end, or after another. Take it out.',
    ],
    [
      'anna@example..org',
      '“anna@example..org” has a dot or a hyphen where none can be: at an end, or after another. Take it out.',
    ],
    [
      '(anna)@example.org',
      '“(anna)@example.org” contains a character that is not allowed in an e-mail address. Write an address such as name@example.org.',
    ],
    [
      `<${'@'.repeat(5000)}`,
      `“<${'@'.repeat(58)}…” is longer than 254 characters. Write an address that is in use.`,
    ],
    [
      `${'a'.repeat(250)}@example.org`,
      `“${'a'.repeat(59)}…” is longer than 254 characters. Write an address that is in use.`,
    ],
  ];
  for (const [text, reason] of wrong) {
    test(`is not “${text.slice(0, 40)}”`, async () => {
      assert.deepEqual(await complaints(csv({ first_name: 'A', email: text })), [`2 email: ${reason}`]);
    });
  }
});

suite('words', () => {
  const exception = (values: Readonly<Record<string, string>>): string =>
    csv({
      mentor_email: 'a@example.org',
      mentee_email: 'b@example.org',
      role: 'mentee',
      round: 'Final',
      waived: 'yes',
      ...values,
    });

  for (const [truth, words] of [
    [true, ['yes', 'TRUE', '1', 'x', 'X', 'ja', 'Tak', 'ano']],
    [false, ['no', 'False', '0', 'nein', 'NIE', 'ne']],
  ] as const) {
    test(`say ${truth}: ${words.join(', ')}`, async () => {
      for (const word of words) {
        const [row] = await goodRows(exception({ waived: word }));
        assert.equal(row !== undefined && 'waived' in row && row.waived, truth, word);
      }
    });
  }

  test('name a role or a status in any capitals', async () => {
    for (const role of ['mentor', 'Mentor', 'MENTORS']) {
      const [row] = await goodRows(exception({ role }));
      assert.equal(row !== undefined && 'role' in row && row.role, 'mentor');
    }
    for (const status of ['on_hold', 'On hold', 'on-hold', ' ON HOLD ']) {
      const [row] = await goodRows(relation({ status }));
      assert.equal(row !== undefined && 'status' in row && row.status, 'on_hold');
    }
  });

  test('that are unknown are told with the nearest', async () => {
    assert.deepEqual(await complaints(exception({ role: 'Mentro', waived: 'perhaps' })), [
      '2 role: “Mentro” is none of mentee and mentor. Did you mean “mentor”?',
      '2 waived: “perhaps” is neither yes nor no.',
    ]);
    assert.deepEqual(await complaints(relation({ status: 'compleeted' })), [
      '2 status: “compleeted” is none of proposed, matched, on_hold, completed, ended_early and declined. Did you mean “completed”?',
    ]);
    assert.deepEqual(await complaints(exception({ role: 'manager' })), [
      '2 role: “manager” is none of mentee and mentor.',
    ]);
  });

  test('must say something: another date, or waived', async () => {
    assert.deepEqual(await complaints(exception({ waived: '' })), [
      '2 due_date: It has neither a due_date nor waived. Write the other due date, or yes under waived.',
    ]);
    assert.deepEqual(await complaints(exception({ waived: '', due_date: '2027-01-01' })), []);
  });

  test('must not say both', async () => {
    assert.deepEqual(await complaints(exception({ waived: 'yes', due_date: '2027-01-01' })), [
      '2 waived: It is waived and has a due date. Leave one of the two empty.',
    ]);
    assert.deepEqual(await complaints(exception({ waived: 'no', due_date: '2027-01-01' })), []);
  });
});

suite('text', () => {
  test('of names is put in order', async () => {
    const [row] = await goodRows(
      csv({ first_name: ' Zofia\u00a0\n Mar\u0131a  E\u0301va ', email: 'a@example.org' }),
    );
    assert.equal(row !== undefined && 'first_name' in row && row.first_name, 'Zofia Marıa Éva');
  });

  const course = (values: Readonly<Record<string, string>>): string =>
    csv({ title: 'Find your direction', code: '12', gsheet_name: 'FYD', ...values });

  test('of courses follows the rules of the service', async () => {
    assert.deepEqual(
      await complaints(
        course({
          title: ' ',
          code: '1.5',
          recording_w1: 'video.example.org/w1',
          date_w1: '2026-05-04',
          date_w2: '2026-03-29 02:30',
          date_w3: 'soon',
        }),
      ),
      [
        '2 title: It must not be empty. Write text.',
        '2 code: “1.5” is not an integer from -2147483648 to 2147483647.',
        '2 date_w1: “2026-05-04” has no time. Write it with its offset, such as 2026-05-04T18:00:00+02:00; without one it is a time of Europe/Warsaw.',
        '2 date_w2: “2026-03-29 02:30” is no one moment in Europe/Warsaw. Write it with its offset, such as 2026-05-04T18:00:00+02:00; without one it is a time of Europe/Warsaw.',
        '2 date_w3: “soon” is not a date and time. Write it with its offset, such as 2026-11-21T03:10:54+01:00.',
        '2 recording_w1: “video.example.org/w1” is not a URL. Write it as https://video.example.org/w1.',
      ],
    );
    const [row] = await goodRows(
      course({ title: 'ż'.repeat(300), code: '12.0', date_w1: '4.5.2026 18:00', deactivated: 'no' }),
    );
    assert.ok(row !== undefined && 'date_w1' in row && 'code' in row);
    assert.equal(String(row.date_w1), '2026-05-04T16:00:00Z');
    assert.equal(row.code, 12);
  });

  test('of courses may be longer than clients may submit, and lead anywhere by http', async () => {
    const header = 'title,code,gsheet_name,event_w1,recording_w1,recording_w3';
    const long = `https://video.example.org/${'w'.repeat(300)}`;
    const [row] = await goodRows(`${header}\nA,1,A,${'ż'.repeat(300)},${long},http://intranet/w3\n`);
    assert.partialDeepStrictEqual(row, {
      ...{ title: 'A', code: 1, event_w1: 'ż'.repeat(300), event_w2: '' },
      ...{ recording_w1: long, recording_w2: null, recording_w3: 'http://intranet/w3' },
    });
    for (const address of ['javascript:alert(1)', 'https://', 'https://video.example.org/\u2028w1']) {
      assert.match(String(await complaints(`${header}\nA,1,A,,${address},\n`)), /is not a URL/);
    }
  });

  test('of goals is kept as it is, and must be within the limits of the service', async () => {
    const goal = {
      id: '1',
      created_at: '2026-11-21T03:10:54.570232+01:00',
      input: ' a\r\n',
      output: '',
      input_tokens: '1',
      output_tokens: '0',
    };
    const [row] = await goodRows(csv(goal));
    assert.ok(row !== undefined && 'input' in row && 'writer' in row && 'tokens_counted_by' in row);
    assert.deepEqual([row.input, row.writer, row.tokens_counted_by], [' a\r\n', 'imported', 'service']);
    assert.deepEqual(
      await complaints(
        csv({
          ...goal,
          id: '0',
          input_tokens: '2147483648',
          output_tokens: '-1',
          tokens_counted_by: 'me',
        }),
      ),
      [
        '2 id: “0” is not an integer from 1 to 2147483647.',
        '2 input_tokens: “2147483648” is not an integer from 0 to 2147483647.',
        '2 output_tokens: “-1” is not an integer from 0 to 2147483647.',
        '2 tokens_counted_by: “me” is none of service and server.',
      ],
    );
  });

  test('of rounds holds together', async () => {
    const round = {
      title: 'Final',
      order: '3',
      counts_from: 'end',
      days: '0',
      share: '0.5',
      days_without_end: '',
      owed_by: 'both',
    };
    assert.deepEqual(await complaints(csv(round)), [
      '2 share: It must be empty where counts_from is end.',
      '2 days_without_end: It must not be empty where counts_from is end.',
    ]);
    const [row] = await goodRows(
      csv({ ...round, counts_from: 'share', days: '', share: '0,5', days_without_end: '90' }),
    );
    assert.deepEqual(row, {
      title: 'Final',
      titles: null,
      order: 3,
      due: { counts_from: 'share', share: 0.5, days_without_end: 90 },
      roles: ['mentee', 'mentor'],
      cohort: null,
      active: null,
    });
    assert.deepEqual(
      await complaints(
        csv({ ...round, counts_from: 'share', days: '', share: '50%', days_without_end: '90' }),
      ),
      ['2 share: “50%” is not a share. Write a number from 0 to 1, such as 0.5.'],
    );
  });

  test('of erasures is a digest', async () => {
    assert.deepEqual(
      await complaints(csv({ digest: 'Anna', what: 'smart goal', erased_at: '2026-01-01T00:00:00Z' })),
      ['2 digest: “Anna” is no digest. Take the file as it was exported.'],
    );
  });
});
