/** Imports into PostgreSQL and erasures from it keep what their ports promise. */

import { suite } from 'node:test';
import { importAndErasureContract } from './contract.ts';
import { postgresKind } from './database-kinds.ts';

// They wait for the server most of the time, each with a database of its own.
suite('imports and erasures in PostgreSQL', { concurrency: 2 }, () => importAndErasureContract(postgresKind));
