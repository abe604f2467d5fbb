#!/usr/bin/env node
// Plain, old JavaScript: any Node.js must get as far as telling that it is too old.
'use strict';

var needed = 26;
var running = Number(process.versions.node.split('.')[0]);

if (running < needed) {
  console.error(
    'mentoring needs Node.js ' + needed + ' or later; this is ' + process.version + ' (' + process.execPath + ').\n' +
      'From a checkout, run "npm ci" once: it installs the right Node.js beside the program, and "npm start" and\n' +
      '"npx mentoring" use that one. Elsewhere, install Node.js ' + needed + '.'
  );
  process.exitCode = 1;
} else {
  import('../src/main.ts').then(function (program) {
    return program.main(process.argv);
  });
}
