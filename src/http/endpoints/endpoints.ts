/** The list of all endpoints; a new one is a line here. */

import packageJson from '../../../package.json' with { type: 'json' };
import type { IdempotencyStore } from '../../domain/origin.ts';
import type { ReminderStops } from '../../domain/reminder-store.ts';
import { type Asset, icon, styleSheet } from '../../pages/assets.ts';
import type { Collection } from '../../resources/collection.ts';
import type { Authentication } from '../auth/authentication.ts';
import type { Access } from '../auth/permissions.ts';
import { browsableStyleSheet } from '../browsable/page.ts';
import { calendarEndpoint } from '../calendar/document.ts';
import { collectionEndpoint, recordEndpoint } from '../collections/endpoints.ts';
import { DOCS_ASSETS, docsEndpoint } from '../docs/page.ts';
import { type TypeformHook, typeformHook } from '../hooks/typeform.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type DescribedService, descriptionEndpoint } from '../openapi/document.ts';
import { type Endpoint, FIXED_READS } from '../pipeline/endpoint.ts';
import type { SiteContext } from '../pipeline/rendering.ts';
import { fixedResponse } from '../responses/response.ts';
import { operations, ROOT, rootEndpoint, securityTxt } from './operations.ts';
import { reminderStop } from './reminder-stop.ts';
import { signIn } from './sign-in.ts';

/** The dependencies of the endpoints. */
export interface EndpointParts {
  readonly collections: readonly Collection[];
  readonly site: SiteContext;
  readonly metrics: Pick<Metrics, 'read' | 'countIncomingFeedback'>;
  /** Rejects if the service cannot handle requests. */
  readonly ready: () => Promise<void>;
  readonly baseUrl: string | null;
  /** Endpoints that are declared elsewhere: the desk and the page for mentees. */
  readonly others: readonly Endpoint[];
  /** Where to report security issues; null without contacts. */
  readonly securityContacts: readonly string[] | null;
  readonly reminderStops: ReminderStops;
  /** Absent if Typeform is not set up. */
  readonly typeform?: TypeformHook;
  /** Null with AUTH=open. */
  readonly authentication: Authentication | null;
  readonly idempotency: IdempotencyStore;
  /** The maximum size of a request body, in bytes. */
  readonly bodyLimit: number;
}

/** The endpoints. */
export function createEndpoints(parts: EndpointParts): readonly Endpoint[] {
  const { collections, site, metrics, ready, baseUrl, securityContacts, authentication, bodyLimit } = parts;
  const described: DescribedService = {
    collections,
    root: ROOT,
    asksForTokens: authentication !== null,
    version: packageJson.version,
  };
  return [
    rootEndpoint(collections),
    ...collections.map((collection) => collectionEndpoint(collection, parts)),
    ...collections.flatMap((collection) =>
      collection.single ? [recordEndpoint(collection, collection.single, parts)] : [],
    ),
    ...collections.flatMap((collection) =>
      collection.calendar ? [calendarEndpoint(collection, collection.calendar)] : [],
    ),
    descriptionEndpoint(described),
    docsEndpoint(described, site),
    ...(authentication ? signIn({ ...authentication, serviceName: site.serviceName, bodyLimit }) : []),
    ...operations(metrics, ready),
    securityTxt(securityContacts, baseUrl),
    ...(parts.typeform ? [typeformHook(parts.typeform, metrics, bodyLimit)] : []),
    reminderStop(parts.reminderStops, site.serviceName),
    ...parts.others,
    ...assets,
  ];
}

// The endpoints of the files that pages load.

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
