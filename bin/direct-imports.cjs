// Imports of a file by its own name are taken at their word. Node.js would look for links on the way to each file, and
// for the package that it belongs to: with hundreds of small files that takes as long as all else that a start does.
// A thread has to ask for it, too.
'use strict';

const { registerHooks } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const folder = (name) => `${pathToFileURL(path.join(__dirname, '..', name))}/`;
/** Where files are imported by their whole names, and what they are. */
const FOLDERS = [
  { begin: folder('src'), extension: '.ts', format: 'module-typescript' },
  { begin: folder('node_modules/kysely/dist'), extension: '.js', format: 'module' },
];

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL !== undefined) {
      const { href } = new URL(specifier, context.parentURL);
      const found = FOLDERS.find(
        ({ begin, extension }) => href.startsWith(begin) && href.endsWith(extension),
      );
      if (found !== undefined) return { url: href, format: found.format, shortCircuit: true };
    }
    return next(specifier, context);
  },
});
