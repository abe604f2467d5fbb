/** Texts that are typed have the same lengths as those that are imported. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDesk } from '../support/desk.ts';

test('a name and a reason have a maximum length at the desk', async () => {
  await using desk = await startDesk();
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  const path = '/desk/people/new/';
  const person = { role: 'mentee', email: 'nora@example.org' };
  const send = async (fields: Readonly<Record<string, string>>) => {
    const { seen } = await olga.get(path);
    return olga.post(path, { ...person, seen, ...fields });
  };
  const long = await send({ full_name: 'x'.repeat(256) });
  assert.match(long.text, /The full name has 256 characters; the limit is 255\. Shorten it\./);
  const reason = await send({ full_name: 'Nora New', reason: 'x'.repeat(2001) });
  assert.match(reason.text, /The reason has 2001 characters; the limit is 2000\. Shorten it\./);
  const done = await send({ full_name: 'x'.repeat(255), reason: 'x'.repeat(2000) });
  assert.equal(done.status, 303, done.text);
});
