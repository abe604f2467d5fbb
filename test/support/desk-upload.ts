/** Uploads at the desk, for tests that want the screens of one. */

import assert from 'node:assert/strict';
import type { DeskVisitor, TestDesk } from './desk.ts';

/** Two unknown people, about whom the screens ask. */
const UNKNOWN = `Mentee,Mentor,Status,Start,Cohort,Mentee e-mail
New Person,Nobody Known,aktiv,2026-03-02,Spring 2026,new@example.org
`;

/** An unknown manager, and a row without an address: nothing is asked, and a row is left out. */
const MANAGERS = `First name,Last name,E-mail
Uta,Upload,uta.upload@example.org
Nina,Nowhere,no address
`;

/** Sends files to a page that takes some, as a browser does. */
export async function sendFiles(
  url: string,
  cookie: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<{ readonly status: number; readonly text: string; readonly location: string }> {
  const body = new FormData();
  for (const [name, content] of Object.entries(files)) {
    body.append('files', new File([Buffer.from(content)], name));
  }
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { Cookie: cookie, Accept: 'text/html' },
    method: 'POST',
    body,
  });
  const { status, headers } = answer;
  return { status, text: await answer.text(), location: headers.get('location') ?? '' };
}

/** What the page of an upload sends, besides answers: the hidden fields of its form. */
export const hiddenFields = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="(seen|revision)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Sends a file, and gives the address of the upload: `/desk/upload/…/`. */
async function sendSheet(
  desk: TestDesk,
  { cookie }: DeskVisitor,
  name: string,
  text: string,
): Promise<string> {
  const answer = await sendFiles(`${desk.service.address}/desk/upload/`, cookie, { [name]: text });
  assert.equal(answer.status, 303, answer.text);
  return answer.location;
}

/** Uploads sheets up to what came of them, and gives the addresses of all screens of uploads. */
export async function uploadWays(desk: TestDesk, visitor: DeskVisitor): Promise<readonly string[]> {
  const asked = await sendSheet(desk, visitor, 'pairs.csv', UNKNOWN);
  const waiting = await sendSheet(desk, visitor, 'managers.csv', MANAGERS);
  // The rows that cannot be read are left out.
  const { text } = await visitor.get(waiting);
  const other = await sendSheet(desk, visitor, 'managers.csv', MANAGERS);
  const done = await visitor.post(other, { ...hiddenFields(text), 'leave-all': 'yes' });
  assert.equal(done.status, 303, done.text);
  return [asked, `${asked}remove/`, `${asked}add/`, waiting, done.location, '/desk/upload/example/'];
}
