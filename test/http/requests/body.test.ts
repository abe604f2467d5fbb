/** Bodies as Django REST framework reads them; the tables were answered by it, but for the words of JSON errors. */

import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { parseBody, receiveFiles } from '../../../src/http/requests/body.ts';
import { Problem, parseJson, renderJson } from '../../../src/http/responses/response.ts';
import { type FormValue, JsonNumber } from '../../../src/resources/submission.ts';
import { anyString } from '../../support/any-string.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

async function document(body: string | Buffer, type = JSON_TYPE): Promise<unknown> {
  const submission = await parseBody(Buffer.from(body), type);
  assert.ok(submission.kind === 'json');
  return submission.document;
}

async function form(body: string | Buffer, type = FORM_TYPE): Promise<Readonly<Record<string, FormValue>>> {
  const submission = await parseBody(Buffer.from(body), type);
  assert.ok(submission.kind === 'form');
  return Object.fromEntries(submission.fields);
}

async function problem(body: string | Buffer, type?: string): Promise<string> {
  try {
    await parseBody(Buffer.from(body), type);
  } catch (error) {
    assert.ok(error instanceof Problem, String(error));
    return `${error.status} ${error.message}`;
  }
  assert.fail('the body was taken');
}

suite('the media type of a body', () => {
  for (const type of [
    JSON_TYPE,
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    '*/*',
    'application/*',
    '*/json',
  ]) {
    test(`${type} is a document`, async () =>
      assert.deepEqual(await document('{"a":"b"}', type), { a: 'b' }));
  }
  for (const type of [FORM_TYPE, `${FORM_TYPE};charset=utf-8`, '*/x-www-form-urlencoded']) {
    test(`${type} is a form`, async () => assert.deepEqual(await form('a=b', type), { a: 'b' }));
  }
  const refused = [
    'text/plain',
    'text/plain; charset=UTF-8',
    '*',
    'json',
    'application',
    '/',
    'text/*',
    'application/json,text/plain',
    'application/jsonx',
    '"application/json"',
    '',
  ];
  for (const type of refused) {
    test(`${JSON.stringify(type)} is not taken`, async () => {
      assert.equal(await problem('{}', type), `415 Unsupported media type "${type}" in request.`);
    });
  }
  test('must be there', async () =>
    assert.equal(await problem('{}'), '415 Unsupported media type "" in request.'));

  test('does not matter where there is no body', async () => {
    for (const type of [undefined, 'text/plain', JSON_TYPE]) {
      assert.deepEqual(await parseBody(Buffer.alloc(0), type), { kind: 'json', document: {} });
    }
    for (const type of [FORM_TYPE, 'multipart/form-data; boundary=b', 'multipart/form-data']) {
      assert.deepEqual(await parseBody(Buffer.alloc(0), type), { kind: 'form', fields: new Map() });
    }
  });
});

suite('a document', () => {
  test('keeps numbers as they were written', async () => {
    assert.deepEqual(await document('[1, 1.0, -0, 1E2, 9007199254740993]'), [
      ...['1', '1.0', '-0', '1E2', '9007199254740993'].map((source) => new JsonNumber(source)),
    ]);
  });

  test('has the last of what is repeated, and every name that objects inherit', async () => {
    const read = await document('{"a":1,"a":2,"__proto__":"x","constructor":null}');
    assert.ok(typeof read === 'object' && read !== null);
    assert.deepEqual(Object.entries(read), [
      ['a', new JsonNumber('2')],
      ['__proto__', 'x'],
      ['constructor', null],
    ]);
  });

  test('is read by the charset that is named, and as UTF-8 where none is known', async () => {
    assert.equal(await document(Buffer.from('"ä"', 'latin1'), 'application/json; charset=iso-8859-1'), 'ä');
    assert.equal(await document(Buffer.from('"ä"', 'utf16le'), 'application/json; charset="utf-16le"'), 'ä');
    assert.equal(await document('"ä"', 'application/json; charset=nonsense'), 'ä');
  });

  const broken: readonly (string | Buffer)[] = [
    ' ',
    '{',
    '{"a"}',
    "{'a': 1}",
    '{"a":1,}',
    '[1 2]',
    '{} {}',
    '01',
    '1.',
    '.5',
    '+1',
    'NaN',
    'Infinity',
    '-Infinity',
    '"\t"',
    '"\\x"',
    '"\\u12"',
    '"a',
    '\ufeff{}',
    Buffer.from('"\xff"', 'latin1'),
    Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    '9'.repeat(4301),
    `{"other":[-${'9'.repeat(4301)}]}`,
    `${'['.repeat(100)}`,
  ];
  for (const body of broken) {
    test(`is not ${JSON.stringify(body.toString()).slice(0, 30)}`, async () => {
      assert.match(await problem(body, JSON_TYPE), /^400 JSON parse error - ./);
    });
  }

  test('that is broken is refused with the place of the mistake', async () => {
    assert.match(await problem('{"a": 1,\n}', JSON_TYPE), /line 2 column 1/);
    assert.match(await problem('{"title": "Smart 🚀", "code": tru}', JSON_TYPE), /"code": tru/);
    assert.match(await problem(`[${'🚀'.repeat(11)}]`, JSON_TYPE), /^[^\ud800-\udfff]*$/u);
    assert.match(await problem('{"title": "Smart"', JSON_TYPE), /line 1 column 18/);
  });

  test('may be as deep and as long as a body can be', async () => {
    assert.ok(Array.isArray(await document('['.repeat(2000) + ']'.repeat(2000))));
    assert.deepEqual(await document('9'.repeat(4300)), new JsonNumber('9'.repeat(4300)));
  });

  test('that is written is read as the same', async () => {
    const plain = (value: unknown): unknown =>
      value instanceof JsonNumber
        ? Number(value.source)
        : Array.isArray(value)
          ? value.map(plain)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]))
            : value;
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 8 }), (value, indent) => {
        const text = renderJson(value, indent);
        assert.doesNotMatch(text, /[\u2028\u2029]/);
        assert.deepEqual(plain(parseJson(text)), JSON.parse(JSON.stringify(value)));
        if (indent === 0 && !/[\u2028\u2029]/.test(JSON.stringify(value))) {
          assert.equal(text, JSON.stringify(value));
        }
      }),
    );
  });
});

suite('a form', () => {
  const table: readonly (readonly [string | Buffer, Readonly<Record<string, string>>])[] = [
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=1&a=2', { a: '2' }],
    ['a', { a: '' }],
    ['a=x+y%20z', { a: 'x y z' }],
    ['a=1;b=2', { a: '1;b=2' }],
    ['a=%', { a: '%' }],
    ['a=%zz', { a: '%zz' }],
    ['a=%ED%A0%80', { a: '\ufffd\ufffd\ufffd' }],
    ['a=ä🚀', { a: 'ä🚀' }],
    [Buffer.from('a=\xe4', 'latin1'), { a: 'ä' }],
    ['a=1\r\n', { a: '1\r\n' }],
    ['%61=1', { a: '1' }],
    ['a=b=c', { a: 'b=c' }],
  ];
  for (const [body, fields] of table) {
    test(JSON.stringify(body.toString()), async () => assert.deepEqual(await form(body), fields));
  }
});

suite('a form in parts', () => {
  const type = 'multipart/form-data; boundary=XX';
  const part = (headers: string, value: string) => `--XX\r\n${headers}\r\n\r\n${value}\r\n`;
  const field = (name: string, value: string) =>
    part(`Content-Disposition: form-data; name="${name}"`, value);
  const END = '--XX--\r\n';

  const table: readonly (readonly [string, string, Readonly<Record<string, FormValue>>])[] = [
    ['fields', field('a', '1') + field('b', 'x\r\ny') + END, { a: '1', b: 'x\r\ny' }],
    ['a repeated field', field('a', '1') + field('a', '2') + END, { a: '2' }],
    ['an empty field', field('a', '') + END, { a: '' }],
    [
      'names in any case and without quotes',
      part('CONTENT-DISPOSITION: FORM-DATA; NAME=a', '1') + END,
      { a: '1' },
    ],
    [
      'other headers',
      part('X: y\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: x', '1') + END,
      { a: '1' },
    ],
    [
      'a name in another character set',
      part("Content-Disposition: form-data; name*=utf-8''%C3%A4", '1') + END,
      { ä: '1' },
    ],
    ['letters of any script', field('a', 'ä🚀') + END, { a: 'ä🚀' }],
    ['no end', field('a', '1') + field('b', '2').trimEnd(), { a: '1', b: '2' }],
    ['a preamble and an epilogue', `before\r\n${field('a', '1')}${END}after`, { a: '1' }],
    [
      'a part without a name',
      part('Content-Disposition: form-data', '1') + field('b', '2') + END,
      { b: '2' },
    ],
    ['a part without a disposition', part('X: y', '1') + field('b', '2') + END, { b: '2' }],
    [
      'a long part that is skipped',
      `${field('a', '1')}${part('X: y', 'x'.repeat(70_000))}--XX---`,
      { a: '1' },
    ],
    [
      'a file',
      part('Content-Disposition: form-data; name="a"; filename="C:\\x\\y.txt"', '1') + END,
      { a: { fileName: 'y.txt' } },
    ],
    [
      'a file without a name',
      part('Content-Disposition: form-data; name="a"; filename=""', '1') + END,
      { a: '1' },
    ],
    [
      'a file before a field',
      part('Content-Disposition: form-data; name="a"; filename="f"', '1') + field('a', '2') + END,
      { a: { fileName: 'f' } },
    ],
    ['nothing that is a form', '{"a":1}', {}],
    ['line ends that are none', field('a', '1').replaceAll('\r\n', '\n') + END, {}],
  ];
  for (const [name, body, fields] of table) {
    test(name, async () => assert.deepEqual(await form(body, type), fields));
  }

  test('is read by the charset of the request', async () => {
    const body = Buffer.from(field('a', 'ä') + END, 'latin1');
    assert.deepEqual(await form(body, `${type}; charset=iso-8859-1`), { a: 'ä' });
    assert.deepEqual(await form(body, type), { a: '\ufffd' });
  });

  const refused: readonly (readonly [string, string])[] = [
    ['multipart/form-data', 'Invalid boundary in multipart: None'],
    ['multipart/form-data; boundary=', 'Invalid boundary in multipart: '],
    ['multipart/form-data; boundary="a "', 'Invalid boundary in multipart: a '],
    ['MULTIPART/form-data; boundary=XX', 'Invalid Content-Type: MULTIPART/form-data; boundary=XX'],
    ['*/form-data', 'Invalid Content-Type: */form-data'],
  ];
  for (const [header, reason] of refused) {
    test(`${header} is refused`, async () => {
      assert.equal(
        await problem(field('a', '1') + END, header),
        `400 Multipart form parse error - ${reason}`,
      );
    });
  }

  test('has no more than a thousand parts', async () => {
    assert.match(await problem(field('a', '1').repeat(1001) + END, type), /^400 .*More than 1000 parts/);
    assert.deepEqual(await form(field('a', '1').repeat(999) + END, type), { a: '1' });
  });

  test('gives its files beside a long part that is skipped', async () => {
    const message = new IncomingMessage(new Socket());
    message.headers = { 'content-type': type };
    message.complete = true;
    const file = part('Content-Disposition: form-data; name="a"; filename="b.csv"', '1');
    message.push(file + part('X: y', 'x'.repeat(70_000)) + END);
    message.push('z'.repeat(70_000));
    message.push(null);
    const files = await receiveFiles(message, { files: 1, bytes: 1000, time: 60_000 });
    assert.deepEqual(files, [{ name: 'b.csv', content: Buffer.from('1') }]);
  });

  test('has the fields that were put into it', async () => {
    const name = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => /^[\w-]+$/.test(text));
    const value = anyString({ maxLength: 30 }).filter((text) => !text.includes('--XX'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { noNullPrototype: true }), async (fields) => {
        const body = Object.entries(fields).map(([key, text]) => field(key, text));
        assert.deepEqual(await form(body.join('') + END, type), fields);
      }),
    );
  });
});
