/**
 * Whatever anybody opens or sends, nothing is told of what they may not see: random programmes in which each text about
 * people has a word of its own, and every path of the service with every form of its pages. `MARKER_RUNS=20` tries more of
 * them.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { COMBINABLE_SCOPES } from '../../src/domain/access.ts';
import { bearer } from '../support/auth.ts';
import { everybody, type MarkedProgramme, markedProgramme } from '../support/markers/marked-programme.ts';
import { type Example, examplesOn, type Field, fieldsOf, withQuery } from '../support/markers/requests.ts';
import {
  type Asker,
  addressesOf,
  askerOf,
  type Fault,
  STRANGER,
  type Walk,
  walkThrough,
} from '../support/markers/walk.ts';

const RUNS = Number(process.env['MARKER_RUNS'] ?? 1);
const SEED = fc.readConfigureGlobal()?.seed ?? 1;
/** How many requests are made up for each coordinator, of the fields that pages have. */
const MADE_UP = 60;

/** How much is opened: addresses of each route, and requests that a manager's pages lead to. */
interface Extent {
  readonly addresses: number;
  readonly requests: number;
}
const ALL: Extent = { addresses: 5, requests: 400 };
const SOME: Extent = { addresses: 2, requests: 60 };

test('nobody is told of what they may not see, or changes what they may not change', async () => {
  const faults: Fault[] = [];
  for (let run = 0; run < RUNS; run++) faults.push(...(await faultsIn(SEED + run)));
  assert.equal(faults.length, 0, inWords(faults));
});

/** Makes a programme, opens all of it, lets people go on working, and opens it again. */
async function faultsIn(seed: number): Promise<readonly Fault[]> {
  await using programme = await markedProgramme(seed);
  using walk = walkThrough(programme, seed);
  const pool = await collect(programme, walk);
  const [coordinator, lowered, ...readers] = programme.readers.map(askerOf);
  assert.ok(coordinator && lowered);
  const own = new Map<Asker, readonly Example[]>();
  for (const asker of [coordinator, lowered]) {
    own.set(asker, await openAll(asker, pool, walk, ALL));
  }
  for (const asker of [...readers, STRANGER, ...(await withTokens(programme))]) {
    await openAll(asker, pool, walk, SOME);
  }
  await programme.handOver();
  await programme.work(10);
  for (const [asker, examples] of own) await makeUp(asker, examples, pool, walk);
  await programme.handOver();
  for (const asker of [coordinator, lowered]) {
    for (const path of sampled(addressesOf('/desk/history/:number/', walk), 15, walk)) {
      for (const address of [path, `${path}undo/`]) await walk.watch(asker, { method: 'GET', path: address });
    }
  }
  return walk.faults;
}

/** What a manager's pages lead to. */
interface Pool {
  /** The paths of all routes, as they are declared. */
  readonly paths: readonly string[];
  readonly examples: readonly Example[];
  /** Some requests of each kind. */
  readonly some: readonly Example[];
  /** The values that fields have, by their names. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** What could be typed to be told of others. */
  readonly texts: readonly string[];
}

/** Requests that no page leads to: of programs, of buttons that are only there now and then, and of links in mails. */
const othersIn = (walk: Walk): readonly Example[] => [
  ...['/smart-goals/', '/courses/', '/feedbacks/', '/pre-lead-statuses/', '/feedbacks_needed/'].flatMap(
    (path) => [
      { method: 'OPTIONS', path },
      { method: 'GET', path: `${path}?format=json&limit=1000` },
    ],
  ),
  { method: 'GET', path: '/desk/owed/?within=365' },
  { method: 'GET', path: '/desk/?of=all' },
  { method: 'GET', path: '/desk/messages/?of=pairs&all=' },
  ...Object.entries(SENT).flatMap(([route, fields]) =>
    addressesOf(route, walk).map((path) => ({
      method: route === '/courses/:id/' ? 'PATCH' : 'POST',
      path,
      fields: Object.entries(fields),
    })),
  ),
];

const SENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/smart-goals/': { text_input: 'I want to learn.' },
  '/courses/': { title: 'A title' },
  '/feedbacks/': { round: 'Chemistry', person: 'nobody@example.org' },
  '/courses/:id/': { title: 'Another title' },
  '/sign-in/': { token: 'none', next: '/desk/people/1/' },
  '/sign-in/confirm/': { key: 'none', next: '/desk/people/1/' },
  '/sign-in/link/': { email: 'nobody@example.org', next: '/desk/people/1/' },
  '/sign-in/openid/': { next: '/desk/people/1/' },
  '/hooks/typeform/': {},
  '/reminders/stop/': { token: 'none' },
  '/desk/upload/example/': {},
  '/desk/upload/:id/': { seen: '0', revision: '1' },
  '/desk/history/:number/undo/': { back: '/desk/' },
  '/write/:secret/': {},
  '/feedback/:secret/': {},
  '/feedback/try/:round/:role/': {},
  '/my-mentoring/:secret/goals/': { input: 'I want to learn.', do: 'write' },
  '/my-mentoring/:secret/': { do: 'report', text: 'Something is wrong' },
  '/desk/messages/': {
    of: 'people',
    all: '',
    step: 'preview',
    'subject-en': 'To {name}',
    'body-en': 'Dear {first_name}, {partner} {manager}',
  },
  // The forms for these are there only while a pair, a person or a round is in a certain state.
  ...Object.fromEntries(
    ['match', 'decline', 'hold', 'resume', 'complete', 'end', 'delete'].map((name) => [
      `/desk/pairs/:id/${name}/`,
      { seen: '0', step: 'preview', on: '2026-01-05' },
    ]),
  ),
  ...Object.fromEntries(
    ['people', 'pairs', 'managers'].map((records) => [
      `/desk/${records}/:id/notes/:at/`,
      { seen: '0', text: 'Called.' },
    ]),
  ),
  '/desk/pairs/:id/feedback/:round/:role/link/': {},
  '/desk/people/:id/merge/': { seen: '0', step: 'preview', other: '2' },
  '/desk/rounds/:id/form/questions/:name/': { seen: '0', kind: 'rating', name: 'met', text_en: 'Met?' },
  '/desk/attention/:pair/:round/:role/:question/': { seen: '0', note: 'called' },
  '/desk/rounds/:id/unify/': { seen: '0', step: 'preview', cohort: 'Spring' },
};

async function collect({ routes, manager }: MarkedProgramme, walk: Walk): Promise<Pool> {
  const { below, database } = walk;
  const asked = askerOf(manager);
  const every = new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  const paths = [...every].filter((path) => !every.has(`${path}/`));
  const found = new Map<string, Example>();
  const add = (examples: readonly Example[]) => {
    for (const example of examples)
      found.set(
        JSON.stringify({ ...example, fields: fieldsOf(example).filter(([name]) => name !== 'seen') }),
        example,
      );
  };
  add(othersIn(walk));
  const methods = new Map<string, string>();
  for (const path of paths) {
    const addresses = sampled(addressesOf(path, walk), ALL.addresses, walk);
    for (const address of addresses) {
      const { body } = await walk.ask(asked, { method: 'GET', path: address });
      add(examplesOn(body.toString()));
    }
    const [address = path] = addresses;
    const { headers } = await walk.ask(asked, { method: 'DELETE', path: address });
    methods.set(path, headers.allow ?? '');
  }
  // The pages behind links that say more than a path, such as who is looked for.
  for (const example of alike([...found.values()], 1, walk)) {
    if (example.method !== 'GET' || !example.path.includes('?')) continue;
    add(examplesOn((await walk.ask(asked, example)).body.toString()));
  }
  const examples = [...found.values()];
  const sent = new Set(
    examples
      .filter(({ method }) => method === 'POST' || method === 'PATCH')
      .map(({ path }) => walk.routeOf(path)),
  );
  const unsent = [...methods]
    .filter(([path, allowed]) => /POST|PATCH/.test(allowed) && !sent.has(path))
    .map(([path]) => path);
  assert.deepEqual(unsent, [], 'no form leads there: give an example of what is sent');
  const values = Map.groupBy(examples.flatMap(fieldsOf), ([name]) => name);
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ text }) => String(text ?? ''));
  return {
    paths,
    examples,
    some: alike(examples, 1, walk),
    values: new Map([...values].map(([name, all]) => [name, [...new Set(all.map(([, value]) => value))]])),
    texts: [
      everybody(),
      '(12)',
      'mk',
      ...rows(`select full_name || ' (' || id || ')' as text from participants`),
      ...rows('select full_name as text from participants'),
      ...rows('select email as text from participants union select email from managers'),
      ...rows('select external_id as text from participants where external_id is not null'),
      ...rows('select cohort as text from relations'),
      String(below(20)),
    ],
  };
}

/** Some items by chance. */
const sampled = <Item>(items: readonly Item[], count: number, { chance }: Walk): readonly Item[] =>
  items
    .map((item) => ({ item, at: chance() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ item }) => item);

/** Some of those requests that are alike but for their values. */
function alike(examples: readonly Example[], count: number, walk: Walk): readonly Example[] {
  const kinds = Map.groupBy(examples, (example) =>
    [
      example.method,
      walk.routeOf(example.path),
      ...fieldsOf(example).map(([name, value]) =>
        /^(?:step|do|action|find)$/.test(name) ? `${name}=${value}` : name,
      ),
    ].join(' '),
  );
  return [...kinds.values()].flatMap((all) => sampled(all, count, walk));
}

/** A coordinator with a token whose scopes are those of a manager. */
async function withTokens({ desk, readers }: MarkedProgramme): Promise<readonly Asker[]> {
  const [coordinator] = readers;
  assert.ok(coordinator);
  const scopes = COMBINABLE_SCOPES.filter((scope) => scope !== 'courses:write');
  const all = await desk.service.issue(scopes, { account: coordinator.who });
  return [
    {
      name: `${coordinator.name}, with a token of nearly all scopes`,
      id: coordinator.id,
      headers: bearer(all.secret),
    },
  ];
}

/** Opens every path, and sends what a manager's pages lead to. Returns what the pages led to that somebody got. */
async function openAll(
  asker: Asker,
  { paths, some }: Pool,
  walk: Walk,
  { addresses, requests }: Extent,
): Promise<readonly Example[]> {
  const found: Example[] = [];
  for (const path of paths.flatMap((route) => sampled(addressesOf(route, walk), addresses, walk))) {
    const { body } = await walk.watch(asker, { method: 'GET', path });
    await walk.watch(asker, { method: 'HEAD', path });
    found.push(...examplesOn(body.toString()));
  }
  // What could change something comes last.
  for (const example of sampled(some, requests, walk).toSorted((one, other) => rank(one) - rank(other))) {
    if (example.path !== '/sign-out/') await walk.watch(asker, example);
  }
  return found.filter(({ path }) => !path.startsWith('/sign-'));
}

const rank = (example: Example): number =>
  example.method === 'GET'
    ? 0
    : fieldsOf(example).some(([name, value]) => name === 'step' && value === 'preview')
      ? 1
      : 2;

/** Sends requests in which fields have the values of others, and texts that may be taken for something else. */
async function makeUp(
  asker: Asker,
  own: readonly Example[],
  { values, texts }: Pool,
  walk: Walk,
): Promise<void> {
  const { among, below, routeOf } = walk;
  const byRoute = [...Map.groupBy(own, ({ method, path }) => `${method} ${routeOf(path)}`)];
  const forms = byRoute.filter(([route]) => route.startsWith('POST'));
  for (let number = 0; number < MADE_UP; number++) {
    const [, examples = []] = among(below(4) === 0 ? byRoute : forms) ?? [];
    const example = among(examples);
    if (example === undefined) continue;
    const fields = fieldsOf(example).map(([name, value]): Field => {
      if (name === 'seen' || name === 'step') return [name, value];
      if (TYPED.test(name) && below(2) === 0) return [name, among(texts) ?? value];
      return [name, below(3) === 0 ? (among(values.get(name) ?? []) ?? value) : value];
    });
    await walk.watch(
      asker,
      example.method === 'GET'
        ? { method: 'GET', path: withQuery(example.path, fields) }
        : { ...example, fields },
    );
  }
}

/** The names of fields in which any text is typed. */
const TYPED = /name|email|cohort|reason|^q$|search|external|title|text|subject|note/;

/** The faults, those alike together. */
function inWords(faults: readonly Fault[]): string {
  const kinds = Map.groupBy(faults, ({ asker, route, what }) => `${route}: ${what}: ${asker}`);
  return [...kinds]
    .map(
      ([what, [one, ...others]]) => `${what} (${others.length + 1}): ${one?.request}\n    …${one?.around}…`,
    )
    .join('\n');
}
