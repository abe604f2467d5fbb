/**
 * Plain English in documents, deploy/ and the strings of src/: constructions that are correct word by word and read as translated.
 * Comments are not checked. Each pattern finds its own examples, so that it cannot fall asleep.
 */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Construction {
  readonly what: string;
  readonly instead: string;
  readonly pattern: RegExp;
  readonly examples: readonly string[];
  /** Only in documents and deploy/: messages may use it. */
  readonly inDocuments?: true;
}

const CONSTRUCTIONS: readonly Construction[] = [
  {
    what: '“a” for “per”',
    instead: 'per page, each on its own line',
    pattern:
      /\b(?:one|an?|\d+|line|object|word|row|file|suite|statement|link) (?:[a-z]+ )?an? (?:line|page|command|record|day|minute|second|week|month|table|port|round|language|person|layer|check)\b/,
    examples: ['the newest first, 30 a page', 'JSON Lines have an object a line.', 'at most one a minute'],
  },
  {
    what: '“at once”',
    instead: 'immediately, at the same time, together',
    pattern: /(?<!\blooked )\bat once\b/i,
    examples: ['A missing one refuses at once.', 'All rows at once'],
  },
  {
    what: '“is no” for “is not a”',
    instead: 'is not a date',
    pattern:
      /(?<!\b(?:there|this|that|it) )\b(?:is|are|was|were) no (?!longer\b|more\b|such\b|one\b|record\b)[a-z]|\b(?:this|that|it) (?:is|was) no (?!longer\b|more\b)[a-z]/i,
    examples: ['“4 May” is no date.', 'The body is no JSON.', 'It is no pair.'],
  },
  {
    what: '“since” with the wrong tense',
    instead: 'has since been undone; has been erased',
    pattern:
      /\b(?:is|are|was|were) (?:undone|erased|changed|removed|done again|added|on hold|made)(?: again)? since\b/i,
    examples: ['This was undone since.', 'people who were erased since', 'The pair is on hold since May.'],
  },
  {
    what: 'a sentence that begins with “Of a …”',
    instead: 'For a formula, …',
    pattern: /(?:^|[.;:|] )Of (?:an?|the|two|several|each|all|changed|what)\b|; of (?:an?|each)\b/,
    examples: ['Of a formula, the value is read.', 'rows; of a changed round, how many'],
  },
  {
    what: '“whoever”, “those who”',
    instead: 'the person: you, your administrator, a manager, anyone who',
    pattern: /\bwhoever\b|\bthose who\b/i,
    examples: ['Ask whoever runs the service.', 'for those who look at it later'],
  },
  {
    what: '“somebody”',
    instead: 'a person, a manager, another user',
    pattern: /\bsomebody\b/i,
    examples: ['If somebody changes the same pair'],
    inDocuments: true,
  },
  {
    what: '“by” for “with” or “through”',
    instead: 'with one click, on the command line',
    pattern: /\bby (?:a|one|the) (?:tick|link|word|header|command|message|sheet)\b|\bknown by\b|\bby whom\b/i,
    examples: ['added by a tick', 'all pairs by one link', 'known by its id'],
  },
  {
    what: 'a message that no user can act on',
    instead: 'what is wrong in the terms of the user, and what to do',
    pattern:
      /that no (?:text|address|character) has|half characters|what it comes to|(?:would|have) come to:|\bto be had\b|A \w+ has a (?:title|name)\. Give one/i,
    examples: [
      'It has half characters. Write it again.',
      'A round has a title. Give one.',
      'Not to be had this way:',
    ],
  },
  {
    what: 'a label that no other web application has',
    instead: 'Redo, Refresh, Create, Discard',
    pattern:
      /\b(?:Do it again|Look again|Make (?:the|a|another) (?:pair|first pair|account|address|link|sign-in link)|Write to them|With the ticked|Throw this|Remove it all the same|Everything is clear)\b/,
    examples: ['Do it again', 'Make the pair', 'Make another link', 'With the ticked rows:'],
  },
];

/** Texts that a pattern finds and that stay, each for a reason. */
const EXCEPTIONS: readonly (readonly [text: string, reason: string])[] = [
  ['one a line, and nothing else', 'an instruction to a language model, as it was measured'],
  ['At most 10 hours a week', 'hours a week is what people say'],
  ['at most 10 hours a week', 'hours a week is what people say'],
  [
    'Write the goals at once, without thinking aloud',
    'an instruction to a language model, as it was measured',
  ],
  ['and by whom', 'the language of HTTP caching'],
];

interface Text {
  readonly place: string;
  readonly text: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (path: string): readonly Text[] =>
  read(path)
    .split('\n')
    .map((text, index) => ({ place: `${path}:${index + 1}`, text }));

/** What a file of the program says: its string literals and the parts of its templates. */
function literalsOf(path: string): readonly Text[] {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ place: `${path}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const DOCUMENTS = [
  '*.md',
  'docs/**/*.md',
  'examples/**/*.md',
  'deploy/**/*.{yaml,yml,conf,env,service,ini}',
  'deploy/Dockerfile',
];
const filesOf = (patterns: readonly string[]): readonly string[] => globSync([...patterns], { cwd: ROOT });

const found = (texts: readonly Text[], constructions: readonly Construction[]): readonly string[] =>
  texts
    .filter(({ text }) => !EXCEPTIONS.some(([exception]) => text.includes(exception)))
    .flatMap(({ place, text }) =>
      constructions
        .filter(({ pattern }) => pattern.test(text))
        .map(({ what, instead }) => `${place}: ${what}; write: ${instead}: ${text.trim()}`),
    );

suite('plain English', () => {
  test('each construction is found in its examples', () => {
    for (const { what, pattern, examples } of CONSTRUCTIONS)
      for (const example of examples) assert.match(example, pattern, what);
  });

  test('in documents and deploy/', () => {
    const files = filesOf(DOCUMENTS);
    assert.ok(files.length > 60);
    assert.deepEqual(found(files.flatMap(linesOf), CONSTRUCTIONS), []);
  });

  test('in what the program says', () => {
    // The languages of the composer and the words of sheets are data, in many languages.
    const files = filesOf(['src/**/*.ts']).filter((path) => !/^src\/(?:composer|harm)\//.test(path));
    const texts = files.flatMap(literalsOf);
    assert.ok(texts.length > 10_000);
    const messages = CONSTRUCTIONS.filter(({ inDocuments }) => inDocuments === undefined);
    assert.deepEqual(found(texts, messages), []);
  });

  test('every exception is there', () => {
    const all = [...filesOf(DOCUMENTS), ...filesOf(['src/**/*.ts'])].map(read).join('\n');
    for (const [text] of EXCEPTIONS) assert.ok(all.includes(text), text);
  });
});
