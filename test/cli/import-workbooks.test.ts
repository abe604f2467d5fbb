/** `mentoring import` of workbooks, forms and sheets that need a decision. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { headerKey } from '../../src/interchange/header.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { smallProgramme } from '../support/small-programme.ts';
import { type WorkbookCell, workbook } from '../support/workbook.ts';

const HEADER = ['Mentor', 'Mentor E-Mail', 'Mentee', 'Mentee E-Mail', 'Koordinatorin', 'Beginn', 'Status'];
const START = { day: 46027 };
const sheet = (...rows: readonly (readonly WorkbookCell[])[]) =>
  workbook([
    { name: 'Lies mich', rows: [['Nur die Paare ausfüllen']] },
    { name: 'Paare', rows: [['Mentoring'], HEADER, ...rows], merged: ['A1:G1'] },
  ]);

suite('an import', { concurrency: 2 }, () => {
  test('of a workbook names the rows as the spreadsheet does, and makes new people where that is accepted', async () => {
    await using place = await smallProgramme();
    await place.write(
      'Paare.xlsx',
      sheet(
        [
          'Anna Example',
          'anna@example.org',
          'Clara Example',
          'clara@example.org',
          'Frau Maria',
          START,
          'aktiv',
        ],
        ['Emil New', 'emil@example.org', 'Fay New', 'fay@example.org', 'Maria Muster', START, 'aktiv'],
      ),
    );
    const { status, output, errors } = await place.run('import', 'Paare.xlsx', '--dry-run');
    assert.equal(status, 1);
    assert.match(
      errors,
      /^Paare\.xlsx, sheet “Paare”: The header is in row 2; the rows above it were skipped\.$/m,
    );
    assert.match(errors, /Skipped sheets of an unknown kind: “Lies mich”/);
    assert.match(
      output,
      /^Paare\.xlsx, sheet “Paare”, row 4, mentor_email “emil@example\.org”: There is no mentor/m,
    );

    const made = await place.done('import', 'Paare.xlsx', '--accept', 'new-people');
    assert.match(made, /^participants +2 +0 +0 +0 +0$/m);
    assert.match(made, /^relations +1 +1 +0 +0 +0$/m);
    await place.done('export', 'out', '--only', 'relations');
    assert.match(
      await place.read('out/relations.csv'),
      /^emil@example\.org,fay@example\.org,maria@example\.org,,2026-01-05,,matched,2026-01-05,$/m,
    );
    const { status: wrong, errors: advice } = await place.run(
      'import',
      'Paare.xlsx',
      '--accept',
      'everything',
    );
    assert.equal(wrong, 2);
    assert.match(advice, /“everything” is none of ending-holds, moved-dates, new-people and all/);
  });

  test('takes the answers of a form by who answered, and a header as it was read before', async () => {
    await using place = await smallProgramme();
    const form = (...emails: readonly string[]) =>
      `Submit Date (UTC),Your e-mail\n${emails.map((email) => `2025-02-01 08:00:00,${email}\n`).join('')}`;
    await place.write('form.csv', form('BEN@example.org', 'anna@example.org'));
    const { output } = await place.run('import', 'form.csv', '--round', 'Chemistry', '--skip-bad');
    assert.match(
      output,
      /“anna@example\.org” has 2 relations that may be meant: anna@example\.org and ben@example\.org;/,
    );
    assert.match(output, /^feedbacks +1 +0 +0 +0 +1$/m);

    {
      await using database = openSqlite(place.databaseFile);
      const header = ['Was', 'Wer', 'Wann'];
      await createImportMappingStore(database).remember([
        {
          key: headerKey(header),
          header,
          kind: 'feedbacks',
          sources: { round: 0, respondent_email: 1, received_on: 2 },
          values: { round: { mitte: 'Mid Program' } },
          date_order: 'mdy',
        },
      ]);
    }
    await place.write('mine.csv', 'was;WER;Wann\nMitte;clara@example.org;03/04/2025\n');
    assert.match(await place.done('import', 'mine.csv'), /^feedbacks +1 +0 +0 +0 +0$/m);
    await place.done('export', 'out', '--only', 'feedbacks');
    assert.match(
      await place.read('out/feedbacks.csv'),
      /^anna@example\.org,clara@example\.org,2025,mentee,Mid Program,2025-03-04,/m,
    );
  });
});
