/** Feedback forms of a small programme: Ada (mentee, 1) and Bea (mentor, 2) are asked in the round Chemistry. */

import assert from 'node:assert/strict';
import { type Reader, scopesOf } from '../../src/domain/access.ts';
import { parseQuestions, type Question } from '../../src/domain/forms/question.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import type { FeedbackKey } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { createFeedbackForms } from '../../src/store/forms/feedback-forms.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { fillProgramme } from './programme.ts';

export const AS_MANAGER: Reader = {
  account: null,
  role: 'manager',
  onlyManager: null,
  scopes: new Set(scopesOf('manager')),
};

/** The mentee's feedback of the first pair. */
export const FIRST_FEEDBACK: FeedbackKey = { relation_id: 1, round_id: 1, role: 'mentee' };

export function questionsFrom(sent: readonly object[]): readonly Question[] {
  const parsed = parseQuestions(sent);
  assert.ok('questions' in parsed, JSON.stringify(parsed));
  return parsed.questions;
}

const said = (en: string, others: object = {}): object => ({ en, ...others });

/** A question of each kind. */
export const EVERY_KIND = questionsFrom([
  { name: 'intro', kind: 'paragraph', text: said('A word before.') },
  {
    name: 'rating',
    kind: 'rating',
    text: said('How is it going?', { pl: 'Jak wam idzie?', uk: 'Як справи?', tr: 'Nasıl gidiyor?' }),
    ends: { low: said('badly'), high: said('well') },
    isRequired: true,
    attention: { atMost: 2 },
  },
  { name: 'recommend', kind: 'scale', text: said('Would you recommend it?') },
  {
    name: 'often',
    kind: 'choice',
    text: said('How often do you meet?'),
    options: [
      { name: 'weekly', text: said('Every week') },
      { name: 'never', text: said('Not yet') },
    ],
  },
  {
    name: 'topics',
    kind: 'choices',
    text: said('What do you talk about?'),
    options: [
      { name: 'work', text: said('Work') },
      { name: 'life', text: said('Life') },
    ],
  },
  { name: 'contact', kind: 'yes_no', text: said('May we contact you?') },
  { name: 'meetings', kind: 'number', text: said('How many times have you met?') },
  { name: 'word', kind: 'short_text', text: said('In one word?') },
  { name: 'change', kind: 'long_text', text: said('What should change?'), readers: 'partner' },
  { name: 'mentors', kind: 'long_text', text: said('What do you need as a mentor?'), audience: 'mentor' },
]);

/** Performs operations as an operator. */
export async function performAll(database: Database, ...operations: readonly Operation[]): Promise<void> {
  const store = createProgrammeOperations(database, () => Temporal.Now.plainDateISO());
  for (const operation of operations) {
    const done = await store.perform(operation, { who: 'Maria', account_id: null, reason: null });
    assert.ok('number' in done, JSON.stringify(done));
  }
}

/** Fills a database file with the programme and a form that is on. */
export async function fillForms(file: string, questions = EVERY_KIND): Promise<void> {
  await fillProgramme(file);
  await using database = openSqlite(file);
  await performAll(
    database,
    { kind: 'change-form', round_id: 1, questions },
    { kind: 'switch-form', round_id: 1, is_on: true },
  );
}

/** The path of a new link. */
export async function newLinkPath(file: string, key = FIRST_FEEDBACK): Promise<string> {
  await using database = openSqlite(file);
  const forms = createFeedbackForms(database, () => Temporal.Now.zonedDateTimeISO('UTC'));
  const link = await forms.createLink(key, AS_MANAGER);
  assert.ok(link !== null);
  return `/feedback/${link.secret}/`;
}
