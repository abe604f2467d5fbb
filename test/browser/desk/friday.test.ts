/** The Friday round of a manager: what came in, reminders, two changes of status, a new pair and the numbers, by the keyboard alone and without scripts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cookieOf, startDesk } from '../../support/desk.ts';
import { importExample } from '../../support/desk-screens.ts';
import { borrowBrowser, tabTo, visit, withBrowser } from '../browser.ts';

test('the Friday round is done by the keyboard alone', withBrowser, async (context) => {
  await using desk = await startDesk({}, importExample);
  await using borrowed = await borrowBrowser();
  const { address } = desk.service;
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  await visit(borrowed.browser, { baseURL: address }, async (page) => {
    await page.context().addCookies([{ ...cookieOf(olga), url: address }]);
    /** What is pressed where somebody with a mouse would click, and pages that are seen. */
    let [clicks, pages] = [0, 0];
    page.on('framenavigated', () => (pages += 1));
    const press = async (selector: string, key = 'Enter') => {
      await tabTo(page, selector);
      await page.keyboard.press(key);
      clicks += 1;
    };
    const type = async (selector: string, text: string) => {
      await tabTo(page, selector);
      await page.keyboard.type(text);
    };
    const search = async (selector: string, text: string, result: string) => {
      await type(selector, text);
      await page.keyboard.press('Enter');
      clicks += 1;
      await page.getByText(result).first().waitFor();
    };
    const said = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
    const tick = (value: string) => press(`input[name="row"][value="${value}"]`, 'Space');

    await page.goto('/desk/');
    await press('a[href="/desk/owed/"]');
    await search('#filter-q', 'ypsilon', 'Owed feedback: 1–3 of 3');
    await tick('27-1-mentee');
    await tick('27-2-mentee');
    await press('button[value="received"]');
    await press('button.primary');
    await said(/received/i);

    await tick('27-3-mentee');
    await press('button[name="of"][value="owed"]');
    await page.getByText('yvo.ypsilon@example.org').first().waitFor();
    await press('button[value="written"]');
    await page.getByText('Owed feedback: 1–1 of 1').first().waitFor();
    const reminder = page
      .getByRole('row', { name: /Yvo Ypsilon/ })
      .locator('td')
      .last();
    assert.doesNotMatch(await reminder.innerText(), /none/, 'the reminder is noted at the row');

    await press('header a[href="/desk/pairs/"]');
    await search('#filter-q', 'ypsilon', 'Pairs: 1–2 of 2');
    await press('a[href="/desk/pairs/27/"]');
    await press('a[href="/desk/pairs/27/hold/"]');
    await type('#field-reason', 'parental leave');
    await press('button.primary');
    await said('from matched to on hold');

    await press('header a[href="/desk/pairs/"]');
    await search('#filter-q', 'przykład irena', 'Irena Przykład');
    await press('a[href="/desk/pairs/9/"]');
    await press('a[href="/desk/pairs/9/end/"]');
    await type('#field-reason', 'moved abroad');
    await press('button.primary');
    await said('from matched to ended early');

    await press('header a[href="/desk/pairs/"]');
    await press('a[href="/desk/pairs/new/"]');
    await search('#field-mentee_search', 'Wanda', 'One person fits.');
    await type('#field-mentor_search', 'Pia Invented');
    await page.keyboard.press('Enter');
    clicks += 1;
    await page.locator('#field-mentor').waitFor();
    await press('button.primary');
    // She is told once that Wanda has a mentor already.
    await page.getByText('already has a mentor').waitFor();
    await press('button.primary');
    await page.getByRole('heading', { name: 'Wanda Zmyślona and Pia Invented', level: 1 }).waitFor();

    await press('header a[href="/desk/programme/"]');
    await page.getByRole('heading', { name: 'Feedback received', exact: true }).waitFor();
    context.diagnostic(`${clicks} clicks, ${pages} pages`);
    assert.ok(clicks <= 35 && pages <= 28, 'a round that takes five minutes');
  });
});
