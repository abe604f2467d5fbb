/** Courses, smart goals, feedback to assign and remembered sheets in a browser: on every screen, and without scripts. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createFeedbackIntake } from '../../../src/store/feedbacks/feedback-intake.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { post } from '../../support/documents.ts';
import { fillProgramme } from '../../support/programme.ts';
import { type OpenHouse, openHouse, visit, withBrowser } from '../browser.ts';

const LONG = 'Ä'.repeat(120);

suite('courses at the desk in a browser', { ...withBrowser, concurrency: 2 }, () => {
  let house: OpenHouse;
  before(async () => {
    house = await openHouse();
    const { port, databaseFile } = house.service;
    await fillProgramme(databaseFile);
    await post(port, '/courses/', { title: LONG, code: 1, gsheet_name: 'FYD', date_w1: '2026-05-04T18:00' });
    await post(port, '/smart-goals/', { input: `I want to lead a team. ${LONG}` });
    await using database = openSqlite(databaseFile);
    await createFeedbackIntake(database, () => Temporal.Now.plainDateISO()).take({
      source: 'form',
      external_id: LONG,
      received_on: Temporal.PlainDate.from('2025-03-04'),
      role: null,
      person: `${'a'.repeat(60)}@example.org`,
      partner: null,
      relation: null,
      round: 'Chemistry',
    });
  });
  after(() => house?.[Symbol.asyncDispose]());

  test('a course is made, moved and recorded', () =>
    visit(house.browser, { baseURL: house.service.address }, async (page) => {
      await page.goto('/desk/courses/');
      await page.getByRole('link', { name: 'New course' }).click();
      await page.getByLabel('Title').fill('Find your direction');
      await page.getByLabel('Short name').fill('FYD');
      await page.getByLabel('Code').fill('12');
      await page.getByLabel('Week 1 starts').fill('2026-05-04T18:00');
      await page.getByRole('button', { name: 'Create the course' }).click();
      await page.getByRole('status').getByText('Created the course').waitFor();
      await page.getByRole('link', { name: 'Change' }).click();
      await page.getByLabel('Week 2 starts').fill('2026-05-11T18:30');
      await page.getByRole('button', { name: 'Save the course' }).click();
      await page.getByRole('cell', { name: '11 May 2026, 18:30' }).waitFor();
      await page.getByRole('link', { name: 'Change' }).click();
      await page.getByLabel('Recording of week 1').fill('https://video.example.org/w1');
      await page.getByRole('button', { name: 'Save the course' }).click();
      const link = page.getByRole('link', { name: 'https://video.example.org/w1' });
      assert.equal(await link.getAttribute('href'), 'https://video.example.org/w1');
    }));
});
