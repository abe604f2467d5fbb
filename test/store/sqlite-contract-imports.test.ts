/** Imports into SQLite and erasures from it keep what their ports promise. */

import { importAndErasureContract } from './contract.ts';
import { sqliteKind } from './database-kinds.ts';

importAndErasureContract(sqliteKind);
