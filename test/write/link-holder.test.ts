/**
 * Whoever has a personal link neither learns of others nor changes what is theirs: every path with a secret that the service
 * has, with every form of its pages, and the ids of others in every field. A path of a new kind fails until its secret is known here.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { startDesk } from '../support/desk.ts';
import { fillForms, newLinkPath, performAll } from '../support/feedback-forms.ts';
import { send } from '../support/http.ts';
import { examplesOn, type Field, fieldsOf } from '../support/markers/requests.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { withRoutes } from '../support/routes.ts';

/** The pair of Bea and Cleo, which is none of Ada’s. */
const OTHERS = ['2-1-mentee', '2-1-mentor', '2', '3'];
const CLEO = { relation_id: 2, round_id: 1, role: 'mentee' } as const;

test('a personal link leads to what is its holder’s alone, on every path and with any id', async () => {
  const { started, routes } = await withRoutes(() => startDesk({}, fillForms));
  await using desk = started;
  const { port, databaseFile } = desk.service;
  const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  await using database = openSqlite(databaseFile);
  await performAll(database, {
    kind: 'change-person',
    person_id: 3,
    patch: { full_name: 'Cleo Marked', language: 'de' },
  });
  const ask = async (method: string, path: string, fields?: readonly Field[]): Promise<string> => {
    const { status, headers, body } = await send(port, {
      method,
      path,
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      ...(fields && { body: new URLSearchParams(fields.map((one) => [...one])).toString() }),
    });
    assert.ok(status < 500, `${method} ${path}: ${status}`);
    return `${JSON.stringify(headers)}${body}`;
  };
  const pageOf = async (person: number): Promise<string> => {
    await olga.post(`/desk/people/${person}/page/`, {});
    const { text } = await olga.get(`/desk/people/${person}/page/`);
    return /my-mentoring\/([\w-]{22})\//.exec(text)?.[1] ?? assert.fail(text);
  };
  const formOf = async (key?: typeof CLEO) => (await newLinkPath(databaseFile, key)).split('/')[2] ?? '';
  const goal = async (person: string, wish: string): Promise<string> => {
    const path = `/my-mentoring/${person}/goals/`;
    const drafted = await ask('POST', path, [
      ['input', wish],
      ['do', 'write'],
    ]);
    const draft = /name="draft" value="([^"]*)"/.exec(drafted)?.[1] ?? '';
    return ask('POST', path, [
      ['input', wish],
      ['draft', draft],
      ['do', 'keep'],
    ]);
  };

  // What Cleo has written, and what Ada has.
  const [ada, cleo] = [await pageOf(1), await pageOf(3)];
  await goal(cleo, 'I want to learn Marked Welsh by the end of June, two hours a week.');
  await goal(ada, 'I want to learn Polish by the end of June, two hours a week.');
  await ask('POST', `/my-mentoring/${cleo}/`, [
    ['do', 'report'],
    ['text', 'Marked: we never met.'],
  ]);
  const answered = await ask('POST', `/feedback/${await formOf(CLEO)}/`, [
    ['version', '1'],
    ['answer.rating', '3'],
    ['answer.change', 'Marked answer'],
  ]);
  assert.match(answered, /"location"/);

  const theirs = (): string => {
    using plain = plainDatabase(databaseFile, { readOnly: true });
    const rows = (sql: string) => plain.prepare(sql).all();
    return JSON.stringify([
      rows('select * from participants where id <> 1'),
      rows('select * from reminder_preferences where participant_id <> 1'),
      rows('select * from personal_links where participant_id <> 1'),
      rows('select * from mentee_goals where participant_id <> 1'),
      rows('select * from goal_agreements where participant_id <> 1'),
      ...['feedback_answers', 'feedbacks', 'feedback_exceptions', 'form_links'].map((table) =>
        rows(`select * from ${table} where relation_id <> 1 or role <> 'mentee'`),
      ),
    ]);
  };
  const before = theirs();
  assert.match(before, /Marked answer/);

  /** The secrets of Ada, by the beginning of the path; a kind of link whose secret tells of nobody has none. */
  const SECRETS: Readonly<Record<string, string>> = {
    '/my-mentoring/': ada,
    '/feedback/': await formOf(),
    '/write/': '0123456789abcdefghijkl',
  };
  const paths = [...new Set(routes.map(({ path }) => path))].filter((path) => path.includes(':secret'));
  assert.ok(paths.length >= 4, `${paths}`);
  const watch = async (method: string, path: string, fields?: readonly Field[]): Promise<string> => {
    const told = await ask(method, path, fields);
    assert.doesNotMatch(told, /Cleo|cleo@|Marked/, `${method} ${path} ${fields}`);
    return told;
  };
  for (const path of paths) {
    const [, beginning = '', rest = ''] = /^(.*?):secret(.*)$/.exec(path) ?? [];
    const secret = SECRETS[beginning] ?? assert.fail(`Whose secret is in ${path}? Say so in SECRETS.`);
    const address = `${beginning}${secret}${rest}`;
    const forms = examplesOn(await watch('GET', address)).filter((one) => one.path.startsWith(address));
    for (const other of OTHERS) {
      await watch('GET', `${address}?feedback=${other}&goal=${other}&relation=${other}&person=${other}`);
      for (const form of forms.filter(({ method }) => method === 'POST'))
        await watch(
          'POST',
          form.path,
          fieldsOf(form).map(([name, value]) => [name, name === 'do' ? value : other]),
        );
      for (const act of ['erase', 'agree', 'pause', 'resume', 'language', 'call', 'keep', ''])
        await watch('POST', address, [
          ['do', act],
          ['feedback', other],
          ['goal', other],
          ['person', other],
        ]);
    }
  }
  assert.equal(theirs(), before);
});
