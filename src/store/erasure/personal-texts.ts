/**
 * Every column of free text, and what an erasure does where it names the person. A text column that is missing here does
 * not compile, so that no new place for names is forgotten.
 */

import { accountFields } from '../../domain/account.ts';
import { courseFields } from '../../domain/course.ts';
import type { Erasure, Fields } from '../../domain/fields.ts';
import { ERASED_NAME, erasedEmailOf, managerFields, participantFields } from '../../domain/programme.ts';
import type { Schema } from '../schema.ts';
import type { TableName } from '../tables.ts';

type TextColumn<Row> = {
  [Column in keyof Row & string]: string extends NonNullable<Row[Column]> ? Column : never;
}[keyof Row & string];

type Treatments = {
  readonly [Name in TableName]: { readonly [Column in TextColumn<Schema[Name]>]: Erasure };
};

const NOBODY = 'names nobody';

/** A note goes with its record. */
const NOTE = { at: NOBODY, text: 'blanked' } as const;

type TextsOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends { readonly erasure: Erasure } | { readonly kind: Moment }
    ? Name
    : never]: F[Name] extends { readonly erasure: infer Own } ? Own : typeof NOBODY;
};

type Moment = 'date' | 'datetime';

/** The text columns of declared fields: days and instants name nobody. */
function textsOf<F extends Fields>(fields: F): TextsOf<F> {
  const texts: Record<string, Erasure> = {};
  for (const [name, { kind, erasure }] of Object.entries(fields)) {
    if (erasure !== undefined) texts[name] = erasure;
    else if (kind === 'date' || kind === 'datetime') texts[name] = NOBODY;
  }
  assertTexts(fields, texts);
  return texts;
}

function assertTexts<F extends Fields>(fields: F, texts: object): asserts texts is TextsOf<F> {
  for (const name in fields)
    if (fields[name]?.erasure !== undefined && !(name in texts)) throw new TypeError(`${name} is missing`);
}

/** The columns by table. */
export const PERSONAL_TEXTS = {
  migrations: { name: NOBODY, applied_at: NOBODY },
  identity: { id: NOBODY },
  collections: {},
  // A goal has no owner: those that name the person are listed, to be erased one by one.
  smart_goals: {
    created_at: NOBODY,
    input: 'reported',
    output: 'reported',
    writer: NOBODY,
    model: NOBODY,
    language: NOBODY,
  },
  courses: textsOf(courseFields),
  pre_lead_statuses: { name: NOBODY, value: NOBODY, background: NOBODY },
  managers: textsOf(managerFields),
  participants: textsOf(participantFields),
  former_emails: { email: 'of a record' },
  former_external_ids: { external_id: 'of a record' },
  relations: { cohort: 'reported', start: NOBODY, end: NOBODY },
  relation_changes: { since: NOBODY, reason: 'cleared' },
  feedback_rounds: { title: 'reported', titles: 'reported' },
  round_cohorts: { cohort: 'reported' },
  feedback_exceptions: { due_date: NOBODY, reason: 'cleared' },
  feedbacks: { received_on: NOBODY, source: 'cleared', external_id: 'cleared' },
  forms: { questions: 'reported' },
  form_links: { digest: NOBODY, created_at: NOBODY },
  // Texts by and about the person go with the person's relations; those of others that name them go here.
  feedback_answers: {
    question: NOBODY,
    value: 'removed with its row',
    submitted_at: NOBODY,
    changed_at: NOBODY,
    resolved_at: NOBODY,
    resolved_by: 'cleared',
    note: 'cleared',
  },
  due_feedbacks: { due_on: NOBODY },
  imported_relations: { start: NOBODY, end: NOBODY },
  imported_exceptions: { due_date: NOBODY },
  person_notes: NOTE,
  relation_notes: NOTE,
  manager_notes: NOTE,
  history: { at: NOBODY, who: 'of an account', summary: 'blanked', reason: 'cleared' },
  // Rows of the programme as JSON: those about the person go (`history-erasure.ts`).
  history_changes: { table_name: NOBODY, before: 'of a record', after: 'of a record' },
  erasures: { digest: NOBODY, erased_at: NOBODY },
  erasure_key: { fingerprint: NOBODY },
  goal_requests: { client: NOBODY, at: NOBODY },
  goal_tokens: { day: NOBODY },
  // Clients choose keys themselves. Of the request there is a digest, which is kept for a day.
  idempotency_keys: {
    key: 'removed with its row',
    fingerprint: NOBODY,
    claimed_at: NOBODY,
    held_until: NOBODY,
  },
  audit_events: { at: NOBODY, action: NOBODY, subject: NOBODY, detail: 'cleared' },
  // What the person gave goes, whatever it says (`unassigned-erasure.ts`).
  unassigned_feedbacks: {
    arrived_at: NOBODY,
    source: 'removed with its row',
    external_id: 'removed with its row',
    received_on: NOBODY,
    person: 'removed with its row',
    partner: 'cleared',
    round: 'cleared',
    note: 'cleared',
  },
  outbox: {
    message_id: NOBODY,
    key: NOBODY,
    recipient_name: 'of a message',
    recipient_email: 'of a message',
    reply_to_name: 'of a message',
    reply_to_email: 'of a message',
    subject: 'of a message',
    text: 'of a message',
    html: 'of a message',
    stop_url: NOBODY,
    attempt: NOBODY,
    created_at: NOBODY,
    next_at: NOBODY,
    changed_at: NOBODY,
    reply: 'of a message',
  },
  outbox_mentions: {},
  leases: { name: NOBODY, holder: NOBODY },
  mail_templates: { language: NOBODY, subject: 'reported', body: 'reported' },
  own_fields: { name: NOBODY, label: 'reported' },
  reminder_settings: { name: NOBODY, value: NOBODY },
  reminder_preferences: { token: 'of a record', stopped_at: 'of a record', stopped_until: 'of a record' },
  personal_links: { token: 'of a record' },
  accounts: textsOf(accountFields),
  tokens: {
    digest: NOBODY,
    scopes: NOBODY,
    created_at: NOBODY,
    expires_at: NOBODY,
    revoked_at: NOBODY,
    last_used_at: NOBODY,
  },
  sessions: { digest: NOBODY, created_at: NOBODY, expires_at: NOBODY },
  sign_in_links: { digest: NOBODY, created_at: NOBODY, expires_at: NOBODY, used_at: NOBODY },
  import_mappings: {
    key: NOBODY,
    header: 'removed with its row',
    mapping: 'removed with its row',
    changed_at: NOBODY,
  },
  // All of them go: a digest of a row does not say whose it was.
  import_answers: { key: NOBODY, answers: 'of a record', kept_at: NOBODY },
  // All uploads go, whomever they name (`person-erasure.ts`): whoever uploaded them has them still.
  uploads: {
    id: NOBODY,
    who: 'of a record',
    created_at: NOBODY,
    decisions: 'of a record',
    choices: 'of a record',
    result: 'of a record',
  },
  upload_files: { upload_id: NOBODY, name: 'of a record', content: 'of a record' },
  goal_addresses: { digest: NOBODY },
  mentee_goals: {},
  goal_agreements: { agreed_at: 'of a record' },
  goal_signing_key: { key: NOBODY },
  // All of them go, since nobody can see whom they name.
} as const satisfies Treatments;

type Texts = typeof PERSONAL_TEXTS;

/** The tables with texts that stay and are reported. */
export type ReportedTable = {
  [Name in keyof Texts]: 'reported' extends Texts[Name][keyof Texts[Name]] ? Name : never;
}[keyof Texts];

/** The columns of a table that are treated in one of some ways. */
export const columnsTreated = (table: TableName, ...treatments: readonly Erasure[]): readonly string[] =>
  Object.entries<Erasure>(PERSONAL_TEXTS[table]).flatMap(([column, own]) =>
    treatments.includes(own) ? column : [],
  );

/** Values of columns that may not be null, or are unique, in place of what told of the person with an id. */
const IN_PLACE: Readonly<Record<string, (id: number) => string>> = {
  'participants.full_name': () => ERASED_NAME,
  'participants.email': erasedEmailOf,
  'managers.first_name': () => ERASED_NAME,
  'managers.email': erasedEmailOf,
  'former_emails.email': erasedEmailOf,
  'former_external_ids.external_id': erasedEmailOf,
};

/**
 * What an erasure leaves of the record of a person: the columns that are “of a record” in `PERSONAL_TEXTS`, with their new values.
 *
 * @param id of the person
 */
export const erasedCells = (
  table: 'participants' | 'managers' | 'former_emails' | 'former_external_ids',
  id: number,
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    columnsTreated(table, 'of a record').map((column) => [
      column,
      IN_PLACE[`${table}.${column}`]?.(id) ?? null,
    ]),
  );
