/** All rows, in the order of the table. */

import type { Row } from '../row.ts';
import { creations, readsBeside } from './creations.ts';
import { desk } from './desk.ts';
import { feedbacks, goalImport } from './imports.ts';
import { memory } from './memory.ts';
import { operations } from './operations.ts';
import { page } from './page.ts';
import { creationCost, uncachedPage } from './plain.ts';
import { postgresFirstPage, postgresLastPage } from './postgres.ts';
import { count, firstPage, lastPage } from './reads.ts';
import { start } from './start.ts';

export const ROWS: readonly Row[] = [
  firstPage,
  lastPage,
  count,
  page,
  uncachedPage,
  feedbacks,
  desk,
  operations,
  creations,
  creationCost,
  readsBeside,
  postgresFirstPage,
  postgresLastPage,
  start,
  goalImport,
  memory,
];
