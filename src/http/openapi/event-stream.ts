/** How a stream of events is described: each event by its name, with what its data are. */

import type { Fields } from '../../domain/fields.ts';
import { recordExample } from './field-schemas.ts';
import { EVERYWHERE, headers } from './headers.ts';
import { type Response, reference, type Schema } from './model.ts';

const eventName = (record: string): string => `${record}Event`;

/** The schema of an event that tells how a record comes about, as a component. */
export function eventSchemas(record: string, fields: Fields): Readonly<Record<string, Schema>> {
  const event = (name: string, description: string, data: Schema, example: unknown): Schema => ({
    type: 'object',
    description,
    properties: { event: { type: 'string', const: name, examples: [name] }, data },
    required: ['event', 'data'],
    examples: [{ event: name, data: example }],
  });
  const text = { text: 'I will finish 1 beginner course ' };
  const error = {
    status: 503,
    detail: 'The service is not available at the moment. Please try again later.',
  };
  return {
    [eventName(record)]: {
      description:
        'An event of the stream: its name in the line `event`, its data as JSON in the line `data`. Lines that begin with a colon are comments.',
      anyOf: [
        event(
          'text',
          'More of the output: append it to what came before.',
          {
            type: 'object',
            properties: { text: { type: 'string', examples: [text.text] } },
            required: ['text'],
          },
          text,
        ),
        event(
          'restart',
          'All text so far is void: another attempt begins.',
          { type: 'object', additionalProperties: false },
          {},
        ),
        event(
          'record',
          'The last event of a success: the record as it was stored.',
          reference('schemas', record),
          recordExample(fields),
        ),
        event(
          'error',
          'The last event of a failure: nothing was stored.',
          {
            type: 'object',
            properties: {
              status: { type: 'integer', description: 'The HTTP status.', examples: [error.status] },
              detail: { type: 'string', description: 'In words, for people.', examples: [error.detail] },
            },
            required: ['status', 'detail'],
          },
          error,
        ),
      ],
      examples: [{ event: 'text', data: text }],
    },
  };
}

/** The response to a client that follows how a record comes about. */
export function followedResponse(record: string, example: unknown): Response {
  const events = [
    'event: text\ndata: {"text":"I will finish 1 beginner course "}',
    'event: text\ndata: {"text":"in Python by 13 February 2027."}',
    `event: record\ndata: ${JSON.stringify(example)}`,
  ];
  return {
    description:
      'How the record comes about, as server-sent events: where `Accept` names `text/event-stream` and nothing that JSON or HTML would fit, and no `format` is given. What is refused from the start is answered as JSON.',
    headers: {
      ...headers('Allow', 'Vary', 'X-Accel-Buffering', ...EVERYWHERE),
      'Cache-Control': reference('headers', 'NoStore'),
    },
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        itemSchema: reference('schemas', eventName(record)),
        examples: {
          events: { summary: 'Two pieces of text and the record', value: `${events.join('\n\n')}\n\n` },
        },
      },
    },
  };
}
