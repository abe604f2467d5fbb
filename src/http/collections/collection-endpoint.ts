/** The endpoint of a collection, method by method. */

import { hash, randomUUID } from 'node:crypto';
import type { Caller } from '../../domain/access.ts';
import { writableFields } from '../../domain/fields.ts';
import type { Collection, QueryNumber } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import { parseFilter } from '../../resources/validation.ts';
import type { CreatedNotice, View } from '../browsable/view.ts';
import { calendarPath } from '../calendar/document.ts';
import type { AcceptedRequest, Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { lastValue } from '../requests/query.ts';
import { type DataResponse, dataResponse } from '../responses/response.ts';
import { type Creatable, type CreationParts, createRecord } from './creation.ts';
import { creationForm, type Refused } from './creation-form.ts';
import { linkHeader, pageAddresses, requestedPage } from './pagination.ts';
import { readable } from './readable.ts';
import { mayWrite, type Rejected, savedNotice, saveSent } from './saving.ts';
import { FORM_KEY } from './sent-body.ts';

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
