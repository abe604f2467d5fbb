/** A collection as calendar programs see it. */

/** One entry. */
export interface CalendarEvent {
  /** Its name among the entries of all services, permanently: by it a calendar program knows an entry that was moved. */
  readonly uid: string;
  readonly start: Temporal.Instant;
  readonly summary: string;
  /** May be empty. */
  readonly description: string;
  /** Where there is more of it on the web; null if there is nothing. */
  readonly address: string | null;
  readonly cancelled: boolean;
}

/** A calendar of what is in a collection; it changes where the collection does. */
export interface Calendar {
  /** What calendar programs call it. */
  readonly name: string;
  readonly description: string;
  /** What a link to it says. */
  readonly invitation: string;
  /** The entries, in an order that stays. */
  events(): Promise<readonly CalendarEvent[]>;
  /** An entry as there might be. */
  readonly example: CalendarEvent;
}
