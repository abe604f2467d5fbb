/** The endpoint of a collection, method by method. */

import { hash, randomUUID } from 'node:crypto';
import type { Caller } from '../../domain/access.ts';
import { writableFields } from '../../domain/fields.ts';
import type { Collection, QueryNumber } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import { type FieldErrors, parseFilter } from '../../resources/validation.ts';
import type { CreatedNotice, View } from '../browsable/view.ts';
import { calendarPath } from '../calendar/document.ts';
import type { AcceptedRequest, Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { lastValue } from '../requests/query.ts';
import { Problem, problemOf } from '../responses/problem.ts';
import type { DataResponse } from '../responses/response.ts';
import { type Creatable, type CreationParts, createRecord, type PostContext } from './creation.ts';
import { creationForm, type Refused } from './creation-form.ts';
import { linkHeader, pageAddresses, requestedPage } from './pagination.ts';
import { readable } from './readable.ts';
import { FORM_KEY, type SentBody } from './sent-body.ts';

/** The endpoint of a collection. */
export function collectionEndpoint(collection: Collection, parts: CreationParts): Endpoint {
  const { path, name, description, creation, freshness, scopes, listing, calendar } = collection;
  const view: View = { title: name, description, recordsTitle: name };
  const withForm = (key: string, refused?: Refused): View => {
    const form = creationForm(collection, key, refused);
    return { ...view, ...(form && { form }) };
  };

  /** Callers who may not create get no form. */
  const formFor = ({ caller }: RequestContext, version: string): View => {
    if (scopes.write === undefined || !caller.scopes.has(scopes.write)) return view;
    const holder = caller.token ?? (caller.account && `account ${caller.account.id}`);
    // The key depends on the version of the data, so that the same data give the same page, byte for byte.
    const key = hash('sha256', `${path} ${version} ${holder}`, 'base64url').slice(0, 22);
    return withForm(key);
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
    { scopes: held }: Caller,
  ): DataResponse => {
    const shortcoming = creation?.shortcoming?.(record);
    return {
      status: 201,
      headers: {},
      data: record,
      view: () => ({
        ...withForm(randomUUID()),
        ...readable(collection, [record]),
        created: {
          title: shortcoming?.title ?? 'Saved',
          ...(shortcoming && { words: shortcoming.words }),
          isDone: shortcoming === undefined,
          ...(held.has(scopes.read) && { list: { href: `/${path}/`, label: `All ${name.toLowerCase()}` } }),
          ...(shortcoming === undefined && againInOtherWords(collection, numbers, record)),
        },
      }),
    };
  };

  async function read(requestContext: RequestContext, version: string): Promise<DataResponse> {
    if (listing.kind === 'pages')
      return readPage(collection, listing, requestContext, () => listView(requestContext, version));
    const records = await listing.list();
    return {
      status: 200,
      headers: {},
      data: records,
      view: () => ({ ...listView(requestContext, version), ...readable(collection, records) }),
    };
  }

  async function options({ context, representation }: AcceptedRequest): Promise<DataResponse> {
    // The page is shown even if the database is unavailable.
    const version = representation.kind === 'html' ? await collection.version().catch(() => '') : '';
    const { form } = formFor(context, version);
    return {
      status: 200,
      headers: {},
      data: metadata({ name, description, ...(form && { creatable: collection.fields }) }),
      view: () => ({ ...view, ...(form && { form }) }),
    };
  }

  const creatable: Creatable | undefined = creation && {
    async create(body: SentBody, { parameters: query, ...context }: PostContext): Promise<DataResponse> {
      if ('problem' in body) {
        const { problem, raw } = body;
        return {
          status: problem.status,
          headers: {},
          data: { detail: problem.message },
          view: () => withForm(randomUUID(), { raw, errors: { non_field_errors: [problem.message] } }),
        };
      }
      const refuse = (errors: FieldErrors): DataResponse => ({
        status: 400,
        headers: {},
        data: errors,
        view: () => withForm(randomUUID(), { ...body, errors }),
      });
      const numbers = queryNumbers(query, creation.parameters ?? {});
      if ('errors' in numbers) return refuse(numbers.errors);
      const asked = { parameters: numbers.values, ...context };
      const created = await creation.create(body.submission, asked).catch((error: unknown) => {
        // After any error the page shows what was typed.
        const { status, message, headers, data } = problemOf(error);
        const refused = withForm(randomUUID(), { ...body, errors: { non_field_errors: [message] } });
        throw new Problem(status, message, headers, { view: refused, data, cause: error });
      });
      if ('errors' in created) return refuse(created.errors);
      return createdResponse(created.record, numbers.values, context.caller);
    },

    async recall(id: number, caller: Caller) {
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

/** The numeric query parameters of a creation; errors are reported under their names. */
function queryNumbers(
  query: URLSearchParams,
  declared: Readonly<Record<string, QueryNumber>>,
): { readonly values: Readonly<Record<string, number>> } | { readonly errors: FieldErrors } {
  const values: Record<string, number> = {};
  const errors: Record<string, string[]> = {};
  for (const [name, { maximum }] of Object.entries(declared)) {
    const text = lastValue(query, name) ?? '';
    const value = /^\d{1,15}$/.test(text) ? Number(text) : text === '' ? 0 : Number.NaN;
    if (value <= maximum) values[name] = value;
    else errors[name] = [`${name} must be an integer from 0 to ${maximum}.`];
  }
  return Object.keys(errors).length > 0 ? { errors } : { values };
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
      hidden: { name: FORM_KEY, value: randomUUID() },
      label: next,
      fields: Object.keys(writableFields(fields)).map((field) => ({
        name: field,
        value: String(record[field] ?? ''),
      })),
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
  return {
    status: 200,
    headers: linkHeader(addresses),
    data: { count, next: addresses.next, previous: addresses.previous, results: items },
    view: () => ({
      ...listView(),
      ...readable(collection, items),
      pages: pageLinks(items, offset, count, addresses),
    }),
  };
}

function pageLinks(
  items: readonly ShownRecord[],
  offset: number,
  count: number,
  { first, before, next, last }: ReturnType<typeof pageAddresses>,
) {
  const empty = items.length === 0;
  return {
    from: empty ? 0 : offset + 1,
    to: empty ? 0 : offset + items.length,
    count,
    first: before === null ? null : first,
    previous: before,
    next,
    last: next === null ? null : last,
  };
}
