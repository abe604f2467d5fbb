/** Imports into PostgreSQL and erasures from it keep what their ports promise. */

import { importAndErasureContract } from './contract.ts';
import { postgresKind } from './database-kinds.ts';

importAndErasureContract(postgresKind);
