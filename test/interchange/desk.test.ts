/** An upload from its files to the list of who owes feedback: the five sheets of examples/desk, step by step. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { owedFeedbacks } from '../../src/domain/due-feedbacks.ts';
import { parseChoices, parseDecisions } from '../../src/domain/import-parsing.ts';
import type { ImportStore } from '../../src/domain/import-store.ts';
import type { UploadDecisions } from '../../src/domain/upload.ts';
import { suggestMapping } from '../../src/interchange/mapping-suggestion.ts';
import {
  importUpload,
  type OpenUpload,
  openUpload,
  proposeUpload,
  reviewUpload,
  type UploadOptions,
} from '../../src/interchange/upload.ts';
import type { Database } from '../../src/store/database.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { createProgrammeStore } from '../../src/store/programme.ts';
import { createUploadStore } from '../../src/store/uploads.ts';
import { sqliteFile } from '../store/sqlite-databases.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';

const FOLDER = fileURLToPath(new URL('../../examples/desk/', import.meta.url));
const TODAY = Temporal.PlainDate.from('2026-06-15');
const SHEETS = readdirSync(FOLDER).filter((name) => /\.(?:csv|xlsx)$/.test(name) && name !== 'expected.csv');
const EXPECTED = readFileSync(join(FOLDER, 'expected.csv'), 'utf8');

function decided(): UploadDecisions {
  const { choices, decisions } = JSON.parse(readFileSync(join(FOLDER, 'decisions.json'), 'utf8'));
  return {
    choices: parseChoices(JSON.stringify(choices)),
    decisions: parseDecisions(JSON.stringify(decisions)),
  };
}

const NOTHING: UploadDecisions = { choices: {}, decisions: {} };
const { signal } = new AbortController();

suite('five sheets of a programme', () => {
  let place: Awaited<ReturnType<typeof sqliteFile>>;
  let database: Database;
  let upload: OpenUpload;
  const terms = (of: UploadDecisions): UploadOptions => ({
    ...of,
    store: createImportStore(database, () => TODAY, TEST_DIGESTS),
    mappings: createImportMappingStore(database),
    timeZone: 'Europe/Berlin',
    today: TODAY,
    by: 'Clara',
    watch: { tell: () => undefined },
  });
  before(async () => {
    place = await sqliteFile();
    database = place.open();
    await migrate(database);
    const store = createUploadStore(database);
    const files = SHEETS.map((name) => ({ name, content: readFileSync(join(FOLDER, name)) }));
    const { id } = await store.create(files, { who: 'Clara', account_id: null });
    upload = await openUpload(await store.files(id));
  });
  after(async () => {
    await upload[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
  });

  test('are told apart by their headers, or have what is lacking named', async () => {
    const proposals = await proposeUpload(upload, terms(NOTHING));
    assert.deepEqual(
      proposals.map(({ id, header_row, mapping, problem }) => [
        id,
        header_row,
        mapping?.kind ?? /For (\w+ it lacks “\w+”)|(None of them is known)/.exec(problem ?? '')?.[0],
      ]),
      [
        ['Anmeldungen - Formularantworten 1.csv', 1, 'For participants it lacks “role”'],
        ['Chemistry check-in.csv', 1, 'For feedbacks it lacks “round”'],
        ['Paare 2026.xlsx#Anleitung', 1, 'None of them is known'],
        ['Paare 2026.xlsx#Paare', 3, 'relations'],
        ['Paare_Süd.csv', 1, 'relations'],
        ['Pary-Grid view.csv', 2, 'relations'],
      ],
    );
    const [people, form, , sheet] = proposals;
    assert.deepEqual(people?.columns[2], {
      name: 'Ich bin …',
      samples: ['Mentor', 'Mentorin', 'als Mentor dabei'],
    });
    // What somebody chose as the kind is filled in as far as the header tells.
    const names = form?.columns.map(({ name }) => name) ?? [];
    assert.deepEqual(suggestMapping('feedbacks', names).sources, {
      respondent_email: 3,
      received_on: { utc: 5 },
      external_id: 0,
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

  test('ask about everything that only a person can know, step by step', async () => {
    const { choices, decisions } = decided();
    const asked = async (some: UploadDecisions['decisions']) => {
      const { questions, faults, isReady, later } = await reviewUpload(
        upload,
        terms({ choices, decisions: some }),
        signal,
      );
      assert.deepEqual(faults, []);
      assert.equal(isReady, false);
      assert.ok(later > 0 || questions.every(({ question }) => question.ask === 'pair'));
      return questions.map(({ question, rows }) => {
        const { ask, ...of } = question;
        const found = 'candidates' in of ? of.candidates.length : '';
        const what = 'text' in of ? of.text : 'name' in of ? of.name : 'email' in of ? of.email : '';
        return `${ask} ${'note' in of ? of.note : what} ${found} ${rows.map(({ row }) => row).join(' ')}`;
      });
    };
    assert.deepEqual(await asked({}), ['value als Mentor dabei  11 12', 'person Paula Test 0 28']);
    const people = Object.entries(decisions.people ?? {}).filter(([key]) => key.startsWith('mentee:'));
    const first = { values: decisions.values ?? {}, people: Object.fromEntries(people) };
    assert.deepEqual(await asked(first), [
      'person Koordinatorin Berta 0 4 5 6 7 2 3 4',
      'person Frau Clara Muster 0 9 10 11',
      'new-person Emil Vorlage  12',
      'new-person Hugo Probe  12',
      'person Clara 0 12 13 5 6 8 9',
      'note Hugo ist am 20.5. ausgestiegen (Umzug)  12',
      'new-person Frieda Vorlage  13',
      'new-person Ines Probe  13',
      'letters ?ucja Zmy?lona 1 5 6',
      'letters Micha? Wymy?lony 1 8 9',
      'person Dorota Zmyślona 0 3 4 5 7 10 11 12 14',
      'person Dorota Z. 0 8',
      'person Koordynatorka Dorota 0 9',
      'note zrezygnowała 12.05., nowa praca  9',
    ]);
    const { rows = {}, ...most } = decisions;
    assert.deepEqual(await asked(most), [
      'note Hugo ist am 20.5. ausgestiegen (Umzug)  12',
      'note zrezygnowała 12.05., nowa praca  9',
    ]);
    const notes = Object.entries(rows).filter(([key]) => key.startsWith('Pa'));
    const answers = Object.entries(rows).filter(([, { leave_out }]) => leave_out === true);
    assert.deepEqual(await asked({ ...most, rows: Object.fromEntries([...notes, ...answers]) }), [
      'pair anton.beispiel@example.org 2 3',
      'pair nina.przyklad@example.org 3 4',
      'pair gustav.exempel@example.org 2 7',
      'pair lucja.prywatnie@example.org 2 8',
    ]);
  });

  test('come to the list that was worked out by hand', async () => {
    const { questions, faults, isReady } = await reviewUpload(upload, terms(decided()), signal);
    assert.deepEqual(
      [...questions.flatMap(({ rows }) => rows), ...faults].map(({ key, reason }) => `${key}: ${reason}`),
      [],
    );
    assert.ok(isReady);
    const { leftOut } = await importUpload(upload, terms(decided()), signal);
    assert.deepEqual(
      leftOut.map(({ name }) => name),
      ['Chemistry check-in.csv'],
    );
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

    // The same headers are read alike from now on; only the round of the next answers is asked again.
    const next = await proposeUpload(upload, terms(NOTHING));
    assert.deepEqual(
      next.map(({ mapping, is_known, problem }) => [mapping?.kind, is_known, problem]),
      [
        ['participants', true, null],
        [
          'feedbacks',
          false,
          'It is to be read as feedbacks, but nothing was chosen for “round”. Choose a column or a value.',
        ],
        [undefined, false, next[2]?.problem],
        ['relations', true, null],
        ['relations', true, null],
        ['relations', true, null],
      ],
    );
    assert.deepEqual(next[0]?.mapping?.values, { role: { als_mentor_dabei: 'mentor' } });
    assert.equal(next[5]?.mapping?.date_order, 'dmy');
    // And the same files once more change nothing.
    const again = await reviewUpload(upload, terms(decided()), signal);
    assert.deepEqual([again.isReady, again.diff], [true, []]);
  });

  test('new people are given to the store in parts, as a statement takes so many values', async () => {
    const pairs = Array.from(
      { length: 1100 },
      (_, index) =>
        `Mia ${index},mia${index}@example.org,Mo ${index},mo${index}@example.org,2026-03-02,matched`,
    );
    const header = 'Mentee,Mentee e-mail,Mentor,Mentor e-mail,Start,Status';
    const content = Buffer.from(`${[header, ...pairs].join('\n')}\n`);
    await using many = await openUpload([{ name: 'many.csv', content }]);
    const own = terms({ choices: {}, decisions: { accept: ['new-people'] } });
    const given: number[] = [];
    const store: ImportStore = {
      async begin(of) {
        const session = await own.store.begin(of);
        return {
          ...session,
          take(kind, imported) {
            given.push(imported.length);
            return session.take(kind, imported);
          },
          [Symbol.asyncDispose]: () => session[Symbol.asyncDispose](),
        };
      },
    };
    const review = await reviewUpload(many, { ...own, store }, new AbortController().signal);
    assert.deepEqual(review.faults, []);
    assert.deepEqual(
      review.counts.map(({ kind, created }) => [kind, created]),
      [
        ['participants', 2200],
        ['relations', 1100],
      ],
    );
    assert.ok(Math.max(...given) <= 500, String(given));
  });
});
