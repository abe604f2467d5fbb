/**
 * How a collection is declared: its name, what its records are made of, what may be done with it and how long an answer
 * may be kept. Routes, the Allow header, OPTIONS, validation, the form on the browsable page and the API description
 * all follow from it.
 */

import type { Scope } from '../domain/access.ts';
import { InvalidValuesError } from '../domain/errors.ts';
import type { Fields, PartOf, RecordOf, SubmissionOf } from '../domain/fields.ts';
import type { GoalProgress } from '../domain/goal-writer.ts';
import type { Origin } from '../domain/origin.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import type { Calendar } from './calendar.ts';
import { type ShownRecord, showRecord } from './representation.ts';
import { type SingleRecords, type SingleTraits, singleRecords } from './single-records.ts';
import type { Submission } from './submission.ts';
import { type FieldErrors, validate } from './validation.ts';

/** How long clients may keep an answer to GET. */
export type Freshness =
  /** A fixed list: for so many seconds, without asking again. */
  | { readonly kind: 'fixed'; readonly seconds: number }
  /** They ask again every time. */
  | { readonly kind: 'revalidated' }
  /** They ask again every time, and nobody between keeps it: it names people. */
  | { readonly kind: 'private' };

/** All records at once, or page by page. */
type Listing<Item> =
  | { readonly kind: 'all'; list(): Promise<readonly Item[]> }
  | {
      readonly kind: 'pages';
      readonly size: number;
      /** The parameters of the query that leave records out. */
      readonly filters?: Fields;
      /** @param filter the values of the filters that are named, of the kinds that they declare */
      page(request: PageRequest, filter: FilterValues): Promise<Page<Item>>;
    };

/** Values of filters by name. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** What a token must carry for a collection to be read and written. */
export interface CollectionScopes {
  readonly read: Scope;
  /** Absent if nothing may be created. */
  readonly write?: Scope;
}

interface Described {
  /** The path between the slashes. */
  readonly path: string;
  readonly name: string;
  /** One record: `smart goal`. */
  readonly noun: string;
  readonly description: string;
  readonly freshness: Freshness;
  readonly scopes: CollectionScopes;
  /** Where times without an offset are meant, and in which times are shown. */
  readonly timeZone: string;
  /** Absent if nothing of it stands in a calendar. */
  readonly calendar?: Calendar;
}

/** How a collection is declared; `F` are its fields. */
interface Declaration<F extends Fields> extends Described {
  readonly fields: F;
  /** Another one after every change: an answer that was made at the same version is still right. */
  version(): Promise<string>;
  readonly listing: Listing<RecordOf<F>>;
  readonly creation?: CreationTraits & {
    create(values: SubmissionOf<F>, context: CreationContext): Promise<RecordOf<F>>;
    /** The record with an id; null if there is none any more. */
    find(id: number): Promise<RecordOf<F> | null>;
  };
  /** Absent if records have no address of their own. */
  readonly single?: SingleTraits & {
    /** The record with an id; null if there is none. */
    find(id: number): Promise<RecordOf<F> | null>;
    /** Gives fields of a record other values; null if there is no such record. Absent if nothing may be changed. */
    readonly change?: (id: number, values: PartOf<F>, origin: Origin) => Promise<RecordOf<F> | null>;
  };
}

/** A whole number of the query, from 0, which it is if it is not named. */
export interface QueryNumber {
  readonly maximum: number;
  readonly description: string;
  /** What the button says that asks for the same with the next number. */
  readonly next?: string;
}

/** Why a record is not what was wanted, and what can be done. */
interface Shortcoming {
  readonly title: string;
  readonly words: string;
}

interface CreationTraits {
  /** What the button of the form says. */
  readonly submit: string;
  /** What the query of a POST may say, by name. */
  readonly parameters?: Readonly<Record<string, QueryNumber>>;
  /** Whether a valid submission may conflict with the records, for which it gets 409. */
  readonly mayConflict?: true;
  /** Whether a client may follow how the record comes about. */
  readonly streams?: true;
  /** What is said of a record that was saved and is not what was wanted; undefined if it is. */
  readonly shortcoming?: (record: ShownRecord) => Shortcoming | undefined;
}

/** What there is to know about a creation beside the values. */
export interface CreationContext {
  /** Who creates, and by which key. */
  readonly origin: Origin;
  /** Tells clients apart whose requests are counted. */
  readonly client: string;
  /** The request, as the log names it. */
  readonly requestId: string;
  /** Ends it when the client has gone. */
  readonly signal: AbortSignal;
  /** The numbers of the query by name; all that are declared. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Told how the record comes about, by those that stream; absent if nobody follows. */
  readonly onProgress?: (progress: GoalProgress) => void;
}

/** What a creation came to. */
type Created = { readonly record: ShownRecord } | { readonly errors: FieldErrors };

/** A collection as the interface uses it, whatever its records are. */
export interface Collection extends Described {
  readonly fields: Fields;
  version(): Promise<string>;
  readonly listing: Listing<ShownRecord>;
  readonly creation?: CreationTraits & {
    /** Validates, creates and shows. */
    create(submission: Submission, context: CreationContext): Promise<Created>;
    /** Shows what was created before; null if it is there no more. */
    find(id: number): Promise<ShownRecord | null>;
  };
  readonly single?: SingleRecords;
}

/** Declares a collection. */
export function declareCollection<F extends Fields>(declaration: Declaration<F>): Collection {
  const { path, name, noun, description, freshness, scopes, fields, timeZone } = declaration;
  const { calendar, listing, creation, single } = declaration;
  const show = (record: RecordOf<F>): ShownRecord => showRecord(fields, record, timeZone);
  return {
    path,
    name,
    noun,
    description,
    freshness,
    scopes,
    fields,
    timeZone,
    ...(calendar && { calendar }),
    version: () => declaration.version(),
    listing: shownListing(listing, show),
    ...(single && { single: singleRecords(noun, fields, timeZone, single) }),
    ...(creation && {
      creation: {
        ...creation,
        async create(submission, context) {
          const validated = validate(fields, submission, timeZone);
          if ('errors' in validated) return validated;
          try {
            return { record: show(await creation.create(validated.values, context)) };
          } catch (error) {
            if (error instanceof InvalidValuesError) return { errors: error.errors };
            throw error;
          }
        },
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
    kind: 'pages',
    size: listing.size,
    ...(listing.filters && { filters: listing.filters }),
    page: async (request, filter) => {
      const { count, items } = await listing.page(request, filter);
      return { count, items: items.map(show) };
    },
  };
}
