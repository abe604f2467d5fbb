/** Uploads at the desk, for tests that want the screens of one. */

import assert from 'node:assert/strict';
import type { DeskVisitor, TestDesk } from './desk.ts';

/** Two people whom nobody knows: the screens of questions ask about them. */
const UNKNOWN = `Mentee,Mentor,Status,Start,Cohort,Mentee e-mail
New Person,Nobody Known,aktiv,2026-03-02,Spring 2026,new@example.org
`;

/** A manager whom nobody knows, and a row without an address: nothing is asked, and something is left out. */
const MANAGERS = `First name,Last name,E-mail
Uta,Upload,uta.upload@example.org
Nina,Nowhere,no address
`;

/** Sends a file, and gives the address of the upload: `/desk/upload/…/`. */
async function sendSheet(
  desk: TestDesk,
  { cookie }: DeskVisitor,
  name: string,
  text: string,
): Promise<string> {
  const body = new FormData();
  body.append('files', new File([text], name, { type: 'text/csv' }));
  const answer = await fetch(`${desk.service.address}/desk/upload/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, Accept: 'text/html' },
    body,
  });
  assert.equal(answer.status, 303, await answer.text());
  return answer.headers.get('location') ?? '';
}

/** Uploads sheets up to every step, and gives the addresses of all screens of uploads. */
export async function uploadWays(desk: TestDesk, visitor: DeskVisitor): Promise<readonly string[]> {
  const asked = await sendSheet(desk, visitor, 'pairs.csv', UNKNOWN);
  /** An upload that comes to what changes: what cannot be read is left out. */
  const toChanges = async () => {
    const address = await sendSheet(desk, visitor, 'managers.csv', MANAGERS);
    await visitor.post(`${address}questions/`, { 'leave-all': 'yes' });
    return `${address}changes/`;
  };
  const waiting = await toChanges();
  const changes = await toChanges();
  const { text } = await visitor.get(changes);
  const hidden = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const done = await visitor.post(
    changes,
    Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
  );
  assert.equal(done.status, 303, done.text);
  return [asked, `${asked}questions/`, `${asked}remove/`, waiting, done.location, '/desk/upload/example/'];
}
