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

/** So many stops of a long list tell what the others are like. */
const MAX_STOPS = 60;

/** Everything that can be used is reached with the Tab key, in its order, and shows that it is. */
export async function isReachedByKeyboard(page: Page): Promise<void> {
  const stops = Math.min(await page.evaluate<number>(WATCH_FOCUS), MAX_STOPS);
  const watched = (): Promise<{ left: number; missed: string[]; unseen: string[] }> =>
    page.evaluate(`watchedFocus(${stops})`);
  let { left, missed, unseen } = await watched();
  // The parts of a date, and what can be scrolled, are stops of their own.
  for (let rounds = 0; left > 0 && rounds < MAX_ROUNDS; rounds++) {
    for (let press = 0; press < left; press++) await page.keyboard.press('Tab');
    ({ left, missed, unseen } = await watched());
  }
  assert.deepEqual(missed, [], 'what the Tab key does not reach in its order');
  assert.deepEqual(unseen, [], 'what does not show that it has the focus');
}

/** As often the Tab key is pressed for what is left. */
const MAX_ROUNDS = 8;

/**
 * Notes what gets the focus. Of radio buttons of one name, the Tab key reaches one; of what is folded in, none.
 */
const WATCH_FOCUS = `(() => {
  // From the beginning of the page, wherever its focus is.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const usable = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter((one) => {
    if (one.disabled || one.type === 'hidden' || one.tabIndex < 0 || !one.checkVisibility()) return false;
    if (one.type !== 'radio') return true;
    const group = document.querySelectorAll('input[type=radio][name="' + CSS.escape(one.name) + '"]');
    return [...group].some(({ checked }) => checked) ? one.checked : group[0] === one;
  });
  const focused = [];
  const unseen = [];
  document.addEventListener('focusin', ({ target }) => {
    focused.push(target);
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
    if ((outlineStyle === 'none' || outlineWidth === '0px') && boxShadow === 'none') unseen.push(target.outerHTML);
  });
  window.watchedFocus = (stops) => {
    const wanted = usable.slice(0, stops);
    const reached = [...new Set(focused)].filter((one) => wanted.includes(one));
    const missed = wanted.filter((one, at) => reached[at] !== one).map((one) => one.outerHTML.slice(0, 200));
    return { left: wanted.length - reached.length, missed, unseen };
  };
  return usable.length;
})()`;

/** Holds the page against the rules of accessibility. */
export async function isAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(MARK_ALIKE);
  assert.deepEqual(await violations(page, { runOnly: { type: 'tag', values: STANDARDS } }), []);
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
