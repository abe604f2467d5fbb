/** The endpoint of a collection, method by method. */

import { hash, randomUUID } from 'node:crypto';
import type { Caller } from '../../domain/access.ts';
import { type Field, labelOf, writableFields } from '../../domain/fields.ts';
import { formatDate } from '../../pages/format-date.ts';
import type { Collection, QueryNumber } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { SingleRecords } from '../../resources/single-records.ts';
import { integerFromText } from '../../resources/text.ts';
import { parseFilter } from '../../resources/validation.ts';
import type { CreatedNotice, ReadableRecord, ReadableTable, View } from '../browsable/view.ts';
import { calendarPath } from '../calendar/document.ts';
import type { AcceptedRequest, Endpoint, RequestContext } from '../pipeline/endpoint.ts';
import { metadata, presentationOf } from '../pipeline/metadata.ts';
import { readBytes } from '../requests/body.ts';
import { encodeParameters, joinParameters, lastValue } from '../requests/target.ts';
import { type DataResponse, dataResponse, notFound } from '../responses/response.ts';
import {
  type Creatable,
  type CreationParts,
  changedInForm,
  changeForm,
  createRecord,
  creationForm,
  FORM_KEY,
  mayWrite,
  parseSentBody,
  type Refused,
  type Rejected,
  savedNotice,
  saveSent,
} from './writing.ts';

/** The endpoint of a collection. */
export function collectionEndpoint(collection: Collection, parts: CreationParts): Endpoint {
  const { path, name, description, creation, freshness, scopes, listing, calendar } = collection;
  const view: View = { title: name, description, recordsTitle: name };
  const withForm = (refused?: Refused, key: string = randomUUID()): View => {
    const form = creationForm(collection, key, refused);
    return { ...view, ...(form && { form }) };
  };

  /** Callers who may not create get no form. */
  const formFor = ({ caller }: RequestContext, version: string): View => {
    if (!mayWrite(collection, caller)) return view;
    const holder = caller.token ?? (caller.account && `account ${caller.account.id}`);
    // The key depends on the version of the data, so that the same data give the same page, byte for byte.
    return withForm(undefined, hash('sha256', `${path} ${version} ${holder}`, 'base64url').slice(0, 22));
  };

  const listView = (requestContext: RequestContext, version: string): View => ({
    ...formFor(requestContext, version),
    ...(calendar && {
      subscription: {
        label: calendar.invitation,
        href: calendarPath(collection),
        words:
          requestContext.caller.account === null
            ? 'Subscribe to the address of this link in your calendar program.'
            : 'A calendar program needs an address with its own token: ask the administrator of this service.',
      },
    }),
  });

  const createdResponse = (
    record: ShownRecord,
    numbers: Readonly<Record<string, number>>,
    caller: Caller,
  ): DataResponse => {
    const shortcoming = creation?.shortcoming?.(record);
    const created = () => ({
      ...savedNotice(collection, caller),
      ...(shortcoming ? { ...shortcoming, isDone: false } : againInOtherWords(collection, numbers, record)),
    });
    const view = () => ({ ...withForm(), ...readable(collection, [record]), created: created() });
    return dataResponse(record, view, 201);
  };

  async function read(requestContext: RequestContext, version: string): Promise<DataResponse> {
    if (listing.kind === 'pages')
      return readPage(collection, listing, requestContext, () => listView(requestContext, version));
    const records = await listing.list();
    return dataResponse(records, () => ({
      ...listView(requestContext, version),
      ...readable(collection, records),
    }));
  }

  async function options({ context, representation }: AcceptedRequest): Promise<DataResponse> {
    // The page is shown even if the database is unavailable.
    const version = representation.kind === 'html' ? await collection.version().catch(() => '') : '';
    const { form } = formFor(context, version);
    return dataResponse(
      metadata({ name, description, ...(form && { creatable: collection.fields }) }),
      () => ({ ...view, ...(form && { form }) }),
    );
  }

  const creatable: Creatable | undefined = creation && {
    create: (body, { parameters: query, ...context }) => {
      const { values, rejected } = queryNumbers(query, creation.parameters ?? {});
      return saveSent(
        body,
        withForm,
        async (submission) => rejected ?? creation.create(submission, { parameters: values, ...context }),
        ({ record }) => createdResponse(record, values, context.caller),
      );
    },

    async recall(id, caller) {
      const record = await creation.find(id);
      return record && createdResponse(record, {}, caller);
    },
  };

  return {
    path: `/${path}/`,
    methods: creatable ? ['GET', 'POST', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS'],
    access: scopes,
    representations: creation?.streams ? 'negotiated or streamed' : 'negotiated',
    view,
    cache: { freshness, version: () => collection.version() },
    async handle(request) {
      if (request.method === 'OPTIONS') return options(request);
      if (request.method === 'POST' && creatable) return createRecord(creatable, request, parts);
      return read(request.context, request.version);
    },
  };
}

/** The numeric query parameters of a creation; the errors of others are under their names. */
function queryNumbers(query: URLSearchParams, declared: Readonly<Record<string, QueryNumber>>) {
  const values: Record<string, number> = {};
  const errors: Record<string, string[]> = {};
  for (const [name, { maximum }] of Object.entries(declared)) {
    const text = lastValue(query, name) ?? '';
    const value = /^\d{1,15}$/.test(text) ? Number(text) : text === '' ? 0 : Number.NaN;
    if (value <= maximum) values[name] = value;
    else errors[name] = [`${name} must be an integer from 0 to ${maximum}.`];
  }
  const rejected: Rejected | undefined = Object.keys(errors).length > 0 ? { errors } : undefined;
  return { values, rejected };
}

/** The button that submits the same input again with the next number of a query parameter. */
function againInOtherWords(
  { path, fields, creation }: Collection,
  values: Readonly<Record<string, number>>,
  record: ShownRecord,
): Pick<CreatedNotice, 'again'> {
  const [named] = Object.entries(creation?.parameters ?? {}).filter(([, { next }]) => next !== undefined);
  if (named === undefined) return {};
  const [name, { next = '', maximum }] = named;
  const following = (values[name] ?? 0) >= maximum ? 0 : (values[name] ?? 0) + 1;
  return {
    again: {
      action: `/${path}/?format=api&${name}=${following}`,
      label: next,
      fields: [
        { name: FORM_KEY, value: randomUUID() },
        ...Object.keys(writableFields(fields)).map((field) => ({
          name: field,
          value: String(record[field] ?? ''),
        })),
      ],
    },
  };
}

async function readPage(
  collection: Collection,
  listing: Extract<Collection['listing'], { kind: 'pages' }>,
  requestContext: RequestContext,
  listView: () => View,
): Promise<DataResponse> {
  const { root, path, parameters } = requestContext;
  const requested = requestedPage(parameters, listing.size);
  // Beyond an exact count every offset gives the same empty page, so they share one cache entry.
  const offset = Math.min(Number(requested.offset), Number.MAX_SAFE_INTEGER);
  const filter = parseFilter(listing.filters ?? {}, (name) => lastValue(parameters, name));
  const { count, items } = await listing.page({ limit: requested.limit, offset }, filter);
  const addresses = pageAddresses(root + path, parameters, requested, count);
  const { before, next } = addresses;
  return {
    status: 200,
    headers: linkHeader(addresses),
    data: { count, next, previous: addresses.previous, results: items },
    view: () => ({
      ...listView(),
      ...readable(collection, items),
      pages: {
        from: items.length === 0 ? 0 : offset + 1,
        to: items.length === 0 ? 0 : offset + items.length,
        count,
        first: before === null ? null : addresses.first,
        previous: before,
        next,
        last: next === null ? null : addresses.last,
      },
    }),
  };
}

// The endpoint of single records: GET, and PATCH if the collection declares it.

/** The endpoint of single records. */
export function recordEndpoint(
  collection: Collection,
  single: SingleRecords,
  { bodyLimit }: Pick<CreationParts, 'bodyLimit'>,
): Endpoint {
  const { path, freshness, scopes } = collection;
  const { name, description, change } = single;
  const parents = [{ label: collection.name, href: `/${path}/` }];
  const view: View = { title: name, description, parents };
  // A record does not link to itself.
  const { single: _single, ...unlinked } = collection;

  const find = async (id: number): Promise<ShownRecord> => found(single, await single.find(id));

  /** Callers who may not change the record get no form. */
  const withForm = (record: ShownRecord, { caller }: RequestContext, refused?: Refused): View => {
    const form = mayWrite(collection, caller) ? changeForm(collection, record, refused) : undefined;
    return { ...view, ...(form && { form }) };
  };
  const recordView = (record: ShownRecord, context: RequestContext): View => ({
    ...withForm(record, context),
    isSingle: true,
    recordsTitle: `${name} ${record['id']}`,
    ...readable(unlinked, [record]),
  });

  async function patch(id: number, { context, representation }: AcceptedRequest): Promise<DataResponse> {
    if (change === undefined) throw new TypeError(`a ${name} cannot be changed`);
    const { raw, caller } = context;
    const isPage = representation.kind === 'html';
    const bytes = await readBytes(raw, bodyLimit);
    // 404 precedes validation errors, as in Django REST framework.
    const record = await find(id);
    const origin = { account: caller.account, token: caller.token, key: null };
    return saveSent(
      parseSentBody(bytes, raw.headers['content-type'], isPage),
      (refused) => withForm(record, context, refused),
      // Only the form of a page sends the values that it showed.
      (submission) => change(id, isPage ? changedInForm(collection, submission) : submission, origin),
      (changed) => {
        const after = found(single, changed.record);
        const created = savedNotice(collection, caller);
        return dataResponse(after, () => ({ ...recordView(after, context), created }));
      },
    );
  }

  return {
    path: `/${path}/{id}/`,
    methods: ['GET', ...(change ? ['PATCH'] : []), 'HEAD', 'OPTIONS'],
    access: scopes,
    representations: 'negotiated',
    view,
    cache: { freshness, version: () => collection.version() },
    async handle(request) {
      const { method, context, values } = request;
      const id = idFrom(values['id'] ?? '');
      // Django REST framework describes what PUT and POST take, not what PATCH takes.
      if (method === 'OPTIONS') return dataResponse(metadata({ name, description }), () => view);
      if (method === 'PATCH') return patch(id, request);
      const record = await find(id);
      return dataResponse(record, () => recordView(record, context));
    },
  };
}

/** @throws Problem 404 if there is no such record */
function found({ model }: SingleRecords, record: ShownRecord | null): ShownRecord {
  if (record === null) throw notFound(`No ${model} matches the given query.`);
  return record;
}

/** The id in a path; beyond the largest integer it matches no record. Throws a 404 if it is not an integer. */
function idFrom(text: string): number {
  if (!/^[0-9]+$/.test(text)) throw notFound();
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}

// Pages of a long list by `limit` and `offset`, with the links between them.

/** A requested page, with a limit of 1 up to the page size. Beyond the end of the list it is empty. */
interface RequestedPage {
  readonly limit: number;
  readonly offset: bigint;
}

/** Reads `limit` and `offset`, of pages of `size` at most; an invalid number counts as absent. */
export function requestedPage(parameters: URLSearchParams, size: number): RequestedPage {
  const limit = integerFromText(lastValue(parameters, 'limit') ?? '') ?? 0n;
  const offset = integerFromText(lastValue(parameters, 'offset') ?? '') ?? 0n;
  return {
    limit: limit > 0n && limit < BigInt(size) ? Number(limit) : size,
    offset: offset > 0n ? offset : 0n,
  };
}

/**
 * The absolute addresses of the pages around one; null where there is none.
 *
 * @param address the absolute address of the list, without a query
 * @param parameters the query of the request, which the links keep
 * @param count the length of the list
 */
export function pageAddresses(
  address: string,
  parameters: URLSearchParams,
  { limit, offset }: RequestedPage,
  count: number,
) {
  // The addresses differ only in the offset.
  const encoded = encodeParameters(parameters, { limit, offset });
  const at = (start: bigint) =>
    `${address}?${joinParameters(encoded.map((one) => (one[0] === 'offset' ? ['offset', String(start)] : one)))}`;
  const size = BigInt(limit);
  const total = BigInt(count);
  const back = offset > size ? offset - size : 0n;
  return {
    // As the interface specifies; the header `Link` also has the previous page up to an offset of one page.
    next: offset + size < total ? at(offset + size) : null,
    previous: offset > size ? at(offset - size) : null,
    first: at(0n),
    before: offset > 0n ? at(back) : null,
    last: at(total === 0n ? 0n : ((total - 1n) / size) * size),
  };
}

/** The maximum length of the header, since clients limit headers. */
const MAX_LINK_HEADER_LENGTH = 4000;

/** The header Link (RFC 8288) for these addresses; none if it would be too long for clients. */
export function linkHeader(addresses: ReturnType<typeof pageAddresses>): { readonly Link?: string } {
  const { first, before, next, last } = addresses;
  const links = Object.entries({ first, prev: before, next, last })
    .flatMap(([relation, address]) => (address === null ? [] : [`<${address}>; rel="${relation}"`]))
    .join(', ');
  return links.length > MAX_LINK_HEADER_LENGTH ? {} : { Link: links };
}

// Records for people: long texts as prose under a heading, short records as a table.

/** The readable part of a page: prose if the collection has multi-line fields, otherwise a table. */
export function readable(
  collection: Collection,
  records: readonly ShownRecord[],
): Pick<View, 'records' | 'table'> {
  const fields = Object.entries(collection.fields);
  const prose = fields.filter(([, field]) => presentationOf(field).input === 'multiline');
  if (prose.length > 0) return { records: readableRecords(collection, prose, records) };
  return records.length === 0 ? {} : { table: readableTable(collection, records) };
}

function readableRecords(
  { path, fields, noun, single }: Collection,
  prose: readonly (readonly [name: string, field: Field])[],
  records: readonly ShownRecord[],
): readonly ReadableRecord[] {
  const isCreated = ([, field]: readonly [string, Field]) => field.kind === 'datetime' && field.readOnly;
  const created = Object.entries(fields).find(isCreated)?.[0];
  return records.map((record) => ({
    heading: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${record['id']}`,
    ...(single && { href: `/${path}/${record['id']}/` }),
    note: created === undefined ? '' : formatDate(String(record[created])),
    texts: prose.map(([name, field]) => ({
      label: labelOf(name, field),
      text: String(record[name]),
      emphasis: field.readOnly === true,
    })),
  }));
}

/** The fields that can name a record, in order of preference. */
const NAMES = ['full_name', 'name', 'title'];

function readableTable(
  { path, name, fields, single }: Collection,
  rows: readonly ShownRecord[],
): ReadableTable {
  const called = NAMES.find((candidate) => Object.hasOwn(fields, candidate));
  const columns = Object.entries(fields).map(([field, declared]) => ({
    name: field,
    label: labelOf(field, declared),
    kind: declared.kind,
  }));
  // The column that names the record comes first and stays in view; the others keep their order.
  const ordered = columns.toSorted(
    (one, other) => Number(other.name === called) - Number(one.name === called),
  );
  return { name, ...(single && { recordsAt: `/${path}/` }), columns: ordered, rows };
}
