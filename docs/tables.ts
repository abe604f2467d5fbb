/** `npm run tables`: writes what documents say of the code: `tables.md`, `configuration.md`, the open paths in `security.md`, and `openapi.json`. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApplication } from '../src/app/application.ts';
import { readConfiguration } from '../src/config/configuration.ts';
import { createTokenStore } from '../src/store/accounts/accounts.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { apiDocument } from './api-document.ts';
import { EVERY_PATH, withOpenPaths } from './open-paths.ts';
import { describeSettings } from './settings-description.ts';
import { describeTables } from './table-description.ts';

const rewrite = (name: string, change: (text: string) => string): void => {
  const path = new URL(name, import.meta.url);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

rewrite('tables.md', (text) => text.slice(0, text.indexOf('## ')) + describeTables());
rewrite('configuration.md', (text) => text.slice(0, text.indexOf('## ')) + describeSettings());

const folder = mkdtempSync(join(tmpdir(), 'mentoring-tables-'));
try {
  const file = join(folder, 'mentoring.db');
  const { configuration } = readConfiguration({ ...EVERY_PATH, DATABASE_URL: `sqlite:${file}` });
  await using application = await createApplication(configuration, pino({ level: 'silent' }));
  rewrite('security.md', (text) => withOpenPaths(text, application.server.endpoints));
  await using database = openSqlite(file);
  const { secret } = await createTokenStore(database).issue({
    account: 'documents',
    scopes: ['admin'],
    expires_at: null,
  });
  const address = await application.server.listen({ host: '127.0.0.1', port: 0 });
  writeFileSync(new URL('openapi.json', import.meta.url), await apiDocument(address, secret));
} finally {
  rmSync(folder, { recursive: true });
}
