/** Opens every path that a service has, and notes what is told of others. */

import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { chanceOf } from '../chance.ts';
import { type RawAnswer, send } from '../http.ts';
import { plainDatabase } from '../plain-database.ts';
import type { Route } from '../routes.ts';
import type { MarkedProgramme, Reader } from './marked-programme.ts';
import { kindOf } from './marker.ts';
import { entriesIn, type Reach, reachOf } from './reach.ts';
import type { Example, Field } from './requests.ts';

/** Somebody who asks: an account with its cookie or token, or a stranger. */
export interface Asker {
  readonly name: string;
  /** The id of the account; null: a stranger. */
  readonly id: number | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Something that was told to somebody who may not see it, or changed by somebody who may not change it. */
export interface Fault {
  readonly asker: string;
  readonly request: string;
  readonly route: string;
  /** `e-mail told`, `changed by hand-over`. */
  readonly what: string;
  /** The text around it, or the changed rows. */
  readonly around: string;
}

const inWords = ({ method, path, fields = [] }: Example): string =>
  `${method} ${path} ${new URLSearchParams(fields.map((one) => [...one]))}`.trim();

export const askerOf = ({ name, id, cookie }: Reader): Asker => ({ name, id, headers: { Cookie: cookie } });
export const STRANGER: Asker = { name: 'a stranger', id: null, headers: {} };

/** A boundary of the parts of a form with files. */
const BOUNDARY = 'parts-of-the-form';

/** The walk through a programme. */
export function walkThrough(programme: MarkedProgramme, seed: number) {
  const { desk, routes, markers } = programme;
  const { port, databaseFile } = desk.service;
  const database = plainDatabase(databaseFile, { readOnly: true });
  const chance = chanceOf(seed);
  const below = (count: number): number => Math.floor(chance() * count);
  const among = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];

  const agent = new Agent({ keepAlive: true });
  const ofCollections = database.prepare('select revision from collections order by name');
  const ofEntries = database.prepare('select max(number) as newest from history');
  const revisions = (): string => JSON.stringify(ofCollections.all());
  const known = new Map<Asker, { readonly at: string; readonly reach: Reach }>();
  const reachNow = (asker: Asker): Reach => {
    const at = revisions();
    const before = known.get(asker);
    if (before?.at === at) return before.reach;
    const reach = reachOf(database, markers, asker.id);
    known.set(asker, { at, reach });
    return reach;
  };
  const newest = (): number => Number(ofEntries.get()?.['newest'] ?? 0);

  const ids = (table: string, column = 'id'): readonly string[] =>
    database
      .prepare(`select "${column}" as id from ${table} order by 1`)
      .all()
      .map(({ id }) => String(id));

  const ask = (asker: Asker, { method, path, fields, hasFiles = false }: Example): Promise<RawAnswer> =>
    send(
      port,
      {
        method,
        path,
        headers: {
          Accept: 'text/html',
          ...asker.headers,
          ...(fields && {
            'Content-Type': hasFiles
              ? `multipart/form-data; boundary=${BOUNDARY}`
              : 'application/x-www-form-urlencoded',
          }),
        },
        ...(fields && {
          body: hasFiles ? filesOf(fields) : new URLSearchParams(fields.map((one) => [...one])).toString(),
        }),
      },
      agent,
    );

  const faults: Fault[] = [];
  const routeOf = routeFinder(routes);

  /**
   * Sends a request, and goes where the answer to a form leads. Notes what the asker may not see, or not change.
   *
   * @param form what the asker has typed and may be told again; default: the request
   */
  const watch = async (asker: Asker, example: Example, form = example): Promise<RawAnswer> => {
    const [before, entry] = [reachNow(asker), newest()];
    const request = inWords(example);
    const note = (what: string, around: string) =>
      faults.push({
        asker: asker.name,
        request,
        route: `${example.method} ${routeOf(example.path)}`,
        what,
        around,
      });
    const first = await ask(asker, example);
    const { location = '' } = first.headers;
    const isLedOn = example.method === 'POST' && /^\/[^/]/.test(location);
    const last = isLedOn ? await ask(asker, { method: 'GET', path: location }) : first;
    if (example.method !== 'GET' && newest() > entry) {
      const made = entriesIn((table) => database.prepare(`select * from ${table}`).all(), entry);
      for (const {
        entry: { kind },
        changed,
      } of made) {
        if (!before.mayMake(changed)) note(`changed by ${kind}`, JSON.stringify(changed));
      }
    }
    const after = reachNow(asker);
    const typed = markers.in(
      decodeURIComponent(form.path.replaceAll('+', ' ')) + JSON.stringify(form.fields),
    );
    for (const { status, headers: of, body } of isLedOn ? [first, last] : [first]) {
      assert.ok(status < 500, `${asker.name}: ${request}: ${status} ${body}`);
      if (before.markers === null || after.markers === null) continue;
      const text = `${JSON.stringify(of)}${body}`;
      for (const marker of markers.in(text)) {
        if (before.markers.has(marker) || after.markers.has(marker) || typed.has(marker)) continue;
        const place = text.toLowerCase().indexOf(marker);
        note(
          `${kindOf(marker)} told`,
          text.slice(Math.max(0, place - 150), place + 60).replaceAll(/\s+/g, ' '),
        );
      }
    }
    return last;
  };

  return {
    database,
    ids,
    ask,
    watch,
    faults,
    routeOf,
    below,
    among,
    chance,
    [Symbol.dispose]() {
      agent.destroy();
      database.close();
    },
  };
}

export type Walk = ReturnType<typeof walkThrough>;

const filesOf = (fields: readonly Field[]): string =>
  [
    ...fields.map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="sheet.csv"\r\nContent-Type: text/csv\r\n\r\nName,E-mail\r\nAda,ada@example.org\r\n\r\n--${BOUNDARY}--\r\n`,
  ].join('');

/** Tells which route a path is of, those without values first. */
export function routeFinder(routes: readonly Route[]): (path: string) => string {
  const paths = [...new Set(routes.map(({ path }) => path))].toSorted(
    (one, other) => one.split(':').length - other.split(':').length,
  );
  const matchers = paths.map((path) => ({
    path,
    matcher: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) => {
    const bare = path.replace(/[?#].*/s, '');
    return matchers.find(({ matcher }) => matcher.test(bare))?.path ?? 'none';
  };
}

/** The values of the parts of paths, by what stands before them. */
const VALUES: Readonly<Record<string, (walk: Pick<Walk, 'ids'>) => readonly string[]>> = {
  '/desk/pairs/:id': ({ ids }) => ids('relations'),
  '/desk/pairs/:id/feedback/:round': ({ ids }) => ids('feedback_rounds'),
  '/desk/pairs/:id/feedback/:round/:role': () => ['mentee', 'mentor'],
  '/desk/people/:id': ({ ids }) => ids('participants'),
  '/desk/managers/:id': ({ ids }) => ids('managers'),
  '/desk/people/:id/notes/:at': ({ ids }) => ids('person_notes', 'at'),
  '/desk/pairs/:id/notes/:at': ({ ids }) => ids('relation_notes', 'at'),
  '/desk/managers/:id/notes/:at': ({ ids }) => ids('manager_notes', 'at'),
  '/desk/rounds/:id': ({ ids }) => ids('feedback_rounds'),
  '/desk/rounds/:id/form/questions/:name': () => ['met', 'how_0', 'how_1', 'how_2'],
  '/desk/attention/:pair': ({ ids }) => ids('relations'),
  '/desk/attention/:pair/:round': () => ['1'],
  '/desk/attention/:pair/:round/:role': () => ['mentee', 'mentor'],
  '/desk/attention/:pair/:round/:role/:question': () => ['rating', 'contact'],
  '/desk/courses/:id': ({ ids }) => ids('courses'),
  '/courses/:id': ({ ids }) => ids('courses'),
  '/desk/smart-goals/:id': ({ ids }) => ids('smart_goals'),
  '/smart-goals/:id': ({ ids }) => ids('smart_goals'),
  '/desk/feedbacks/:number': ({ ids }) => ids('unassigned_feedbacks'),
  '/desk/settings/accounts/:id': ({ ids }) => ids('accounts'),
  '/desk/settings/templates/:kind': () => ['reminder', 'digest'],
  '/desk/settings/templates/:kind/:language': () => ['en', 'de'],
  '/desk/upload/:id': ({ ids }) => ids('uploads'),
  '/desk/upload/:id/files/:position': () => ['0', '1'],
  '/desk/history/:number': ({ ids }) => ids('history', 'number'),
  '/feedback/:secret': () => ['0123456789abcdefghijkl'],
  '/feedback/try/:round': () => ['1'],
  '/feedback/try/:round/:role': () => ['mentee', 'mentor'],
  '/write/:secret': () => ['0123456789abcdefghijkl'],
  '/my-mentoring/:secret': () => ['0123456789abcdefghijkl'],
};

/** The addresses of a route: all there are of its records. A route whose values are unknown fails. */
export function addressesOf(route: string, walk: Pick<Walk, 'ids'>): readonly string[] {
  const [, ...segments] = route.split('/');
  return segments.reduce<readonly string[]>(
    (addresses, segment, index) => {
      const values = segment.startsWith(':')
        ? valuesAt(`/${segments.slice(0, index + 1).join('/')}`, walk)
        : [segment];
      return addresses.flatMap((address) => values.map((value) => `${address}/${value}`));
    },
    [''],
  );
}

function valuesAt(beginning: string, walk: Pick<Walk, 'ids'>): readonly string[] {
  const values = VALUES[beginning];
  assert.ok(values, `Which values has ${beginning}? Say so in VALUES, so that its pages are tried.`);
  return values(walk);
}
