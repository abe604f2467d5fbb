/** The assets of pages. Their URLs change with their content, so browsers may cache them permanently. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** An asset as it is served. */
export interface Asset {
  readonly path: string;
  /** The path with the version of the content. */
  readonly href: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Reads an asset.
 *
 * @param file its place, as `new URL('pages.css', import.meta.url)`
 */
export function createAsset(file: URL, contentType: string): Asset {
  const content = readFileSync(file);
  const path = `/static/${basename(file.pathname)}`;
  return { path, href: `${path}?v=${hash('sha256', content, 'hex').slice(0, 12)}`, contentType, content };
}

/** The media types of style sheets and scripts. */
export const CSS = 'text/css; charset=utf-8';
export const SCRIPT = 'text/javascript; charset=utf-8';

/** The style sheet of all pages; some load another one after it. */
export const styleSheet = createAsset(new URL('pages.css', import.meta.url), CSS);
export const icon = createAsset(new URL('icon.svg', import.meta.url), 'image/svg+xml');
