/** An upload from its files to the list of who owes feedback: the five sheets of examples/desk, step by step. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { owedFeedbacks } from '../../src/domain/due-feedbacks.ts';
import type { UploadDecisions, UploadedFile } from '../../src/domain/upload.ts';
import { importUpload, reviewUpload, type UploadOptions } from '../../src/interchange/upload.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { createUploadStore } from '../../src/store/uploads.ts';
import { sqliteFile } from '../store/sqlite-databases.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';

const FOLDER = fileURLToPath(new URL('../../examples/desk/', import.meta.url));
const TODAY = Temporal.PlainDate.from('2026-06-15');
const SHEETS = readdirSync(FOLDER).filter((name) => /\.(?:csv|xlsx)$/.test(name) && name !== 'expected.csv');
const EXPECTED = readFileSync(join(FOLDER, 'expected.csv'), 'utf8');

const decided = (): UploadDecisions => JSON.parse(readFileSync(join(FOLDER, 'decisions.json'), 'utf8'));

const NOTHING: UploadDecisions = { choices: {}, decisions: {} };
const { signal } = new AbortController();

suite('five sheets of a programme', () => {
  let place: Awaited<ReturnType<typeof sqliteFile>>;
  let database: Database;
  let upload: readonly UploadedFile[];
  const terms = (of: UploadDecisions): UploadOptions => ({
    ...of,
    store: createImportStore(database, () => TODAY, TEST_DIGESTS),
    mappings: createImportMappingStore(database),
    timeZone: 'Europe/Berlin',
    today: TODAY,
    by: 'Clara',
  });
  before(async () => {
    place = await sqliteFile();
    database = place.open();
    await migrate(database);
    const store = createUploadStore(database);
    const files = SHEETS.map((name) => ({ name, content: readFileSync(join(FOLDER, name)) }));
    const { id } = await store.create(files, { who: 'Clara', account_id: null });
    upload = await store.files(id);
  });
  after(async () => {
    await place[Symbol.asyncDispose]();
  });

  test('are told apart by their names, headings and cells, and nothing has to be chosen', async () => {
    const { tables: proposals } = await reviewUpload(upload, terms(NOTHING), signal);
    assert.deepEqual(
      proposals.map(({ id, header_row, mapping, questions, is_guess }) => [
        ...[id, header_row, mapping?.kind, mapping?.date_order ?? null, questions.length, is_guess],
      ]),
      [
        ['Anmeldungen - Formularantworten 1.csv', 1, 'participants', null, 0, false],
        ['Chemistry check-in.csv', 1, 'feedbacks', null, 0, false],
        ['Paare 2026.xlsx#Anleitung', 1, undefined, null, 0, false],
        ['Paare 2026.xlsx#Paare', 3, 'relations', null, 0, false],
        ['Paare_Süd.csv', 1, 'relations', null, 0, false],
        ['Pary-Grid view.csv', 2, 'relations', 'dmy', 0, false],
      ],
    );
    const [people, form, , sheet] = proposals;
    assert.deepEqual(people?.columns[2], {
      name: 'Ich bin …',
      samples: ['Mentor', 'Mentorin', 'als Mentor dabei'],
    });
    assert.deepEqual(people?.mapping?.sources, { full_name: 0, email: 1, role: 2, phone: 3 });
    assert.deepEqual(form?.mapping?.sources, {
      received_on: { utc: 5 },
      external_id: 0,
      respondent_email: 3,
      round: { text: 'Chemistry' },
    });
    assert.deepEqual(sheet?.mapping?.sources, {
      mentor_email: { first: 1, instead: 0 },
      mentee_email: { first: 3, instead: 2 },
      manager_email: 4,
      start: 5,
      end: 6,
      status: 7,
      note: 8,
    });
  });

  test('ask only what they do not say, all at once, and give the likeliest answers', async () => {
    const asked = async (of: UploadDecisions) => {
      const { questions, faults } = await reviewUpload(upload, terms(of), signal);
      assert.deepEqual(faults, []);
      return questions.map(({ question, guess, rows, also }) => {
        const what = 'note' in question ? question.note : 'text' in question ? question.text : '';
        const whose = question.ask === 'pair' ? question.email : what;
        const names = [whose, ...also].filter(Boolean).join(' = ');
        return [question.ask, names, guess?.answer ?? null, rows.map(({ row }) => row).join(' ')];
      });
    };
    const pairOf = (mentor: string, mentee: string) => `${mentor}@example.org ${mentee}@example.org mentor`;
    const managers = '3 4 5 7 10 11 12 14 8 9';
    assert.deepEqual((await asked(NOTHING)).toSorted(), [
      ['note', 'Hugo ist am 20.5. ausgestiegen (Umzug)', 'ended_early 2026-05-20', '12'],
      ['note', 'zrezygnowała 12.05., nowa praca', 'ended_early 2026-05-12', '9'],
      ['pair', 'anton.beispiel@example.org', pairOf('anton.beispiel', 'ada.probe'), '3'],
      ['pair', 'lucja.prywatnie@example.org', pairOf('lucja.zmyslona', 'max.test'), '8'],
      ['pair', 'nina.przyklad@example.org', pairOf('nina.przyklad', 'szymon.fikcja'), '4'],
      ['pair', 'test@example.org', null, '11'],
      ['person', 'Dorota Zmyślona = Dorota Z. = Koordynatorka Dorota', null, managers],
      ['person', 'Frau Clara Muster = Clara', null, '9 10 11 12 13 5 6 8 9'],
      ['person', 'Koordinatorin Berta', null, '4 5 6 7 2 3 4'],
      ['person', 'Paula Test', null, '28 9'],
      ['twice', '', 'leave', '12'],
      ['value', 'als Mentor dabei', 'mentor', '11 12'],
      ['value', 'läuft gut', 'matched', '2 3'],
    ]);
  });

  test('come to the list that was worked out by hand', async () => {
    const { questions, faults, isReady } = await reviewUpload(upload, terms(decided()), signal);
    assert.deepEqual(
      [...questions.flatMap(({ rows }) => rows), ...faults].map(({ key, reason }) => `${key}: ${reason}`),
      [],
    );
    assert.ok(isReady);
    assert.ok((await importUpload(upload, terms(decided()), signal)).written);
    const programme = await createProgrammeStore(database, () => TODAY).read();
    const owed = owedFeedbacks(programme, TODAY).map(({ relation, round, role, person, due_date }) => {
      const partner = programme.participants.find(
        ({ id }) => id === (role === 'mentor' ? relation.mentee_id : relation.mentor_id),
      );
      const manager = programme.managers.find(({ id }) => id === relation.manager_id);
      return [round.title, role, person.full_name, partner?.full_name, manager?.first_name, due_date].join(
        ',',
      );
    });
    const [header, ...lines] = EXPECTED.trimEnd().split('\n');
    assert.equal(header, 'title,role,full_name,partner,manager,due_date');
    assert.deepEqual(owed.toSorted(), lines.toSorted());

    // The same files once more: nothing is asked, and nothing would change.
    const again = await reviewUpload(upload, terms(NOTHING), signal);
    assert.deepEqual([again.questions, again.faults, again.diff, again.isReady], [[], [], [], true]);
    assert.deepEqual(
      again.tables.map(({ origin, questions }) => [origin, questions.length]),
      ['remembered', 'remembered', 'recognized', 'remembered', 'remembered', 'remembered'].map((origin) => [
        origin,
        0,
      ]),
    );
    assert.deepEqual(again.tables[0]?.mapping?.values, { role: { als_mentor_dabei: 'mentor' } });
    assert.deepEqual(again.tables[1]?.mapping?.sources['round'], { text: 'Chemistry' });
    assert.equal(again.tables[5]?.mapping?.date_order, 'dmy');
    assert.ok(Object.values(again.recalled).some((answers) => Object.keys(answers).length > 0));
  });
});
