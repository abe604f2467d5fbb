/** The API description is valid, its examples are what they are examples of, and it follows the declarations. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { text } from '../../../src/domain/fields.ts';
import { type DescribedService, describeService } from '../../../src/http/openapi/document.ts';
import type { ApiDescription, MediaContent, Schema } from '../../../src/http/openapi/model.ts';
import { HEADERS } from '../../../src/http/openapi/paths.ts';
import { type Collection, declareCollection } from '../../../src/resources/collection.ts';
import { json, send } from '../../support/http.ts';
import { fillProgramme } from '../../support/programme.ts';
import { startService, type TestService } from '../../support/service.ts';
import { isRecord } from './description.ts';

const ROOT = 'https://mentoring.example.org';

const letters = {
  path: 'letters',
  name: 'Letters',
  noun: 'letter',
  description: 'Letters that were written.',
  freshness: { kind: 'revalidated' },
  scopes: { read: 'goals:read', write: 'goals:write' },
  timeZone: 'UTC',
  version: async () => '0',
  listing: { kind: 'all', list: async () => [] },
  creation: {
    submit: 'Send',
    create: async () => assert.fail('nothing is created here'),
    find: async () => null,
  },
} as const;

const subject = text({ maximumLength: 80, description: 'What it is about.', example: 'Our meeting' });

const describedWith = (...collections: readonly Collection[]): ApiDescription => {
  const service: DescribedService = {
    collections,
    root: { name: 'Mentoring', description: 'The root.' },
    asksForTokens: false,
    version: '1.2.3',
  };
  return describeService(service, ROOT);
};

let service: TestService;
let document: Record<string, unknown>;
before(async () => {
  service = await startService();
  const answer = json(await send(service.port, { path: '/openapi.json' }));
  assert.ok(isRecord(answer));
  document = answer;
});
after(() => service[Symbol.asyncDispose]());

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    assert.ok(valid, JSON.stringify(errors, null, 2));
    assert.equal(validator.version, '3.1');
  });

  test('names the address that it was asked at', async () => {
    const answer = await send(service.port, {
      path: '/openapi.json',
      headers: { Host: 'goals.example.org:8443' },
    });
    const described = json(answer);
    assert.ok(isRecord(described));
    const url = 'http://goals.example.org:8443';
    assert.deepEqual(described['servers'], [{ url, description: 'This service.' }]);
    assert.equal(answer.headers['content-type'], 'application/json');
    assert.equal(answer.body.toString(), JSON.stringify(described), 'it is compact');
  });

  test('refers to nothing that is not there, and has nothing that is not referred to', () => {
    const written = JSON.stringify(document);
    const referred = new Set(
      [...written.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, path]) => path),
    );
    const { components } = document;
    assert.ok(isRecord(components));
    const there = Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(isRecord(named) ? named : {}).map((name) => `${kind}/${name}`),
    );
    assert.deepEqual([...referred].sort(), there.sort());
  });

  test('gives every operation an id of its own', () => {
    const ids = [...JSON.stringify(document).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
    assert.ok(ids.length > 10, String(ids.length));
    assert.equal(new Set(ids).size, ids.length);
  });
});

describe('examples', () => {
  test('fit the schemas they stand in, and no schema of a body or a field is without one', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, `${ROOT}/openapi.json`);
    let checked = 0;
    const check = (value: unknown, pointer: string): void => {
      const validate = ajv.compile({ $ref: `${ROOT}/openapi.json#${pointer}` });
      assert.ok(validate(value), `${pointer}: ${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`);
      checked += 1;
    };
    walk(document, '', (value, pointer) => {
      if (isContent(value) && value.examples !== undefined) {
        for (const example of Object.values(value.examples)) check(example.value, `${pointer}/schema`);
      } else if (isSchema(value, pointer)) {
        for (const example of value.examples ?? []) check(example, pointer);
        if (/\/properties\/[^/]+$|\/components\/schemas\/\w+$/.test(pointer) && value.type !== 'array') {
          const told = value.examples !== undefined || value.$ref !== undefined || value.type === 'object';
          assert.ok(told, `${pointer} has no example`);
        }
      }
    });
    assert.ok(checked > 100, `${checked} examples were checked`);
  });

  test('are taken by the service where they are of what is sent', async () => {
    await fillProgramme(service.databaseFile);
    const { paths, components } = describedDocument();
    for (const [path, { post }] of Object.entries(paths)) {
      if (post?.requestBody === undefined) continue;
      const name = post.requestBody.$ref.split('/').at(-1) ?? '';
      const content = components.requestBodies[name]?.content ?? {};
      const example = (type: string) => Object.values(content[type]?.examples ?? {})[0]?.value;
      const form = new URLSearchParams();
      const submitted = example('application/x-www-form-urlencoded');
      assert.ok(isRecord(submitted));
      for (const [field, value] of Object.entries(submitted)) form.set(field, String(value));
      const bodies = [
        ['application/json', JSON.stringify(example('application/json'))],
        ['application/x-www-form-urlencoded', form.toString()],
      ] as const;
      for (const [type, body] of bodies) {
        const answer = await send(service.port, {
          method: 'POST',
          path,
          headers: { 'Content-Type': type },
          body,
        });
        assert.equal(answer.status, 201, `${path} ${type}: ${answer.body}`);
      }
    }
  });
});

describe('the declarations', () => {
  test('are all that a field needs to be described', () => {
    const before = describedWith(declareCollection({ ...letters, fields: { subject } }));
    const place = text({ maximumLength: 40, blank: true, description: 'Where.', example: 'Kyiv' });
    const grown = describedWith(declareCollection({ ...letters, fields: { subject, place } }));
    assert.deepEqual(before.components.schemas['Letter']?.required, ['subject']);
    assert.deepEqual(grown.components.schemas['Letter']?.required, ['subject', 'place']);
    const sent = grown.components.requestBodies['NewLetter']?.content['application/json']?.schema;
    assert.deepEqual(sent?.required, ['subject']);
    assert.deepEqual(sent?.properties?.['place'], {
      type: 'string',
      description: 'Where.',
      maxLength: 40,
      examples: ['Kyiv'],
      default: '',
    });
    assert.deepEqual(Object.keys(grown.components.schemas['LetterErrors']?.properties ?? {}), [
      'subject',
      'place',
      'non_field_errors',
    ]);
  });

  test('are all that a collection needs to be described', () => {
    const described = describedWith(declareCollection({ ...letters, fields: { subject } }));
    assert.deepEqual(Object.keys(described.paths['/letters/'] ?? {}), ['description', 'get', 'post']);
    assert.deepEqual(described.servers[0]?.url, ROOT);
    assert.equal(described.info.version, '1.2.3');
  });
});

test('headers are described for people', () => {
  for (const [name, { description }] of Object.entries(HEADERS)) assert.match(description, /\.$/, name);
});

/** The served document with its types, which it has by being made of them; the text is the same. */
function describedDocument(): ApiDescription {
  return JSON.parse(JSON.stringify(document));
}

function walk(value: unknown, pointer: string, visit: (value: unknown, pointer: string) => void): void {
  visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'examples' || name === 'default') continue;
    walk(part, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, visit);
  }
}

const isContent = (value: unknown): value is MediaContent =>
  isRecord(value) && isRecord(value['schema']) && !('in' in value) && !('description' in value);

const isSchema = (value: unknown, pointer: string): value is Schema =>
  isRecord(value) && /\/(?:schema|items|schemas\/\w+|properties\/\w+)$/.test(pointer);
