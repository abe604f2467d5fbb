/** `npm run tables`: writes the declared columns of the files into `tables.md`, and the open paths into `security.md`. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApplication } from '../src/app/application.ts';
import { readConfiguration } from '../src/config/configuration.ts';
import { EVERY_PATH, withOpenPaths } from './open-paths.ts';
import { describeTables } from './table-description.ts';

const rewrite = (name: string, change: (text: string) => string): void => {
  const path = new URL(name, import.meta.url);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

rewrite('tables.md', (text) => text.slice(0, text.indexOf('## ')) + describeTables());

const folder = mkdtempSync(join(tmpdir(), 'mentoring-tables-'));
try {
  const { configuration } = readConfiguration({
    ...EVERY_PATH,
    DATABASE_URL: `sqlite:${join(folder, 'mentoring.db')}`,
  });
  await using application = await createApplication(configuration, pino({ level: 'silent' }));
  rewrite('security.md', (text) => withOpenPaths(text, application.server.endpoints));
} finally {
  rmSync(folder, { recursive: true });
}
