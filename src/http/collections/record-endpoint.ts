/** The endpoint of single records: GET, and PATCH if the collection declares it. */

import type { Collection } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { SingleRecords } from '../../resources/single-records.ts';
import type { View } from '../browsable/view.ts';
import type { AcceptedRequest, Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { readBytes } from '../requests/read-bytes.ts';
import { notFound } from '../responses/problem.ts';
import { type DataResponse, dataResponse } from '../responses/response.ts';
import type { CreationParts } from './creation.ts';
import { changeForm, type Refused } from './creation-form.ts';
import { readable } from './readable.ts';
import { mayWrite, savedNotice, saveSent } from './saving.ts';
import { parseSentBody } from './sent-body.ts';
import { changedInForm } from './sent-change.ts';

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
