/**
 * Takes the pictures of the desk that its guide shows, with the example programme.
 *
 *     node test/browser/desk-pictures.ts docs/images
 */

import { join } from 'node:path';
import { startService } from '../support/service.ts';
import { startBrowser } from './browser.ts';

/** What is shown on each, and how much of it. */
const PICTURES: Readonly<Record<string, readonly [address: string, height: number]>> = {
  'desk-today.png': ['/desk/', 760],
  'desk-owed.png': ['/desk/owed/?within=0&tick=all', 700],
  'desk-pair.png': ['/desk/pairs/27/', 900],
  'desk-upload.png': ['/desk/upload/', 520],
};

const [folder = 'docs/images'] = process.argv.slice(2);

await using service = await startService();
await using browser = await startBrowser();
const loading = await browser.newPage({ baseURL: service.address });
await loading.goto('/desk/upload/');
await loading.getByRole('button', { name: 'Load the example programme' }).click();
await loading.waitForURL(/[?&]/);
await loading.close();
for (const [name, [address, height]] of Object.entries(PICTURES)) {
  const page = await browser.newPage({
    baseURL: service.address,
    colorScheme: 'light',
    viewport: { width: 1200, height },
  });
  await page.goto(address);
  await page.screenshot({ path: join(folder, name) });
  await page.close();
}
