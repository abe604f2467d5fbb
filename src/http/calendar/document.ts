/** A calendar as a file, iCalendar (RFC 5545), and its endpoint. */

import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import { CALENDAR_SCOPE } from '../../domain/access.ts';
import type { Calendar, CalendarEvent } from '../../resources/calendar.ts';
import type { Collection } from '../../resources/collection.ts';
import { type Endpoint, READ_METHODS } from '../pipeline/endpoint.ts';
import { fixedResponse } from '../responses/response.ts';

/** The media type for Content-Type. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** iCalendar writes years in four digits. */
const LAST_INSTANT = Temporal.Instant.from('9999-12-31T23:59:59Z');

/** How often calendar programs should look for changes, in seconds. */
const REFRESH_SECONDS = 3600;

/** The time of the last change is unknown. A constant in the past makes no moved entry older than before. */
const CHANGED = Temporal.Instant.fromEpochMilliseconds(0);

/** The length of an entry: the data have none, but Exchange and iCloud omit entries without an end. */
const ASSUMED_LENGTH = { hours: 1 };

/** The path of the calendar of a collection: `/courses.ics`. */
export const calendarPath = ({ path }: Pick<Collection, 'path'>): string => `/${path}.ics`;

/** The endpoint of the calendar of a collection: one file for any Accept header, since calendar programs send few. */
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

/** Renders the file; the same entries always give the same text. */
export function renderCalendar({ name }: Pick<Calendar, 'name'>, events: readonly CalendarEvent[]): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Mentoring', product: name, language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { uid, start, summary, description, address, cancelled } of events) {
    calendar.createEvent({
      id: uid,
      stamp: CHANGED,
      start,
      end: endOf(start),
      summary: printable(summary),
      ...(description !== '' && { description: printable(description) }),
      ...(address !== null && fitsUrl(address) && { url: address }),
      ...(cancelled && { status: ICalEventStatus.CANCELLED }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function endOf(start: Temporal.Instant): Temporal.Instant {
  const end = start.add(ASSUMED_LENGTH);
  return Temporal.Instant.compare(end, LAST_INSTANT) > 0 ? LAST_INSTANT : end;
}

/** Without control characters (RFC 5545, 3.1); some programs end a line at Unicode line separators. */
const printable = (text: string): string =>
  text.replace(/[\x85\u2028\u2029]/g, '\n').replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, ' ');

/**
 * ical-generator escapes a URL as if it were text, which would change URLs with these characters. White
 * space, line separators and control characters are not valid in a URL and could break the line.
 */
const fitsUrl = (address: string): boolean => !/[,;\\\s\p{Cc}]/u.test(address);
