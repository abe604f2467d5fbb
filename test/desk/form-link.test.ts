/** The link to a form, copied at the desk: for whoever may change the pair, and only while there is something to answer. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startDesk } from '../support/desk.ts';
import { fillForms } from '../support/feedback-forms.ts';
import { send } from '../support/http.ts';

const FEEDBACK = '/desk/pairs/1/feedback/1/mentee/';

test('a link is made on request, shown once, and leads the person to their form', async () => {
  await using desk = await startDesk({}, fillForms);
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  assert.match((await olga.get(FEEDBACK)).text, /<a href="\/desk\/pairs\/1\/feedback\/1\/mentee\/link\/">/);
  const pathIn = (text: string): string | undefined => /\/feedback\/[\w-]{22}\//.exec(text)?.[0];
  const asked = await olga.get(`${FEEDBACK}link/`);
  assert.equal(pathIn(asked.text), undefined, 'a page that is only opened makes none');
  const made = await olga.post(`${FEEDBACK}link/`, {});
  const path = pathIn(made.text) ?? '';
  assert.equal(made.status, 200);
  const form = await send(desk.service.port, { path, headers: { Accept: 'text/html' } });
  assert.match(form.body.toString(), /Ada/);
  assert.equal(pathIn((await olga.get(`${FEEDBACK}link/`)).text), undefined);

  const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
  const viewer = await desk.enter('Vera', 'vera@example.org', 'viewer');
  assert.equal((await maria.post(`${FEEDBACK}link/`, {})).status, 200);
  const others = FEEDBACK.replace('pairs/1', 'pairs/2');
  assert.equal((await maria.post(`${others}link/`, {})).status, 404);
  assert.ok((await viewer.post(`${FEEDBACK}link/`, {})).status >= 400);

  // Another round has no form.
  const without = FEEDBACK.replace('feedback/1', 'feedback/2');
  assert.doesNotMatch((await olga.get(without)).text, /Copy the link/);
  const refused = await olga.post(`${without}link/`, {});
  assert.equal(refused.status, 422);
  assert.match(refused.text, /has no form that is on/);
});
