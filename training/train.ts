/**
 * Trains the models of understanding: `npm run train` for all languages, `npm run train -- en de languages` for some and for the
 * model that tells languages apart. With `--labels`, only the model of labels is trained, and the others of the languages stay.
 * It takes some seconds to a minute a language.
 */
import { writeFileSync } from 'node:fs';
import { LANGUAGES } from '../src/generators/languages/index.ts';
import { FORMS, LABELS } from '../src/generators/languages/labels.ts';
import type { LanguageFile } from '../src/generators/languages/language-file.ts';
import { spanFeatures } from '../src/generators/tagging/clause-features.ts';
import { tokenFeatures } from '../src/generators/tagging/features.ts';
import { languageFeatures } from '../src/generators/tagging/languages.ts';
import type { ModelData } from '../src/generators/tagging/model.ts';
import {
  type LanguageModels,
  modelsOf,
  packModel,
  packModels,
} from '../src/generators/tagging/model-file.ts';
import { tokensOf } from '../src/generators/tagging/tokens.ts';
import { foldText } from '../src/generators/text/words.ts';
import { candidatesOf } from '../src/generators/understanding/marks.ts';
import {
  brokenClauses,
  CHECK_TAGS,
  clausesOf,
  formExample,
  inOtherTyping,
  isBroken,
  labelExample,
  MARK_TAGS,
  markExample,
  WISH_TAGS,
  wishExample,
  withOtherWishes,
} from './examples.ts';
import { type Example, type FitOptions, fitModel, randomNumbers } from './fit.ts';
import {
  clausesPath,
  digestOf,
  labelsPath,
  lettersPath,
  type Manifest,
  MODELS,
  readManifest,
  textsPath,
  WORDS,
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
import { packWords, wordsOfTexts } from './words.ts';

const SEQUENCE: Omit<FitOptions, 'tags'> = {
  rounds: 8,
  rate: 0.1,
  decay: 1e-5,
  least: 3,
  smallest: 0.12,
  most: 8,
  dropout: 0.3,
  forbidden: isBroken,
};
const CLASSES: Omit<FitOptions, 'tags'> = {
  rounds: 8,
  rate: 0.1,
  decay: 1e-4,
  least: 2,
  smallest: 0.08,
  most: 24,
  dropout: 0.3,
};

/** The texts as they are, with other wishes in them, and typed in other ways. */
function manyWays(texts: readonly MarkedText[], clauses: readonly MarkedClause[]): MarkedText[] {
  const random = randomNumbers(7);
  const pool = [...clauses, ...texts.flatMap(clausesOf)];
  return [
    ...texts,
    ...texts.map((text) => withOtherWishes(text, pool, random)),
    ...texts.map((text) => withOtherWishes(text, pool, random)),
    ...texts.filter((_, index) => index % 3 === 0).map((text) => inOtherTyping(text, 'small')),
    ...texts.filter((_, index) => index % 3 === 1).map((text) => inOtherTyping(text, 'unmarked')),
    ...texts.filter((_, index) => index % 6 === 2).map((text) => inOtherTyping(text, 'stopless')),
  ];
}

/** A clause of which nothing is known but itself. */
const NOWHERE = { before: [], after: '', listed: true };

/** Into so many parts the texts are split, so that what is found in one is told by a model of the others. */
const PARTS = 4;

/**
 * Examples of what the first model takes for wishes: right where a marked wish lies there. Each part of the texts is read by
 * a model of the other parts, as nobody learns from what was learned by heart.
 */
function foundExamples(
  texts: readonly MarkedText[],
  clauses: readonly MarkedClause[],
  file: LanguageFile,
): Example[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const model = fitWishes(
      texts.filter((_, index) => index % PARTS !== part),
      clauses,
      file,
    );
    return texts
      .filter((_, index) => index % PARTS === part)
      .flatMap(({ text, wishes }) => {
        const tokens = tokensOf(text);
        const found = candidatesOf(model, tokens, tokenFeatures(tokens, file)).map((span, order) => ({
          features: [spanFeatures(tokens, span, order)],
          tags: [wishes.some(({ start, end }) => start < span.end && span.start < end) ? 1 : 0],
        }));
        const marked = wishes.map(({ start, end }, order) => ({
          features: [spanFeatures(tokens, { start, end, sure: 0.9 }, order)],
          tags: [1],
        }));
        return [...found, ...marked];
      });
  }).flat();
}

function fitWishes(
  texts: readonly MarkedText[],
  clauses: readonly MarkedClause[],
  file: LanguageFile,
): ModelData {
  const examples = manyWays(texts, clauses).map((text) => wishExample(text, file));
  return fitModel(examples, { ...SEQUENCE, tags: WISH_TAGS });
}

/** Such a share of what is broken is enough for shapes: with more of it, every clause of unknown words looks broken. */
const BROKEN_SHARE = 0.4;
/** Rarer shapes tell nothing. */
const LEAST_SHAPES = 5;

/**
 * The model of forms: of wishes as they stand, of clauses alone, and of what is cut in the wrong place. Where it looks at how words
 * are built, it learns from letters as well.
 */
export function fitForms(
  file: LanguageFile,
  texts: readonly MarkedText[],
  clauses: readonly MarkedClause[],
  letters: readonly MarkedText[],
): ModelData {
  const isOfWords = file.leastWhole === undefined;
  const own = isOfWords ? texts : [...texts, ...letters];
  const random = randomNumbers(11);
  const small = own.map((text) => inOtherTyping(text, 'small')).flatMap(clausesOf);
  const broken = own.flatMap((text) => brokenClauses(text, random, isOfWords ? 1 : BROKEN_SHARE));
  const alone = clauses.map((clause) => ({ ...clause, around: NOWHERE }));
  const examples = [...own.flatMap(clausesOf), ...small, ...broken, ...alone];
  return fitModel(
    examples.map((clause) => formExample(clause, FORMS, file)),
    { ...CLASSES, least: isOfWords ? CLASSES.least : LEAST_SHAPES, tags: FORMS },
  );
}

/** The model of labels: of all clauses with a label, in texts or alone. */
export const fitLabels = (clauses: readonly LabelledClause[]): ModelData =>
  fitModel(
    clauses.map((clause) => labelExample(clause, LABELS)),
    { ...CLASSES, rate: 0.05, tags: LABELS },
  );

/** What the models of a language are made of. */
interface Material {
  readonly texts: readonly MarkedText[];
  readonly clauses: readonly MarkedClause[];
  /** Of them the model of forms learns alone (docs/goals.md). */
  readonly letters: readonly MarkedText[];
  /** Of them the model of labels learns alone. */
  readonly labelled: readonly LabelledClause[];
}

/** All that is written for the training of a language. */
const materialOf = (code: string): Material => ({
  texts: readTexts(textsPath(code)),
  clauses: readClauses(clausesPath(code)),
  letters: readTexts(lettersPath(code)),
  labelled: readLabelled(labelsPath(code)),
});

const allLabelled = ({ texts, clauses, labelled }: Material): LabelledClause[] => [
  ...clauses,
  ...texts.flatMap(clausesOf),
  ...labelled,
];

/** The models of a language. */
export function trainLanguage(file: LanguageFile, material: Material): LanguageModels {
  const { texts, clauses, letters } = material;
  return {
    wishes: fitWishes(texts, clauses, file),
    checks: fitModel(foundExamples(texts, clauses, file), {
      ...CLASSES,
      tags: CHECK_TAGS,
      rounds: 10,
      rate: 0.05,
      decay: 1e-3,
      least: 1,
      dropout: 0.4,
    }),
    marks: fitModel(
      manyWays(texts, clauses).map((text) => markExample(text, file)),
      { ...SEQUENCE, rounds: 6, tags: MARK_TAGS },
    ),
    labels: fitLabels(allLabelled(material)),
    forms: fitForms(file, texts, clauses, letters),
  };
}

/** The model that tells languages apart: of each sentence, typed as it is and without the marks of letters. */
function trainLanguages() {
  const tags = LANGUAGES.map(({ code }) => code);
  const examples = tags.flatMap((code, tag) => {
    const texts = readTexts(textsPath(code)).flatMap(({ text }) => text.split(/(?<=[.!?])\s|\n/u));
    const words = readClauses(clausesPath(code)).map((clause) => clause.words);
    return [...texts, ...words]
      .filter((text) => /\p{L}{2}/u.test(text))
      .flatMap((text, index) => (index % 3 === 0 ? [text, foldText(text)] : [text]))
      .map((text) => ({ features: [languageFeatures(text)], tags: [tag] }));
  });
  return fitModel(examples, { ...CLASSES, tags, rounds: 3, least: 2, smallest: 0.02 });
}

if (process.argv[1] === import.meta.filename) {
  const areLabelsAlone = process.argv.includes('--labels');
  const asked = process.argv.slice(2).filter((argument) => argument !== '--labels');
  const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name);
  const names = [...LANGUAGES.map(({ code }) => code), 'languages'];
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no model “${unknown.join('”, “')}”: name ${names.join(', ')}.`);
  let manifest: Manifest = readManifest();
  for (const file of LANGUAGES) {
    const { code, name } = file;
    if (!isAsked(code)) continue;
    const material = materialOf(code);
    const { texts, clauses, letters } = material;
    const models = areLabelsAlone
      ? { ...modelsOf(code), labels: fitLabels(allLabelled(material)) }
      : trainLanguage(file, material);
    const bytes = packModels(models);
    writeFileSync(`${MODELS}/${code}.bin`, bytes);
    writeFileSync(`${WORDS}/${code}.txt`, packWords(wordsOfTexts([...texts, ...letters], clauses)));
    manifest = { ...manifest, [code]: digestOf(code) };
    process.stdout.write(`${name}: ${texts.length} texts, ${Math.round(bytes.length / 1024)} KB\n`);
  }
  if (isAsked('languages')) {
    writeFileSync(`${MODELS}/languages.bin`, packModel(trainLanguages()));
    manifest = { ...manifest, languages: digestOf('languages') };
  }
  writeManifest(manifest);
}
