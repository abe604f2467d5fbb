/** Texts that nobody means well by, and the places of the service that they are tried at. */

import fc from 'fast-check';
import { anyString } from '../support/any-string.ts';

/** What breaks programs that read text: limits, other scripts, other syntaxes, half a character. */
export const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  anyString({ maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\r\n',
    '\u2028',
    '\ufeff',
    '\ud800',
    '💥',
    '..',
    '../../etc/passwd',
    '%00',
    '%',
    '%zz',
    '%c0%af',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',

    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e400',
    '9'.repeat(5000),
    'a'.repeat(20_001),
    '[]'.repeat(2000),
    '٣',
    '<|endoftext|>',
    'true',
    'null',
  ),
);

/** Paths, most of them of something that is there. */
export const path = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      '/smart-goals/',
      '/courses/',
      '/pre-lead-statuses/',
      '/feedbacks_needed/',
      '/',
    ),
  },
  fc.constantFrom(
    '/smart-goals',
    '/openapi.json',
    '/courses.ics',
    '/docs/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/static/browsable.css',
    '/sign-in/',
    '/sign-out/',
    '*',
    'x',
  ),
  fc.constantFrom(
    '//smart-goals/',
    '/smart-goals//',
    '/SMART-GOALS/',
    '/smart-goals/1/',
    '/%73mart-goals/',
    '/../',
    '/static/../package.json',
  ),
  text.map((part) => `/${encodeURI(part.toWellFormed())}/`),
  text.map((part) => `/${part}`),
);

const parameter = fc.tuple(
  fc.oneof(fc.constantFrom('limit', 'offset', 'format', 'variant', 'token', 'next', 'a'), text),
  fc.oneof(fc.constantFrom('json', 'api', '30', '2', '-1', '1_0', 'OPTIONS', '9'.repeat(400)), text),
);

/** Queries with their question mark, or nothing. */
export const query = fc.oneof(
  fc.constant(''),
  fc
    .array(parameter, { maxLength: 5 })
    .map(
      (all) =>
        `?${all.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')}`,
    ),
  text.map((raw) => `?${raw}`),
);

/** What may stand in Accept and Content-Type. */
export const mediaType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=XX',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain',
    '*/*',
    '/',
    ';',
    '',
    'application/json; indent=99999999999',
    'text/html',
    'text/html;q=0, */*;q=x',
    'text/event-stream',
    `${'a'.repeat(500)}/${'b'.repeat(500)}`,
  ),
  text,
);

/** Headers that the service, or something before it, may look at. */
export const headerName = fc.constantFrom(
  'Accept',
  'Content-Type',
  'If-None-Match',
  'If-Match',
  'If-Modified-Since',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-For',
  'Expect',
  'Range',
  'Cookie',
  'Authorization',
  'Transfer-Encoding',
  'Content-Encoding',
  'Upgrade',
  'X-HTTP-Method-Override',
  'Origin',
  'Sec-Fetch-Site',
  'Access-Control-Request-Method',
  'Idempotency-Key',
  'Accept-Encoding',
);

const lightBody = fc.oneof(
  fc.constant(''),
  text,
  fc.json({ maxDepth: 3 }),
  fc.record({ input: text }).map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom(
        'title',
        'code',
        'gsheet_name',
        'date_w1',
        'event_w1',
        'recording_w1',
        'deactivated',
        'input',
      ),
      fc.oneof(text, fc.double(), fc.constant(null), fc.boolean(), fc.constant([[]])),
    )
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(text, text)
    .map(
      ([name, value]) =>
        `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--XX--\r\n`,
    ),
);

/** Bodies of all kinds, in no relation to what the headers say of them. */
export const body = fc.oneof(
  { weight: 40, arbitrary: lightBody },
  fc.constant('['.repeat(100_000)),
  fc.constant(`{"input":"${'x'.repeat(1_100_000)}"}`),
);
