/**
 * Loaded before all tests: properties are tried with the same examples every time, so that a change is judged by what
 * it changes. `PROPERTY_SEED=…` tries others. Compiled code is cached as the program caches it: each file of tests is a
 * process of its own, and loads nearly all of it. Its compilers are set as those of the program.
 */

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import '../../bin/compiler-flags.cjs';
import './test-tracking.ts';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/mentoring', import.meta.url)));
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
