/** The names of tables. */

import { basename } from 'node:path';
import type { TableSource } from './table-file.ts';

/** The id of a table within an upload: the name of its file, and its sheet. */
export const tableId = ({ path, sheet }: Pick<TableSource, 'path' | 'sheet'>): string =>
  sheet === null ? basename(path) : `${basename(path)}#${sheet}`;

/** The name of a table in messages. */
export const labelOf = ({ path, sheet }: Pick<TableSource, 'path' | 'sheet'>): string =>
  sheet === null ? path : `${path}, sheet “${sheet}”`;
