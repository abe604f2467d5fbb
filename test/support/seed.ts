/**
 * Loaded before all tests: properties are tried with the same examples every time, so that a change is judged by what
 * it changes. `PROPERTY_SEED=…` tries others.
 */

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
