/** The event stream of a creation, and the calendar of a collection. */

import type { Fields } from '../../domain/fields.ts';
import type { Calendar } from '../../resources/calendar.ts';
import type { Collection } from '../../resources/collection.ts';
import { CALENDAR_TYPE, calendarPath, renderCalendar } from '../calendar/document.ts';
import { EVERYWHERE, headers, NO_STORE, parameters, shared } from './components.ts';
import {
  type Named,
  namesOf,
  objectSchema,
  type PathItem,
  type Response,
  recordExample,
  reference,
  type Schema,
} from './model.ts';
import { reading, unlessModified } from './paths.ts';

const eventName = (record: string): string => `${record}Event`;

/** The schema of the events of a creation, as a component. */
export function eventSchemas(record: string, fields: Fields): Named<Schema> {
  const event = (name: string, description: string, data: Schema, example: unknown): Schema =>
    objectSchema(
      { event: { type: 'string', const: name, examples: [name] }, data },
      { description, examples: [{ event: name, data: example }] },
    );
  const text = { text: 'I will finish 1 beginner course ' };
  const error = {
    status: 503,
    detail: 'The service is not available at the moment. Please try again later.',
  };
  const textData = objectSchema({ text: { type: 'string', examples: [text.text] } });
  const noData: Schema = { type: 'object', additionalProperties: false };
  const errorData = objectSchema({
    status: { type: 'integer', description: 'The HTTP status.', examples: [error.status] },
    detail: { type: 'string', description: 'The error message.', examples: [error.detail] },
  });
  const stored = reference('schemas', record);
  return {
    [eventName(record)]: {
      description:
        'An event of the stream: its name in the `event` line, its data as JSON in the `data` line. Lines that start with a colon are comments.',
      anyOf: [
        event('text', 'More of the output: append it to the previous text.', textData, text),
        event('restart', 'Discard all text so far: a new attempt begins.', noData, {}),
        event('record', 'The last event on success: the stored record.', stored, recordExample(fields)),
        event('error', 'The last event on failure: nothing was stored.', errorData, error),
      ],
      examples: [{ event: 'text', data: text }],
    },
  };
}

/** The response to a client that requests the event stream of a creation. */
export function followedResponse(record: string, example: unknown): Response {
  const events = [
    'event: text\ndata: {"text":"I will finish 1 beginner course "}',
    'event: text\ndata: {"text":"in Python by 13 February 2027."}',
    `event: record\ndata: ${JSON.stringify(example)}`,
  ];
  return {
    description:
      'The progress of the creation as server-sent events, if `Accept` names `text/event-stream` without JSON or HTML, and there is no `format`. Requests rejected before the stream begins get JSON.',
    headers: { ...headers('Allow', 'Vary', 'X-Accel-Buffering', ...EVERYWHERE), ...NO_STORE },
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

/** The example code for the URL of a POST and an example of a body, for all current browsers. */
export function followExample(address: string, submission: unknown) {
  return {
    lang: 'JavaScript',
    label: 'Follow the events in a browser',
    source: `async function follow(submission, onText) {
  const response = await fetch('${address}', {
    method: 'POST',
    // Where the service asks for a token, also: Authorization: 'Bearer …'
    headers: { Accept: 'text/event-stream', 'Content-Type': 'application/json' },
    body: JSON.stringify(submission),
  });
  // A request that is refused gets JSON: {"input": ["…"]} or {"detail": "…"}.
  if (!response.ok) throw new Error(await response.text());

  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  let output = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error('The connection closed before the last event.');
    const events = (buffer + value).split('\\n\\n');
    buffer = events.pop();
    for (const event of events) {
      const lines = event.split('\\n');
      const field = (name) => lines.find((line) => line.startsWith(name))?.slice(name.length);
      const data = JSON.parse(field('data: ') ?? '{}');
      switch (field('event: ')) {
        case 'text':
          output += data.text;
          onText(output);
          break;
        case 'restart':
          output = '';
          onText(output);
          break;
        case 'record':
          return data;
        case 'error':
          throw new Error(data.detail);
      }
    }
  }
}

const record = await follow(${JSON.stringify(submission)}, (output) => console.log(output));`,
  };
}

/** The paths of the calendars that collections have. */
export const calendarPaths = (collections: readonly Collection[]): Named<PathItem> =>
  Object.fromEntries(
    collections.flatMap((collection) => {
      const { calendar } = collection;
      return calendar ? [[calendarPath(collection), describeCalendar(collection, calendar)]] : [];
    }),
  );

function describeCalendar(collection: Collection, calendar: Calendar): PathItem {
  const found: Response = {
    description: 'The calendar; without entries if there are none.',
    headers: headers('Allow', 'Cache-Control', 'ETag', ...EVERYWHERE, 'Content-Length'),
    content: {
      [CALENDAR_TYPE.replace(/;.*/, '')]: {
        schema: { type: 'string', description: 'An iCalendar file (RFC 5545).' },
        examples: {
          calendar: { summary: 'One entry', value: renderCalendar(calendar, [calendar.example]) },
        },
      },
    },
  };
  const name = `${namesOf(collection).plural}Calendar`;
  return {
    description: calendar.description,
    ...reading(name, {
      operationId: `get${name}`,
      tags: [collection.name],
      parameters: parameters('IfNoneMatch'),
      summary: 'The calendar, for calendar programs',
      description: `An iCalendar file (RFC 5545), regardless of \`Accept\`. Entries start at a time in UTC and last one hour, because the data have no duration. Moved entries keep their \`UID\`; cancelled ones have \`STATUS:CANCELLED\`.`,
      responses: {
        ...unlessModified(found),
        '400': shared('BadHost'),
        '500': shared('ServerError'),
        '503': shared('Unavailable'),
      },
    }),
    'x-other-methods': { '405': shared('MethodNotAllowed') },
  };
}
