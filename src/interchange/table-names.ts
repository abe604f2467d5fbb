/** What tables are called. */

import { basename } from 'node:path';
import type { TableSource } from './table-file.ts';

/** What tells a table among those of an upload: the name of its file, and its sheet. */
export const tableId = ({ path, sheet }: Pick<TableSource, 'path' | 'sheet'>): string =>
  sheet === null ? basename(path) : `${basename(path)}#${sheet}`;

/** How people are told of a table. */
export const labelOf = ({ path, sheet }: Pick<TableSource, 'path' | 'sheet'>): string =>
  sheet === null ? path : `${path}, sheet “${sheet}”`;
