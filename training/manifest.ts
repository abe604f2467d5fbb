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

/**
 * Further clauses of a language with their labels.
 *
 * What each label is for; if two fit, the one that says more of what has to be done:
 *
 * `subject` understand a field of knowledge · `tool` use a program, machine or device · `language` speak one · `craft` a manual or
 * artistic skill · `driving` get a licence · `exam` pass one · `course` finish training · `studies` a thesis or a degree ·
 * `admission` a place to study or train · `recognition` a foreign qualification or an official approval
 *
 * `job` get paid work · `promotion` rise where the mentee is · `career` change the profession · `business` found or run a firm ·
 * `salary` be paid more · `conditions` other hours, tasks or place of work · `interview` do well in one · `papers` CV, letter, profile ·
 * `portfolio` show one's work · `visibility` be noticed with one's work · `customers` win or keep them · `pricing` what to charge ·
 * `funding` grants and loans
 *
 * `people` meet others · `mentor` find somebody with experience · `staff` find somebody for a task or a place · `home` find a place to
 * live · `search` find anything else · `leadership` lead a team, delegate · `teaching` explain to others
 *
 * `presentation` speak before people · `meetings` run them or be heard in them · `conversation` one difficult talk · `feedback` take
 * or give criticism · `agreement` persuade somebody · `boundaries` say no · `expression` write or speak better · `confidence` dare to
 *
 * `software` make a program · `writing` a text for readers · `document` a text for work · `event` organize one · `object` make or repair a
 * thing · `improvement` a better result at work · `errand` one short task
 *
 * `exercise` sport and fitness · `habit` do something regularly · `rest` sleep, pauses, free time · `stop` give something up ·
 * `organisation` order and time · `money` save, pay back
 *
 * `decision` choose between known options · `direction` find out what one wants · `question` get one fact · `dream` out of reach ·
 * `other` none of these
 */
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
          .flatMap((name) => ['texts', 'clauses', 'labels'].map((folder) => `${HERE}/${folder}/${name}`))
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
