/** The root: which collections there are, and where. */

import type { Collection } from '../../resources/collection.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import type { View } from '../responses/response.ts';

const NAME = 'Mentoring';
const DESCRIPTION = 'The backend of a mentoring programme and its collections.';

/** The endpoint `/`, an object of absolute addresses by name. */
export function rootEndpoint(collections: readonly Collection[]): Endpoint {
  const view: View = {
    title: NAME,
    description: DESCRIPTION,
    recordsTitle: 'Collections',
    records: collections.map(({ path, name, description }) => ({
      heading: name,
      href: `/${path}/`,
      note: '',
      texts: [{ label: '', text: description, emphasis: false }],
    })),
  };
  return {
    path: '/',
    view,
    allow: 'GET, HEAD, OPTIONS',
    freshness: { kind: 'revalidated' },
    scopes: null,
    version: async () => '0',
    read: async ({ root }) => ({
      status: 200,
      headers: {},
      data: Object.fromEntries(collections.map(({ path }) => [path, `${root}/${path}/`])),
      view: () => view,
    }),
    options: () => ({
      status: 200,
      headers: {},
      data: metadata({ name: NAME, description: DESCRIPTION }),
      view: () => view,
    }),
  };
}
