/** The endpoint of a collection, method by method. */

import type { Collection, QueryNumber } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { SingleRecords } from '../../resources/single-records.ts';
import { integerFromText } from '../../resources/text.ts';
import { parseFilter, type Saved } from '../../resources/validation.ts';
import type { AcceptedRequest, Endpoint, RequestContext } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import { parseBody, readBytes } from '../requests/body.ts';
import { encodeParameters, joinParameters, lastValue } from '../requests/target.ts';
import { type DataResponse, dataResponse, notFound } from '../responses/response.ts';
import { type Creatable, type CreationParts, createRecord } from './writing.ts';

/** The endpoint of a collection. */
export function collectionEndpoint(collection: Collection, parts: CreationParts): Endpoint {
  const { path, name, description, creation, freshness, scopes, listing, fields } = collection;

  function options({ context: { caller } }: AcceptedRequest): DataResponse {
    const mayCreate = scopes.write !== undefined && caller.scopes.has(scopes.write);
    return dataResponse(metadata({ name, description, ...(creation && mayCreate && { creatable: fields }) }));
  }

  const creatable: Creatable | undefined = creation && {
    async create(submission, { parameters, ...context }) {
      const { values, errors } = queryNumbers(parameters, creation.parameters ?? {});
      if (errors !== undefined) return dataResponse(errors, 400);
      return savedResponse(await creation.create(submission, { parameters: values, ...context }), 201);
    },

    async recall(id) {
      const record = await creation.find(id);
      return record && dataResponse(record, 201);
    },
  };

  return {
    path: `/${path}/`,
    methods: creatable ? ['GET', 'POST', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS'],
    access: scopes,
    representations: creation?.streams ? 'negotiated or streamed' : 'negotiated',
    view: { title: name, description },
    cache: { freshness, version: () => collection.version() },
    async handle(request) {
      if (request.method === 'OPTIONS') return options(request);
      if (request.method === 'POST' && creatable) return createRecord(creatable, request, parts);
      return listing.kind === 'pages'
        ? readPage(listing, request.context)
        : dataResponse(await listing.list());
    },
  };
}

/** The response to a submission: the saved record, or what is wrong with it. */
const savedResponse = <Shown>(saved: Saved<Shown>, status = 200): DataResponse =>
  'errors' in saved ? dataResponse(saved.errors, 400) : dataResponse(saved.record, status);

/** The numeric query parameters of a creation, and what is wrong with the others, by their names. */
function queryNumbers(query: URLSearchParams, declared: Readonly<Record<string, QueryNumber>>) {
  const values: Record<string, number> = {};
  const errors: Record<string, string[]> = {};
  for (const [name, { maximum }] of Object.entries(declared)) {
    const text = lastValue(query, name) ?? '';
    const value = /^\d{1,15}$/.test(text) ? Number(text) : text === '' ? 0 : Number.NaN;
    if (value <= maximum) values[name] = value;
    else errors[name] = [`${name} must be an integer from 0 to ${maximum}.`];
  }
  return { values, errors: Object.keys(errors).length > 0 ? errors : undefined };
}

async function readPage(
  listing: Extract<Collection['listing'], { kind: 'pages' }>,
  { root, path, parameters }: RequestContext,
): Promise<DataResponse> {
  const requested = requestedPage(parameters, listing.size);
  // Beyond an exact count every offset gives the same empty page, so they share one cache entry.
  const offset = Math.min(Number(requested.offset), Number.MAX_SAFE_INTEGER);
  const filter = parseFilter(listing.filters ?? {}, (name) => lastValue(parameters, name));
  const { count, items } = await listing.page({ limit: requested.limit, offset }, filter);
  const addresses = pageAddresses(root + path, parameters, requested, count);
  const { next, previous } = addresses;
  return { ...dataResponse({ count, next, previous, results: items }), headers: linkHeader(addresses) };
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
  const find = async (id: number): Promise<ShownRecord> => found(single, await single.find(id));

  async function patch(id: number, { raw, caller }: RequestContext): Promise<DataResponse> {
    if (change === undefined) throw new TypeError(`a ${name} cannot be changed`);
    const bytes = await readBytes(raw, bodyLimit);
    // 404 precedes validation errors, as in Django REST framework.
    await find(id);
    const origin = { account: caller.account, token: caller.token, key: null };
    const saved = await change(id, await parseBody(bytes, raw.headers['content-type']), origin);
    return savedResponse('errors' in saved ? saved : { record: found(single, saved.record) });
  }

  return {
    path: `/${path}/{id}/`,
    methods: ['GET', ...(change ? ['PATCH'] : []), 'HEAD', 'OPTIONS'],
    access: scopes,
    representations: 'negotiated',
    view: { title: name, description, parents: [{ label: collection.name, href: `/${path}/` }] },
    cache: { freshness, version: () => collection.version() },
    async handle({ method, context, values }) {
      const id = idFrom(values['id'] ?? '');
      // Django REST framework describes what PUT and POST take, not what PATCH takes.
      if (method === 'OPTIONS') return dataResponse(metadata({ name, description }));
      if (method === 'PATCH') return patch(id, context);
      return dataResponse(await find(id));
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
