import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LANGUAGES } from '../../../src/generators/languages/index.ts';
import { LABELS } from '../../../src/generators/languages/labels.ts';
import { tokenFeatures } from '../../../src/generators/tagging/features.ts';
import { emissionsOf, likelihoodsOf, tagsOf } from '../../../src/generators/tagging/model.ts';
import { modelsOf, packModel, unpackModel } from '../../../src/generators/tagging/model-file.ts';
import { tokensOf } from '../../../src/generators/tagging/tokens.ts';
import { isBroken, WISH_TAGS, wishExample } from '../../../training/examples.ts';
import { fitModel } from '../../../training/fit.ts';
import { digestOf, readManifest, textsPath } from '../../../training/manifest.ts';
import { parseMarked, readTexts } from '../../../training/marked-texts.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [english] = LANGUAGES;
assert.ok(english);

test('the models are made of the texts and the code that are there', () => {
  const manifest = readManifest();
  for (const name of [...LANGUAGES.map(({ code }) => code), 'languages'])
    assert.equal(
      manifest[name],
      digestOf(name),
      `the models of “${name}” are out of date: npm run train -- ${name}`,
    );
});

test('every language has models that know every label', () => {
  for (const { code } of LANGUAGES) {
    const models = modelsOf(code);
    assert.deepEqual(models.labels.tags, LABELS, code);
    for (const model of Object.values(models)) assert.ok(model.lows.length > 100, code);
  }
});

/** Reads the models of all languages, and prints a digest of them. */
const READING = `
  import { createHash } from 'node:crypto';
  import { LANGUAGES } from './src/generators/languages/index.ts';
  import { modelsOf } from './src/generators/tagging/model-file.ts';
  const digest = createHash('sha256');
  for (const { code } of LANGUAGES) digest.update(JSON.stringify(Object.values(modelsOf(code)).map(({ scale }) => scale)));
  process.stdout.write(digest.digest('hex'));
`;
const PROCESSES = 12;
const AT_A_TIME = 6;

// A fault of V8 mixed up numbers in about one of six processes that ran at the same time: docs/decisions/2026-11-23-without-escape-analysis.md.
test('the models are read alike in every process', async () => {
  const flags = ['--require', './bin/compiler-flags.cjs', '--input-type=module-typescript'];
  const read = async () =>
    (await promisify(execFile)(process.execPath, [...flags, '--eval', READING], { cwd: ROOT })).stdout;
  const digests: string[] = [];
  while (digests.length < PROCESSES)
    digests.push(...(await Promise.all(Array.from({ length: AT_A_TIME }, read))));
  assert.match(digests[0] ?? '', /^[0-9a-f]{64}$/);
  assert.equal(new Set(digests).size, 1, 'every process reads the same numbers');
});

const SMALL = {
  tags: WISH_TAGS,
  rounds: 6,
  rate: 0.1,
  decay: 1e-5,
  least: 1,
  smallest: 0.01,
  most: 3,
  dropout: 0.2,
  forbidden: isBroken,
};

test('the same texts give the same model, which finds their wishes again', () => {
  const texts = readTexts(textsPath('en')).slice(0, 60);
  const examples = texts.map((text) => wishExample(text, english));
  const model = fitModel(examples, SMALL);
  assert.deepEqual(packModel(fitModel(examples, SMALL)), packModel(model));
  assert.deepEqual(unpackModel(packModel(model)), model);
  let right = 0;
  let all = 0;
  for (const { features, tags } of examples) {
    const found = tagsOf(model, emissionsOf(model, features));
    right += found.filter((tag, index) => tag === tags[index]).length;
    all += tags.length;
  }
  assert.ok(right / all > 0.97, `${right} of ${all}`);
});

test('likelihoods add up to one, and nothing goes on that has not begun', () => {
  const { wishes } = modelsOf('en');
  const tokens = tokensOf('I want to learn SQL and, one day, weld.\n- more sleep');
  const emissions = emissionsOf(wishes, tokenFeatures(tokens, english));
  for (const row of likelihoodsOf(wishes.transitions, emissions)) {
    const sum = row.reduce((total, share) => total + share, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
  }
  const tags = tagsOf(wishes, emissions).map((place) => wishes.tags[place] ?? '');
  tags.forEach((tag, index) => {
    assert.ok(!isBroken(tags[index - 1] ?? 'O', tag), tags.join(' '));
  });
});

test('marks are read, and what is wrong with them is told', () => {
  assert.deepEqual(parseMarked('I want to [tool v|learn SQL {by|by June}].'), {
    text: 'I want to learn SQL by June.',
    wishes: [{ start: 10, end: 27, label: 'tool', form: 'v' }],
    marks: [{ start: 20, end: 27, kind: 'by' }],
  });
  assert.throws(() => parseMarked('I want to [tool v|learn SQL'), /not closed/);
  assert.throws(() => parseMarked('I want [this]'), /no “\|”/);
  assert.throws(() => parseMarked('I want to [tool v|learn} SQL'), /do not match/);
});
