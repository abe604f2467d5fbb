/** All tables of a new database, with the rows that every database has from the start. */

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ColumnTypes } from '../database.ts';
import type { Migration } from './migration.ts';

const ROLE = "check (role in ('mentee', 'mentor'))";
const STATUS = "check (status in ('proposed', 'matched', 'on_hold', 'completed', 'ended_early', 'declined'))";
const OWN_FIELDS = Array.from({ length: 10 }, (_, index) => `  other_${index + 1} text,`).join('\n');
const COUNTS_FROM = "check (counts_from in ('start', 'share', 'end'))";

/** The tables in SQL, each after those that its rows refer to. */
const tables = ({ id, instant, day, fraction }: ColumnTypes): string => `
create table collections (
  name text primary key,
  count ${id} not null,
  last_id ${id} not null,
  revision ${id} not null,
  last_position ${id} not null default 0
);
create table identity (id text primary key);

create table smart_goals (
  id ${id} primary key,
  position ${id} not null unique,
  created_at ${instant} not null,
  input text not null,
  output text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  writer text not null,
  model text,
  language text,
  variant integer not null,
  milliseconds integer,
  tokens_counted_by text not null
);
create index smart_goals_by_time on smart_goals (created_at, language, position);
create table goal_addresses (digest text primary key, goal_id ${id} not null unique);
create table goal_signing_key (key text primary key);
create table goal_requests (client text not null, at ${instant} not null);
create index goal_requests_by_client on goal_requests (client, at);
create index goal_requests_by_time on goal_requests (at);
create table goal_tokens (day ${day} primary key, tokens ${id} not null);

create table courses (
  id ${id} primary key,
  created_by ${id},
  title text not null,
  code integer not null,
  gsheet_name text not null,
  date_w1 ${instant},
  date_w2 ${instant},
  date_w3 ${instant},
  event_w1 text not null,
  event_w2 text not null,
  event_w3 text not null,
  recording_w1 text,
  recording_w2 text,
  recording_w3 text,
  deactivated boolean not null
);
create table pre_lead_statuses (
  id ${id} primary key,
  name text not null,
  value text not null unique,
  "order" integer not null unique,
  background text not null,
  disabled boolean not null
);

create table managers (
  id ${id} primary key,
  first_name text not null,
  last_name text,
  email text not null unique
);
create table participants (
  id ${id} primary key,
  role text not null ${ROLE},
  full_name text not null,
  email text not null,
  external_id text,
  language text,
  phone text,
  organisation text,
  city text,
  places ${id},
${OWN_FIELDS}
  unique (role, email),
  unique (role, external_id)
);
-- PostgreSQL indexes no text above some 2,700 bytes.
create index participants_by_name on participants (substr(full_name, 1, 200));
create table former_emails (
  participant_id ${id} not null references participants (id),
  email text not null,
  role text not null,
  primary key (participant_id, email)
);
create index former_emails_by_email on former_emails (email, role);
create table former_external_ids (
  participant_id ${id} not null references participants (id),
  external_id text not null,
  role text not null,
  primary key (participant_id, external_id)
);
create index former_external_ids_by_external_id on former_external_ids (external_id, role);
create table own_fields (name text primary key, label text not null);
create table personal_links (
  participant_id ${id} primary key references participants (id) on delete cascade,
  token text not null unique
);
-- A merge removes the record first, and then gives its goals to the other one.
create table mentee_goals (
  goal_id ${id} primary key references smart_goals (id) on delete cascade,
  participant_id ${id} not null
);
create index mentee_goals_by_participant on mentee_goals (participant_id);
create table goal_agreements (
  participant_id ${id} primary key references participants (id) on delete cascade,
  agreed_at ${instant} not null
);

create table relations (
  id ${id} primary key,
  mentor_id ${id} not null references participants (id),
  mentee_id ${id} not null references participants (id),
  manager_id ${id} references managers (id),
  cohort text not null,
  "start" ${day} not null,
  "end" ${day} check ("end" >= "start"),
  status text not null ${STATUS},
  unique (mentor_id, mentee_id, cohort)
);
create index relations_by_status on relations (status);
create index relations_of_a_mentee on relations (mentee_id);
create index relations_of_a_manager on relations (manager_id);
create index relations_by_group on relations (cohort, manager_id, status);
create index relations_by_start on relations ("start", id);
create table relation_changes (
  relation_id ${id} not null references relations (id) on delete cascade,
  number integer not null,
  status text not null ${STATUS},
  since ${day} not null,
  reason text,
  primary key (relation_id, number)
);
create index relation_changes_by_day on relation_changes (since, status, relation_id);

create table feedback_rounds (
  id ${id} primary key,
  title text not null unique,
  titles text,
  "order" integer not null unique,
  counts_from text not null ${COUNTS_FROM},
  days integer,
  share ${fraction},
  days_without_end integer,
  owed_by_mentee boolean not null,
  owed_by_mentor boolean not null,
  active boolean not null
);
create table round_cohorts (
  round_id ${id} not null references feedback_rounds (id),
  cohort text not null check (cohort <> ''),
  counts_from text not null ${COUNTS_FROM},
  days integer,
  share ${fraction},
  days_without_end integer,
  owed_by_mentee boolean not null,
  owed_by_mentor boolean not null,
  active boolean not null,
  primary key (round_id, cohort)
);
create table feedback_exceptions (
  relation_id ${id} not null references relations (id) on delete cascade,
  round_id ${id} not null references feedback_rounds (id),
  role text not null ${ROLE},
  due_date ${day},
  waived boolean not null,
  reason text,
  primary key (relation_id, round_id, role)
);
create table feedbacks (
  relation_id ${id} not null references relations (id) on delete cascade,
  round_id ${id} not null references feedback_rounds (id),
  role text not null ${ROLE},
  received_on ${day} not null,
  source text,
  external_id text unique,
  primary key (relation_id, round_id, role)
);
create index feedbacks_by_day on feedbacks (received_on, relation_id, round_id, role);
create table forms (
  round_id ${id} not null references feedback_rounds (id),
  version integer not null,
  is_on boolean not null,
  questions text not null,
  primary key (round_id, version)
);
create table form_links (
  relation_id ${id} not null references relations (id) on delete cascade,
  digest text not null,
  round_id ${id} not null references feedback_rounds (id) on delete cascade,
  role text not null ${ROLE},
  created_at ${instant} not null,
  primary key (relation_id, digest)
);
create index form_links_by_digest on form_links (digest);
create table feedback_answers (
  relation_id ${id} not null references relations (id) on delete cascade,
  round_id ${id} not null,
  role text not null ${ROLE},
  question text not null,
  kind text not null,
  version integer not null,
  value text not null,
  submitted_at ${instant} not null,
  changed_at ${instant} not null,
  attention text check (attention in ('open', 'resolved')),
  resolved_at ${instant},
  resolved_by text,
  note text,
  primary key (relation_id, round_id, role, question),
  foreign key (round_id, version) references forms (round_id, version)
);
create index feedback_answers_by_form on feedback_answers (round_id, version);
create index feedback_answers_by_attention on feedback_answers (attention);
-- What matched relations have not given yet, by the rule: computed from the tables above.
create table due_feedbacks (
  relation_id ${id} not null references relations (id) on delete cascade,
  round_id ${id} not null references feedback_rounds (id) on delete cascade,
  role text not null ${ROLE},
  due_on ${day} not null,
  primary key (relation_id, round_id, role)
);
create index due_feedbacks_by_day on due_feedbacks (due_on);
create table unassigned_feedbacks (
  id ${id} primary key,
  arrived_at ${instant} not null,
  source text not null,
  external_id text not null,
  received_on ${day} not null,
  reason text not null,
  role text,
  person text,
  partner text,
  relation ${id},
  round text,
  state text not null,
  entry ${id},
  assigned_person ${id},
  note text,
  unique (source, external_id)
);
create index unassigned_feedbacks_by_state on unassigned_feedbacks (state, id);

-- What the last import said, so that repeating it does not revert later changes.
create table imported_relations (
  relation_id ${id} primary key references relations (id) on delete cascade,
  status text,
  "start" ${day},
  "end" ${day},
  manager_id ${id}
);
create table import_mappings (
  key text primary key,
  header text not null,
  mapping text not null,
  changed_at ${instant} not null
);
create table import_answers (key text primary key, answers text not null, kept_at ${instant} not null);
create table uploads (
  id text primary key,
  who text not null,
  account_id ${id},
  created_at ${instant} not null,
  decisions text not null,
  choices text not null,
  revision ${id} not null,
  result text
);
create table upload_files (
  upload_id text not null,
  position integer not null,
  name text not null,
  bytes ${id} not null,
  content text not null,
  primary key (upload_id, position)
);

create table person_notes (
  participant_id ${id} not null references participants (id) on delete cascade,
  at ${instant} not null,
  account_id ${id},
  text text not null,
  primary key (participant_id, at)
);
create table relation_notes (
  relation_id ${id} not null references relations (id) on delete cascade,
  at ${instant} not null,
  account_id ${id},
  text text not null,
  primary key (relation_id, at)
);
create table manager_notes (
  manager_id ${id} not null references managers (id) on delete cascade,
  at ${instant} not null,
  account_id ${id},
  text text not null,
  primary key (manager_id, at)
);
create table history (
  number ${id} primary key,
  at ${instant} not null,
  who text not null,
  account_id ${id},
  kind text not null,
  summary text not null,
  reason text,
  undoes ${id} unique,
  row_count integer not null,
  lasting text check (lasting in ('large', 'erased'))
);
create table history_changes (
  number ${id} not null references history (number),
  position integer not null,
  table_name text not null,
  record_id ${id} not null,
  before text,
  after text,
  primary key (number, position)
);
create index history_of_a_record on history_changes (table_name, record_id, number);
create index history_of_relations on history_changes (record_id, number, table_name) where table_name in (
  'relations', 'relation_changes', 'feedback_exceptions', 'feedbacks', 'imported_relations',
  'form_links', 'feedback_answers', 'relation_notes'
);

create table accounts (
  id ${id} primary key,
  name text not null unique,
  created_at ${instant} not null,
  email text,
  role text,
  removed_at ${instant}
);
create unique index accounts_by_email on accounts (email) where removed_at is null;
create table tokens (
  id ${id} primary key,
  account_id ${id} not null references accounts (id),
  digest text not null unique,
  scopes text not null,
  created_at ${instant} not null,
  expires_at ${instant},
  revoked_at ${instant},
  last_used_at ${instant}
);
create table sessions (
  digest text primary key,
  account_id ${id} not null,
  token_id ${id},
  created_at ${instant} not null,
  expires_at ${instant} not null
);
create index sessions_by_account on sessions (account_id);
create table sign_in_links (
  digest text primary key,
  account_id ${id} not null,
  created_at ${instant} not null,
  expires_at ${instant} not null,
  used_at ${instant}
);
create index sign_in_links_by_account on sign_in_links (account_id, created_at);
create table idempotency_keys (
  account_id ${id} not null,
  key text not null,
  fingerprint text not null,
  claimed_at ${instant} not null,
  held_until ${instant} not null,
  collection text,
  record_id ${id},
  primary key (account_id, key)
);
create index idempotency_keys_by_time on idempotency_keys (claimed_at);
create index idempotency_keys_by_record on idempotency_keys (collection, record_id);
create table audit_events (
  number ${id} primary key,
  at ${instant} not null,
  account_id ${id},
  token_id ${id},
  action text not null,
  subject text not null,
  record_id ${id},
  times ${id} not null,
  detail text
);
create index audit_events_by_time on audit_events (at);

create table erasures (
  digest text primary key,
  what text not null check (what in ('person', 'smart-goal')),
  erased_at ${instant} not null
);
create table erasure_key (fingerprint text primary key);

create table outbox (
  id ${id} primary key,
  message_id text not null unique,
  kind text not null,
  key text unique,
  recipient_name text,
  recipient_email text not null,
  reply_to_name text,
  reply_to_email text,
  subject text not null,
  text text not null,
  html text not null,
  stop_url text,
  state text not null,
  attempts integer not null,
  attempt text,
  created_at ${instant} not null,
  next_at ${instant} not null,
  changed_at ${instant} not null,
  reply text
);
create index outbox_by_state on outbox (state, next_at, id);
create index outbox_by_recipient on outbox (recipient_email, kind, created_at);
create table outbox_mentions (
  outbox_id ${id} not null references outbox (id) on delete cascade,
  kind text not null,
  person_id ${id} not null,
  primary key (outbox_id, kind, person_id)
);
create index outbox_mentions_of_a_person on outbox_mentions (kind, person_id);
create table leases (name text primary key, holder text not null, beats ${id} not null);
create table mail_templates (
  kind text not null,
  round_id ${id} not null,
  language text not null,
  subject text not null,
  body text not null,
  primary key (kind, round_id, language)
);
create table reminder_settings (name text primary key, value text not null);
create table reminder_preferences (
  participant_id ${id} primary key,
  token text not null unique,
  stopped_at ${instant},
  stopped_until ${day}
);

insert into collections (name, count, last_id, revision, last_position) values
  ('smart-goals', 0, 0, 0, 0),
  ('courses', 0, 0, 0, 0),
  ('pre-lead-statuses', 9, 9, 0, 9),
  ('programme', 0, 0, 0, 0),
  ('auth', 0, 0, 0, 0),
  ('audit', 0, 0, 0, 0),
  ('mail', 0, 0, 0, 0),
  ('unassigned-feedbacks', 0, 0, 0, 0);
-- The colours differ in lightness as well as in hue, so that colour-blind people can distinguish them.
insert into pre_lead_statuses (id, name, value, "order", background, disabled) values
  (1, 'Call scheduled', 'call_scheduled', 1, '#88CCEE', false),
  (2, 'Call done', 'call_done', 2, '#117733', false),
  (3, 'No show on call', 'no_show_on_call', 3, '#CC6677', false),
  (4, 'Cancelled the call', 'cancelled_the_call', 4, '#882255', false),
  (5, 'FUP email sent', 'fup_email_sent', 5, '#DDCC77', false),
  (6, 'Rescheduling call', 'rescheduling_call', 6, '#44AA99', false),
  (7, 'No response', 'no_response', 7, '#DDDDDD', false),
  (8, 'Not interested', 'not_interested', 8, '#332288', false),
  (9, 'App incomplete FU', 'app_incomplete_fu', 9, '#999933', false);
insert into feedback_rounds
  (id, title, "order", counts_from, days, share, days_without_end, owed_by_mentee, owed_by_mentor, active) values
  (1, 'Chemistry', 1, 'start', 14, null, null, true, true, true),
  (2, 'Mid Program', 2, 'share', null, 0.5, 90, true, true, true),
  (3, 'Final', 3, 'end', 0, null, 180, true, true, true);
`;

export const first: Migration = {
  number: 1,
  name: 'first',

  async up(transaction, types) {
    // A statement ends with its line.
    for (const statement of tables(types).split(/;\n/)) {
      if (statement.trim() !== '') await sql.raw(statement).execute(transaction);
    }
    await transaction.insertInto('identity').values({ id: randomUUID() }).execute();
    const key = randomBytes(32).toString('base64url');
    await transaction.insertInto('goal_signing_key').values({ key }).execute();
  },
};
