/** The pages for mentees. */

import { assetEndpoint } from '../http/endpoints/assets.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { writeStyleSheet } from './frame.ts';
import { type KeptParts, keptEndpoint } from './kept.ts';
import { type WriteParts, writeEndpoint } from './write.ts';

/** The endpoints of the pages. */
export const writeEndpoints = (parts: WriteParts & KeptParts): readonly Endpoint[] => [
  writeEndpoint(parts),
  keptEndpoint(parts),
  assetEndpoint(writeStyleSheet, 'public'),
];
