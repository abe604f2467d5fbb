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
        'An event of the stream: its name in the `event` line, its data as JSON in the `data` line. Lines that start with a colon are comments.',
      anyOf: [
        event(
          'text',
          'More of the output: append it to the previous text.',
          {
            type: 'object',
            properties: { text: { type: 'string', examples: [text.text] } },
            required: ['text'],
          },
          text,
        ),
        event(
          'restart',
          'Discard all text so far: a new attempt begins.',
          { type: 'object', additionalProperties: false },
          {},
        ),
        event(
          'record',
          'The last event on success: the stored record.',
          reference('schemas', record),
          recordExample(fields),
        ),
        event(
          'error',
          'The last event on failure: nothing was stored.',
          {
            type: 'object',
            properties: {
              status: { type: 'integer', description: 'The HTTP status.', examples: [error.status] },
              detail: { type: 'string', description: 'The error message.', examples: [error.detail] },
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
      'The progress of the creation as server-sent events, if `Accept` names `text/event-stream` without JSON or HTML, and there is no `format`. Requests rejected before the stream begins get JSON.',
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
