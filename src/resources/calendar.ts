/** The calendar of a collection, for calendar programs. */

/** One entry. */
export interface CalendarEvent {
  /** The permanent UID, by which a calendar program recognizes an entry that was moved. */
  readonly uid: string;
  readonly start: Temporal.Instant;
  readonly summary: string;
  /** May be empty. */
  readonly description: string;
  /** The URL of further content, such as the recording; null if there is none. */
  readonly address: string | null;
  readonly cancelled: boolean;
}

/** A calendar of the records of a collection; it changes with the collection. */
export interface Calendar {
  /** The name in calendar programs. */
  readonly name: string;
  readonly description: string;
  /** The entries, in a stable order. */
  events(): Promise<readonly CalendarEvent[]>;
  /** An example of an entry. */
  readonly example: CalendarEvent;
}
