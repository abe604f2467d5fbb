/**
 * Takes the picture of the browsable page that the README shows.
 *
 *     node test/browser/picture.ts docs/images/browsable-page.png
 */

import { post } from '../support/documents.ts';
import { startService } from '../support/service.ts';
import { startBrowser } from './browser.ts';

/** Invented hopes, the last of which is shown first. */
const HOPES = [
  'I feel lost in meetings with senior people. I would like to say what I think, even when nobody asked me.',
  'Ich möchte endlich in Java programmieren lernen, am liebsten neben der Arbeit.',
  'I want to speak in front of larger groups without being nervous.\nAnd in a year I want to lead a team of my own.',
];

const [path = 'docs/images/browsable-page.png'] = process.argv.slice(2);

await using service = await startService({ BASE_URL: 'http://127.0.0.1:8000' });
for (const input of HOPES) await post(service.port, '/smart-goals/', { input });

await using browser = await startBrowser();
const page = await browser.newPage({
  baseURL: service.address,
  colorScheme: 'light',
  viewport: { width: 1280, height: 1080 },
});
await page.goto('/smart-goals/');
await page.screenshot({ path });
