/** Feedback from the mail to the thanks: on a phone, by the keyboard alone, without scripts, in the person's language. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { shippedForm } from '../../src/domain/forms/shipped/form.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { FEEDBACK_TEXTS } from '../../src/write/feedback/texts.ts';
import { EVERY_KIND, fillForms, newLinkPath, performAll } from '../support/feedback-forms.ts';
import { startMailServer, type TestMailServer } from '../support/mail-server.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { borrowBrowser, tabTo, visit, withBrowser } from './browser.ts';
import { isAccessible, isOpenOnEveryScreen, isWithinTheScreen, NARROW, WIDE } from './every-screen.ts';

/** Who answers in which language, and what about. */
const PEOPLE = [
  {
    id: 3,
    language: 'tr',
    email: 'cleo@example.org',
    name: 'Cleo',
    partner: 'Bea',
    text: 'Görüşmeye daha çok zaman.',
  },
] as const;

suite('feedback in the browser', withBrowser, () => {
  let mail: TestMailServer;
  let service: TestService;
  let browser: Browser;
  const opened = new AsyncDisposableStack();
  before(async () => {
    mail = opened.use(await startMailServer());
    service = opened.use(
      await startService({
        BASE_URL: 'https://mentoring.example.org',
        MAIL_URL: mail.url,
        MAIL_FROM: 'mentoring@example.org',
      }),
    );
    ({ browser } = opened.use(await borrowBrowser()));
    await fillForms(service.databaseFile, shippedForm('Chemistry'));
    await using database = openSqlite(service.databaseFile);
    for (const { id, language } of PEOPLE)
      await performAll(database, { kind: 'change-person', person_id: id, patch: { language } });
  });
  after(() => opened.disposeAsync());

  const press = async (page: Page, selector: string) => {
    const loaded = page.waitForEvent('load');
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
    await loaded;
  };
  /** The first link to a form in the newest message to somebody. */
  const linkFor = (email: string): string | undefined => {
    const raw = mail.received.findLast(({ to }) => to === email)?.raw.replaceAll('=\r\n', '');
    return /https:\/\/mentoring\.example\.org(\/feedback\/[\w-]{22}\/)/.exec(raw ?? '')?.[1];
  };
  const phone = (locale: string) => ({ baseURL: service.address, locale, viewport: NARROW });

  for (const { language, email, name, partner, text } of PEOPLE) {
    test(`goes from the mail to the thanks in ${language}`, () =>
      visit(browser, phone(language), async (page) => {
        const texts = FEEDBACK_TEXTS[language];
        await page.goto('/feedback/');
        await tabTo(page, '#email');
        await page.keyboard.insertText(email);
        await press(page, 'button.primary');
        await page.getByRole('heading', { name: texts.sent }).waitFor();
        await until(() => linkFor(email) !== undefined);

        await page.goto(linkFor(email) ?? '');
        await page.getByRole('heading', { name: texts.hello.replace('{name}', name) }).waitFor();
        await page.getByText(`– ${partner}`).waitFor();
        await isWithinTheScreen(page, NARROW.width);
        // What is missing is said, and the link leads there.
        await press(page, 'button.primary');
        await page.getByRole('alert').waitFor();
        await tabTo(page, '#notice a');
        await page.keyboard.press('Enter');
        await tabTo(page, 'input[name="answer.met"]');
        await page.keyboard.press('Space');
        await tabTo(page, 'textarea[name="answer.change"]');
        await page.keyboard.insertText(text);
        await press(page, 'button.primary');
        await page.getByRole('heading', { name: texts.thanks.replace('{name}', name) }).waitFor();
        await page.getByText(text).waitFor();
        await isWithinTheScreen(page, NARROW.width);
        // The link shows what was written, and so do the correction and Back from it.
        await page.goto(linkFor(email) ?? '');
        await press(page, 'a.button');
        const written = page.locator('textarea[name="answer.change"]');
        assert.equal(await written.inputValue(), text);
        await press(page, 'button.primary');
        await page.getByRole('heading', { name: texts.thanks.replace('{name}', name) }).waitFor();
        await page.goBack();
        assert.equal(await written.inputValue(), text);
        using database = plainDatabase(service.databaseFile, { readOnly: true });
        const found = database.prepare('select value from feedback_answers where value = ?').all(`"${text}"`);
        assert.equal(found.length, 1);
      }));
  }

  test('keeps nobody out, whatever is asked and answered', async () => {
    await using database = openSqlite(service.databaseFile);
    await performAll(database, { kind: 'change-form', round_id: 2, questions: EVERY_KIND });
    await performAll(database, { kind: 'switch-form', round_id: 2, is_on: true });
    const path = await newLinkPath(service.databaseFile, { relation_id: 1, round_id: 2, role: 'mentee' });
    await visit(
      browser,
      { baseURL: service.address, viewport: WIDE, javaScriptEnabled: true },
      async (page) => {
        for (const at of ['/feedback/', '/feedback/AAAAAAAAAAAAAAAAAAAAAA/', path]) {
          await page.setViewportSize(WIDE);
          await page.goto(`${at}?language=de`);
          await isOpenOnEveryScreen(page);
        }
        await page.setViewportSize(WIDE);
        await page.locator('textarea').fill(`Ich will nicht mehr leben. ${'Ä'.repeat(300)}`);
        await page.locator('button.primary').click();
        await page.getByRole('alert').waitFor();
        await isOpenOnEveryScreen(page);
        await page.locator('input[value="3"]').first().check();
        await page.locator('button.primary').click();
        await page.locator('.helping').waitFor();
        await page.setViewportSize(WIDE);
        await isOpenOnEveryScreen(page);
        await page.locator('button[value=call]').click();
        await page.getByText('Sie haben um einen Anruf gebeten').waitFor();
        await isAccessible(page);
      },
    );
  });
});
