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
      schema: { type: 'string', description: 'A calendar of RFC 5545.' },
      examples: {
        calendar: { summary: 'One entry', value: renderCalendar(calendar, [calendar.example]) },
      },
    },
  };
  const responses = (sent?: Content): Responses => ({
    '200': {
      description: 'The calendar; one without entries where there are none.',
      headers: { ...lasting, ...headers('Content-Length') },
      ...(sent && { content: sent }),
    },
    '304': { description: 'What the client has is still right.', headers: lasting },
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
      description: `It is a file of iCalendar (RFC 5545), whatever \`Accept\` says. Entries have a start, in UTC, and take an hour, as no length is known. They keep their \`UID\` when they are moved; \`STATUS:CANCELLED\` says that one is off.`,
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
