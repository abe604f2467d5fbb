import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { longDate } from '../../../src/generators/composer/dates.ts';
import { LANGUAGES } from '../../../src/generators/languages/index.ts';
import { GROUP_NAMES, GROUPS, groupOf, LABELS } from '../../../src/generators/languages/labels.ts';
import type { LanguageFile, Plan } from '../../../src/generators/languages/language-file.ts';
import { CUE_PLANS } from '../../../src/generators/languages/verb-kinds.ts';
import { countTokens } from '../../../src/generators/tokens.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');

/** Labels whose goals can name a technology or a certificate. */
const NAMING = ['tool', 'exam', 'course'];

function plansOf(file: LanguageFile): (readonly [string, Plan])[] {
  return [
    ...LABELS.map((label) => [label, file.plans[label]] as const),
    ...GROUP_NAMES.map((group) => [group, file.groups[group]] as const),
    ...CUE_PLANS.map((name) => [name, file.cuePlans[name]] as const),
    ['unread', file.unread],
    ['soon', file.soon],
  ];
}

test('no module beside the languages names one', () => {
  const generators = new URL('../../../src/generators/', import.meta.url);
  const codes = LANGUAGES.map(({ code }) => code).join('|');
  const named = new RegExp(`'(?:${codes})'|^ *(?:${codes}): [/{'\\[]`, 'mu');
  for (const folder of ['composer', 'understanding', 'times'])
    for (const name of readdirSync(new URL(folder, generators)))
      assert.doesNotMatch(
        readFileSync(new URL(`${folder}/${name}`, generators), 'utf8'),
        named,
        `${folder}/${name}`,
      );
});

test('every label is in one group', () => {
  assert.equal(new Set(LABELS).size, LABELS.length);
  for (const label of LABELS) assert.ok(GROUPS[groupOf(label)].some((own) => own === label));
});

for (const file of LANGUAGES) {
  test(`${file.code}: every plan is a sentence with one date and a figure, short enough for five goals`, async () => {
    for (const [name, { about, alone, named = [] }] of plansOf(file)) {
      assert.ok(about.length >= 1 && alone.length >= 1, name);
      for (const plan of [...about, ...alone, ...named]) {
        assert.equal(plan.match(/\{date\}/g)?.length, 1, `${name}: ${plan}`);
        assert.match(plan.replaceAll(/\{\w+\}/g, ''), /\d/, `${name}: ${plan}`);
        assert.match(plan, /\.$/, `${name}: ${plan}`);
        assert.doesNotMatch(plan, /\{date\} \d/, `${name}: a figure right behind the year: ${plan}`);
        assert.doesNotMatch(plan, /\s\s|\s[,.]|\p{Extended_Pictographic}/u, `${name}: ${plan}`);
        assert.ok(plan.split(' ').length <= 34, `${name}: ${plan}`);
      }
      for (const plan of alone) {
        assert.match(plan, /^\p{Lu}|^\d/u, `${name}: ${plan}`);
        const goal = plan.replace('{date}', longDate(TODAY, file.locale));
        assert.ok((await countTokens(goal)) <= 90, goal);
      }
      for (const plan of named) assert.match(plan, /\{name\}/, `${name}: ${plan}`);
    }
    for (const label of LABELS) {
      assert.equal(new Set(file.plans[label].about).size, 2, `${label} has two wordings`);
      assert.equal(file.plans[label].named !== undefined, NAMING.includes(label), label);
    }
  });

  test(`${file.code}: its leads hold the mentee's words, and hours are said for every number`, () => {
    for (const form of ['v', 'n'] as const) assert.match(file.leads[form], /\{[Ww]ords\}/, form);
    for (const form of ['g', 'q'] as const)
      if (file.leads[form] !== '') assert.match(file.leads[form], /\{[Ww]ords\}/, form);
    const plurals = new Intl.PluralRules(file.locale);
    for (let hours = 1; hours <= 20; hours++)
      assert.match(file.hours[plurals.select(hours)] ?? file.hours['other'] ?? '', /\{n\}/, String(hours));
    assert.ok(file.idle.split('|').length >= 20);
  });
}
