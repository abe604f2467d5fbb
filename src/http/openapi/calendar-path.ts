/** How the calendar of a collection is described. */

import type { Calendar } from '../../resources/calendar.ts';
import type { Collection } from '../../resources/collection.ts';
import { CALENDAR_TYPE, calendarPath, renderCalendar } from '../calendar/document.ts';
import { EVERYWHERE, headers } from './headers.ts';
import { type Content, type Operation, type PathItem, type Responses, reference } from './model.ts';
import { namesOf } from './names.ts';
import { shared } from './responses.ts';

/** The paths of the calendars that collections have. */
export function calendarPaths(collections: readonly Collection[]): Readonly<Record<string, PathItem>> {
  return Object.fromEntries(
    collections.flatMap((collection) => {
      const { calendar } = collection;
      return calendar === undefined
        ? []
        : [[calendarPath(collection), describeCalendar(collection, calendar)] as const];
    }),
  );
}

function describeCalendar(collection: Collection, calendar: Calendar): PathItem {
  const lasting = headers('Allow', 'Cache-Control', 'ETag', ...EVERYWHERE);
  const content: Content = {
    [CALENDAR_TYPE.replace(/;.*/, '')]: {
      schema: { type: 'string', description: 'An iCalendar file (RFC 5545).' },
      examples: {
        calendar: { summary: 'One entry', value: renderCalendar(calendar, [calendar.example]) },
      },
    },
  };
  const responses = (sent?: Content): Responses => ({
    '200': {
      description: 'The calendar; without entries if there are none.',
      headers: { ...lasting, ...headers('Content-Length') },
      ...(sent && { content: sent }),
    },
    '304': { description: 'Not modified: the cached response is still valid.', headers: lasting },
    '400': shared('BadHost'),
    '500': shared('ServerError'),
    '503': shared('Unavailable'),
  });
  const { plural } = namesOf(collection);
  const common: Pick<Operation, 'tags' | 'parameters'> = {
    tags: [collection.name],
    parameters: [reference('parameters', 'IfNoneMatch')],
  };
  return {
    description: calendar.description,
    get: {
      operationId: `get${plural}Calendar`,
      ...common,
      summary: 'The calendar, for calendar programs',
      description: `An iCalendar file (RFC 5545), regardless of \`Accept\`. Entries start at a time in UTC and last one hour, because the data have no duration. Moved entries keep their \`UID\`; cancelled ones have \`STATUS:CANCELLED\`.`,
      responses: responses(content),
    },
    head: {
      operationId: `head${plural}Calendar`,
      ...common,
      summary: 'The status and the headers of GET, without a body',
      responses: responses(),
    },
    'x-other-methods': { '405': shared('MethodNotAllowed') },
  };
}
