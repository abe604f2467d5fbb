import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { composeGoals } from '../../../src/generators/composer/compose.ts';
import { LANGUAGES } from '../../../src/generators/languages/index.ts';
import type { LanguageFile } from '../../../src/generators/languages/language-file.ts';
import { isSlip, knownWords } from '../../../src/generators/tagging/known-words.ts';
import { cleanText } from '../../../src/generators/text/clean.ts';
import { understand } from '../../../src/generators/understanding/understand.ts';
import { startWithLeaning } from '../../../src/generators/understanding/words.ts';
import { anyString } from '../../support/any-string.ts';
import { FLOORS } from './floors.ts';
import { KEPT } from './kept.ts';
import { readLabelledTexts } from './labelled-wishes.ts';
import { answerTo, measure, partOf } from './measure.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

for (const file of LANGUAGES) {
  const texts = readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url));
  const floor = FLOORS[file.code];
  assert.ok(floor, `no floor for ${file.code}`);

  test(`${file.name}: held-out wishes are understood as well as they were`, () => {
    const { figures } = measure(partOf(texts, 'held-out'), file);
    for (const figure of ['recall', 'precision'] as const) {
      assert.ok(
        figures[figure] >= floor[figure],
        `${figure} fell from ${floor[figure]} to ${figures[figure]}`,
      );
    }
    for (const figure of ['wrongKinds', 'lostFacts', 'scraps', 'wrongSilence'] as const) {
      assert.ok(
        figures[figure] <= floor[figure],
        `${figure} rose from ${floor[figure]} to ${figures[figure]}`,
      );
    }
  });

  test(`${file.name}: each wish is in one goal or left out for a reason, and each goal is for a wish`, () => {
    for (const text of texts) {
      const { goals, ledger, understanding } = answerTo(text, file);
      assert.deepEqual(
        new Set(ledger.map(({ wish }) => wish)),
        new Set(understanding.wishes),
        `${text.id}: a wish is in no ledger`,
      );
      for (const { goal, reason } of ledger) assert.ok((goal === null) !== (reason === null), text.id);
      const told = new Set(ledger.map(({ goal }) => goal));
      goals.forEach((_, index) => {
        assert.ok(told.has(index), `${text.id}: goal ${index + 1} is for no wish`);
      });
      for (const name of understanding.private)
        assert.ok(!goals.some((goal) => goal.includes(name)), `${text.id}: a goal says “${name}”`);
    }
  });

  test(`${file.name}: another variant words the same wishes otherwise`, () => {
    let same = 0;
    const development = partOf(texts, 'development');
    for (const text of development) {
      const first = answerTo(text, file, 0);
      const second = answerTo(text, file, 1);
      assert.deepEqual(second.understanding, first.understanding);
      if (first.goals.length > 0 && first.goals.join() === second.goals.join()) same++;
    }
    // Some plans that stand without the mentee's words have one wording.
    assert.ok(same <= development.length * 0.4, `${same} of ${development.length}`);
  });
}

test('a clause is a piece of the text, whatever is typed', () => {
  const samples = LANGUAGES.flatMap((file) =>
    readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url)).map(({ text }) => text),
  );
  const piece = fc.oneof(
    fc.constantFrom(...samples),
    fc.string({ maxLength: 40 }),
    anyString({ maxLength: 20 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...LANGUAGES),
      (pieces, file) => {
        const text = cleanText(pieces.join('\n'));
        const { wishes } = understand(text, file, TODAY);
        for (const { clause, start, end, sure } of wishes) {
          assert.ok(clause.length > 0);
          assert.equal(clause, text.slice(start, end));
          assert.ok(sure >= 0 && sure <= 1);
        }
      },
    ),
    { numRuns: 60 },
  );
});

for (const [text, held, absent] of KEPT) {
  test(`keeps what is said in: ${text.split('\n')[0]}`, async () => {
    const { output } = await composeGoals({ input: text, today: TODAY, variant: 0 });
    assert.match(output, held);
    assert.doesNotMatch(output, absent);
  });
}

test('a word that leans on the verb of a clause goes with it, and one of another verb does not', () => {
  const [czech, polish] = ['cs', 'pl'].map((code) => LANGUAGES.find((file) => file.code === code));
  assert.ok(czech && polish);
  const from = (text: string, clause: string, file: LanguageFile): string =>
    text.slice(startWithLeaning(text, text.indexOf(clause), file));
  assert.equal(from('Chtěla bych se přestat bát', 'přestat', czech), 'se přestat bát');
  assert.equal(from('Bojím se mluvit', 'mluvit', czech), 'mluvit');
  assert.equal(from('Chcę się nauczyć szyć', 'nauczyć', polish), 'się nauczyć szyć');
});

test('slips of the keyboard and forgotten marks are told from words, new ones too', () => {
  const slips = { en: ['programing', 'anlysis'], cs: ['prestat'], uk: ['програмуваня'] };
  const words = { en: ['programming', 'trawlers', 'charging'], cs: ['přestat'], uk: ['програмування'] };
  for (const [code, list] of Object.entries(slips))
    assert.deepEqual(
      list.filter((word) => !isSlip(word, knownWords(code))),
      [],
    );
  for (const [code, list] of Object.entries(words))
    assert.deepEqual(
      list.filter((word) => isSlip(word, knownWords(code))),
      [],
    );
});
