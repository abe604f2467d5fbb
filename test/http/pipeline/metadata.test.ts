import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boolean, dateTime, type Fields, integer, text, url } from '../../../src/domain/fields.ts';
import { metadata } from '../../../src/http/pipeline/metadata.ts';

const about = { description: 'What it is for.', example: null };

test('OPTIONS tells what may be sent, field by field, in the words of Django REST framework', () => {
  const creatable = {
    id: integer({ ...about, readOnly: true, label: 'ID' }),
    output: text({ ...about, readOnly: true }),
    gsheet_name: text({ ...about, maximumLength: 255 }),
    event: text({ ...about, maximumLength: 5, blank: true }),
    code: integer(about),
    date_w1: dateTime({ ...about, nullable: true }),
    recording: url(about),
    deactivated: boolean(about),
  } satisfies Fields;
  const given = metadata({ name: 'Things', description: 'All of them.', creatable });
  assert.equal(
    JSON.stringify(given, null, 1).replace(/\n\s*/g, ' '),
    JSON.stringify(
      {
        name: 'Things',
        description: 'All of them.',
        renders: ['application/json', 'text/html'],
        parses: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        actions: {
          POST: {
            id: { type: 'integer', required: false, read_only: true, label: 'ID' },
            output: { type: 'string', required: false, read_only: true, label: 'Output' },
            gsheet_name: {
              type: 'string',
              required: true,
              read_only: false,
              label: 'Gsheet name',
              max_length: 255,
            },
            event: { type: 'string', required: false, read_only: false, label: 'Event', max_length: 5 },
            code: {
              type: 'integer',
              required: true,
              read_only: false,
              label: 'Code',
              min_value: -2147483648,
              max_value: 2147483647,
            },
            date_w1: { type: 'datetime', required: false, read_only: false, label: 'Date w1' },
            recording: {
              type: 'url',
              required: false,
              read_only: false,
              label: 'Recording',
              max_length: 200,
            },
            deactivated: { type: 'boolean', required: false, read_only: false, label: 'Deactivated' },
          },
        },
      },
      null,
      1,
    ).replace(/\n\s*/g, ' '),
  );
});

test('OPTIONS tells of no actions where nothing may be created', () => {
  assert.deepEqual(Object.keys(metadata({ name: 'Things', description: 'All of them.' })), [
    'name',
    'description',
    'renders',
    'parses',
  ]);
});
