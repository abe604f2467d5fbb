import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGE_CODES } from '../../src/composer/languages/index.ts';
import { LABELS } from '../../src/composer/languages/labels.ts';
import { tokenFeatures } from '../../src/composer/models/features.ts';
import { emissionsOf, likelihoodsOf, tagsOf } from '../../src/composer/models/model.ts';
import { modelsOf, unpacker } from '../../src/composer/models/model-file.ts';
import { tokensOf } from '../../src/composer/models/tokens.ts';
import { CLAUSE_TAGS, clauseExample, isBroken } from '../../training/examples.ts';
import { fitModel } from '../../training/fit.ts';
import { digestOf, MODELS, readManifest, textsPath } from '../../training/manifest.ts';
import { parseMarked, readTexts } from '../../training/marked-texts.ts';
import { packModels } from '../../training/pack.ts';

const MOST_BYTES = 3_000_000;

test('the models are made of the texts and the code that are there, and are small', () => {
  const manifest = readManifest();
  let bytes = 0;
  for (const name of [...LANGUAGE_CODES, 'languages']) {
    assert.equal(
      manifest[name],
      digestOf(name),
      `the models of “${name}” are out of date: npm run train -- ${name}`,
    );
    bytes += statSync(`${MODELS}/${name}.bin`).size;
  }
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

test('every language has models of all tags and labels', () => {
  for (const code of LANGUAGE_CODES) {
    const { clauses, labels } = modelsOf(code);
    assert.deepEqual(clauses.tags, CLAUSE_TAGS, code);
    assert.deepEqual(labels.tags, LABELS, code);
  }
});

test('the same texts give the same model, which finds their wishes again', () => {
  const examples = readTexts(textsPath('en')).slice(0, 60).map(clauseExample);
  const options = {
    tags: CLAUSE_TAGS,
    rounds: 6,
    rate: 0.1,
    decay: 1e-5,
    least: 1,
    smallest: 0.01,
    most: 3,
    dropout: 0.2,
    forbidden: isBroken,
  };
  const model = fitModel(examples, options);
  assert.deepEqual(packModels([fitModel(examples, options)]), packModels([model]));
  assert.deepEqual(unpacker(packModels([model]))(), model);
  let right = 0;
  let all = 0;
  for (const { features, tags } of examples) {
    const found = tagsOf(likelihoodsOf(model.transitions, emissionsOf(model, features)));
    right += found.filter((tag, index) => tag === tags[index]).length;
    all += tags.length;
  }
  assert.ok(right / all > 0.95, `${right} of ${all}`);
});

test('likelihoods add up to one, and nothing goes on that has not begun', () => {
  const { clauses } = modelsOf('en');
  const tokens = tokensOf('I want to learn SQL and, one day, weld.\n- more sleep');
  const emissions = emissionsOf(clauses, tokenFeatures(tokens));
  for (const row of likelihoodsOf(clauses.transitions, emissions)) {
    const sum = row.reduce((total, share) => total + share, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
  }
  const tags = tagsOf(likelihoodsOf(clauses.transitions, emissions)).map(
    (place) => clauses.tags[place] ?? '',
  );
  tags.forEach((tag, index) => {
    assert.ok(!isBroken(tags[index - 1] ?? 'O', tag), tags.join(' '));
  });
});

test('marks are read, and what is wrong with them is reported', () => {
  assert.deepEqual(parseMarked('I want to [tool v|learn SQL {by|by June}].'), {
    text: 'I want to learn SQL by June.',
    wishes: [{ start: 10, end: 27, label: 'tool', form: 'v' }],
    marks: [{ start: 20, end: 27, kind: 'by' }],
  });
  assert.throws(() => parseMarked('I want to [tool v|learn SQL'), /not closed/);
  assert.throws(() => parseMarked('I want [this]'), /no “\|”/);
  assert.throws(() => parseMarked('I want to [tool v|learn} SQL'), /do not match/);
});
