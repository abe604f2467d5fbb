/** The stores keep what their ports promise, in PostgreSQL. */

import { storeContract } from './contract.ts';
import { postgresKind } from './database-kinds.ts';

storeContract(postgresKind);
