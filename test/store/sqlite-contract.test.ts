/** The stores keep what their ports promise, in SQLite. */

import { storeContract } from './contract.ts';
import { sqliteKind } from './database-kinds.ts';

storeContract(sqliteKind);
