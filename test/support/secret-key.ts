/** The secret key of all tests that do not ask for another one: databases are handed from one service to another. */

import { createErasureDigests } from '../../src/store/erasures.ts';

/** As SECRET_KEY takes it. */
export const TEST_SECRET_KEY = 'a-secret-key-that-is-for-tests-only';

/** Digests that are made with it. */
export const TEST_DIGESTS = createErasureDigests(TEST_SECRET_KEY);
