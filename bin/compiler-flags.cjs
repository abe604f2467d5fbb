// The escape analysis of Maglev, one of V8's compilers, at times gives several objects one and the same number (Node.js
// 26.10): docs/decisions/2026-11-23-without-escape-analysis.md. Loaded before the program, its tests and its tools.
'use strict';

require('node:v8').setFlagsFromString('--no-maglev-escape-analysis');
