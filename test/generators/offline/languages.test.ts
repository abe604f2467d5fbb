import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LANGUAGES } from '../../../src/generators/offline/phrases/index.ts';
import { COUNTED, type Phrase } from '../../../src/generators/offline/phrases/language.ts';
import { dateIn, fill, isSayable } from '../../../src/generators/offline/slots.ts';
import { THEME_TIMES, THEMES } from '../../../src/generators/offline/themes.ts';
import { scoreGoal } from '../../../src/generators/rubric.ts';
import { countTokens } from '../../../src/generators/tokens.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const SLOTS = new Set([
  'date',
  'hours',
  'name',
  'tool',
  'certificate',
  'level',
  'aim',
  'audience',
  'team',
  'percent',
  'amount',
  'from',
  'to',
  'words',
  ...COUNTED,
]);
const WITH_DEFAULT = new Set<string>(['hours', ...COUNTED]);

test('every theme takes between one week and a year', () => {
  for (const theme of THEMES) {
    const { usual, least } = THEME_TIMES[theme];
    assert.ok(least >= 1 && least <= usual && usual <= 52, theme);
  }
});

for (const language of LANGUAGES) {
  const bare = new Map([['date', dateIn(language, TODAY.add({ weeks: 8 }))]]);
  const all: readonly (readonly [string, readonly Phrase[]])[] = [
    ...THEMES.map((theme) => [theme, language.phrases[theme]] as const),
    ...THEMES.map((theme) => [`first step: ${theme}`, language.firstSteps[theme]] as const),
    ...language.topics.map((topic) => [`topic: ${topic.cues.slice(0, 20)}`, topic.phrases] as const),
    ['measured', language.measured],
    ['examined', language.examined],
  ];

  test(`${language.code}: every theme and topic can be said in two ways without any fact, and begun in one`, () => {
    for (const theme of THEMES) {
      assert.ok(language.phrases[theme].filter((phrase) => isSayable(phrase, bare)).length >= 2, theme);
      assert.ok(
        language.firstSteps[theme].some((phrase) => isSayable(phrase, bare)),
        theme,
      );
      if (theme !== 'general') assert.notEqual(language.themes[theme].trim(), '', theme);
    }
    for (const topic of language.topics) {
      assert.ok(topic.phrases.filter((phrase) => isSayable(phrase, bare)).length >= 2, topic.cues);
    }
  });

  test(`${language.code}: every phrase has only known slots, a date, and a short form that is shorter`, () => {
    for (const [name, phrases] of all) {
      for (const [long, short] of phrases) {
        assert.ok(short.length < long.length, `${name}: ${short}`);
        for (const text of [long, short]) {
          assert.match(text, /\{date\}/, `${name}: ${text}`);
          assert.match(text, /\.$/, text);
          assert.doesNotMatch(text, /\*in\b|:in\b/, text);
          if (language.code === 'en') assert.doesNotMatch(text, / he | she /, text);
          for (const [, slot, fallback] of text.matchAll(/\{(\w+)(?:\|(\d+))?\}/g)) {
            assert.ok(slot !== undefined && SLOTS.has(slot), `${name}: {${slot}}`);
            assert.equal(WITH_DEFAULT.has(slot), fallback !== undefined, `${name}: {${slot}}`);
          }
        }
      }
    }
  });

  test(`${language.code}: every phrase that needs no fact is a good goal in the eyes of the rubric`, async () => {
    for (const [name, phrases] of all) {
      for (const phrase of phrases.filter((one) => isSayable(one, bare))) {
        for (const text of phrase) {
          const goal = fill(text, bare, language);
          assert.doesNotMatch(goal, /[{}[\]]|\s\s|\s[,.]/, goal);
          const { failed } = scoreGoal(goal, { input: goal, today: TODAY, language });
          assert.deepEqual(failed, [], `${name}: ${goal}`);
          assert.ok((await countTokens(goal)) <= 80, goal);
        }
      }
    }
  });

  test(`${language.code}: its other parts are there`, () => {
    assert.equal(language.time.months.length, 12);
    assert.ok(
      language.frames.length >= 1 &&
        language.frames.every((text) => text.includes('{words}') && text.includes('{goal}')),
    );
    assert.match(language.hoursTail, /\{hours\}/);
    assert.match(language.quotedAim, /\{words\}/);
    assert.match(language.percent, /\{n\}/);
    assert.ok(language.stopWords.split(' ').length >= 80);
    assert.ok(language.measured.length >= 4 && language.examined.length >= 2);
    for (const counted of COUNTED) assert.match(language.counted[counted].forms.other, /\{n\}/);
    for (const category of new Intl.PluralRules(language.locale).resolvedOptions().pluralCategories) {
      if (category === 'many' || category === 'other') continue;
      for (const counted of COUNTED)
        assert.ok(language.counted[counted].forms[category], `${counted}: ${category}`);
    }
    const maybeNone = ['place', 'lastVerb', 'wishAfter', 'excludeAfter', 'between', 'clitic'];
    for (const [turn, cues] of Object.entries(language.turns)) {
      if (!maybeNone.includes(turn)) assert.notEqual(cues.trim(), '', turn);
    }
  });
}
