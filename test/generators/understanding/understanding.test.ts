import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LANGUAGE_FILES } from '../../../src/generators/languages/index.ts';
import { clauseWithZu } from '../../../src/generators/languages/infinitives.ts';
import { KINDS } from '../../../src/generators/languages/language-file.ts';
import { cleanText } from '../../../src/generators/offline/clean.ts';
import { coveredLanguage } from '../../../src/generators/offline/detect.ts';
import { vocabularyOf } from '../../../src/generators/offline/vocabulary.ts';
import { understand } from '../../../src/generators/understanding/understand.ts';
import { answer } from '../../../src/generators/wording/compose.ts';
import { FLOORS } from './floors.ts';
import { readLabelledTexts } from './labelled-wishes.ts';
import { answerTo, measure, partOf } from './measure.ts';

const TODAY = Temporal.PlainDate.from('2026-11-22');

for (const file of LANGUAGE_FILES) {
  const texts = readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url));
  const floor = FLOORS[file.code];
  assert.ok(floor, `no floor for ${file.code}`);

  test(`${file.name}: held-out wishes are understood as well as they were`, () => {
    const { figures } = measure(partOf(texts, 'held-out'), file.code);
    for (const figure of ['recall', 'precision', 'factsFound'] as const) {
      assert.ok(
        figures[figure] >= floor[figure],
        `${figure} fell from ${floor[figure]} to ${figures[figure]}`,
      );
    }
    for (const figure of ['wrongKinds', 'scraps', 'wrongSilence'] as const) {
      assert.ok(
        figures[figure] <= floor[figure],
        `${figure} rose from ${floor[figure]} to ${figures[figure]}`,
      );
    }
  });

  test(`${file.name}: nothing private or refused is in a goal, and each wish is in one goal or left out for a reason`, () => {
    for (const text of texts) {
      const { goals, ledger, understanding } = answerTo(text, file.code);
      for (const secret of text.private) {
        assert.ok(
          !goals.some((goal) => goal.toLowerCase().includes(secret.toLowerCase())),
          `${text.id}: a goal says “${secret}”`,
        );
      }
      for (const wish of understanding.wishes) {
        const entries = ledger.filter(({ text: own }) => own === wish.clause);
        assert.ok(entries.length >= 1, `${text.id}: “${wish.clause}” is in no ledger`);
        assert.ok(
          entries.every(({ goal, reason }) => (goal === null) !== (reason === null)),
          text.id,
        );
      }
      const told = new Set(ledger.map(({ goal }) => goal));
      goals.forEach(
        (_, index) => void assert.ok(told.has(index), `${text.id}: goal ${index + 1} is for no wish`),
      );
    }
  });

  test(`${file.name}: every plan has a date, and every kind has a plan`, () => {
    for (const kind of KINDS) assert.ok(file.plans[kind].length >= 2, kind);
    const { openPlans, deadlinePlans, answerPlans, figurePlans, eventPlans, firstSteps } = file;
    const lists = [
      ...Object.values(file.plans),
      ...[openPlans, deadlinePlans, answerPlans, figurePlans, eventPlans, firstSteps],
    ];
    for (const plan of [...lists, ...file.themes.map(({ plans }) => plans)].flat()) {
      // One date: either whichever it is, or the mentee's own in one part and the usual one in another.
      const dates = Array.from(plan.matchAll(/\{(by|date|own|stage)\}/g), ([, name]) => name);
      if (dates.length === 1) assert.match(plan, /\{(?:by|date)\}/, plan);
      else {
        assert.deepEqual(dates, ['own', 'stage'], plan);
        assert.match(plan, /\[[^\]]*\{own\}[^\]]*\]\[[^\]]*\{stage\}[^\]]*\]/, plan);
      }
      assert.match(plan, /\.$/, plan);
      const words = plan.replace(/\[[^\]]*\]/g, '').split(' ').length;
      assert.ok(words <= 34, `${words} words: ${plan}`);
    }
    const names = file.themes.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
    for (const { name, plans } of file.themes) assert.ok(plans.length >= 2, name);
  });

  test(`${file.name}: another variant words the same wishes otherwise`, () => {
    const language = coveredLanguage(file.code);
    for (const { text } of partOf(texts, 'development')) {
      const [first, second] = [0, 1].map((variant) =>
        answer(cleanText(text), file, language, TODAY, variant),
      );
      assert.deepEqual(second?.understanding, first?.understanding);
      if (first !== undefined && first.goals.length > 0) assert.notDeepEqual(second?.goals, first.goals);
    }
  });
}

test('a clause is a piece of the text, whatever is typed', () => {
  const samples = LANGUAGE_FILES.flatMap((file) =>
    readLabelledTexts(new URL(`./${file.name.toLowerCase()}.json`, import.meta.url)).map(({ text }) => text),
  );
  const piece = fc.oneof(
    fc.constantFrom(...samples),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...LANGUAGE_FILES),
      (pieces, file) => {
        const text = cleanText(pieces.join('\n'));
        const vocabulary = vocabularyOf(coveredLanguage(file.code));
        const { wishes } = understand(text, { file, vocabulary, today: TODAY });
        for (const { clause, words, quotable } of wishes) {
          assert.ok(clause.length > 0);
          assert.equal(quotable, words !== '');
        }
      },
    ),
    { numRuns: 60 },
  );
});

const INFINITIVES: readonly (readonly [string, string | undefined])[] = [
  ['Python lernen', 'Python zu lernen'],
  ['der Leitung ein Konzept vorlegen', 'der Leitung ein Konzept vorzulegen'],
  ['eigene Daten auswerten können', 'eigene Daten auswerten zu können'],
  ['besser zuhören', 'besser zuzuhören'],
  ['mich selbstständig machen', 'mich selbstständig zu machen'],
  ['lesen und schreiben', 'zu lesen und zu schreiben'],
  ['Verantwortung übernehmen', 'Verantwortung zu übernehmen'],
  ['Kunden anrufen', 'Kunden anzurufen'],
  ['meine alten Projekte zurück', undefined],
];

for (const [clause, expected] of INFINITIVES) {
  test(`„${clause}“ with zu is ${expected ?? 'not certain'}`, () => {
    assert.equal(clauseWithZu(clause), expected);
  });
}
