/** The desk on a database from another machine, whose secret key is not here: pages say what does not work, and whom to ask. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFiles } from '../support/desk-upload.ts';
import { sendForm } from '../support/http.ts';
import { startService } from '../support/service.ts';
import { createVisitor } from '../support/visitor.ts';

const SAYS = /cannot use its secret key, so nothing can be uploaded or erased\. Ask your administrator/;

test('the desk without the secret key of its database says what does not work, and whom to ask', async () => {
  await using elsewhere = await startService();
  const { databaseFile } = elsewhere;
  await using service = await startService({
    DATABASE_URL: `sqlite:${databaseFile}`,
    SECRET_KEY: '',
    SECRET_KEY_FILE: `${databaseFile}.key`,
    LOG_LEVEL: 'silent',
  });
  const open = async (path: string) => (await createVisitor().open(service.address + path)).body;
  const upload = await sendFiles(`${service.address}/desk/upload/`, '', {
    'managers.csv': 'First name,E-mail\nUta,uta@example.org\n',
  });
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    sendForm(service.port, {
      method: 'POST',
      path,
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ seen: '0', ...fields }).toString(),
    });
  const example = await post('/desk/upload/example/', {});
  const ada = { role: 'mentee', full_name: 'Ada Example', email: 'ada@example.org' };
  assert.equal((await post('/desk/people/new/', ada)).status, 303, 'everything else works');
  const pages = [
    upload.location === '' ? upload.text : await open(upload.location),
    example.body.toString(),
    await open('/desk/people/1/erase/'),
    await open('/desk/settings/'),
  ];
  for (const page of pages) {
    assert.match(page, SAYS);
    assert.doesNotMatch(page, /Wait a minute|npx|mentoring\.db/);
  }
});
