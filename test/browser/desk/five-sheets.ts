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
  /** Of these the fields, with as many characters. */
  texts: number;
  characters: number;
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
  const effort: Effort = { clicks: 0, answers: 0, texts: 0, characters: 0, pages: 0 };
  const seen = async (name: string): Promise<void> => {
    effort.pages += 1;
    await onPage(name);
  };
  const press = async (button: string): Promise<void> => {
    effort.clicks += 1;
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  const choose = async (label: string | RegExp, option: string): Promise<void> => {
    effort.answers += 1;
    await page.getByLabel(label).selectOption({ label: option });
  };
  /** The list item that a question stands in. */
  const item = (text: string) => page.locator('.questions > li', { hasText: text });
  const typed = (text: string): string => {
    effort.texts += 1;
    effort.characters += text.length;
    return text;
  };
  const email = async (question: string, text: string): Promise<void> => {
    effort.answers += 1;
    await item(question)
      .getByLabel(/e-mail/)
      .last()
      .fill(typed(text));
  };

  await page.goto('/desk/');
  await seen('today');
  effort.clicks += 1;
  await page.getByRole('link', { name: 'Upload sheets' }).click();
  await seen('upload');
  effort.answers += 1;
  await page.locator('#files').setInputFiles([...SHEETS]);
  await press('Upload');

  await seen('what is it');
  await choose('Round', 'Chemistry');
  await press('Continue');

  await seen('words and people');
  await choose(/“als Mentor dabei”/i, 'Mentor');
  await email('Paula Test', 'paula.test@example.org');
  await press('Continue');

  await seen('names');
  await email('Koordinatorin Berta', 'berta.leitung@example.org');
  await email('Frau Clara Muster', 'clara.muster@example.org');
  await email('“Dorota Zmyślona”', 'dorota.zmyslona@example.org');
  for (const [who, day] of [
    ['Hugo ist am', '2026-05-20'],
    ['zrezygnowała', '2026-05-12'],
  ] as const) {
    effort.answers += 2;
    await item(who).getByLabel('What holds?').selectOption({ label: 'The pair ended early' });
    await item(who).getByLabel('Ended on').fill(typed(day));
  }
  await press('Continue');

  await seen('what is left');
  await choose(/“läuft gut”/, 'Matched');
  await choose(/days such as .* in Pary/, 'The day first: day 03, month 04');
  await choose(/“Dorota Z\.”/, 'Dorota Zmyślona, dorota.zmyslona@example.org');
  await press('Continue');

  await seen('answers');
  await choose(/answer of anton/, 'Anton Beispiel and Ada Probe (answered as mentor)');
  await choose(/answer of nina/, 'Nina Przykład and Róża Fikcja (answered as mentor)');
  await choose(/answer of gustav/, 'Gustav Exempel and Kai Test (answered as mentor)');
  await choose(/answer of lucja/, 'Łucja Zmyślona and Max Test (answered as mentor)');
  await choose(/answer of test@/, 'Leave this row out');
  await press('Continue');

  await seen('a second answer');
  effort.answers += 1;
  await page.getByLabel('Leave this row out').check();
  await press('Continue');

  await seen('changes');
  await press('Import');
  await seen('done');
  return effort;
}
