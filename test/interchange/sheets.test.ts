/** Sheets as managers of programmes have them: columns of another kind, names for people, words of other languages. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { suite, test } from 'node:test';
import { complaints, goodRows, inspectTable, OPTIONS, read, write } from './files.ts';

test('a column that only other kinds have is ignored, and named', async () => {
  const { table, rows } = await read(
    'title,order,counts_from,days,owed_by,Received on\nExtra,4,start,3,both,2026-05-04\n',
  );
  assert.equal(rows.length, 1);
  assert.deepEqual(table.notes, [{ code: 'unknown-columns', columns: ['Received on'] }]);
});

suite('people', () => {
  test('are named where a row has no e-mail of theirs', async () => {
    const rows = await goodRows(
      'Mentor email,Mentor,Mentee name,Manager,start,status\n' +
        'bea@example.org,Bea Other,Ada  Example,,2026-05-04,matched\n' +
        ',Bea Example,Ada Example,Maria,2026-05-04,matched\n',
    );
    assert.deepEqual(
      rows.map((row) =>
        'mentor_email' in row && 'mentee_email' in row ? [row.mentor_email, row.mentee_email] : [],
      ),
      [
        ['bea@example.org', 'Ada Example'],
        ['Bea Example', 'Ada Example'],
      ],
    );
    assert.deepEqual(await complaints('mentor,mentee,start,status\nb.example.org,,2026-05-04,matched\n'), [
      '2 mentor_email: “b.example.org” is not an e-mail address: it has no @. Write an address such as name@example.org.',
      '2 mentee_email: It must not be empty. Write an e-mail address, or a unique name.',
    ]);
  });

  test('have all their letters', async () => {
    const csv =
      'role,full_name,email\nmentee,?ucja Example,a@example.org\nmentor,Pawe?,b@example.org\nmentee,\ufffdaneta,c@example.org\nmentee,Who ?,d@example.org\n';
    assert.deepEqual(await complaints(csv), [
      '2 full_name: “?ucja Example” has lost letters. Open the file where it was made and save it as “CSV UTF-8”; if the name is correct, use --keep-question-marks.',
      '3 full_name: “Pawe?” has lost letters. Open the file where it was made and save it as “CSV UTF-8”; if the name is correct, use --keep-question-marks.',
      '4 full_name: “\ufffdaneta” has lost letters. Open the file where it was made and save it as “CSV UTF-8”; if the name is correct, use --keep-question-marks.',
    ]);
    assert.deepEqual(await complaints(csv, { keepQuestionMarks: true }), []);
  });
});

suite('words of other languages', () => {
  const WORDS = {
    matched: [
      'aktiv',
      'Aktywna',
      'probíhá',
      'Aktívny',
      'активний',
      'активно',
      'en cours',
      'activo',
      'in corso',
    ],
    on_hold: [
      'pausiert',
      'Wstrzymana',
      'pozastaveno',
      'на паузі',
      'en pause',
      'in pausa',
      'gepauzeerd',
      'askıda',
    ],
    completed: ['abgeschlossen', 'zakończone', 'dokončeno', 'завершено', 'terminé', 'concluído', 'afgerond'],
    ended_early: ['abgebrochen', 'předčasně ukončeno', 'cancelada', 'dropped out'],
    declined: ['abgelehnt', 'odrzucona', 'odmítnuto', 'refusé', 'respins'],
    proposed: ['vorgeschlagen', 'návrh', 'propuesta', 'önerildi'],
  };
  test('are statuses', async () => {
    for (const [status, words] of Object.entries(WORDS)) {
      const lines = words.map((word) => `b@example.org,a@example.org,2026-05-04,${word}\n`);
      const rows = await goodRows(`mentor_email,mentee_email,start,status\n${lines.join('')}`);
      assert.deepEqual(
        rows.map((row) => ('status' in row ? row.status : '')),
        words.map(() => status),
      );
    }
  });

  test('are roles', async () => {
    const answers = [
      'I am a mentor',
      'Ich bin Mentorin',
      'Mentor:in',
      'Jestem mentorką',
      'Я ментор',
      'soy mentora',
    ];
    const csv = (words: readonly string[]) =>
      `role,full_name,email\n${words.map((word, index) => `${word},Name,e${index}@example.org\n`).join('')}`;
    const rows = await goodRows(csv([...answers, 'I’m a mentee', 'Ich bin eine Mentee', 'podopieczna']));
    assert.deepEqual(
      rows.map((row) => ('role' in row ? row.role : '')),
      [...answers.map(() => 'mentor'), 'mentee', 'mentee', 'mentee'],
    );
    assert.equal((await complaints(csv(['I am a coach']))).length, 1);
  });
});

suite('a row', () => {
  test('has a line of the file, and a number as a spreadsheet shows it', async () => {
    const csv = 'sep=;\n"first\n name";email\n\n"A\nB";a@example.org\nC;c@example.org\n';
    const { rows } = await read(csv, { kind: 'managers' });
    assert.deepEqual(
      rows.map(({ line, row }) => [line, row]),
      [
        [5, 3],
        [7, 4],
      ],
    );
  });
});

suite('what is no file', () => {
  test('is refused before anybody waits for it', async () => {
    const pipe = write('', 'pipe');
    execFileSync('rm', [pipe]);
    execFileSync('mkfifo', [pipe]);
    await assert.rejects(
      inspectTable(pipe, OPTIONS),
      /pipe is a pipe, not a file\. It is read more than once, so write its content to a file, and name that file\.$/,
    );
    await assert.rejects(inspectTable('/dev/zero', OPTIONS), /\/dev\/zero is a device, not a file\./);
    await assert.rejects(inspectTable('/', OPTIONS), /is a folder/);
  });
});
