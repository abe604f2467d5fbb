/** The endpoint of a calendar: one file for any Accept header, since calendar programs send few. */

import { CALENDAR_SCOPE } from '../../domain/access.ts';
import type { Calendar } from '../../resources/calendar.ts';
import type { Collection } from '../../resources/collection.ts';
import { type Endpoint, READ_METHODS } from '../pipeline/endpoint.ts';
import { fixedResponse } from '../responses/response.ts';
import { CALENDAR_TYPE, calendarPath, renderCalendar } from './document.ts';

/** The endpoint of the calendar of a collection. It accepts a calendar token or a token for the collection. */
export const calendarEndpoint = (collection: Collection, calendar: Calendar): Endpoint => ({
  path: calendarPath(collection),
  methods: READ_METHODS,
  access: { read: collection.scopes.read, alternative: CALENDAR_SCOPE },
  representations: 'fixed',
  view: { title: calendar.name, description: calendar.description },
  cache: { freshness: { kind: 'revalidated' }, version: () => collection.version() },
  handle: async () =>
    fixedResponse(CALENDAR_TYPE, renderCalendar(calendar, await calendar.events()), {
      'Cache-Control': 'no-cache',
    }),
});
