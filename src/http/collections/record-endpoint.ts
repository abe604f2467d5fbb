/** The endpoint of single records: GET, and PATCH if the collection declares it. */

import type { Collection } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { SingleRecords } from '../../resources/single-records.ts';
import type { View } from '../browsable/view.ts';
import type { AcceptedRequest, Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { readBytes } from '../requests/read-bytes.ts';
import { notFound, Problem, problemOf } from '../responses/problem.ts';
import type { DataResponse } from '../responses/response.ts';
import { changeForm, type Refused } from './creation-form.ts';
import { readable } from './readable.ts';
import { parseSentBody } from './sent-body.ts';
import { changedInForm } from './sent-change.ts';

/** The dependencies of changes. */
interface ChangeParts {
  /** The maximum size of a body, in bytes. */
  readonly bodyLimit: number;
}

/** The endpoint of single records. */
export function recordEndpoint(
  collection: Collection,
  single: SingleRecords,
  { bodyLimit }: ChangeParts,
): Endpoint {
  const { path, freshness, scopes } = collection;
  const { name, description, change } = single;
  const view: View = {
    title: name,
    description,
    parents: [{ label: collection.name, href: `/${path}/` }],
  };

  const find = async (id: number): Promise<ShownRecord> => found(single, await single.find(id));

  /** Callers who may not change the record get no form. */
  const withForm = (record: ShownRecord, { caller }: RequestContext, refused?: Refused): View => {
    const mayChange = scopes.write !== undefined && caller.scopes.has(scopes.write);
    const form = mayChange ? changeForm(collection, record, refused) : undefined;
    return { ...view, ...(form && { form }) };
  };
  const recordView = (record: ShownRecord, context: RequestContext): View => ({
    ...withForm(record, context),
    isSingle: true,
    recordsTitle: `${name} ${record['id']}`,
    ...withoutLinks(readable(collection, [record])),
  });

  async function patch(id: number, { context, representation }: AcceptedRequest): Promise<DataResponse> {
    const { raw, caller } = context;
    const isPage = representation.kind === 'html';
    const bytes = await readBytes(raw, bodyLimit);
    // 404 precedes validation errors, as in Django REST framework.
    const record = await find(id);
    const refuse = (status: number, data: unknown, refused: Refused): DataResponse => ({
      status,
      headers: {},
      data,
      view: () => withForm(record, context, refused),
    });
    const body = parseSentBody(bytes, raw.headers['content-type'], isPage);
    if ('problem' in body) {
      const { problem } = body;
      const errors = { non_field_errors: [problem.message] };
      return refuse(problem.status, { detail: problem.message }, { raw: body.raw, errors });
    }
    const origin = { account: caller.account, token: caller.token, key: null };
    // Only the form of a page sends the values that it showed.
    const sent = isPage ? changedInForm(collection, body.submission) : body.submission;
    const changed = await change?.(id, sent, origin).catch((error: unknown) => {
      // After any error the page shows what was typed.
      const { status, message, headers, data } = problemOf(error);
      const refused = withForm(record, context, { ...body, errors: { non_field_errors: [message] } });
      throw new Problem(status, message, headers, { view: refused, data, cause: error });
    });
    if (changed === undefined) throw new TypeError(`a ${name} cannot be changed`);
    if ('errors' in changed) return refuse(400, changed.errors, { ...body, errors: changed.errors });
    const after = found(single, changed.record);
    return {
      status: 200,
      headers: {},
      data: after,
      view: () => ({
        ...recordView(after, context),
        created: {
          title: 'Saved',
          isDone: true,
          ...(caller.scopes.has(scopes.read) && {
            list: { href: `/${path}/`, label: `All ${collection.name.toLowerCase()}` },
          }),
        },
      }),
    };
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
      if (method === 'OPTIONS')
        return { status: 200, headers: {}, data: metadata({ name, description }), view: () => view };
      if (method === 'PATCH') return patch(id, request);
      const record = await find(id);
      return { status: 200, headers: {}, data: record, view: () => recordView(record, context) };
    },
  };
}

/** @throws Problem 404 if there is no such record */
function found({ model }: SingleRecords, record: ShownRecord | null): ShownRecord {
  if (record === null) throw notFound(`No ${model} matches the given query.`);
  return record;
}

/**
 * The id in a path. An integer beyond the largest id matches no record.
 *
 * @throws Problem 404 if it is not an integer
 */
function idFrom(text: string): number {
  if (!/^[0-9]+$/.test(text)) throw notFound();
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
}

/** A record does not link to itself. */
function withoutLinks({ records, table }: ReturnType<typeof readable>): ReturnType<typeof readable> {
  return {
    ...(records && { records: records.map(({ href: _href, ...record }) => record) }),
    ...(table && { table }),
  };
}
