/**
 * How a collection is declared: its name, the fields of its records, the allowed operations and caching.
 * Routes, the Allow header, OPTIONS, validation and the API description all follow from it.
 */

import type { Scope } from '../domain/access.ts';
import type { Fields, RecordOf, SubmissionOf } from '../domain/fields.ts';
import type { GoalProgress } from '../domain/goal-writer.ts';
import type { Origin } from '../domain/origin.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Calendar } from './calendar.ts';
import { type ShownRecord, showRecord } from './representation.ts';
import { type SingleAccess, type SingleRecords, singleRecords } from './single-records.ts';
import type { Submission } from './submission.ts';
import { type Saved, saveValid, validate } from './validation.ts';

/** How long clients may cache a response to GET. */
export type Freshness =
  /** A fixed list: this many seconds, without revalidation. */
  | { readonly kind: 'fixed'; readonly seconds: number }
  /** Revalidated at each use. */
  | { readonly kind: 'revalidated' }
  /** Revalidated at each use, and not stored by shared caches, because it contains names. */
  | { readonly kind: 'private' };

/** All records at once, or page by page. */
type Listing<Item> =
  | { readonly kind: 'all'; list(): Promise<readonly Item[]> }
  | {
      readonly kind: 'pages';
      readonly size: number;
      /** The filter parameters of the query. */
      readonly filters?: Fields;
      /** @param filter the values of the given filters, of the declared kinds */
      page(request: PageRequest, filter: Readonly<Record<string, unknown>>): Promise<Page<Item>>;
    };

interface Described {
  /** The path segment between the slashes. */
  readonly path: string;
  readonly name: string;
  /** The singular noun: `smart goal`. */
  readonly noun: string;
  readonly description: string;
  readonly freshness: Freshness;
  /** `write` is absent if records cannot be created. */
  readonly scopes: { readonly read: Scope; readonly write?: Scope };
  /** The time zone of times without an offset, and in which times are shown. */
  readonly timeZone: string;
  /** Absent if the collection has no calendar. */
  readonly calendar?: Calendar;
}

/** How a collection is declared; `F` are its fields. */
interface Declaration<F extends Fields> extends Described {
  readonly fields: F;
  /** Changes with every change of the data; a response made at the same version is still valid. */
  version(): Promise<string>;
  readonly listing: Listing<RecordOf<F>>;
  readonly creation?: CreationTraits & {
    create(values: SubmissionOf<F>, context: CreationContext): Promise<RecordOf<F>>;
    /** The record with an id; null if there is none any more. */
    find(id: number): Promise<RecordOf<F> | null>;
  };
  /** Absent if records have no address of their own. */
  readonly single?: SingleAccess<F>;
}

/** An integer parameter of the query, from 0, which is the default. */
export interface QueryNumber {
  readonly maximum: number;
  readonly description: string;
}

interface CreationTraits {
  /** The integer parameters of a POST, by name. */
  readonly parameters?: Readonly<Record<string, QueryNumber>>;
  /** Whether a valid submission may conflict with the records, which gives 409. */
  readonly mayConflict?: true;
  /** Whether a client may follow the creation as server-sent events. */
  readonly streams?: true;
}

/** The context of a creation besides the values. */
export interface CreationContext {
  /** The caller, the token and the idempotency key. */
  readonly origin: Origin;
  /** The client for rate limits. */
  readonly client: string;
  /** The id of the request in the log. */
  readonly requestId: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** The values of all declared integer parameters. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Is notified of the progress; absent if nobody follows it. */
  readonly onProgress?: (progress: GoalProgress) => void;
}

/** A collection as the HTTP layer uses it, independent of its fields. */
export interface Collection extends Described {
  readonly fields: Fields;
  version(): Promise<string>;
  readonly listing: Listing<ShownRecord>;
  readonly creation?: CreationTraits & {
    /** Validates a submission, creates the record and represents it. */
    create(submission: Submission, context: CreationContext): Promise<Saved<ShownRecord>>;
    /** Represents a record that was created before; null if it does not exist any more. */
    find(id: number): Promise<ShownRecord | null>;
  };
  readonly single?: SingleRecords;
}

/** Declares a collection. */
export function declareCollection<F extends Fields>(declaration: Declaration<F>): Collection {
  const { listing, creation, single, ...described } = declaration;
  const { noun, fields, timeZone } = described;
  const show = (record: RecordOf<F>): ShownRecord => showRecord(fields, record, timeZone);
  return {
    ...described,
    listing: shownListing(listing, show),
    ...(single && { single: singleRecords(noun, fields, timeZone, single) }),
    ...(creation && {
      creation: {
        ...creation,
        create: (submission, context) =>
          saveValid(validate(fields, submission, timeZone), async (values) =>
            show(await creation.create(values, context)),
          ),
        async find(id) {
          const record = await creation.find(id);
          return record && show(record);
        },
      },
    }),
  };
}

function shownListing<Item>(
  listing: Listing<Item>,
  show: (record: Item) => ShownRecord,
): Listing<ShownRecord> {
  if (listing.kind === 'all') {
    return { kind: 'all', list: async () => (await listing.list()).map(show) };
  }
  return {
    ...listing,
    page: async (request, filter) => {
      const { count, items } = await listing.page(request, filter);
      return { count, items: items.map(show) };
    },
  };
}
