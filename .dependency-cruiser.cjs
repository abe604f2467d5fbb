// Which modules of src may import which: `npx depcruise src`. docs/architecture.md explains the rule, and
// test/architecture.test.ts checks it.
'use strict';

/** Each module with the modules below it; `main.ts` is one of its own. */
const BELOW = {
  domain: [],
  config: ['domain'],
  harm: ['domain'],
  files: ['domain'],
  html: [],
  pages: ['html'],
  composer: ['domain'],
  generators: ['composer', 'domain', 'harm'],
  store: ['domain', 'files'],
  pull: ['domain', 'files', 'interchange'],
  mail: ['domain', 'html'],
  openid: ['domain'],
  resources: ['domain'],
  interchange: ['domain', 'files', 'resources'],
  http: ['domain', 'html', 'pages', 'resources'],
  desk: ['domain', 'html', 'http', 'interchange', 'mail', 'pages', 'resources'],
  write: ['domain', 'html', 'http', 'pages', 'resources'],
  app: [
    'composer',
    'config',
    'desk',
    'domain',
    'files',
    'generators',
    'harm',
    'http',
    'interchange',
    'mail',
    'openid',
    'pages',
    'resources',
    'store',
    'write',
  ],
  cli: ['app', 'config', 'domain', 'interchange', 'pull', 'resources', 'store'],
  main: ['cli', 'config', 'domain', 'store'],
};

/** The files of modules, as a pattern of their paths. */
const filesOf = (...modules) => `^src/(?:${modules.join('|')})(?:/|\\.ts$)`;
const aboveDomain = filesOf(...Object.keys(BELOW).filter((module) => module !== 'domain'));

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    // Folders side by side do not import each other either, whichever of their files do.
    {
      name: 'no-folder-circle',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  allowedSeverity: 'error',
  allowed: [
    ...Object.entries(BELOW).map(([module, below]) => ({
      from: { path: filesOf(module) },
      to: { path: filesOf(module, ...below) },
    })),
    // Only what package.json declares as a dependency of the service; the domain imports no package at all.
    { from: { path: aboveDomain }, to: { dependencyTypes: ['core', 'npm'] } },
    { from: { path: aboveDomain }, to: { path: '^package\\.json$' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
