/** What holds for a page on every screen: nobody is kept out, and nothing is cut off. */

import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

/** Looks at a page that was opened on a wide screen, and then on narrower ones. */
export async function isOpenOnEveryScreen(page: Page): Promise<void> {
  await isAccessible(page);
  await isLegibleInTheDark(page);
  await isWithinTheScreen(page, WIDE.width);

  await page.setViewportSize(NARROW);
  await isUsable(page);
  await isWithinTheScreen(page, NARROW.width);

  await page.setViewportSize(NARROWEST);
  await isWithinTheScreen(page, NARROWEST.width);
}

/** Holds the page against the rules of accessibility. */
export async function isAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  assert.deepEqual(await violations(judgeOf(page).withTags(STANDARDS)), []);
}

/** The same but for the colours, which take longest to look at, and are those of the wide screen. */
async function isUsable(page: Page): Promise<void> {
  assert.deepEqual(await violations(judgeOf(page).withTags(STANDARDS).disableRules(CONTRAST)), []);
}

/** Nothing but the colours is another in the dark. */
async function isLegibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  assert.deepEqual(await violations(judgeOf(page).withRules(CONTRAST)), []);
}

/** Of what is in order nothing is asked: to describe all of that takes longer on long pages than to find it. */
const judgeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const results = await axe.setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Nothing makes people scroll sideways. */
export async function isWithinTheScreen(page: Page, width: number): Promise<void> {
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width, `at ${width} pixels`);
}
