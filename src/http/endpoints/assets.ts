/** The endpoints of the files that pages load. */

import { type Asset, icon, styleSheet } from '../../pages/assets.ts';
import type { Access } from '../auth/permissions.ts';
import { browsableStyleSheet } from '../browsable/page.ts';
import { DOCS_ASSETS } from '../docs/page.ts';
import { type Endpoint, FIXED_READS } from '../pipeline/endpoint.ts';
import { fixedResponse } from '../responses/response.ts';

/** The endpoint of a file. Its URL contains a digest of the content, so the response never changes. */
export const assetEndpoint = ({ path, href, contentType, content }: Asset, access: Access): Endpoint => ({
  ...FIXED_READS,
  path,
  access,
  skips: ['host'],
  handle: async ({ context: { target } }) =>
    fixedResponse(contentType, content, {
      'Cache-Control': target === href ? 'max-age=31536000, immutable' : 'no-cache',
    }),
});

/** The sign-in page needs the first two; browsers request the last for pages of other types, such as JSON. */
export const assets: readonly Endpoint[] = [
  assetEndpoint(styleSheet, 'public'),
  assetEndpoint(icon, 'public'),
  assetEndpoint(browsableStyleSheet, 'public'),
  ...Object.values(DOCS_ASSETS).map((asset) => assetEndpoint(asset, 'authenticated')),
  assetEndpoint({ ...icon, path: '/favicon.ico' }, 'authenticated'),
];
