/** `npm run tables`: writes the declared columns of the files into `tables.md`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { describeTables } from './table-description.ts';

const path = new URL('tables.md', import.meta.url);
const text = readFileSync(path, 'utf8');
writeFileSync(path, text.slice(0, text.indexOf('## ')) + describeTables());
