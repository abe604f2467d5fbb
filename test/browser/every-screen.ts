/** What holds for a page on every screen: nobody is kept out, and nothing is cut off. */

import assert from 'node:assert/strict';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
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
  await isUsable(page);
  await isLegible(page);
}

/** All rules but the one of contrast, which takes longest: its colours are those of the wide screen. */
const isUsable = async (page: Page): Promise<void> =>
  assert.deepEqual(
    await violations(page, {
      runOnly: { type: 'tag', values: STANDARDS },
      rules: { [CONTRAST]: { enabled: false } },
    }),
    [],
  );

/** Nothing but the colours is another in the dark. */
async function isLegibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await isLegible(page);
}

async function isLegible(page: Page): Promise<void> {
  await page.evaluate(MARK_ALIKE);
  assert.deepEqual(await violations(page, { runOnly: { type: 'rule', values: [CONTRAST] } }), []);
}

/**
 * Of texts that look alike, as do all that stands around them, a few are held against the rule of contrast: a long page
 * repeats the same thing a hundred times. The others are marked.
 */
const MARK_ALIKE = `{
  const looks = new Map([[null, '']]);
  const found = new Map();
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const own = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.fontSize,
      style.fontWeight, style.position, style.display, style.visibility, style.textShadow];
    const look = looks.get(element.parentElement) + '/' + own.join();
    const alike = found.get(look) ?? { number: found.size, count: 0 };
    found.set(look, { ...alike, count: alike.count + 1 });
    looks.set(element, String(alike.number));
    element.toggleAttribute('data-alike', alike.count >= 3 && element.childElementCount === 0);
  }
}`;

/** What is done once on each page: to compile the script that judges takes longer than to run it on most pages. */
const PREPARE = `${axe.source};
axe.configure({ rules: [{ id: '${CONTRAST}', selector: '*:not([data-alike])' }] });`;

/** What breaks the rules. Of what is in order nothing is asked: to describe that takes longer than to find it. */
async function violations(page: Page, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(PREPARE);
  const terms = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${terms}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Nothing makes people scroll sideways. */
export async function isWithinTheScreen(page: Page, width: number): Promise<void> {
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width, `at ${width} pixels`);
}
