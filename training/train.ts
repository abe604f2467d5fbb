/**
 * Trains the models of the composer: `npm run train` for all languages, `npm run train -- en de languages` for some and for the
 * model that tells languages apart. It takes some seconds to a minute a language.
 */
import { writeFileSync } from 'node:fs';
import { LABELS } from '../src/composer/languages/labels.ts';
import { languageFeatures } from '../src/composer/models/languages.ts';
import type { ModelData } from '../src/composer/models/model.ts';
import type { LanguageModels } from '../src/composer/models/model-file.ts';
import { foldText } from '../src/composer/text/words.ts';
import {
  CLAUSE_TAGS,
  clauseExample,
  clausesOf,
  inOtherTyping,
  isBroken,
  labelExample,
  withOtherWishes,
} from './examples.ts';
import { type FitOptions, fitModel, randomNumbers } from './fit.ts';
import {
  clausesPath,
  digestOf,
  labelsPath,
  lettersPath,
  type Manifest,
  MODELS,
  readManifest,
  textsPath,
  writeManifest,
} from './manifest.ts';
import {
  type LabelledClause,
  type MarkedClause,
  type MarkedText,
  readClauses,
  readLabelled,
  readTexts,
} from './marked-texts.ts';
import { packModels } from './pack.ts';

/** The languages there are texts for. */
const CODES = ['en', 'de', 'pl', 'cs', 'sk', 'uk', 'ru', 'fr', 'es', 'it', 'pt', 'tr', 'ro', 'nl'];

const SEQUENCE: Omit<FitOptions, 'tags'> = {
  rounds: 8,
  rate: 0.1,
  decay: 1e-5,
  least: 4,
  smallest: 0.14,
  most: 5,
  dropout: 0.3,
  forbidden: isBroken,
};
const CLASSES: Omit<FitOptions, 'tags'> = {
  rounds: 8,
  rate: 0.05,
  decay: 1e-4,
  least: 3,
  smallest: 0.1,
  most: 12,
  dropout: 0.5,
};

/** The texts as they are, with other wishes in them, and typed in other ways. */
function manyWays(texts: readonly MarkedText[], clauses: readonly MarkedClause[]): MarkedText[] {
  const random = randomNumbers(7);
  const pool = [...clauses, ...texts.flatMap(clausesOf)];
  return [
    ...texts,
    ...texts.map((text) => withOtherWishes(text, pool, random)),
    ...texts.filter((_, index) => index % 3 === 0).map((text) => inOtherTyping(text, 'small')),
    ...texts.filter((_, index) => index % 3 === 1).map((text) => inOtherTyping(text, 'unmarked')),
    ...texts.filter((_, index) => index % 6 === 2).map((text) => inOtherTyping(text, 'stopless')),
  ];
}

/** What the models of a language are made of. */
export interface Material {
  readonly texts: readonly MarkedText[];
  readonly clauses: readonly MarkedClause[];
  /** Of them the model of labels learns alone. */
  readonly labelled: readonly LabelledClause[];
}

/** All that is written for the training of a language. */
export const materialOf = (code: string): Material => ({
  texts: [...readTexts(textsPath(code)), ...readTexts(lettersPath(code))],
  clauses: readClauses(clausesPath(code)),
  labelled: readLabelled(labelsPath(code)),
});

/** The models of a language. */
export function trainLanguage({ texts, clauses, labelled }: Material): LanguageModels {
  const pool = clauses.filter((_, index) => index % 2 === 0);
  return {
    clauses: fitModel(manyWays(texts, pool).map(clauseExample), { ...SEQUENCE, tags: CLAUSE_TAGS }),
    labels: fitModel(
      [...clauses, ...texts.flatMap(clausesOf), ...labelled].map((clause) => labelExample(clause, LABELS)),
      { ...CLASSES, tags: LABELS },
    ),
  };
}

/** Of words of so many letters a text may consist of one alone. */
const LONG_WORDS = /\p{L}{5,}/gu;

/** The model that tells languages apart: of each sentence and long word, typed as it is and without the marks of letters. */
function trainLanguages(): ModelData {
  const examples = CODES.flatMap((code, tag) => {
    const texts = readTexts(textsPath(code)).flatMap(({ text }) => text.split(/(?<=[.!?])\s|\n/u));
    const clauses = [...readClauses(clausesPath(code)), ...readLabelled(labelsPath(code))].map(
      ({ words }) => words,
    );
    const keywords = new Set(clauses.flatMap((words) => words.toLowerCase().match(LONG_WORDS) ?? []));
    return [...texts, ...clauses, ...keywords]
      .filter((text) => /\p{L}{2}/u.test(text))
      .flatMap((text, index) => (index % 3 === 0 ? [text, foldText(text)] : [text]))
      .map((text) => ({ features: [languageFeatures(text)], tags: [tag] }));
  });
  return fitModel(examples, {
    ...CLASSES,
    tags: CODES,
    rounds: 3,
    rate: 0.1,
    least: 4,
    smallest: 0.085,
    dropout: 0.3,
  });
}

if (process.argv[1] === import.meta.filename) {
  const asked = process.argv.slice(2);
  const names = [...CODES, 'languages'];
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no model “${unknown.join('”, “')}”: name ${names.join(', ')}.`);
  let manifest: Manifest = readManifest();
  for (const name of names.filter((one) => asked.length === 0 || asked.includes(one))) {
    const models = name === 'languages' ? [trainLanguages()] : Object.values(trainLanguage(materialOf(name)));
    const bytes = packModels(models);
    writeFileSync(`${MODELS}/${name}.bin`, bytes);
    manifest = { ...manifest, [name]: digestOf(name) };
    process.stdout.write(`${name}: ${Math.round(bytes.length / 1024)} KB\n`);
  }
  writeManifest(manifest);
}
