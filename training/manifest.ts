/** Which texts and which code the models were made of, so that a test can tell when they are out of date. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const HERE = import.meta.dirname;

/** Where the models are kept. */
export const MODELS = `${HERE}/../src/composer/models`;

/** Model by model, a digest of what it was made of. */
export type Manifest = Readonly<Record<string, string>>;

/** The marked texts of a language. */
export function textsPath(code: string): string {
  return `${HERE}/texts/${code}.txt`;
}

/** The marked clauses of a language. */
export function clausesPath(code: string): string {
  return `${HERE}/clauses/${code}.txt`;
}

/** The marked texts of a language that are like letters: long, with most sentences no wish. */
export function lettersPath(code: string): string {
  return `${HERE}/letters/${code}.txt`;
}

/** Further clauses of a language with their labels. */
export function labelsPath(code: string): string {
  return `${HERE}/labels/${code}.txt`;
}

/** The code that decides what a model looks like. */
const SOURCES = [
  'examples.ts',
  'fit.ts',
  'marked-texts.ts',
  'train.ts',
  '../src/composer/languages/labels.ts',
  '../src/composer/models/features.ts',
  '../src/composer/models/hashes.ts',
  '../src/composer/models/tokens.ts',
];

/** A digest of what the models of a language are made of; of all texts for `languages`. */
export function digestOf(code: string): string {
  const texts =
    code === 'languages'
      ? readdirSync(`${HERE}/texts`)
          .sort()
          .flatMap((name) => [`${HERE}/texts/${name}`, `${HERE}/clauses/${name}`])
      : [textsPath(code), clausesPath(code), lettersPath(code), labelsPath(code)];
  const hash = createHash('sha256');
  for (const path of [...texts, ...SOURCES.map((name) => `${HERE}/${name}`)]) hash.update(readFileSync(path));
  return hash.digest('hex');
}

/** What the models that are there were made of. */
export function readManifest(): Manifest {
  mkdirSync(MODELS, { recursive: true });
  try {
    return JSON.parse(readFileSync(`${MODELS}/manifest.json`, 'utf8'));
  } catch {
    return {};
  }
}

/** Notes what the models were made of. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort());
  writeFileSync(`${MODELS}/manifest.json`, `${JSON.stringify(sorted, null, 2)}\n`);
}
