/** Requests that are well framed, and hold the mark of whoever sends them wherever text may stand. */

import { METHODS } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { body as anyBody, path as anyPath, query as anyQuery, headerName, mediaType, text } from './texts.ts';

/** The collections, with what the header Allow says of them. */
export const ALLOWED = {
  'smart-goals': 'GET, POST, HEAD, OPTIONS',
  courses: 'GET, POST, HEAD, OPTIONS',
  'pre-lead-statuses': 'GET, HEAD, OPTIONS',
  feedbacks_needed: 'GET, HEAD, OPTIONS',
} as const;

export type CollectionName = keyof typeof ALLOWED;
const COLLECTIONS: readonly CollectionName[] = [
  'smart-goals',
  'courses',
  'pre-lead-statuses',
  'feedbacks_needed',
];

/** One request, ready to be written down. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** What it is meant for; undefined where that is nothing that is there. */
  readonly collection: CollectionName | undefined;
  /** Whether the path is spelled as it is declared. */
  readonly isExact: boolean;
  /** The input of the goal that it creates if it is taken, where that is known to the letter. */
  readonly input?: string;
}

/** What a request is made of at the moment when it is sent. */
export interface Moment {
  /** A word that stands in this request and in no other: `zqwzg17zwqz`. */
  readonly mark: (collection: CollectionName | undefined) => string;
  /** Whether courses may be created; their list has no pages, so that there must not be many. */
  readonly mayAddCourse: boolean;
}

/** Something that is made when its moment comes. */
export type Planned<Value> = (moment: Moment) => Value;

interface Spelled {
  readonly path: string;
  readonly collection: CollectionName | undefined;
  readonly isExact: boolean;
}

const collection = fc.oneof(
  { weight: 6, arbitrary: fc.constant<CollectionName>('smart-goals') },
  { weight: 4, arbitrary: fc.constantFrom(...COLLECTIONS) },
);

/** What may stand in the place of an id. */
const recordId = fc.oneof(
  { weight: 4, arbitrary: fc.nat(12).map(String) },
  fc.constantFrom('01', '99999', '9'.repeat(40), '-1', '1.0', 'x', '%31', '%00', '%ff', '1%2f', '..', '٣'),
);

const spelled: fc.Arbitrary<Spelled> = fc.oneof(
  {
    weight: 14,
    arbitrary: collection.map((name) => ({ path: `/${name}/`, collection: name, isExact: true })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        collection,
        fc.constantFrom<(name: string) => string>(
          (name) => `/${name}`,
          (name) => `//${name}/`,
          (name) => `/${name}//`,
          (name) => `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}/`,
          (name) => `/${name.toUpperCase()}/`,
          (name) => `/${name}/1/`,
          (name) => `/${name}/;a=b`,
          (name) => `/${name}%2f`,
          (name) => `/x/../${name}/`,
          (name) => `http://127.0.0.1/${name}/`,
          (name) => `/${name}/#there`,
        ),
      )
      .map(([name, spell]) => ({ path: spell(name), collection: name, isExact: false })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom<CollectionName>('courses', 'smart-goals'), recordId)
      .map(([name, id]) => ({ path: `/${name}/${id}/`, collection: name, isExact: false })),
  },
  { weight: 1, arbitrary: fc.constant({ path: '/courses.ics', collection: 'courses', isExact: false }) },
  { weight: 3, arbitrary: anyPath.map(found) },
);

/** A path of any spelling, with what it is meant for. */
function found(path: string): Spelled {
  const name = COLLECTIONS.find((candidate) => path.includes(candidate.slice(1)));
  return { path, collection: name, isExact: path === `/${name}/` };
}

const number = fc.oneof(
  fc.nat(100).map(String),
  fc.constantFrom('', ' 7 ', '+3', '-1', '0', '1.0', '٣', '9'.repeat(30)),
);

const query: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom('limit', 'offset', 'format', 'variant', 'other'),
          fc.oneof(number, fc.constantFrom('json', 'api', 'PATCH', 'OPTIONS')),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`),
  },
  { weight: 1, arbitrary: anyQuery },
);

const accept = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('application/json', '*/*') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'text/html',
      'application/json; indent=4',
      'text/event-stream',
      'application/*',
      'text/html, application/json',
      'application/yaml',
    ),
  },
  { weight: 1, arbitrary: mediaType },
);

type Header = readonly [name: string, value: string];

/** Beside Accept and Host: now and then what browsers, proxies and those who try things out send. */
const furtherHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  {
    weight: 3,
    arbitrary: fc.array(
      fc.constantFrom<Header>(
        ['If-None-Match', '*'],
        ['If-None-Match', '"x", W/"y"'],
        ['If-Match', '"x"'],
        ['If-Modified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
        ['Range', 'bytes=0-10'],
        ['Accept-Encoding', 'gzip, br, zstd'],
        ['Origin', 'https://elsewhere.example'],
        ['Origin', 'null'],
        ['Sec-Fetch-Site', 'cross-site'],
        ['Sec-Fetch-Site', 'same-origin'],
        ['Expect', '100-continue'],
        ['Expect', 'the-unexpected'],
        ['X-HTTP-Method-Override', 'DELETE'],
        ['X-Forwarded-Host', 'elsewhere.example'],
        ['Cookie', 'mentoring=1.1.x; a="b'],
        ['Upgrade', 'websocket'],
        ['Idempotency-Key', ''],
        ['Idempotency-Key', '"a'],
        ['TE', 'trailers'],
      ),
      { minLength: 1, maxLength: 3 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(headerName, fc.oneof(mediaType, text)), { minLength: 1, maxLength: 3 }),
  },
);

const host = fc.oneof(
  { weight: 30, arbitrary: fc.constant('127.0.0.1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('localhost:1', '[::1]', '', '"><x', 'a'.repeat(300), 'elsewhere.example'),
  },
);

const wish = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'I want to learn Spanish by May and run ten kilometres.',
      '- Find a job as a data analyst\n- Read two books a month',
      'Ich möchte bis Juni 500 € sparen und besser schlafen.',
      'Хочу научиться программировать.',
      'Je veux parler en public sans peur.',
    ),
  },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
);

/** A body with its media type. */
interface Content {
  readonly type: string | undefined;
  readonly bytes: Buffer;
  readonly input?: string;
}

/** Of goals: the mark stands on both ends, so that nothing is trimmed. */
const marked = (mark: string, wishes: string): string => `${mark} ${wishes} ${mark}`;

type CharacterSet = readonly [parameter: string, encode: (text: string) => Buffer];
const characterSet = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<CharacterSet>(
      ['', (words) => Buffer.from(words)],
      ['; charset=utf-8', (words) => Buffer.from(words)],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<CharacterSet>(
      ['; charset=utf-16le', (words) => Buffer.from(words, 'utf16le')],
      ['; charset="ISO-8859-1"', (words) => Buffer.from(words, 'latin1')],
      ['; charset=utf-8', (words) => Buffer.from(words, 'latin1')],
      ['; charset=nonsense', (words) => Buffer.from(`\ufeff${words}`)],
      ['; charset=x-user-defined', (words) => Buffer.from(words)],
      ['; charset', (words) => Buffer.from(words)],
    ),
  },
);

const goalFields = (mark: string, wishes: string) => ({ input: marked(mark, wishes) });
const courseFields = (mark: string, wishes: string, isWhole: boolean) => ({
  title: `${mark} ${wishes}`.slice(0, 200),
  gsheet_name: 'FYD',
  code: isWhole ? '12' : 'twelve',
  date_w1: '2026-03-30T17:30',
  recording_w2: 'https://video.example.org/1',
});

/** A body that may create a record, in one of the forms that are taken. */
const content: fc.Arbitrary<(collection: CollectionName | undefined, moment: Moment) => Content> = fc
  .record({
    wishes: wish,
    form: fc.constantFrom('json', 'json', 'json', 'form', 'multipart'),
    set: characterSet,
    isWhole: fc.boolean(),
  })
  .map(({ wishes, form, set: [parameter, encode], isWhole }) => (name, moment) => {
    const mark = moment.mark(name);
    const isCourse = name === 'courses';
    const fields: Record<string, string> = isCourse
      ? courseFields(mark, wishes, isWhole && moment.mayAddCourse)
      : goalFields(mark, wishes);
    const document = JSON.stringify(fields);
    switch (form) {
      case 'json':
        return {
          type: `application/json${parameter}`,
          bytes: encode(document),
          ...(parameter === '' && !isCourse && { input: marked(mark, wishes) }),
        };
      case 'form':
        return {
          type: `application/x-www-form-urlencoded${parameter}`,
          bytes: encode(encodeForm(fields)),
        };
      default:
        return {
          type: `multipart/form-data; boundary=XX${parameter}`,
          bytes: encode(
            `${Object.entries(fields)
              .map(
                ([key, value]) => `--XX\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
              )
              .join('')}--XX--\r\n`,
          ),
        };
    }
  });

const encodeForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');

/** A body of which nothing is known but that it is none of the above. */
const nonsense: fc.Arbitrary<() => Content> = fc
  .record({ bytes: anyBody, type: fc.option(mediaType, { nil: undefined }), isPacked: fc.boolean() })
  .map(({ bytes, type, isPacked }) => () => ({
    type,
    bytes: isPacked && bytes.length < 50_000 ? gzipSync(bytes) : Buffer.from(bytes),
  }));

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'POST', 'POST', 'PATCH', 'HEAD', 'OPTIONS') },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((name) => name !== 'CONNECT')) },
);

const oneLine = (value: string): string => value.replace(/[\r\n]/g, '');

/** Any request. */
export const request: fc.Arbitrary<Planned<FuzzRequest>> = fc
  .record({
    method,
    spelled,
    query,
    host,
    accept,
    furtherHeaders,
    encoding: fc.oneof({ weight: 20, arbitrary: fc.constant('') }, fc.constantFrom('gzip', 'identity', 'x')),
    body: fc.oneof({ weight: 5, arbitrary: content }, { weight: 1, arbitrary: nonsense }),
    tail: fc.boolean(),
  })
  .map((plan) => (moment) => {
    const { path, collection: name, isExact } = plan.spelled;
    const hasBody = plan.method !== 'GET' && plan.method !== 'HEAD';
    const sent = hasBody ? plan.body(name, moment) : { type: undefined, bytes: Buffer.alloc(0) };
    // Now and then the mark stands in the query, too, which pages and links show.
    const query = plan.tail
      ? plan.query
      : `${plan.query}${plan.query === '' ? '?' : '&'}m=${moment.mark(name)}`;
    const headers: readonly Header[] = [
      ['Host', plan.host],
      ['Accept', plan.accept],
      ...(sent.type === undefined ? [] : [['Content-Type', sent.type] as const]),
      ...(plan.encoding === '' ? [] : [['Content-Encoding', plan.encoding] as const]),
      // How long the body is says the one who frames it.
      ...plan.furtherHeaders.filter(([header]) => header !== 'Transfer-Encoding'),
    ];
    return {
      method: plan.method,
      target: oneLine(`${path}${query}`).replaceAll(' ', '+') || '/',
      headers: headers.map(([header, value]) => [header, oneLine(value)] as const),
      body: sent.bytes,
      collection: name,
      isExact,
      ...('input' in sent && plan.encoding === '' && { input: sent.input }),
    };
  });

/** A read of what there is, and nothing odd about it. */
export const plainRead: fc.Arbitrary<Planned<FuzzRequest>> = fc
  .record({
    spelled: fc.oneof(
      { weight: 4, arbitrary: collection.map((name) => ({ path: `/${name}/`, collection: name })) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom<CollectionName>('courses', 'smart-goals'), recordId)
          .map(([name, id]) => ({ path: `/${name}/${id}/`, collection: name })),
      },
      fc.constantFrom('/', '/docs/', '/openapi.json', '/courses.ics').map((path) => ({
        path,
        collection: path === '/courses.ics' ? ('courses' as const) : undefined,
      })),
    ),
    query,
    accept,
  })
  .map(({ spelled: { path, collection: name }, query, accept }) => () => ({
    method: 'GET',
    target: oneLine(`${path}${query}`).replaceAll(' ', '+'),
    headers: [
      ['Host', '127.0.0.1'],
      ['Accept', oneLine(accept)],
    ],
    body: Buffer.alloc(0),
    collection: name,
    isExact: name !== undefined && path === `/${name}/`,
  }));

/** A goal that is taken. */
export const goal: fc.Arbitrary<Planned<FuzzRequest>> = fc
  .constantFrom('I want to learn Spanish by May.', 'Ich möchte besser schlafen.', '- a\n- b')
  .map((wishes) => ({ mark }) => {
    const input = marked(mark('smart-goals'), wishes);
    return {
      method: 'POST',
      target: '/smart-goals/',
      headers: [
        ['Host', '127.0.0.1'],
        ['Accept', 'application/json'],
        ['Content-Type', 'application/json'],
      ],
      body: Buffer.from(JSON.stringify({ input })),
      collection: 'smart-goals',
      isExact: true,
      input,
    };
  });

/** A request as it goes out, its body in one piece or, where that is asked for, in chunks. */
export function bytesOf(
  { method, target, headers, body }: FuzzRequest,
  { close, chunked }: { readonly close: boolean; readonly chunked: boolean },
): Buffer {
  const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
  const isFramed = body.length > 0 || (method !== 'GET' && method !== 'HEAD');
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(isFramed ? [framing] : []),
    ...(close ? ['Connection: close'] : []),
    '',
    '',
  ].join('\r\n');
  const content = chunked && isFramed ? chunksOf(body) : body;
  // Headers above ISO 8859-1 are sent as UTF-8, as careless clients do.
  const isLatin = [...head].every((character) => character <= '\xff');
  return Buffer.concat([Buffer.from(head, isLatin ? 'latin1' : 'utf8'), content]);
}

function chunksOf(body: Buffer): Buffer {
  const middle = body.length >> 1;
  const parts = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0);
  return Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
    Buffer.from('0\r\n\r\n'),
  ]);
}
