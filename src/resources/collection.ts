/**
 * How a collection is declared: its name, what its records are made of, what may be done with it and how long an answer
 * may be kept. Routes, the Allow header, OPTIONS, validation, the form on the browsable page and the API description
 * all follow from it.
 */

import type { Fields, RecordOf, SubmissionOf } from '../domain/fields.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import { type ShownRecord, showRecord } from './representation.ts';
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
export type Listing<Item> =
  | { readonly kind: 'all'; list(): Promise<readonly Item[]> }
  | { readonly kind: 'pages'; readonly size: number; page(request: PageRequest): Promise<Page<Item>> };

interface Described {
  /** The path between the slashes. */
  readonly path: string;
  readonly name: string;
  /** One record: `smart goal`. */
  readonly noun: string;
  readonly description: string;
  readonly freshness: Freshness;
  /** Where times without an offset are meant, and in which times are shown. */
  readonly timeZone: string;
}

/** How a collection is declared; `F` are its fields. */
interface Declaration<F extends Fields> extends Described {
  readonly fields: F;
  /** Another one after every change: an answer that was made at the same version is still right. */
  version(): Promise<string>;
  readonly listing: Listing<RecordOf<F>>;
  readonly creation?: {
    /** What the button of the form says. */
    readonly submit: string;
    create(values: SubmissionOf<F>, signal: AbortSignal): Promise<RecordOf<F>>;
  };
}

/** What a creation came to. */
export type Created = { readonly record: ShownRecord } | { readonly errors: FieldErrors };

/** A collection as the interface uses it, whatever its records are. */
export interface Collection extends Described {
  readonly fields: Fields;
  version(): Promise<string>;
  readonly listing: Listing<ShownRecord>;
  readonly creation?: {
    readonly submit: string;
    /** Validates, creates and shows; `signal` ends it when the client has gone. */
    create(submission: Submission, signal: AbortSignal): Promise<Created>;
  };
}

/** Declares a collection. */
export function declareCollection<F extends Fields>(declaration: Declaration<F>): Collection {
  const { path, name, noun, description, freshness, fields, timeZone, listing, creation } = declaration;
  const show = (record: RecordOf<F>): ShownRecord => showRecord(fields, record, timeZone);
  return {
    path,
    name,
    noun,
    description,
    freshness,
    fields,
    timeZone,
    version: () => declaration.version(),
    listing: shownListing(listing, show),
    ...(creation && {
      creation: {
        submit: creation.submit,
        async create(submission, signal) {
          const validated = validate(fields, submission, timeZone);
          if ('errors' in validated) return validated;
          return { record: show(await creation.create(validated.values, signal)) };
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
    page: async (request) => {
      const { count, items } = await listing.page(request);
      return { count, items: items.map(show) };
    },
  };
}
