/** Sheets that say little by their headers: what they are follows from their names, their cells and each other, and so does most that was asked before. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { UploadDecisions } from '../../src/domain/upload.ts';
import { importUpload, reviewUpload, type UploadOptions } from '../../src/interchange/upload.ts';
import type { UploadReview } from '../../src/interchange/upload-review.ts';
import { topicsIn } from '../../src/interchange/values/sheet-words.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { sqliteFile } from '../store/sqlite-databases.ts';
import { MESSY_SHEETS } from '../support/messy-sheets.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';

const TODAY = Temporal.PlainDate.from('2026-06-15');
const NOTHING: UploadDecisions = { choices: {}, decisions: {} };
const { signal } = new AbortController();

suite('messy sheets of one programme', () => {
  let place: Awaited<ReturnType<typeof sqliteFile>>;
  let database: Database;
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
  });
  after(() => place[Symbol.asyncDispose]());

  const opened = (sheets: Readonly<Record<string, string>>) =>
    Object.entries(sheets).map(([name, text]) => ({ name, content: Buffer.from(text) }));
  const review = async (sheets: Readonly<Record<string, string>>, of = NOTHING): Promise<UploadReview> => {
    const upload = opened(sheets);
    return await reviewUpload(upload, terms(of), signal);
  };
  const asked = ({ questions }: UploadReview) =>
    questions.map(({ question, guess, also }) => [
      question.ask,
      ...('text' in question ? [question.text, ...also] : []),
      guess?.answer ?? null,
    ]);

  test('are recognized, and asked about only what they do not say', async () => {
    const first = await review(MESSY_SHEETS);
    assert.deepEqual(
      Object.fromEntries(
        first.tables.map(({ id, mapping }) => {
          const role = mapping?.sources['role'];
          return [
            id,
            [
              mapping?.kind,
              typeof role === 'object' && 'text' in role ? role.text : null,
              mapping?.date_order,
            ],
          ];
        }),
      ),
      {
        'Mentoren.csv': ['participants', 'mentor', null],
        'Mentees 2026 (Responses) - Form Responses 1.csv': ['participants', 'mentee', null],
        'Tandems 2026 - Sheet1.csv': ['relations', null, null],
        'pary jesień.csv': ['relations', null, 'dmy'],
        'responses-x1.csv': ['feedbacks', null, null],
      },
    );
    assert.deepEqual(first.faults, []);
    assert.deepEqual(asked(first), [['person', 'Berta Leitung', 'Berta', 'Frau Leitung', null]]);
    // The round of the form is the only thing that a whole sheet lacks.
    assert.deepEqual(
      first.tables.flatMap(({ questions }) => questions.map(({ column, guess }) => [column, guess])),
      [['round', null]],
    );
  });

  test('come in with their letters, their namesakes apart, and ask nothing the second time', async () => {
    const { tables, mended } = await review(MESSY_SHEETS);
    assert.deepEqual(mended['Mentoren.csv'], [
      ['Eva Dvo?áková', 'Eva Dvořáková'],
      ['?ukasz ?ó?ty', 'Łukasz Żółty'],
    ]);
    const form = tables.find(({ id }) => id === 'responses-x1.csv');
    assert.ok(form?.mapping);
    const sources = { ...form.mapping.sources, round: { text: 'Chemistry' } };
    const people = Object.fromEntries(
      ['berta leitung', 'berta', 'leitung'].map((name) => [`manager:${name}`, 'berta@example.org']),
    );
    const decided: UploadDecisions = {
      choices: { [form.id]: { mapping: { ...form.mapping, sources } } },
      decisions: { people },
    };
    {
      const upload = opened(MESSY_SHEETS);
      const { written } = await importUpload(upload, terms(decided), signal);
      assert.ok(written);
    }
    const { participants, relations, feedbacks } = await createProgrammeStore(database, () => TODAY).read();
    const emailOf = (id: number) =>
      participants.find((one) => one.id === id)?.email.replace('@example.org', '');
    assert.deepEqual(
      participants.filter(({ role }) => role === 'mentor').map(({ full_name }) => full_name),
      ['Eva Dvořáková', 'Jürgen Weiß', 'Łukasz Żółty', 'Anna Kowalska'],
    );
    const pairs = relations.map(({ id, mentor_id, mentee_id, start }) => ({
      id,
      text: `${emailOf(mentor_id)} ${emailOf(mentee_id)} ${start}`,
    }));
    assert.deepEqual(
      pairs.map(({ text }) => text),
      [
        'eva.dvorakova petra.svobodova 2026-03-02',
        'eva.dvorakova jana.novakova 2026-03-16',
        'jurgen.weiss jana2 2026-04-13',
        'lukasz.zolty olaf.gross 2026-04-03',
        'anna.kowalska mia.schafer 2026-05-18',
      ],
    );
    assert.deepEqual(
      feedbacks.map(({ relation_id, role, received_on }) => {
        const pair = pairs.find(({ id }) => id === relation_id)?.text.split(' ');
        return `${pair?.slice(0, 2).join(' ')} ${role} ${received_on}`;
      }),
      [
        'eva.dvorakova petra.svobodova mentor 2026-03-14',
        'eva.dvorakova jana.novakova mentor 2026-03-28',
        'jurgen.weiss jana2 mentee 2026-04-26',
        'lukasz.zolty olaf.gross mentor 2026-04-16',
      ],
    );

    const again = await review(MESSY_SHEETS);
    assert.deepEqual([asked(again), again.faults, again.diff, again.isReady], [[], [], [], true]);
    assert.deepEqual(
      again.tables.flatMap(({ questions }) => questions),
      [],
    );

    // A row more asks about nothing that is known.
    const other = 'Jürgen Weiß,jurgen.weiss@example.org,Mia Schafer,Berta,13.04.2026,12.10.2026,aktiv,Graz\n';
    const changed = await review({
      'Tandems 2026 - Sheet1.csv': `${MESSY_SHEETS['Tandems 2026 - Sheet1.csv']}${other}`,
    });
    assert.deepEqual(asked(changed), []);
    // Other answers of the same form may be about another round.
    const [header = ''] = (MESSY_SHEETS['responses-x1.csv'] ?? '').split('\n');
    const later = 'tf9,good,mentee,Anna Kowalska,Mia Schäfer,,2026-06-01 10:00:00,2026-06-01 10:05:00,n9,';
    const next = await review({ 'responses-x1.csv': `${header}\n${later}\n` });
    assert.deepEqual(
      next.tables[0]?.questions.map(({ column }) => column),
      ['round'],
    );
  });

  test('a column whose cells name roles, rounds or people decides, and is asked about once', async () => {
    const looked = await review({
      'Koordinatorinnen.csv':
        'Name;E-Mail;Büro\nClara Kopf;clara@example.org;2\nDora Hand;dora@example.org;1\n',
      'Zgłoszenia mentorek.csv':
        'Sygnatura czasowa,Imię i nazwisko,Twój adres e-mail\n2026-01-03 10:00:00,Ida Wzór,ida@example.org\n2026-01-04 10:00:00,Olga Wzór,olga@example.org\n',
      'Matches.csv': `Mentor name,Mentor email,Mentee name,Mentee email,Program manager,Start date,End date,Batch,Comments
Ida Wzór,ida@example.org,Rosa Test,rosa@example.org,Clara,3/16/2026,9/30/2026,Spring,quit on 2026-05-02
Olga Wzór,olga@example.org,Rosa Test,rosa@example.org,Dora H.,5/4/2026,11/12/2026,Summer,
Olga Wzór,olga@example.org,Ugo Test,ugo@example.org,Dora Hand,4/13/2026,10/12/2026,Spring,
`,
      'feedback export.csv': `#,What is your email?,Are you a mentor or a mentee?,Who is your partner?,Which conversation was it?,Submit Date (UTC),Network ID,Tags
a1,rosa@example.org,I'm the mentee,Olga Wzor,Chemistry call,2026-05-18 10:05:00,n,
a2,rosa@example.org,I'm the mentee,Ida Wzór,Chemistry call,2026-05-18 11:05:00,n,
a3,olga@example.org,I'm the mentor,Ugo Test,Chemistry call,2026-05-19 11:05:00,n,
`,
    });
    assert.deepEqual(
      looked.tables.map(({ id, mapping, is_guess }) => [id, mapping?.kind, mapping?.date_order, is_guess]),
      [
        ['Koordinatorinnen.csv', 'managers', null, false],
        ['Zgłoszenia mentorek.csv', 'participants', null, false],
        ['Matches.csv', 'relations', 'mdy', false],
        ['feedback export.csv', 'feedbacks', null, false],
      ],
    );
    // Nobody is asked which of two pairs an answer is about: the partner says it.
    assert.deepEqual(asked(looked).toSorted(), [
      ['note', 'ended_early 2026-05-02'],
      ['person', 'Dora H.', 'dora@example.org'],
      ['value', "I'm the mentee", 'mentee'],
      ['value', "I'm the mentor", 'mentor'],
    ]);
    assert.deepEqual(
      looked.counts.map(({ kind, created }) => [kind, created]),
      [
        ['managers', 2],
        ['participants', 4],
        ['relations', 3],
        ['feedbacks', 3],
      ],
    );
  });
});

suite('sheets that are short of something', () => {
  let place: Awaited<ReturnType<typeof sqliteFile>>;
  let database: Database;
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
  });
  after(() => place[Symbol.asyncDispose]());

  const review = async (sheets: Readonly<Record<string, string>>, of = NOTHING): Promise<UploadReview> => {
    const upload = Object.entries(sheets).map(([name, text]) => ({ name, content: Buffer.from(text) }));
    return await reviewUpload(upload, terms(of), signal);
  };
  const PAIRS_HEADER = 'Mentor,Mentor e-mail,Mentee,Mentee e-mail,Start,End,Status\n';
  const ANSWERS_HEADER = 'Timestamp,Your name,I am the …,Name of my partner,How is it?\n';
  /** Who answered, the likely answer, and the candidates of each question about a pair. */
  const pairsAsked = ({ questions }: UploadReview) =>
    questions.flatMap(({ question, guess }) =>
      question.ask === 'pair' ? [[question.email, guess?.answer ?? null, question.candidates.length]] : [],
    );
  const created = ({ counts }: UploadReview, kind: string) =>
    counts.find((one) => one.kind === kind)?.created;

  test('a pair that began later, of another partner or in another role is neither certain nor likely', async () => {
    const looked = await review({
      'Pairs.csv': `${PAIRS_HEADER}Ida Wzór,ida@example.org,Rosa Test,rosa@example.org,2026-05-04,2026-11-04,matched
Olga Wzór,olga@example.org,Ugo Test,ugo@example.org,2026-03-02,2026-09-02,matched
Piet Probe,piet@example.org,Vera Test,vera@example.org,2026-03-02,2026-09-02,matched
`,
      'Chemistry feedback.csv': `${ANSWERS_HEADER}2026-03-20 10:00:00,Ida Wzór,mentor,Xenia Anders,fine
2026-03-20 10:00:00,Ida Wzór,mentor,,fine
2026-03-20 10:00:00,Olga Wzór,mentor,Zoe Anders,fine
2026-03-20 10:00:00,Piet Probe,mentor,Vera Tset,fine
2026-03-20 10:00:00,Vera Test,mentee,Piet,fine
`,
    });
    assert.deepEqual(pairsAsked(looked), [
      ['ida wzór', null, 1],
      ['ida wzór', null, 1],
      ['olga wzór', null, 1],
      ['piet probe', null, 1],
    ]);
    assert.equal(created(looked, 'feedbacks'), 1);
    const reasons = looked.questions.flatMap(({ rows }) => rows.map(({ reason }) => reason));
    assert.match(reasons.join('\n'), /The row says “Zoe Anders”, who was in no pair with “olga wzór” then/);
  });

  test('answers of people in rows of pairs that are open wait for these', async () => {
    const looked = await review({
      'Pairs.csv': `${PAIRS_HEADER}Olga Wzór,olga@example.org,Ugo Test,ugo@example.org,2026-03-02,2026-09-02,matched
Olga Wzór,olga@example.org,Hynek Anders,,2026-03-02,2026-09-02,matched
`,
      'Chemistry feedback.csv': `Submit Date (UTC),E-mail,role,partner,How is it?,Network ID
2026-03-20 10:00:00,olga@example.org,mentor,Hynek Anders,fine,1
2026-03-20 10:00:00,olga@example.org,mentor,Ugo Test,fine,2
2026-03-20 10:00:00,olga@example.org,mentor,,fine,3
2026-03-20 10:00:00,hynek.anders@example.org,mentee,Olga Wzór,fine,4
`,
    });
    assert.deepEqual(
      looked.questions.map(({ question }) => ('text' in question ? question.text : question.ask)),
      ['Hynek Anders'],
    );
    assert.deepEqual([created(looked, 'feedbacks'), looked.later, looked.faults.length], [1, 3, 0]);
  });

  test('an address with the last name of somebody is not theirs, and pairs due on nearly the same day are equally likely', async () => {
    const looked = await review({
      'Pairs.csv': `${PAIRS_HEADER}Jana Wzór,jana@example.org,Rosa Test,rosa@example.org,2026-03-02,2026-09-02,matched
Olga Muster,olga@example.org,Ugo Probe,ugo@example.org,2026-03-02,2026-09-02,matched
Olga Muster,olga@example.org,Vera Probe,vera@example.org,2026-03-04,2026-09-04,matched
`,
      'Chemistry feedback.csv': `Submit Date (UTC),E-mail,role,How is it?,Network ID
2026-03-20 10:00:00,eliska.wzor@example.net,mentor,fine,1
2026-03-20 10:00:00,jana.wzor@example.net,mentor,fine,2
2026-03-20 10:00:00,olga@example.org,mentor,fine,3
`,
    });
    assert.deepEqual(pairsAsked(looked), [
      ['eliska.wzor@example.net', null, 1],
      ['olga@example.org', null, 2],
      ['jana.wzor@example.net', 'jana@example.org rosa@example.org mentor', 1],
    ]);
  });

  test('what a form is follows from its name and its program, and a sum is no pair', async () => {
    const form = 'Timestamp,Email Address,What is your full name? ,City\n';
    const rows = ['rosa', 'ugo', 'vera'].map(
      (name) => `1/14/2026 10:00:00,${name}@example.org,${name} Test,Wien`,
    );
    const looked = await review({
      'Mentees 2026 (Responses) - Form Responses 1.csv': `${form}${rows.join('\n')}\n${rows[0]}\n`,
      'Pairs.csv': `${PAIRS_HEADER}Ida Wzór,ida@example.org,Rosa Test,,2026-05-04,2026-11-04,matched
Ida Wzór,ida@example.org,Ugo Test,ugo@example.org,2026-05-04,2026-11-04,matched
Ida Wzór,ida@example.org,Vera Test,vera@example.org,2026-05-04,2026-11-04,matched
Sum,,3,,,,
`,
    });
    assert.deepEqual(
      looked.tables.map(({ mapping, is_guess, questions }) => [mapping?.kind, is_guess, questions.length]),
      [
        ['participants', false, 0],
        ['relations', false, 0],
      ],
    );
    assert.deepEqual([looked.questions, looked.leftOut, created(looked, 'relations')], [[], 1, 3]);

    // Nobody gives feedback before their pair begins.
    const neutral = await review({
      'Form Responses 1.csv': `${form}${rows.join('\n')}\n${rows[0]}\n`,
      'Table.csv': `${PAIRS_HEADER}Ida Wzór,ida@example.org,Rosa Test,,2026-05-04,2026-11-04,matched
Ida Wzór,ida@example.org,Ugo Test,ugo@example.org,2026-05-04,2026-11-04,matched
`,
    });
    assert.deepEqual(
      neutral.tables.map(({ mapping, is_guess, questions }) => [
        ...[mapping?.kind, mapping?.sources['role'], is_guess, questions.length],
      ]),
      [
        ['participants', { text: 'mentee' }, false, 0],
        ['relations', undefined, false, 0],
      ],
    );

    const alone = await review({
      'responses-x.csv': `#,How was it?,Your e-mail address,role,partner,Response Type,Submit Date (UTC),Network ID,Tags,Ending
a1,5,rosa@example.org,mentee,Ida Wzór,completed,2026-05-18 08:00:30,n,,Thank you
a2,3,ugo@example.org,mentee,Ida Wzór,completed,2026-05-18 08:00:30,n,,Thank you
`,
    });
    assert.deepEqual(
      alone.tables.map(({ mapping }) => mapping?.kind),
      ['feedbacks'],
    );
    const early = await review({
      'Chemistry feedback.csv': `${ANSWERS_HEADER}2026-05-18 10:00:00,Ida Wzór,mentor,Rosa Test,fine\n`,
    });
    assert.deepEqual(pairsAsked(early), [['ida wzór', 'leave', 0]]);
    assert.equal(early.questions[0]?.rows[0]?.value, 'Ida Wzór');
    const answer = '2026-05-18 10:00:00,Ida Wzór,mentor,Rosa Test,fine\n';
    const many = await review({ 'Chemistry feedback.csv': `${ANSWERS_HEADER}${answer.repeat(20)}` });
    assert.deepEqual(
      many.questions.map(({ question, guess, rows: own }) => [question.ask, guess?.answer, own.length]),
      [['pair', 'leave', 20]],
    );
  });

  test('a row that was left out, as nobody knew somebody in it, is read once they are known', async () => {
    const pairs = {
      'Pairs.csv': `${PAIRS_HEADER}Ida Wzór,ida@example.org,Rosa Test,,2026-05-04,2026-11-04,matched
Ida Wzór,ida@example.org,Ugo Test,,2026-05-04,2026-11-04,matched
`,
    };
    const rows = { 'Pairs.csv:2': { leave_out: true }, 'Pairs.csv:3': { leave_out: true } };
    const first = Object.entries(pairs).map(([name, text]) => ({ name, content: Buffer.from(text) }));
    assert.ok((await importUpload(first, terms({ choices: {}, decisions: { rows } }), signal)).written);
    const still = await review(pairs);
    assert.deepEqual([still.questions, still.leftOut, Object.keys(still.recalled.rows).length], [[], 2, 2]);

    const mentees = 'Name,E-mail\nRosa Test,rosa@example.org\nVera Test,vera@example.org\n';
    const people = [{ name: 'Mentees.csv', content: Buffer.from(mentees) }];
    assert.ok((await importUpload(people, terms(NOTHING), signal)).written);
    const now = await review(pairs);
    assert.deepEqual([now.questions, now.leftOut, created(now, 'relations')], [[], 1, 1]);

    // An address that differs by a number is that of a namesake.
    const { questions } = await review({
      'Pairs.csv': `${PAIRS_HEADER}Ida Wzór,ida@example.org,Rosa Test,rosa2@example.org,2026-05-04,2026-11-04,matched\n`,
    });
    assert.deepEqual(
      questions.map(({ question, guess }) => [question.ask, guess?.answer]),
      [['new-person', 'new']],
    );
  });
});

test('the names of sheets speak of the same in every language', () => {
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    mentor: [
      ...[
        'Mentors',
        'Mentoren',
        'Mentorinnen 2026',
        'mentorzy',
        'mentoři',
        'mentori',
        'ментори',
        'наставники',
      ],
      ...['mentores', 'Mentori', 'mentörler', 'Lista mentorów', 'mentoras'],
    ],
    mentee: [
      'Mentees',
      'Mentees 2026 (Responses)',
      'podopieczni',
      'менті',
      'менти',
      'mentorados',
      'danışanlar',
    ],
    pairs: [
      'Pairs',
      'Paare',
      'Tandems',
      'pary',
      'dvojice',
      'пары',
      'binômes',
      'parejas',
      'coppie',
      'duplas',
      'koppels',
      'eşleşmeler',
      'perechi',
    ],
    manager: ['Koordinatorinnen', 'managers', 'Koordynatorzy', 'coordinadores', 'координатори'],
  };
  for (const [topic, names] of Object.entries(NAMES)) {
    for (const name of names) assert.ok(topicsIn(`${name}.csv`).has(topic), `${name} speaks of ${topic}`);
  }
  assert.ok(!topicsIn('Mentoring 2026.csv').has('mentor'));
  assert.ok(topicsIn('Za??tek').has('start'), 'a heading that lost letters');
});
