/** A client generated from the API description: it compiles where it is used rightly, and drives the service. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { post } from '../../support/documents.ts';
import { startService, type TestService, temporaryFolder } from '../../support/service.ts';
import { FRONT_END, FRONT_END_SETTINGS } from './front-end.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** Uses that the types refuse, each a statement of its own. */
const WRONG_USES = [
  "await client.GET('/smart-goals')",
  "await client.POST('/smart-goals/', { body: {} })",
  "await client.POST('/smart-goals/', { body: { input: 7 } })",
  "await client.POST('/pre-lead-statuses/', { body: {} })",
  "await client.GET('/courses/', { params: { query: { limit: 3 } } })",
  "await client.GET('/smart-goals/', { params: { query: { limit: 'ten' } } })",
  "await client.GET('/smart-goals/', { params: { query: { format: 'xml' } } })",
  "await client.POST('/courses/', { body: { title: 'T', code: 12 } })",
  "await client.POST('/courses/', { body: { title: 'T', code: 12, gsheet_name: 'S', date_w1: 5 } })",
  "(await client.GET('/courses/')).data?.[0]?.date_w1.length",
  "(await client.GET('/courses/')).data?.[0]?.colour",
  "(await client.GET('/feedbacks_needed/')).data?.[0]?.role === 'manager'",
  "(await client.POST('/courses/', { body: { title: 'T', code: 1, gsheet_name: 'S' } })).error?.detail.length",
];

interface Driven {
  readonly drive: (baseUrl: string) => Promise<Readonly<Record<string, unknown>>>;
}

let service: TestService;
let folder: string;
const opened = new AsyncDisposableStack();

before(async () => {
  service = opened.use(await startService());
  await post(service.port, '/smart-goals/', { input: 'I want to become a team lead.' });
  const course = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };
  await post(service.port, '/courses/', { ...course, date_w1: '2026-05-04T18:00:00+02:00' });
  folder = opened.use(await temporaryFolder()).path;
  const types = await openapiTypescript(new URL('/openapi.json', service.address));
  await writeFile(join(folder, 'api.ts'), astToString(types));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(PROJECT, 'tsconfig.json'), include: ['*.ts'] }),
  );
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'front-end'));
  await writeFile(join(folder, 'front-end', 'tsconfig.json'), JSON.stringify(FRONT_END_SETTINGS));
  await writeFile(join(folder, 'front-end', 'app.ts'), FRONT_END.replace('./api.ts', '../api.ts'));
  const manual = await readFile(join(PROJECT, 'docs', 'wire.md'), 'utf8');
  const [, documented = ''] = /```ts\n([\s\S]*?)```/.exec(manual) ?? [];
  assert.match(documented, /createClient/);
  await writeFile(join(folder, 'front-end', 'documented.ts'), documented.replace('./api', '../api.ts'));
});
after(() => opened.disposeAsync());

/** What the compiler of TypeScript says of a project. */
async function compilerOutput(project = folder): Promise<string> {
  const compiler = join(PROJECT, 'node_modules', '.bin', 'tsc');
  try {
    const { stdout } = await promisify(execFile)(compiler, ['--project', project, '--pretty', 'false']);
    return stdout;
  } catch (error) {
    assert.ok(error instanceof Error && 'stdout' in error, String(error));
    return String(error.stdout);
  }
}

test('wrong uses do not, not one of them', async () => {
  const file = join(folder, 'wrong.ts');
  const opening = [
    "import createClient from 'openapi-fetch';",
    "import type { paths } from './api.ts';",
    'const client = createClient<paths>();',
  ];
  await writeFile(file, [...opening, ...WRONG_USES.map((use) => `${use};`)].join('\n'));
  const output = await compilerOutput();
  await rm(file);
  const refused = new Set([...output.matchAll(/wrong\.ts\((\d+),/g)].map(([, line]) => Number(line)));
  const accepted = WRONG_USES.filter((_use, index) => !refused.has(index + opening.length + 1));
  assert.deepEqual(accepted, []);
  assert.equal(refused.size, WRONG_USES.length, output);
});

test('calls compile as developers of pages write them, and get what their types say', async () => {
  assert.equal(await compilerOutput(join(folder, 'front-end')), '');
  const { drive }: Driven = await import(pathToFileURL(join(folder, 'front-end', 'app.ts')).href);
  const { first, written, count, outputs, ...rest } = await drive(service.address);
  assert.ok(typeof written === 'object' && written !== null && 'output' in written);
  assert.match(String(written.output), /Python/);
  assert.ok(typeof first === 'string' && first !== '');
  assert.deepEqual([outputs, count], [first.length, 1]);
  assert.deepEqual(rest, {
    messages: ['title: This field may not be blank.', 'recording_w1: Enter a valid URL.'],
    days: [new Date('2026-05-04T16:00:00Z')],
    colours: 9,
    roles: [],
    file: 'BEGIN:VCALENDAR',
    address: new URL('/smart-goals/', service.address).href,
  });
});
