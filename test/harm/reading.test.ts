/** How patterns are matched: with words between, in any order, misspelt, spelled out, run together, in Latin letters. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Patterns } from '../../src/harm/languages/language.ts';
import { compilePatterns } from '../../src/harm/patterns.ts';
import { readSentences } from '../../src/harm/reading.ts';

const NONE: Patterns = {
  words: {},
  selfHarm: [],
  abuse: [],
  violence: [],
  hostility: [],
  harmless: [],
  lookalikes: '',
};

/** Whether a pattern matches a text. */
function matches(pattern: string, text: string, language: Partial<Patterns> = {}): boolean {
  const matcher = compilePatterns([{ ...NONE, ...language }], () => [[pattern, 'found'] as const]);
  return [...readSentences(text)].some((sentence) => matcher(sentence).length > 0);
}

suite('a pattern', () => {
  const cases: readonly (readonly [pattern: string, found: readonly string[], other: readonly string[]])[] = [
    [
      'want die',
      ['I want to die', 'want to really die', 'WANT\tDIE', 'want, die'],
      ['die want', 'want to go and die', 'want. die', 'wanted die'],
    ],
    ['end_it', ['to end it'], ['end all of it', 'endit all']],
    ['end … it', [`end ${'on '.repeat(10)}it`], [`end ${'on '.repeat(11)}it`]],
    ['will & me & hurt*', ['hurting me I will', 'me will hurt'], ['hurt me', 'will will hurt']],
    ['kill|murder* him', ['kill him', 'murdering him'], ['killing him']],
    ['*icid*', ['a suicidal one'], ['icing']],
    ['*mord', ['Selbstmord'], ['Mordkommission']],
    ['=öl*', ['ölmek'], ['olmak', 'olmek']],
    ['öl*', ['ölmek', 'olmek'], ['elmek']],
    ['kill {Name}', ['I kill Marek'], ['I kill time', 'Kill', 'I KILL MAREK']],
    ['^_hate', ['hate you', 'So. Hate'], ['I hate']],
    ['end_$', ['the end.'], ['the end of']],
    ['kill {who}|{Name}', ['kill us', 'I kill Marek'], ['kill it']],
    // Wrong, missing, doubled and swapped letters, but not another word.
    [
      'suicidal',
      ['suicydal', 'sucidal', 'suiccidal', 'siucidal', 'S.U.I.C.I.D.A.L', 's u i c i d a l'],
      ['sidereal'],
    ],
    ['streben', ['streben'], ['sterben']],
    ['kill myself', ['killlll myself', 'k1ll myself', 'kіll myself', 'killmyself', 'k\u200Bill myself'], []],
    ['хочу умереть', ['хочу умереть', 'hochu umeret', 'khochu umeret’', 'xochu umeret'], ['хочу уметь']],
  ];
  for (const [pattern, found, other] of cases) {
    test(pattern, () => {
      const language = { words: { who: 'him us' }, lookalikes: 'sterben' };
      for (const text of found) assert.ok(matches(pattern, text, language), text);
      for (const text of other) assert.ok(!matches(pattern, text, language), text);
    });
  }

  test('does not match a few letters of an ordinary word', () => {
    const matcher = compilePatterns([NONE], () => [
      ['cu va', 'found'],
      ['lla dim none', 'found'],
    ]);
    for (const sentence of readSentences('çuvalladım')) assert.deepEqual(matcher(sentence), []);
  });

  test('that names a list of words that there is not is refused', () => {
    assert.throws(() => matches('{nobody}', ''), /There is no list of words \{nobody\}\./);
  });
});
