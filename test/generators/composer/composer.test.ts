import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../../../src/domain/goal-writer.ts';
import { type Composed, composeGoals } from '../../../src/generators/composer/compose.ts';
import { LANGUAGES, languageFile } from '../../../src/generators/languages/index.ts';
import type { LanguageFile } from '../../../src/generators/languages/language-file.ts';
import { SHY_TECHNOLOGIES, TECHNOLOGIES } from '../../../src/generators/text/names.ts';
import { countTokens } from '../../../src/generators/tokens.ts';
import { anyString } from '../../support/any-string.ts';
import { datesInGoal } from './date-in-goal.ts';
import { WISHES } from './wishes/index.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

function languageOf(code: string | null): LanguageFile {
  const language = languageFile(code ?? '');
  assert.ok(language, `no language ${code}`);
  return language;
}

/** The first variant of what was composed for each wish: to compose takes long, and several tests look at it. */
const firstVariants = new Map<string, Promise<Composed>>();

function firstVariantOf(input: string): Promise<Composed> {
  const composed = firstVariants.get(input) ?? composeGoals({ input, today: TODAY, variant: 0 });
  firstVariants.set(input, composed);
  return composed;
}

for (const wish of WISHES) {
  test(`answers ${wish.about}: ${wish.input.slice(0, 50).replaceAll('\n', ' ')}`, async () => {
    for (const variant of [0, 1, 2]) {
      const { input } = wish;
      const composing =
        variant === 0 ? firstVariantOf(input) : composeGoals({ input, today: TODAY, variant });
      const { goals, language, output } = await composing;
      assert.equal(language, wish.language, output);
      assert.equal(goals.length > 0, wish.language !== null, output);
      if (wish.language === null) assert.equal(output, NO_RESPONSE);
      for (const lacked of wish.lacks ?? []) assert.doesNotMatch(output, lacked);
    }
  });
}

for (const { code } of LANGUAGES) {
  test(`${code}: different wishes give different goals`, async () => {
    const outputs = new Set<string>();
    const wished = WISHES.filter(({ language }) => language === code);
    for (const { input } of wished) outputs.add((await firstVariantOf(input)).output);
    // The few that cannot be read, and those for finding direction, are answered alike.
    assert.ok(outputs.size >= 0.88 * wished.length, `${outputs.size} of ${wished.length}`);
  });
}

test('another variant words the same wish in another way', async () => {
  for (const input of [
    'I want to learn Python',
    'I want to network',
    'Ich möchte ein Team führen',
    'Mehr Gehalt',
  ]) {
    const first = await composeGoals({ input, today: TODAY, variant: 0 });
    const second = await composeGoals({ input, today: TODAY, variant: 1 });
    assert.notEqual(first.output, second.output);
    assert.equal(first.goals.length, second.goals.length);
  }
});

/** Pieces of which hard texts are made. */
const PIECE = fc.oneof(
  fc.constantFrom(...WISHES.map(({ input }) => input)),
  fc.constantFrom(
    'https://example.org/a?b=c',
    'someone@example.org',
    '<|endoftext|>',
    '\u0000',
    '🎯',
    '👩‍💻',
    '1)',
    '•',
    '100 %',
    '29. Februar',
    'by 31 December',
    'Привет',
    '目標',
    '\ud800',
    'x'.repeat(400),
  ),
  anyString({ maxLength: 30 }),
  fc.string({ maxLength: 30 }),
);

test('keeps every promise whatever is typed, on whatever day', async () => {
  const day = fc.oneof(
    fc.constantFrom('2026-12-31', '2028-02-29', '2027-01-01', '2027-02-28'),
    fc
      .date({ min: new Date('2024-01-01'), max: new Date('2050-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(PIECE, { minLength: 1, maxLength: 8 }),
      day,
      fc.nat(5),
      fc.constantFrom(' ', '\n', '\n- '),
      async (pieces, iso, variant, glue) => {
        const today = Temporal.PlainDate.from(iso);
        const input = pieces.join(glue);
        const first = await composeGoals({ input, today, variant });
        assert.deepEqual(await composeGoals({ input, today, variant }), first);
        assert.ok((await countTokens(first.output)) <= MAX_OUTPUT_TOKENS);
        if (first.output === NO_RESPONSE) {
          assert.equal(first.goals.length, 0);
          return;
        }
        assert.ok(first.goals.length >= 1 && first.goals.length <= 5);
        assert.doesNotMatch(first.output, /@|https?:|example\.|[{}[\]]|\|/);
        for (const goal of first.goals) {
          // A later day that the mentee names is repeated with the wish.
          const days = datesInGoal(goal, languageOf(first.language)).map((date) => today.until(date).days);
          assert.ok(
            days.some((one) => one >= 3 && one <= 367),
            `${iso}: ${goal}`,
          );
          assert.match(goal, /[.]$/);
          assert.doesNotMatch(goal, /\n/);
        }
      },
    ),
    { numRuns: 250 },
  );
});

/** The processor time that this thread has taken, in milliseconds: other processes do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The least of some measurements, in milliseconds. */
async function timeOf(input: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const start = processorTime();
    await composeGoals({ input, today: TODAY, variant: 0 });
    least = Math.min(least, processorTime() - start);
  }
  return least;
}

const GROWING: readonly (readonly [string, (size: number) => string])[] = [
  ['letters without a space', (size) => 'ab'.repeat(size / 2)],
  ['list items', (size) => '- learn Python\n'.repeat(size / 15)],
  ['emoji', (size) => '👩‍💻'.repeat(size / 5)],
  ['words', (size) => 'I want to learn many things and '.repeat(size / 32)],
  ['digits', (size) => '1. '.repeat(size / 3)],
  ['marks', (size) => '.,;:!-'.repeat(size / 6)],
  ['addresses', (size) => 'a@b.c '.repeat(size / 6)],
  [
    'slips',
    (size) => Array.from({ length: size / 12 }, (_, index) => `programzing${index.toString(36)}`).join(' '),
  ],
  ['dots between letters', (size) => 'a.'.repeat(size / 2)],
  ['open brackets', (size) => '<'.repeat(size)],
];

for (const [name, make] of GROWING) {
  test(`takes time at most linear in ${name}`, async () => {
    await composeGoals({ input: make(20_000), today: TODAY, variant: 0 });
    const small = await timeOf(make(4800));
    const large = await timeOf(make(19_200));
    assert.ok(large <= 12 * small + 20, `${small} ms, four times as much: ${large} ms`);
  });
}

test('a text in a language that is not covered is answered wholly in a covered one', async () => {
  for (const input of [
    'Jeg vil gerne lære Python og finde et nyt job',
    'Хочу вивчити Python',
    'Πώς μπορώ να μάθω Python;',
    '私はPythonを勉強したいです',
    'Haluan oppia ohjelmoimaan',
    '我想学习编程',
  ]) {
    const composed = await composeGoals({ input, today: TODAY, variant: 0 });
    const { goals, language, output } = composed;
    assert.ok(goals.length > 0, `${input}: ${output}`);
    assert.ok(LANGUAGES.some(({ code }) => code === language));
    assert.equal(composed.isUnsupportedLanguage, language === 'uk' ? undefined : true, input);
  }
  const none = await composeGoals({ input: '没有，谢谢', today: TODAY, variant: 0 });
  assert.deepEqual([none.output, none.isUnsupportedLanguage], [NO_RESPONSE, true]);
});

/** How learning is wished for in each language, with the name of what is to be learnt at the star. */
const LEARNING: Readonly<Record<string, string>> = {
  en: 'I want to learn *',
  de: 'Ich möchte * lernen',
  pl: 'Chcę nauczyć się *',
  cs: 'Chci se naučit *',
  sk: 'Chcem sa naučiť *',
  uk: 'Хочу вивчити *',
  ru: 'Хочу изучить *',
  fr: 'Je veux apprendre *',
  es: 'Quiero aprender *',
  it: 'Voglio imparare *',
  pt: 'Quero aprender *',
  tr: '* öğrenmek istiyorum',
  ro: 'Vreau să învăț *',
  nl: 'Ik wil leren werken met *',
};

test('every technology is taken up by its name, in every language, and tells none', async () => {
  const missed: string[] = [];
  // A stroke parts, and others are also words.
  const names = TECHNOLOGIES.map(([name]) => name).filter(
    (name) => !['CI/CD', 'Sketch', 'Agile', ...SHY_TECHNOLOGIES].includes(name),
  );
  for (const { code } of LANGUAGES) {
    for (const name of names) {
      const input = LEARNING[code]?.replace('*', name) ?? '';
      const { language, output } = await composeGoals({ input, today: TODAY, variant: 0 });
      if (language !== code || !output.toLowerCase().includes(name.toLowerCase()))
        missed.push(`${input}: ${output}`);
    }
  }
  assert.deepEqual(missed, []);
});
