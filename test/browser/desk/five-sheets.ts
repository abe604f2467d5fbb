/** The five sheets of examples/desk taken through the pages of an upload, as a manager does it who has never seen them. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../../../examples/desk/', import.meta.url));

/** The sheets. */
export const SHEETS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => /\.(?:csv|xlsx)$/.test(name) && name !== 'expected.csv')
  .map((name) => join(FOLDER, name));

/** What it took. */
export interface Effort {
  /** Buttons and links that were pressed. */
  clicks: number;
  /** Menus that were chosen from, and fields that were typed into. */
  answers: number;
  /** Pages that were seen. */
  pages: number;
}

/**
 * Goes from the empty desk to the last page of the upload.
 *
 * @param onPage is told of each page as it stands, before anything on it is answered
 */
export async function takeFiveSheets(
  page: Page,
  onPage: (name: string) => Promise<unknown> = async () => undefined,
): Promise<Effort> {
  const effort: Effort = { clicks: 0, answers: 0, pages: 0 };
  const seen = async (name: string): Promise<void> => {
    effort.pages += 1;
    await onPage(name);
  };
  const press = async (button: string): Promise<void> => {
    effort.clicks += 1;
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  /** The row of a question. */
  const row = (text: string) => page.locator('.answers tbody tr', { hasText: text });
  const choose = async (question: string, option: string): Promise<void> => {
    effort.answers += 1;
    await row(question).getByRole('combobox').first().selectOption({ label: option });
  };
  const email = async (question: string, text: string): Promise<void> => {
    effort.answers += 1;
    await row(question)
      .getByLabel(/^The e-mail of/)
      .fill(text);
  };

  await page.goto('/desk/');
  await seen('today');
  effort.clicks += 1;
  await page.getByRole('link', { name: 'Upload sheets' }).click();
  await seen('upload');
  effort.answers += 1;
  await page.locator('#files').setInputFiles([...SHEETS]);
  await press('Upload');

  await seen('check');
  await email('“Paula Test”', 'paula.test@example.org');
  await email('“Koordinatorin Berta”', 'berta.leitung@example.org');
  await email('“Frau Clara Muster”', 'clara.muster@example.org');
  await email('“Dorota Zmyślona”', 'dorota.zmyslona@example.org');
  await choose('nina.przyklad@', 'Nina Przykład and Róża Fikcja (answered as mentor)');
  await choose('test@example.org', 'Leave it out');
  effort.answers += 1;
  await page.getByLabel(/^All \d+ likely answers are right$/).check();
  await press('Import');

  // Another answer than the likely one changes something: it is seen before it is written.
  await seen('check again');
  await press('Import');
  await seen('done');
  return effort;
}
