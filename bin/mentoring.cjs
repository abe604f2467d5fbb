#!/usr/bin/env -S node --max-semi-space-size=8
// Plain JavaScript without modules: an older Node.js must get as far as telling that it is too old.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const needed = 26;
const running = Number(process.versions.node.split('.')[0]);
const installed = path.join(__dirname, '..', 'node_modules', '.bin', 'node');

if (running < needed) {
  const advice = fs.existsSync(installed)
    ? `The right one is installed with the program: use "npm start" or "npx mentoring" in its folder, or\n${[
        installed,
        __filename,
        ...process.argv.slice(2),
      ].join(' ')}`
    : `In a checkout, "npm ci" installs the right one with the program, unless you leave out development\ndependencies or install scripts. Elsewhere, install Node.js ${needed}.`;
  process.stderr.write(
    `mentoring needs Node.js ${needed} or later; this is ${process.version} (${process.execPath}).\n${advice}\n`,
  );
  process.exitCode = 1;
} else {
  require('./compiler-flags.cjs');
  // What Node.js made of the TypeScript is kept beside what npm installed: the next start takes half the time. Threads
  // look for the folder in the environment. Where it cannot be written, or is set, nothing else changes.
  process.env.NODE_COMPILE_CACHE ??= path.join(__dirname, '..', 'node_modules', '.cache', 'mentoring');
  require('node:module').enableCompileCache();
  import('../src/main.ts').then((program) => program.main(process.argv));
}
