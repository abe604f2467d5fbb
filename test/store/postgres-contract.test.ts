/** The stores keep what their ports promise, in PostgreSQL. */

import { suite } from 'node:test';
import { storeContract } from './contract.ts';
import { postgresKind } from './database-kinds.ts';

// They wait for the server most of the time, each with a database of its own.
suite('stores in PostgreSQL', { concurrency: 2 }, () => storeContract(postgresKind));
