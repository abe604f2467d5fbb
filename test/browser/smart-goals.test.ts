/** Smart goals as a mentee gets them: through the form of the browsable page. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { pageResults } from '../support/documents.ts';
import { send } from '../support/http.ts';
import type { TestService } from '../support/service.ts';
import { type OpenHouse, openHouse, tabTo, visit, withBrowser } from './browser.ts';

const HOPES =
  'Ich möchte vor größeren Gruppen sprechen können, ohne rot zu werden.\nUnd in einem Jahr will ich ein Team leiten.';

/** Forms send every line break as two characters, and so it is kept. */
const withPlainLineEnds = (text: string): string => text.replaceAll('\r\n', '\n');

suite('the form for smart goals', withBrowser, () => {
  let house: OpenHouse;
  let service: TestService;
  let browser: Browser;
  before(async () => {
    house = await openHouse();
    ({ service, browser } = house);
  });
  after(() => house?.[Symbol.asyncDispose]());

  const newest = async () => pageResults(await send(service.port, { path: '/smart-goals/' }))[0];
  const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Input' });
  const submit = async (page: Page) => {
    const answered = page.waitForEvent('response', (response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Write my goals' }).click();
    return (await answered).status();
  };

  /** The page after a creation says what was made and leads back to the list, where it stands first. */
  async function showsTheGoals(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'Saved' }).waitFor();
    const stored = await newest();
    const output = String(stored?.['output']);
    assert.ok(output.split('\n').length >= 2, output);
    assert.equal(withPlainLineEnds(String(stored?.['input'])), HOPES);
    const shown = async () => {
      const record = page.getByRole('article').first();
      assert.equal(await record.getByRole('heading').innerText(), `Smart goal ${stored?.['id']}`);
      return (await record.getByRole('definition').allInnerTexts()).map(withPlainLineEnds);
    };

    assert.deepEqual(await shown(), [HOPES, output]);
    const json = await page.getByRole('region', { name: 'JSON body' }).textContent();
    assert.deepEqual(JSON.parse(json ?? ''), stored);

    await page.getByRole('link', { name: 'All smart goals' }).click();
    await page.waitForURL('**/smart-goals/');
    await page
      .getByText(/^1–\d+ of \d+$/)
      .first()
      .waitFor();
    assert.deepEqual(await shown(), [HOPES, output]);
  }

  for (const javaScriptEnabled of [false, true]) {
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
    test(`takes a mentee's hopes and gives her goals, line by line, ${how}`, () =>
      visit(browser, { baseURL: service.address, javaScriptEnabled }, async (page) => {
        await page.goto('/smart-goals/');
        await fieldOf(page).fill(HOPES);
        assert.equal(await submit(page), 201);
        // The response may be there before its page is: what is reloaded is the page of the response.
        await page.getByRole('heading', { name: 'Saved' }).waitFor();
        const { id } = (await newest()) ?? {};
        // The form is sent again as it was, and creates nothing.
        await page.reload();
        assert.equal((await newest())?.['id'], id);
        await showsTheGoals(page);
      }));
  }

  test('tells whoever types no wish that no goals were written', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      await page.goto('/smart-goals/');
      await fieldOf(page).fill('asdf jkl qwerty');
      assert.equal(await submit(page), 201);
      await page.getByRole('heading', { name: 'No goals were written' }).waitFor();
      assert.equal(await page.getByRole('heading', { name: 'Saved' }).count(), 0);
      assert.equal((await newest())?.['output'], 'No response.');
    }));

  test('is filled in and sent by keyboard alone', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      await page.goto('/');
      await tabTo(page, 'main a[href="/smart-goals/"]');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/smart-goals/');
      await tabTo(page, '#field-input');
      await page.keyboard.type(HOPES);
      await tabTo(page, 'button.primary');
      await page.keyboard.press('Enter');
      await showsTheGoals(page);
    }));

  test('is reached past the navigation by the first link of the page', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      await page.goto('/smart-goals/');
      await page.keyboard.press('Tab');
      assert.equal(await page.locator(':focus').innerText(), 'Skip to the content');
      await page.keyboard.press('Enter');
      await page.locator('main:focus').waitFor();
      await tabTo(page, '#field-input');
    }));

  test('says beside the field what is wrong, and leads there from a summary that has the focus', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      const count = async () => (await newest())?.['id'];
      const before = await count();
      await page.goto('/smart-goals/');
      assert.equal(await submit(page), 400);
      assert.equal(await page.title(), 'Refused: Smart Goals · Mentoring');
      assert.match(await page.locator(':focus').innerText(), /^Nothing was saved yet/);

      const field = fieldOf(page);
      assert.equal(await field.getAttribute('aria-invalid'), 'true');
      const [errorId] = String(await field.getAttribute('aria-describedby')).split(' ');
      const error = page.locator(`#${errorId}`);
      assert.equal(await error.innerText(), 'This field may not be blank.');
      const [inputBox, errorBox] = [await field.boundingBox(), await error.boundingBox()];
      assert.ok(inputBox !== null && errorBox !== null);
      const distance = errorBox.y - (inputBox.y + inputBox.height);
      assert.ok(distance >= 0 && distance < 20, `${distance} pixels between the field and its error`);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('#field-input:focus').waitFor();
      assert.equal(await count(), before);
    }));

  test('keeps what was typed when it is refused, and takes it once it is mended', () =>
    visit(browser, { baseURL: service.address }, async (page) => {
      const tooLong = `\nÄ${'ä'.repeat(20_000)}`;
      await page.goto('/smart-goals/');
      await fieldOf(page).fill(tooLong);
      assert.equal(await submit(page), 400);
      assert.equal(await fieldOf(page).inputValue(), tooLong);
      assert.equal(
        await page.locator('#field-input-error').innerText(),
        'Ensure this field has no more than 20000 characters.',
      );
      await fieldOf(page).fill(HOPES);
      assert.equal(await submit(page), 201);
      await showsTheGoals(page);
    }));
});
