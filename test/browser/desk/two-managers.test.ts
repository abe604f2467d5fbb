/** Two managers in two browsers, and forms that are sent twice. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startDesk, type TestDesk } from '../../support/desk.ts';
import { borrowBrowser, withBrowser } from '../browser.ts';
import { isAccessible } from '../every-screen.ts';
import { focused, notice, pressTwice, visitAs } from './visitors.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isTold = (page: Page, text: string) => page.locator('.summary').getByText(text).waitFor();

suite('two managers at the desk', withBrowser, () => {
  const opened = new AsyncDisposableStack();
  let desk: TestDesk;
  let browser: Browser;
  before(async () => {
    desk = opened.use(await startDesk());
    ({ browser } = opened.use(await borrowBrowser()));
  });
  after(() => opened.disposeAsync());

  /** Two who are signed in. */
  const both = (names: readonly [string, string], journey: (first: Page, second: Page) => Promise<void>) =>
    visitAs(browser, desk, [names[0], 'manager'], (first) =>
      visitAs(browser, desk, [names[1], 'manager'], (second) => journey(first, second)),
    );
  /** The number of the newest entry of the history. */
  const newest = async (page: Page): Promise<number> => {
    const form = await (await page.request.get('/desk/people/new/')).text();
    return Number(/name="seen" value="(\d+)"/.exec(form)?.[1]);
  };

  test('the second is told what the first changed, keeps what they typed, and takes nothing back', () =>
    both(['Olga', 'Paul'], async (olga, paul) => {
      await olga.goto('/desk/pairs/1/change/');
      await paul.goto('/desk/pairs/1/change/');
      await olga.getByLabel('New cohort').fill('2026');
      await press(olga, 'Save the pair');
      await notice(olga, 'cohort from 2025 to 2026');
      await paul.getByLabel('Expected end').fill('2025-12-31');
      await paul.getByLabel('Reason').fill('longer');
      await press(paul, 'Save the pair');
      assert.match(await paul.title(), /^Error: /);
      assert.equal(await focused(paul), 'summary');
      await isTold(paul, 'Olga: Changed');
      await isTold(paul, 'is now “2026”');
      await isAccessible(paul);
      assert.equal(await paul.getByLabel('Reason').inputValue(), 'longer');
      assert.equal(await paul.getByLabel('Expected end').inputValue(), '2025-12-31');
      await press(paul, 'Save the pair');
      await notice(paul, 'end from 5 July 2025 to 31 December 2025');
      await paul.getByRole('definition').getByText('2026', { exact: true }).waitFor();

      // Both type into the same field of a person: what was typed stays, and what it is now is said beside it.
      await olga.goto('/desk/people/1/change/');
      await paul.goto('/desk/people/1/change/');
      await olga.getByLabel('Full name').fill('Ada Neumann');
      await olga.getByLabel('External id').fill('A-1');
      await press(olga, 'Save the person');
      await notice(olga, 'Changed the name');
      await paul.getByLabel('Full name').fill('Ada Altmann');
      await press(paul, 'Save the person');
      await isTold(paul, 'Full name is now “Ada Neumann”. You typed “Ada Altmann”');
      await isTold(paul, 'External id is now “A-1”.');
      assert.equal(await paul.getByLabel('Full name').inputValue(), 'Ada Altmann');
      await press(paul, 'Save the person');
      await notice(paul, 'Changed the name of Ada Altmann');
      await paul.goto('/desk/people/1/change/');
      assert.equal(await paul.getByLabel('External id').inputValue(), 'A-1');
    }));

  test('where the first did the same, the second sees who did it, and what they typed', () =>
    both(['Rosa', 'Till'], async (rosa, till) => {
      await rosa.goto('/desk/pairs/2/hold/');
      await till.goto('/desk/pairs/2/hold/');
      await press(rosa, 'Put on hold');
      await notice(rosa, 'from matched to on hold');
      await till.getByLabel('From').fill('2026-02-01');
      await till.getByLabel('Reason').fill('moved away');
      await press(till, 'Put on hold');
      await isTold(till, 'Rosa: Changed');
      await isAccessible(till);
      assert.equal(await till.getByLabel('Reason').inputValue(), 'moved away');
    }));

  test('of ticked rows, those that the first recorded are left out, and the second is told', () =>
    both(['Uma', 'Veit'], async (uma, veit) => {
      const rows = ['1-1-mentee', '1-1-mentor'].map((row) => `row=${row}`).join('&');
      await veit.goto(`/desk/owed/change/?${rows}&do=received`);
      await uma.goto('/desk/owed/change/?row=1-1-mentee&do=received');
      await uma.getByLabel('Received on').fill('2025-05-01');
      await press(uma, 'Record as received');
      await notice(uma, 'received on 1 May 2025');
      await veit.getByLabel('Received on').fill('2025-06-01');
      await veit.getByLabel('Reason').fill('by phone');
      await press(veit, 'Record as received');
      await isTold(veit, 'Uma: Chemistry');
      assert.equal(await veit.getByLabel('Reason').inputValue(), 'by phone');
      await veit.getByRole('heading', { name: 'This feedback' }).waitFor();
      await press(veit, 'Record as received');
      await notice(veit, /Chemistry, mentor .*: received on 1 June 2025/);

      await uma.goto('/desk/owed/change/?row=1-2-mentee&do=waive');
      await veit.goto('/desk/owed/change/?row=1-2-mentee&do=waive');
      await uma.getByLabel('Reason').fill('not needed');
      await press(uma, 'Waive');
      await notice(uma, 'waived');
      await veit.getByLabel('Reason').fill('on leave');
      await press(veit, 'Waive');
      await veit.getByText('None of the chosen feedback is owed any more').waitFor();
    }));

  test('a form that is sent twice does what it says once, and leads there', () =>
    visitAs(browser, desk, ['Wilma', 'manager'], async (wilma) => {
      const again = await wilma.context().newPage();
      const before = await newest(wilma);
      await wilma.goto('/desk/pairs/1/hold/');
      await again.goto('/desk/pairs/1/hold/');
      await pressTwice(wilma, 'Put on hold');
      await notice(wilma, 'from matched to on hold');
      await press(again, 'Put on hold');
      await notice(again, 'from matched to on hold');
      await wilma.reload();
      await notice(wilma, 'from matched to on hold');
      await pressTwice(wilma, 'Undo');
      await notice(wilma, 'Undone: ');
      // The form is asked for anew: it knows what was done since.
      await wilma.goBack();
      await wilma.goto('/desk/owed/change/?row=1-3-mentee&row=1-3-mentor&do=received');
      await pressTwice(wilma, 'Record as received');
      await notice(wilma, '2 feedbacks.');
      await wilma.goto('/desk/people/new/');
      await wilma.getByLabel('Full name').fill('Xaver Example');
      await wilma.getByLabel('E-mail').fill('xaver@example.org');
      await pressTwice(wilma, 'Add the person');
      await notice(wilma, 'Created the mentee');
      await wilma.getByRole('heading', { name: 'Xaver Example', level: 1 }).waitFor();
      await wilma.goto('/desk/people/1/drop-out/');
      await pressTwice(wilma, 'End the pairs');
      await notice(wilma, 'dropped out');
      await wilma.goto('/desk/managers/new/');
      await wilma.getByLabel('First name').fill('Yara');
      await wilma.getByLabel('E-mail').fill('yara@example.org');
      await pressTwice(wilma, 'Add the manager');
      await notice(wilma, 'Created the manager');
      await wilma.goto('/desk/pairs/new/?mentee=3&mentor=2');
      await press(wilma, 'Create pair');
      await isTold(wilma, 'Read the notes below');
      await pressTwice(wilma, 'Create pair');
      await notice(wilma, 'Created the pair');
      await wilma.goto(`${new URL(wilma.url()).pathname}delete/`);
      await pressTwice(wilma, 'Delete the pair');
      await notice(wilma, 'Deleted the pair');
      assert.equal((await newest(wilma)) - before, 8);
    }));
});
