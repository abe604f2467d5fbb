/** Every screen of the desk, by its declaration, and an address of it, by the links that lead there. */

import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { createDesk } from '../../src/app/desk.ts';
import { createUploads } from '../../src/app/uploads.ts';
import { readConfiguration } from '../../src/config/configuration.ts';
import { createFeedbackIntake } from '../../src/store/feedbacks/feedback-intake.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newGoal } from '../contract/examples.ts';
import { allRows } from '../contract/programme-rows.ts';
import { PROGRAMME_FILES } from './examples.ts';
import { addAnswers } from './form-answers.ts';
import { runProgram } from './program.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';

/** A screen as it is declared. */
export interface DeclaredScreen {
  /** `/desk/pairs/{id}/`. */
  readonly path: string;
  readonly methods: readonly string[];
}

/** Where the links of the desk lead. */
export interface DeskWalk {
  /** The addresses of each screen, the first found first; none where nothing leads there. */
  readonly found: ReadonlyMap<string, readonly string[]>;
  /** Links within the desk that lead to no screen, or to one that answers with an error. */
  readonly astray: readonly string[];
}

/** The screens of a service: those of accounts, too, as `AUTH` is `tokens`. */
export async function declaredScreens(databaseFile: string, AUTH = 'tokens'): Promise<DeclaredScreen[]> {
  const { configuration } = readConfiguration({
    DATABASE_URL: `sqlite:${databaseFile}`,
    SECRET_KEY: TEST_SECRET_KEY,
    AUTH,
  });
  await using database = openSqlite(databaseFile);
  const today = () => Temporal.Now.plainDateISO();
  await using uploads = createUploads(configuration, database, today);
  return createDesk(configuration, database, today, uploads)
    .filter(({ path }) => path.startsWith('/desk/'))
    .map(({ path, methods }) => ({ path, methods }));
}

/** A page as the walk sees it. */
interface Seen {
  readonly status: number;
  readonly text: string;
}

/** How many addresses of a screen are followed: rows of a list are alike, and its filters combine without end. */
const OF_A_SCREEN = 4;

/**
 * Follows every link from the first screen on.
 *
 * @param extra addresses that no link leads to, such as what a form leads to
 */
export async function walkDesk(
  screens: readonly DeclaredScreen[],
  get: (address: string) => Promise<Seen>,
  extra: readonly string[] = [],
): Promise<DeskWalk> {
  const found = new Map<string, string[]>(screens.map(({ path }) => [path, []]));
  const matchers = screens
    .map(({ path }) => ({ path, matcher: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
    .toSorted((one, other) => placeholders(one.path) - placeholders(other.path));
  const screenOf = (address: string) =>
    matchers.find(({ matcher }) => matcher.test(address.replace(/\?.*/s, '')))?.path;
  const astray = new Set<string>();
  const known = new Set<string>();
  const waiting = ['/desk/', ...extra];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const own = found.get(screenOf(address) ?? '');
    if (own === undefined) astray.add(address);
    if (known.has(address) || own === undefined || own.length >= OF_A_SCREEN) continue;
    known.add(address);
    const page = await get(address);
    if (page.status >= 400) astray.add(address);
    else own.push(address);
    waiting.push(...linksOf(page.text));
  }
  return { found, astray: [...astray] };
}

const placeholders = (path: string): number => path.split('{').length;

/** The links of a page, without what only moves on it. */
const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/href="(\/desk\/[^"#]*)[^"]*"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

/** What no link of a page leads to at once: what forms and buttons lead to, and pairs in every status. */
export const OTHER_WAYS: readonly string[] = [
  '/desk/owed/change/?row=9-2-mentee&row=9-3-mentor&do=received',
  '/desk/messages/?of=owed&row=9-2-mentee&row=27-1-mentee',
  '/desk/messages/?of=people&row=1&row=2',
  '/desk/pairs/20/match/',
  '/desk/pairs/20/decline/',
  '/desk/pairs/16/resume/',
  '/desk/pairs/9/delete/',
  '/desk/rounds/1/unify/?cohort=Spring+2026',
  '/desk/rounds/1/form/new/?kind=choice',
  '/desk/signed-in/',
  ...['people/1', 'pairs/9', 'managers/1'].map((record) => `/desk/${record}/notes/`),
];

/** Imports the example programme into a database file. */
export async function importExample(databaseFile: string): Promise<void> {
  const { status, errors } = await runProgram(['import', ...PROGRAMME_FILES], {
    folder: dirname(databaseFile),
    settings: { DATABASE_URL: `sqlite:${databaseFile}`, SECRET_KEY: TEST_SECRET_KEY },
  });
  assert.equal(status, 0, errors);
}

/** Adds what waits for a decision or was written by others: a smart goal, a feedback of nobody known, a remembered sheet. */
export async function addOthers(databaseFile: string): Promise<void> {
  await using database = openSqlite(databaseFile);
  await createSmartGoalStore(database).add(newGoal());
  await addAnswers(database);
  const note = { at: '2026-11-21T02:10:54.570232Z', account_id: null, text: 'Called.' } as const;
  const { participants, relations, managers } = await allRows(database);
  await database.write(async (transaction) => {
    const [person] = participants;
    const pair = relations.find(({ id }) => id === 9);
    const [one] = managers;
    if (person)
      await transaction
        .insertInto('person_notes')
        .values({ ...note, participant_id: person.id })
        .execute();
    if (pair)
      await transaction
        .insertInto('relation_notes')
        .values({ ...note, relation_id: pair.id })
        .execute();
    if (one)
      await transaction
        .insertInto('manager_notes')
        .values({ ...note, manager_id: one.id })
        .execute();
  });
  await createFeedbackIntake(database, () => Temporal.Now.plainDateISO()).take({
    source: 'form',
    external_id: 'form-1',
    received_on: Temporal.PlainDate.from('2025-03-04'),
    role: null,
    person: 'somebody@example.org',
    partner: null,
    relation: null,
    round: 'Chemistry',
  });
  await createImportMappingStore(database).remember([
    {
      key: 'sheet',
      header: ['Mentee', 'Status'],
      kind: 'relations',
      sources: { mentee_email: 0, status: 1 },
      values: { status: { ruht: 'matched' } },
      date_order: null,
    },
  ]);
}
