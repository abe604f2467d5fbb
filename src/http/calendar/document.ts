/** A calendar as a file: iCalendar (RFC 5545). */

import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { Calendar, CalendarEvent } from '../../resources/calendar.ts';

/** What Content-Type says. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** iCalendar writes years in four digits. */
const LAST_INSTANT = Temporal.Instant.from('9999-12-31T23:59:59Z');

/** How often calendar programs should look for changes, in seconds. */
const REFRESH_SECONDS = 3600;

/**
 * When entries were last changed is not known, and the time of the request would make another file of the same data
 * every second. One and the same instant for all claims least: an entry that was moved is never older than before.
 */
const CHANGED = Temporal.Instant.fromEpochMilliseconds(0);

/** The data have no length; without an end, Exchange and iCloud leave an entry out. */
const ASSUMED_LENGTH = { hours: 1 };

/** Where the calendar of a collection is: `/courses.ics`. */
export function calendarPath({ path }: { readonly path: string }): string {
  return `/${path}.ics`;
}

/** The file as text; the same entries always make the same. */
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

/**
 * Text may hold no control characters but tabs and line breaks (RFC 5545, section 3.1). Unicode's own line breaks are
 * written like the others, since some programs take them for the end of the line that they stand in.
 */
const printable = (text: string): string =>
  text.replace(/[\x85\u2028\u2029]/g, '\n').replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, ' ');

/**
 * ical-generator escapes an address as if it were text, which would make another address of one with these marks. One
 * with white space, line separators or control characters is none, and would end its line.
 */
const fitsUrl = (address: string): boolean => !/[,;\\\s\p{Cc}]/u.test(address);
