/** Rows of the history as they were kept at first. */

import type { KeptTable } from '../../src/domain/operations/rows.ts';

const RULE = {
  counts_from: 'start',
  days: 30,
  share: null,
  days_without_end: null,
  owed_by_mentee: true,
  owed_by_mentor: true,
  active: true,
};
const NOTE = { at: '2026-01-01T00:00:00.000000Z', account_id: null, text: 'Called.' };
const FEEDBACK = { relation_id: 1, round_id: 1, role: 'mentee' };

/**
 * A row of each table as the first release that kept the table wrote it. These do not change: if a column is added, its table
 * declares the value of rows that lack it (`added`).
 */
export const FIRST_ROWS: Readonly<Record<KeptTable, object>> = {
  managers: { id: 1, first_name: 'Maria', last_name: 'Example', email: 'maria@example.org' },
  participants: {
    id: 1,
    role: 'mentee',
    full_name: 'Ada Example',
    email: 'ada@example.org',
    external_id: null,
    language: null,
  },
  former_emails: { participant_id: 1, email: 'old@example.org', role: 'mentee' },
  former_external_ids: { participant_id: 1, external_id: 'x1', role: 'mentee' },
  feedback_rounds: { id: 1, title: 'Chemistry', order: 1, ...RULE },
  round_cohorts: { round_id: 1, cohort: '2026', ...RULE },
  relations: {
    id: 1,
    mentor_id: 2,
    mentee_id: 1,
    manager_id: 1,
    cohort: '2026',
    start: '2026-01-01',
    end: null,
    status: 'matched',
  },
  relation_changes: { relation_id: 1, number: 1, status: 'matched', since: '2026-01-01', reason: null },
  feedback_exceptions: { ...FEEDBACK, due_date: '2026-03-01', waived: false, reason: null },
  feedbacks: { ...FEEDBACK, received_on: '2026-03-01', source: null, external_id: null },
  forms: { round_id: 1, version: 1, is_on: true, questions: '[]' },
  form_links: { ...FEEDBACK, digest: 'd', created_at: '2026-01-01T00:00:00.000000Z' },
  feedback_answers: {
    ...FEEDBACK,
    question: 'going',
    kind: 'rating',
    version: 1,
    value: '4',
    submitted_at: '2026-03-01T00:00:00.000000Z',
    changed_at: '2026-03-01T00:00:00.000000Z',
    ...{ attention: null, resolved_at: null, resolved_by: null, note: null },
  },
  imported_relations: { relation_id: 1, status: null, start: null, end: null, manager_id: null },
  person_notes: { participant_id: 1, ...NOTE },
  relation_notes: { relation_id: 1, ...NOTE },
  manager_notes: { manager_id: 1, ...NOTE },
  courses: {
    id: 1,
    created_by: null,
    title: 'Find your direction',
    code: 12,
    gsheet_name: 'FYD',
    ...{ date_w1: null, date_w2: null, date_w3: null },
    ...{ event_w1: '', event_w2: '', event_w3: '' },
    ...{ recording_w1: null, recording_w2: null, recording_w3: null },
    deactivated: false,
  },
  mail_templates: { round_id: 1, kind: 'reminder', language: 'en', subject: 'a', body: 'b' },
  outbox: { id: 1, state: 'queued' },
  own_fields: { name: 'other_1', label: 'Allergies' },
  reminder_settings: { name: 'digest', value: 'off' },
  accounts: {
    id: 1,
    name: 'Maria',
    email: null,
    role: null,
    created_at: '2026-01-01T00:00:00.000000Z',
    removed_at: null,
  },
};
