/** A short run of the fuzzer; `npm run fuzz` makes long ones. */

import { test } from 'node:test';
import { fuzz } from './fuzzing.ts';

test('600 requests of all kinds are answered by the rules, and what was created is there', async (context) => {
  const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_121);
  await fuzz({ requests: 600, seed, clients: 4, say: (words) => context.diagnostic(words) });
});
