/** No pattern of `src/` takes more than linear time, but for those whose texts are short or our own. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { before, suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Collected } from './collect.ts';
import { type Pattern, superLinear } from './super-linear.ts';

const ANSWER_LINE = 'A line of a model’s answer has at most 2,000 characters (MAX_LINE_LENGTH).';
const SETTINGS = 'Whoever runs the service writes its settings.';

/** Patterns that may take longer, by file and the beginning of their source, with the bound that makes them safe. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/config/configuration.ts': { '(:\\/\\/[^:@]*):.*@': SETTINGS },
  'src/config/values.ts': { '^(?:"?(?<name>': SETTINGS },
  'src/generators/answers/person.ts': { '["“„«‘「]': ANSWER_LINE },
  'src/generators/answers/tidy.ts': {
    '(?<![\\p{L}\\d])[*_](': ANSWER_LINE,
    '^[\\s"\'“„«*_`#>-]*(.{2,40}?)': 'Answers of more than 360 characters are not looked at.',
    '\\n.*\\d.*\\n.*\\d': 'The rest of such an answer.',
  },
  'src/composer/models/features.ts': {
    '\\p{Lu}.*': 'The word begins with a capital letter: where another follows, the first attempt finds it.',
  },
  'src/pages/format-number.ts': { '\\B(?=(?:\\d{3})+$)': 'A number has at most 25 characters.' },
};

/** Where `RegExp` makes what no module needs when it is loaded. */
const UNSEEN: Readonly<Record<string, string>> = {
  'src/composer/wishes.ts': 'A word of up to three small letters.',
  'src/generators/openai/adaptation.ts': 'The names of parameters, between two boundaries of words.',
  'src/interchange/upload.ts': 'The path of a folder of this service, and digits.',
};

const keyOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`;

suite('patterns', () => {
  let collected: Collected;

  before(async () => {
    const script = fileURLToPath(new URL('collect.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 64 * 2 ** 20 });
    collected = JSON.parse(stdout);
  });

  test('take linear time, but for those that are listed with the bound of their texts', () => {
    const checked = new Map<string, readonly string[]>();
    const used = new Set<string>();
    const slow = [...collected.literals, ...collected.made].flatMap((pattern) => {
      const why = checked.getOrInsertComputed(keyOf(pattern), () => superLinear(pattern));
      if (why.length === 0) return [];
      const own = Object.keys(EXCEPTIONS[pattern.file] ?? {}).find((begins) =>
        pattern.source.startsWith(begins),
      );
      if (own === undefined) return [`${pattern.file}:${pattern.line} ${keyOf(pattern)}: ${why.join('; ')}`];
      used.add(`${pattern.file} ${own}`);
      return [];
    });
    assert.deepEqual(slow, []);
    assert.ok(checked.size > 600, `only ${checked.size} patterns were found`);
    const listed = Object.entries(EXCEPTIONS).flatMap(([file, own]) =>
      existsSync(file) ? Object.keys(own).map((begins) => `${file} ${begins}`) : [],
    );
    assert.deepEqual(
      listed.filter((exception) => !used.has(exception)),
      [],
    );
  });

  test('that RegExp makes are seen', () => {
    const made = new Set(collected.made.map(({ file, line }) => `${file}:${line}`));
    const unseen = collected.calls.filter(
      ({ file, line }) => !made.has(`${file}:${line}`) && UNSEEN[file] === undefined,
    );
    assert.deepEqual(unseen, []);
  });

  for (const { why, source, flags = '' } of [
    { why: 'a pattern that begins again at each character', source: '\\d+$' },
    { why: 'loops that share characters', source: '^\\s*a?\\s*$' },
    { why: 'loops within a loop', source: '^(?:a|aa)+$' },
    { why: 'a word that begins again', source: '<a[^>]*>' },
    { why: 'a word between loops', source: '^.*\\bper\\b.*x', flags: 'i' },
    { why: 'a word behind a boundary', source: '\\b(?:day|week)\\b.*x', flags: 'u' },
  ]) {
    test(`that are slow are found: ${why}`, () => {
      assert.notDeepEqual(superLinear({ source, flags }), []);
    });
  }

  for (const source of ['(?<!\\d)\\d+$', '<a[^<>]*>', '^[^T]*T\\d{2}.*$', '\\p{L}+']) {
    test(`that are not slow are not found: ${source}`, () => {
      assert.deepEqual(superLinear({ source, flags: 'u' }), []);
    });
  }
});
