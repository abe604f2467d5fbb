/** Preloaded into a process: when that ends, it writes down which files and parts of Node.js it has loaded. */

import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const loaded: string[] = [];

if (isMainThread) {
  registerHooks({
    load(address, context, next) {
      loaded.push(address);
      return next(address, context);
    },
  });
  process.once('exit', () => {
    const builtin = 'moduleLoadList' in process ? process.moduleLoadList : [];
    writeFileSync(process.env['LOADED_MODULES'] ?? '', JSON.stringify({ loaded, builtin }));
  });
}
