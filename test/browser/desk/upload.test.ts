/** Uploads at the desk in a browser: five messy sheets to the right list, without changing a cell. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, mock, suite, test } from 'node:test';
import { owedFeedbacks } from '../../../src/domain/due-feedbacks.ts';
import { createProgrammeStore } from '../../../src/store/due-feedbacks.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { type OpenHouse, openHouse, visit, withBrowser } from '../browser.ts';
import { isOpenOnEveryScreen, WIDE } from '../every-screen.ts';
import { takeFiveSheets } from './five-sheets.ts';

const TODAY = Temporal.PlainDate.from('2026-06-15');
/** Pages of every kind. */
const LOOKED_AT = ['upload', 'check', 'check again', 'done'];
const EXPECTED = new URL('../../../examples/desk/expected.csv', import.meta.url);

/** Who owes what, as expected.csv has it. */
async function owed(file: string): Promise<readonly string[]> {
  await using database = await openSqlite(file);
  const programme = await createProgrammeStore(database, () => TODAY).read();
  return owedFeedbacks(programme, TODAY).map(({ relation, round, role, person, due_date }) => {
    const partner = programme.participants.find(
      ({ id }) => id === (role === 'mentor' ? relation.mentee_id : relation.mentor_id),
    );
    const manager = programme.managers.find(({ id }) => id === relation.manager_id);
    return [round.title, role, person.full_name, partner?.full_name, manager?.first_name, due_date].join(',');
  });
}

suite('uploads at the desk in a browser', withBrowser, () => {
  let house: OpenHouse;
  before(async () => {
    // The day for which the list was worked out by hand.
    mock.method(Temporal.Now, 'plainDateISO', () => TODAY);
    house = await openHouse();
  });
  after(async () => {
    mock.restoreAll();
    await house?.[Symbol.asyncDispose]();
  });

  test('five messy sheets come to the list that was worked out by hand, and one button undoes it', (context) =>
    // The pages have no scripts; to look at them from all sides takes some.
    visit(
      house.browser,
      { baseURL: house.service.address, viewport: WIDE, javaScriptEnabled: true },
      async (page) => {
        const effort = await takeFiveSheets(page, async (name) => {
          if (!LOOKED_AT.includes(name)) return;
          await isOpenOnEveryScreen(page);
          await page.setViewportSize(WIDE);
        });
        context.diagnostic(
          `five sheets took ${effort.clicks} clicks, ${effort.answers} answers and ${effort.pages} pages`,
        );
        assert.ok(effort.answers <= 8, `${effort.answers} answers`);
        assert.ok(effort.pages <= 5, `${effort.pages} pages`);
        const [, ...lines] = readFileSync(EXPECTED, 'utf8').trimEnd().split('\n');
        assert.deepEqual((await owed(house.service.databaseFile)).toSorted(), lines.toSorted());

        await page.getByRole('button', { name: 'Undo this import' }).click();
        await page.getByText('This import was undone').waitFor();

        // An empty desk offers the example programme, which goes as it came.
        await page.goto('/desk/');
        await page.getByRole('button', { name: 'Load the example programme' }).click();
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await page.getByText('There are no pairs yet').waitFor();
        assert.deepEqual(await owed(house.service.databaseFile), []);
      },
    ));
});
