/** What the holders of personal links see and do, and the links themselves. */

import { sql } from 'kysely';
import { OPEN_ACCESS_CALLER, type Reader } from '../domain/access.ts';
import { openFeedbacks, personIn, statusOn } from '../domain/due-feedbacks.ts';
import { type FeedbackForms, opensOn } from '../domain/forms/invitation.ts';
import { isLanguage } from '../domain/languages.ts';
import { FROM_THE_PERSON, noteTime } from '../domain/notes.ts';
import { programmeOf } from '../domain/operations/as-programme.ts';
import type { ProgrammeOperations } from '../domain/operations/programme-history.ts';
import type { Signature } from '../domain/origin.ts';
import type { PersonalLinks, PersonalPage, PersonalPages, PersonalPair } from '../domain/personal-page.ts';
import {
  firstName,
  isErased,
  type Participant,
  type Programme,
  type Relation,
  ROLES,
} from '../domain/programme.ts';
import type { ReminderSettings } from '../domain/reminder-settings.ts';
import { atOneMoment, type Database } from './database.ts';
import { newShortSecret } from './identity.ts';
import { goalsOfMentees, setAgreement } from './mentee-goals.ts';
import { readPairs, readRows } from './programme-reading.ts';
import { currentScope } from './read-scope.ts';
import { pauseOf, readReminderSettings, setStopped } from './reminder-settings.ts';
import { either, idsOf, isAnyOf } from './row-conditions.ts';
import { putRow } from './row-writing.ts';
import type { Queries } from './schema.ts';

/** Who changes something by a personal link, in the history. */
const HOLDER: Signature = { who: 'a personal link', account_id: null, reason: null };
/** The maximum number of messages of one person that wait. */
const MAX_WAITING = 10;

/** The dependencies of the pages: the changes are those that managers make, with their history. */
interface PageParts {
  readonly operations: ProgrammeOperations;
  readonly forms: Pick<FeedbackForms, 'createLink'>;
  readonly today: () => Temporal.PlainDate;
}

/** The pages of a database. */
export function createPersonalPages(
  database: Database,
  { operations, forms, today }: PageParts,
): PersonalPages {
  const ownersOf = (secret: string) => readOwners(database.reader, secret);
  return {
    find: (secret) => atOneMoment(database.reader, (queries) => readPage(queries, secret, today())),

    async setLanguage(secret, language) {
      for (const { id } of await ownersOf(secret))
        await operations.perform({ kind: 'change-person', person_id: id, patch: { language } }, HOLDER);
    },

    pause: (secret, pause) =>
      database.write(async (transaction) => {
        const [owner] = await readOwners(transaction, secret);
        if (owner !== undefined) await setStopped(transaction, owner.email, pause !== null, pause?.until);
      }),

    agree: (secret, isAgreed) =>
      database.write(async (transaction) => {
        const mentee = await findMentee({ reader: transaction }, secret);
        if (mentee !== null) await setAgreement(transaction, mentee, isAgreed);
      }),

    async report(secret, text) {
      const [owner] = await ownersOf(secret);
      if (owner === undefined) return false;
      const waiting = await readRows(
        database.reader,
        'person_notes',
        sql`participant_id = ${owner.id} and ${IS_CONCERN}`,
      );
      // A form that is sent twice is one message.
      if (waiting.some((one) => one.text === text)) return true;
      if (waiting.length >= MAX_WAITING) return false;
      await operations.perform(
        {
          kind: 'write-note',
          of: { kind: 'person', id: owner.id },
          at: noteTime(Temporal.Now.instant()),
          author: { account_id: FROM_THE_PERSON },
          text,
        },
        HOLDER,
      );
      return true;
    },

    async formLink(secret, key) {
      const owners = await ownersOf(secret);
      const [pair] = await readRows(database.reader, 'relations', sql`id = ${key.relation_id}`);
      if (pair === undefined || !owners.some(({ id }) => id === personIn(pair, key.role))) return null;
      return (await forms.createLink(key, OPEN_ACCESS_CALLER))?.secret ?? null;
    },
  };
}

/** A note of the person themselves, after which nobody of the programme has made one. */
export const IS_CONCERN = sql<boolean>`account_id = ${FROM_THE_PERSON} and not exists (
  select 1 from person_notes as answer where answer.participant_id = person_notes.participant_id
    and answer.at > person_notes.at and (answer.account_id is null or answer.account_id <> ${FROM_THE_PERSON})
)`;

/** The records of the holder of a link, that of the link first; none if there is no such link. */
async function readOwners(queries: Queries, secret: string): Promise<readonly Participant[]> {
  const link = await queries
    .selectFrom('personal_links')
    .where('token', '=', secret)
    .select('participant_id')
    .executeTakeFirst();
  if (link === undefined) return [];
  const own = sql`email = (select email from participants where id = ${link.participant_id})`;
  const people = (await readRows(queries, 'participants', own)).filter(({ email }) => !isErased(email));
  return people.toSorted(
    (one, other) => Number(other.id === link.participant_id) - Number(one.id === link.participant_id),
  );
}

/** The id of the mentee who has a link; null if there is none. */
export const findMentee = async (
  { reader }: Pick<Database, 'reader'>,
  secret: string,
): Promise<number | null> =>
  (await readOwners(reader, secret)).find(({ role }) => role === 'mentee')?.id ?? null;

async function readPage(
  queries: Queries,
  secret: string,
  today: Temporal.PlainDate,
): Promise<PersonalPage | null> {
  const owners = await readOwners(queries, secret);
  const [owner] = owners;
  if (owner === undefined) return null;
  const settings = await readReminderSettings(queries);
  const ids = idsOf(owners);
  const areTheirs = either([isAnyOf('mentee_id', ids), isAnyOf('mentor_id', ids)]);
  const rows = await readPairs(queries, sql`${areTheirs} and status in ('matched', 'on_hold')`, {
    forms: true,
  });
  // The newest version of a form says whether it is asked.
  const isAsked = new Map(rows.forms.map(({ round_id, is_on }) => [round_id, is_on]));
  const programme = programmeOf(rows);
  const known = owners.find(({ language }) => language !== null)?.language ?? null;
  return {
    name: firstName(owner),
    language: known !== null && isLanguage(known) ? known : settings.language,
    pairs: programme.relations.flatMap((pair) => pairsIn(pair, ids, programme, isAsked, settings, today)),
    pause: await pauseOf(queries, owner.email, today),
    goals: await goalsOf(queries, owners),
  };
}

async function goalsOf(queries: Queries, owners: readonly Participant[]): Promise<PersonalPage['goals']> {
  const mentee = owners.find(({ role }) => role === 'mentee')?.id;
  if (mentee === undefined) return null;
  const own = sql`participant_id = ${mentee}`;
  const agreed = await sql<object>`select 1 from goal_agreements where ${own}`.execute(queries);
  return { mentee, written: await goalsOfMentees(queries, own), isAgreed: agreed.rows.length > 0 };
}

/** A pair as the owner sees it. */
function pairsIn(
  relation: Relation,
  owners: readonly number[],
  programme: Programme,
  isAsked: ReadonlyMap<number, boolean>,
  { shown_contacts }: ReminderSettings,
  today: Temporal.PlainDate,
): readonly PersonalPair[] {
  return ROLES.flatMap((role) => {
    if (!owners.includes(personIn(relation, role))) return [];
    const other = personIn(relation, role === 'mentee' ? 'mentor' : 'mentee');
    const partner = programme.participants.find(({ id }) => id === other);
    if (partner === undefined) return [];
    const open = openFeedbacks({ ...programme, relations: [relation] }, today, () => true);
    return [
      {
        partner: firstName(partner),
        contacts: shown_contacts.flatMap((name) => (isErased(partner.email) ? [] : (partner[name] ?? []))),
        start: relation.start,
        end: relation.end,
        isOnHold: statusOn(relation, today) === 'on_hold',
        open: open
          .filter((due) => due.role === role)
          .toSorted((one, next) => Temporal.PlainDate.compare(one.due_date, next.due_date))
          .map(({ round, due_date }) => ({
            key: { relation_id: relation.id, round_id: round.id, role },
            round,
            due_date,
            isOpen:
              isAsked.get(round.id) === true && Temporal.PlainDate.compare(today, opensOn(due_date)) >= 0,
          })),
      },
    ];
  });
}

/** The links of a database, for the desk. */
export const createPersonalLinks = (database: Database): PersonalLinks => ({
  async get(person, caller) {
    if (!(await mayHave(database.reader, person, caller))) return null;
    const link = await database.reader
      .selectFrom('personal_links')
      .where('participant_id', '=', person)
      .select('token')
      .executeTakeFirst();
    return { token: link?.token ?? null };
  },

  renew: (person, caller) =>
    database.write(async (transaction) => {
      const may = await mayHave(transaction, person, caller);
      if (may)
        await putRow(transaction, 'personal_links', { participant_id: person, token: newShortSecret() });
      return may;
    }),
});

/** Whether somebody looks after all pairs of a person, in both roles. */
async function mayHave(queries: Queries, person: number, caller: Reader): Promise<boolean> {
  const { sees, managerId, mayWrite } = await currentScope(queries, caller);
  const own = sql`email = (select email from participants where id = ${person})`;
  const people = (await readRows(queries, 'participants', own)).filter(({ email }) => !isErased(email));
  if (!mayWrite || people.length === 0) return false;
  if (managerId === null) return true;
  const ids = idsOf(people);
  const areTheirs = either([isAnyOf('mentee_id', ids), isAnyOf('mentor_id', ids)]);
  const all = await readRows(queries, 'relations', areTheirs);
  const seen = await readRows(queries, 'relations', sql`${areTheirs} and ${sees}`);
  return all.length > 0 && seen.length === all.length;
}
