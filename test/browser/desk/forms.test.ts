/** Feedback forms in a browser: a manager comes from a round without a form to the first chart, without scripts and on every screen. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, suite, test } from 'node:test';
import { createFeedbackForms } from '../../../src/store/forms/feedback-forms.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { AS_MANAGER, FIRST_FEEDBACK } from '../../support/feedback-forms.ts';
import { fillProgramme } from '../../support/programme.ts';
import { type OpenHouse, openHouse, visit, withBrowser } from '../browser.ts';

suite('feedback forms at the desk in a browser', withBrowser, () => {
  let house: OpenHouse;
  before(async () => {
    house = await openHouse();
    await fillProgramme(house.service.databaseFile);
  });
  after(() => house?.[Symbol.asyncDispose]());

  /** A personal link, as a reminder has it. */
  async function linkOf(): Promise<string> {
    await using database = openSqlite(house.service.databaseFile);
    const forms = createFeedbackForms(database, () => Temporal.Now.zonedDateTimeISO('UTC'));
    return (await forms.createLink(FIRST_FEEDBACK, AS_MANAGER))?.secret ?? assert.fail('no link');
  }

  test('a manager writes a form, somebody answers, and the charts and the file show it', () =>
    visit(house.browser, { baseURL: house.service.address }, async (page) => {
      await page.goto('/desk/rounds/');
      await page.getByRole('link', { name: 'Form' }).first().click();
      await page.getByText('This round has no form.').waitFor();
      await page.getByRole('button', { name: 'Begin with the shipped questions' }).click();
      await page.getByRole('status').getByText('Changed the form of “Chemistry”').waitFor();
      await page.getByRole('button', { name: 'Remove support' }).click();
      await page.getByLabel('Kind').selectOption('Number');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Question in English').fill('How many hours was it?');
      await page.getByLabel('Short name').fill('hours');
      await page.locator('summary', { hasText: 'German' }).click();
      await page.getByLabel('Question in German').fill('Wie viele Stunden waren es?');
      await page.getByRole('button', { name: 'Add the question' }).click();
      await page.getByRole('link', { name: 'How many hours was it?' }).waitFor();
      await page.getByRole('button', { name: 'Up hours' }).click();
      await page.getByRole('link', { name: 'as a mentee' }).click();
      await page.getByText('This is a trial').waitFor();
      await page.getByText('How many hours was it?').waitFor();
      await page.getByRole('link', { name: 'Back to the form' }).click();
      await page.getByRole('button', { name: 'Switch the form on' }).click();
      await page.getByText('On: reminders contain a link to it.').waitFor();

      await page.goto(`/feedback/${await linkOf()}/?language=de`);
      await page.getByLabel('Nein, noch nicht').check();
      await page.getByLabel('Wie viele Stunden waren es?').fill('3');
      await page.getByLabel('Was sollte sich ändern?').fill('=1+1');
      await page.getByRole('button', { name: 'Feedback senden' }).click();

      await page.goto('/desk/');
      await page.getByRole('link', { name: 'Results' }).first().click();
      const chart = page.getByRole('region', { name: 'Have the two of you met or talked yet?' });
      await chart.getByRole('row', { name: 'No, not yet 1 100%' }).waitFor();
      await page.getByText('1 answer, 3.0 on average').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'CSV' }).click(),
      ]);
      assert.match(await readFile(await download.path(), 'utf8'), /"No, not yet",,,'=1\+1,3,/);

      await page.goto('/desk/');
      await page
        .getByRole('region', { name: /Answers that need attention/ })
        .getByRole('link')
        .first()
        .click();
      await page.getByLabel('What was done').fill('They meet on Monday.');
      await page.getByRole('button', { name: 'Resolve' }).click();
      await page.getByText('No answer needs attention.').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('cell', { name: 'No, not yet' }).waitFor();
    }));
});
