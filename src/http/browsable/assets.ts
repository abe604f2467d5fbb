/** The files that pages load. Their addresses change with their content, so browsers may keep them for good. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A file as it is served. */
export interface Asset {
  readonly path: string;
  /** The path with the version of the content. */
  readonly href: string;
  readonly contentType: string;
  readonly content: Buffer;
}

function asset(file: string, contentType: string): Asset {
  const content = readFileSync(new URL(file, import.meta.url));
  const path = `/static/${basename(file)}`;
  return { path, href: `${path}?v=${hash('sha256', content, 'hex').slice(0, 12)}`, contentType, content };
}

export const styleSheet = asset('browsable.css', 'text/css; charset=utf-8');
export const docsStyleSheet = asset('../docs/docs.css', 'text/css; charset=utf-8');
export const icon = asset('icon.svg', 'image/svg+xml');
