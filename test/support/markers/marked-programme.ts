/** A random programme in which every text about people has a marker, after random accounts have worked on it. */

import fc from 'fast-check';
import type { AccountRole } from '../../../src/domain/access.ts';
import { FROM_THE_PERSON, noteTime } from '../../../src/domain/notes.ts';
import { NO_ORIGIN, type Signature } from '../../../src/domain/origin.ts';
import { createAccountStore } from '../../../src/store/accounts/accounts.ts';
import type { Database } from '../../../src/store/database.ts';
import { createFeedbackIntake } from '../../../src/store/feedbacks/feedback-intake.ts';
import { createImportMappingStore } from '../../../src/store/import/mappings.ts';
import { setAgreement } from '../../../src/store/mentee-goals.ts';
import { createProgrammeOperations } from '../../../src/store/operations/programme-operations.ts';
import { createOwnFieldStore } from '../../../src/store/records/own-fields.ts';
import { createCourseStore } from '../../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { newCourse, newGoal } from '../../contract/examples.ts';
import { allRows } from '../../contract/programme-rows.ts';
import { chanceOf } from '../chance.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../desk.ts';
import { sendFiles } from '../desk-upload.ts';
import { addAnswers } from '../form-answers.ts';
import { startMailServer } from '../mail-server.ts';
import { startProvider } from '../openid-provider.ts';
import { createProgrammeStore } from '../programme-store.ts';
import { choice, type OperationTexts, operationFrom } from '../random-operations.ts';
import { type Route, withRoutes } from '../routes.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../unknown-person.ts';
import { createMarkers, type Markers } from './marker.ts';

/** Somebody with an account. */
export interface Reader extends DeskVisitor {
  readonly name: string;
  /** The id of the account. */
  readonly id: number;
  /** The name of the account, which has a marker. */
  readonly who: string;
}

export interface MarkedProgramme extends AsyncDisposable {
  readonly desk: TestDesk;
  readonly routes: readonly Route[];
  readonly markers: Markers;
  readonly manager: Reader;
  /** All but the manager. */
  readonly readers: readonly Reader[];
  /** Somebody does something to the programme, or takes something back. */
  work(times: number): Promise<void>;
  /** Gives all pairs of a manager to another. */
  handOver(): Promise<void>;
}

const MANAGERS = 3;
const MENTEES = 7;
const MENTORS = 5;
const PAIRS = 9;

/** What may be taken for the name of a placeholder, for an id, or for somebody else. */
const NAMES: readonly ((marker: string, before: string) => string)[] = [
  (marker) => `Ada ${marker}`,
  (_marker, before) => before,
  (_marker, before) => `${before} (3)`,
  (marker) => `(12) ${marker}`,
  (marker) => `{person 1} ${marker}`,
  (marker) => `“${marker}” (2)`,
];

const COHORTS: readonly ((marker: string) => string)[] = [
  (marker) => `${everybody()} ${marker}`,
  (marker) => `(12) ${marker}`,
  (marker) => `Spring ${marker}`,
  (marker) => `“${marker}” {manager 2}`,
];

/** `{person 1} | {person 2} | …`. */
export const everybody = (): string =>
  [
    ...Array.from({ length: 30 }, (_, index) => `{person ${index + 1}}`),
    ...Array.from({ length: MANAGERS + 2 }, (_, index) => `{manager ${index + 1}}`),
  ].join(' | ');

/** Starts a service with a programme that a seed decides, and lets people work on it. */
export async function markedProgramme(seed: number): Promise<MarkedProgramme> {
  await using opened = new AsyncDisposableStack();
  const markers = createMarkers(seed);
  const chance = chanceOf(seed);
  const below = (count: number): number => Math.floor(chance() * count);
  const texts = textsWith(markers, below);
  const addresses = Array.from({ length: MANAGERS }, () => texts.email(''));
  const today = () => Temporal.Now.plainDateISO('Europe/Berlin');

  const provider = opened.use(await startProvider({}));
  const mails = opened.use(await startMailServer());
  const { started: desk, routes } = await withRoutes(() =>
    startDesk(
      {
        TYPEFORM_SECRET: 'a-secret-of-the-tests',
        MAIL_URL: mails.url,
        MAIL_FROM: 'programme@example.org',
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      },
      (file) => fill(file, texts, markers, addresses, below, today()),
    ),
  );
  opened.use(desk);
  await provider.allow(desk.service.address);
  const database = opened.use(openSqlite(desk.service.databaseFile));
  const accounts = createAccountStore(database);
  const enter = async (name: string, role: AccountRole, email = `${markers.make('a')}@example.org`) => {
    const visitor = await desk.enter(`${name} ${markers.make('a')}`, email, role);
    const account = await accounts.findByEmail(email);
    return { ...visitor, name, id: account?.id ?? 0, who: account?.name ?? '' };
  };
  const [first, second, third] = addresses;
  const manager = await enter('Olga, a manager', 'manager');
  const coordinator = await enter('Mara, a coordinator', 'coordinator', first);
  const lowered = await enter('Nils, a manager who became a coordinator', 'manager', second);
  const former = await enter('Wim, a manager who became a viewer', 'manager', third);
  const without = await enter('Cora, a coordinator of nobody', 'coordinator');
  await addOthers(database, markers, today);
  await createOwnFieldStore(database).save(new Map([['other_1', 'Allergies']]), {
    ...{ who: manager.who, account_id: manager.id, reason: null },
  });
  for (const { cookie } of [manager, lowered]) {
    await sendFiles(`${desk.service.address}/desk/upload/`, cookie, {
      [`people-${markers.make('s')}.csv`]: `Role,Name,E-mail\nmentee,Ada ${markers.make('s')},no address\n`,
    });
  }

  const operations = createProgrammeOperations(database, today);
  const signed = ({ id, who }: Reader): Signature => ({
    who,
    account_id: id,
    reason: below(3) === 0 ? null : `{person ${1 + below(9)}} (3) ${markers.make('r')}`,
  });
  let workers: readonly Reader[] = [manager, coordinator, lowered, former];
  const somebody = (): Reader => workers[below(workers.length)] ?? manager;
  const newest = async () => (await operations.history({ limit: 1 }))[0]?.number ?? 0;
  let undoable = 1;
  const work = async (times: number): Promise<void> => {
    const choices = fc.sample(choice, { seed: seed + below(1_000_000), numRuns: times });
    for (const one of choices) {
      const by = signed(somebody());
      if (below(5) > 0)
        await operations.perform(operationFrom(one, await allRows(database), today(), texts), by);
      else await operations.undo(Math.max(undoable, (await newest()) - below(4)), by);
    }
  };
  const handOver = async (): Promise<void> => {
    const from_id = 1 + below(2);
    await operations.perform({ kind: 'hand-over', from_id, to_id: 3 - from_id }, signed(manager));
  };
  const lower = (reader: Reader, role: AccountRole) =>
    accounts.change(reader.id, { role }, { by: null, note: { ...signed(manager), noted: () => {} } });

  for (const kind of ['person', 'relation', 'manager'] as const) {
    for (let id = 1; id <= MANAGERS; id++) {
      const { id: account_id } = somebody();
      const at = noteTime(Temporal.Now.instant());
      const note = { at, author: { account_id }, text: `Said ${markers.make('t')}` };
      await operations.perform({ kind: 'write-note', of: { kind, id }, ...note }, signed(manager));
    }
  }
  await work(25);
  await handOver();
  await lower(lowered, 'coordinator');
  await lower(former, 'viewer');
  // Whoever lost rights does not get them back by chance: the readers would be others than they are said to be.
  undoable = (await newest()) + 1;
  workers = [manager, coordinator, lowered];
  await work(15);
  const held = opened.move();
  return {
    desk,
    routes,
    markers,
    manager,
    readers: [coordinator, lowered, former, without],
    work,
    handOver,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** Texts with markers; some people get the name of the one before. */
function textsWith(markers: Markers, below: (count: number) => number): OperationTexts {
  let before = `Ada ${markers.make('n')}`;
  return {
    cohorts: ['', ...COHORTS.map((cohort) => cohort(markers.make('c')))],
    name() {
      before = NAMES[below(NAMES.length)]?.(markers.make('n'), before) ?? before;
      return before;
    },
    email: () => `${markers.make('e')}@example.org`,
    externalId: () => markers.make('x'),
    source: () => markers.make('t'),
  };
}

/** Puts managers with these addresses, people and pairs into a database file. */
async function fill(
  file: string,
  texts: OperationTexts,
  markers: Markers,
  addresses: readonly string[],
  below: (count: number) => number,
  today: Temporal.PlainDate,
): Promise<void> {
  await using database = openSqlite(file);
  const store = createProgrammeStore(database, () => today);
  await store.change(async (writer) => {
    const managers: number[] = [];
    for (const email of addresses) {
      managers.push(await writer.addManager({ first_name: texts.name(''), last_name: null, email }));
    }
    const people = { mentee: [0], mentor: [0] };
    for (const [role, count] of [
      ['mentor', MENTORS],
      ['mentee', MENTEES],
    ] as const) {
      people[role] = [];
      for (let number = 0; number < count; number++) {
        people[role].push(
          await writer.addParticipant({
            role,
            full_name: texts.name(''),
            email: texts.email(''),
            ...UNKNOWN_PERSON,
            external_id: below(2) === 0 ? null : texts.externalId(''),
            phone: texts.externalId(''),
            other_1: texts.externalId(''),
          }),
        );
      }
    }
    for (let number = 0; number < PAIRS; number++) {
      const start = today.subtract({ days: 30 + below(300) });
      const relation = await writer.addRelation({
        mentor_id: people.mentor[below(MENTORS)] ?? 1,
        mentee_id: people.mentee[number % MENTEES] ?? 1,
        manager_id: managers[number % (MANAGERS + 1)] ?? null,
        cohort: texts.cohorts[number % texts.cohorts.length] ?? '',
        ...UNKNOWN_PAIR,
        start,
        end: null,
        history: (['matched', ...(number === 0 ? (['on_hold'] as const) : [])] as const).map(
          (status, days) => ({
            status,
            since: start.add({ days }),
            reason: markers.make('r'),
          }),
        ),
      });
      await writer.setException({
        relation_id: relation,
        round_id: 1,
        role: 'mentee',
        due_date: start.add({ days: 40 }),
        waived: false,
        reason: markers.make('r'),
      });
      await writer.recordFeedback({
        relation_id: relation,
        round_id: 1,
        role: 'mentor',
        received_on: start.add({ days: 20 }),
        source: markers.make('t'),
        external_id: null,
      });
    }
  });
}

/** Adds what others have written: a smart goal, feedback of nobody known, a remembered sheet. */
async function addOthers(
  database: Database,
  markers: Markers,
  today: () => Temporal.PlainDate,
): Promise<void> {
  const goals = createSmartGoalStore(database);
  await goals.add(newGoal({ input: markers.make('g'), output: markers.make('g') }));
  // Every second mentee lets the programme see which goals are theirs.
  for (let participant_id = MENTORS + 1; participant_id <= MENTORS + MENTEES; participant_id++) {
    const { id } = await goals.add(newGoal({ input: markers.make('g'), output: markers.make('g') }));
    await database.write(async (transaction) => {
      await transaction.insertInto('mentee_goals').values({ goal_id: id, participant_id }).execute();
      await setAgreement(transaction, participant_id, participant_id % 2 === 0);
    });
  }
  await addAnswers(database, () => markers.make('f'));
  await createCourseStore(database).add(newCourse(), NO_ORIGIN);
  // What people have reported on their personal pages.
  await database.write(async (transaction) => {
    for (let participant_id = 1; participant_id <= MENTORS + MENTEES; participant_id++) {
      const at = noteTime(Temporal.Now.instant());
      const text = `Something is wrong ${markers.make('t')}`;
      await transaction
        .insertInto('person_notes')
        .values({ participant_id, at, account_id: FROM_THE_PERSON, text })
        .execute();
    }
  });
  const intake = createFeedbackIntake(database, today);
  for (const external_id of ['first', 'second']) {
    await intake.take({
      source: `form ${markers.make('t')}`,
      external_id: `${external_id} ${markers.make('t')}`,
      received_on: today(),
      role: null,
      person: `${markers.make('e')}@example.org`,
      partner: `${markers.make('e')}@example.org`,
      relation: null,
      round: 'Chemistry',
    });
  }
  await createImportMappingStore(database).remember([
    {
      key: 'sheet',
      header: ['Mentee', `Status ${markers.make('s')}`],
      kind: 'relations',
      sources: { mentee_email: 0, status: 1 },
      values: { status: { [markers.make('s')]: 'matched' } },
      date_order: null,
    },
  ]);
}
