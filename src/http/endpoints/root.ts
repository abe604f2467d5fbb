/** The root: the collections and their URLs. */

import type { Collection } from '../../resources/collection.ts';
import type { View } from '../browsable/view.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import { dataResponse } from '../responses/response.ts';

/** The name and the description of the service. */
export const ROOT = {
  name: 'Mentoring',
  description: 'The backend of a mentoring programme and its collections.',
};

/** The endpoint `/`: an object of absolute URLs by name. */
export function rootEndpoint(collections: readonly Collection[]): Endpoint {
  const view: View = {
    title: ROOT.name,
    description: ROOT.description,
    recordsTitle: 'Collections',
    records: collections.map(({ path, name, description }) => ({
      heading: name,
      href: `/${path}/`,
      note: '',
      texts: [{ label: '', text: description, emphasis: false }],
    })),
  };
  const urls = (root: string) =>
    Object.fromEntries(collections.map(({ path }) => [path, `${root}/${path}/`]));
  return {
    path: '/',
    methods: ['GET', 'HEAD', 'OPTIONS'],
    access: 'authenticated',
    representations: 'negotiated',
    view,
    cache: { freshness: { kind: 'revalidated' }, version: async () => '0' },
    handle: async ({ method, context }) =>
      dataResponse(method === 'OPTIONS' ? metadata(ROOT) : urls(context.root), () => view),
  };
}
