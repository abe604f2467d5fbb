/**
 * Wishes as mentees type them, with what a strict native reader takes from them: a file for each language, by its
 * English name. Two thirds are for development. The rest is held out: whoever changes the composer does not look at it.
 */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

export const PARTS = ['development', 'held-out'] as const;

export const KINDS = [
  'learn',
  'pass',
  'find',
  'become',
  'build',
  'practise',
  'negotiate',
  'decide',
  'meet',
  'reduce',
  'keep',
  'direction',
  'unread',
] as const;

export const ROLES = [
  'deadline',
  'event',
  'period',
  'hours',
  'level-now',
  'level-wanted',
  'amount-now',
  'amount-wanted',
  'amount-lost',
  'count-wanted',
  'past',
  'technology',
  'certificate',
  'audience',
  'field',
  'obstacle',
] as const;

/** A figure, name or circumstance in the words of the text, and what it means there. */
export interface LabelledFact {
  readonly text: string;
  readonly role: (typeof ROLES)[number];
}

export interface LabelledWish {
  /** The whole complement of the wish, the trouble or the question, without what introduces it. */
  readonly clause: string;
  /** Other spans that state the same wish and would be a good quote. */
  readonly alsoFine: readonly string[];
  /** Whether a strict reader accepts the clause in quotation marks as a goal. */
  readonly quotable: boolean;
  readonly kind: (typeof KINDS)[number];
  readonly theme: string;
  /** A goal for this wish matches at least one of them. */
  readonly about: readonly RegExp[];
  readonly facts: readonly LabelledFact[];
}

export interface LabelledText {
  readonly id: string;
  readonly part: (typeof PARTS)[number];
  readonly text: string;
  readonly wishes: readonly LabelledWish[];
  /** Clauses that a careless reader might take for wishes. */
  readonly context: readonly string[];
  readonly excluded: readonly string[];
  /** What no goal may repeat. */
  readonly private: readonly string[];
  /** Whether the text has no wish at all. */
  readonly noResponse: boolean;
  /** How many goals a strict reader accepts. */
  readonly minimum: number;
  readonly maximum: number;
}

/** Reads a file of labelled texts; fails with the place of the first thing that is not in the format. */
export function readLabelledTexts(file: URL): readonly LabelledText[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return list(content, 'the file').map((entry, index) => labelledText(entry, `entry ${index + 1}`));
}

function labelledText(value: unknown, place: string): LabelledText {
  const field = fields(value, place, [
    'id',
    'part',
    'text',
    'wishes',
    'context',
    'excluded',
    'private',
    'noResponse',
    'minimum',
    'maximum',
  ]);
  const id = text(field('id'), `${place}, id`);
  return {
    id,
    part: oneOf(PARTS, field('part'), `${id}, part`),
    text: text(field('text'), `${id}, text`),
    wishes: list(field('wishes'), `${id}, wishes`).map((wish, index) =>
      labelledWish(wish, `${id}, wish ${index + 1}`),
    ),
    context: texts(field('context'), `${id}, context`),
    excluded: texts(field('excluded'), `${id}, excluded`),
    private: texts(field('private'), `${id}, private`),
    noResponse: truth(field('noResponse'), `${id}, noResponse`),
    minimum: count(field('minimum'), `${id}, minimum`),
    maximum: count(field('maximum'), `${id}, maximum`),
  };
}

function labelledWish(value: unknown, place: string): LabelledWish {
  const field = fields(value, place, ['clause', 'quotable', 'kind', 'theme', 'about', 'facts'], ['alsoFine']);
  return {
    clause: text(field('clause'), `${place}, clause`),
    alsoFine: texts(field('alsoFine') ?? [], `${place}, alsoFine`),
    quotable: truth(field('quotable'), `${place}, quotable`),
    kind: oneOf(KINDS, field('kind'), `${place}, kind`),
    theme: text(field('theme'), `${place}, theme`),
    about: texts(field('about'), `${place}, about`).map((pattern) => new RegExp(pattern, 'iu')),
    facts: list(field('facts'), `${place}, facts`).map((fact, index) =>
      labelledFact(fact, `${place}, fact ${index + 1}`),
    ),
  };
}

function labelledFact(value: unknown, place: string): LabelledFact {
  const field = fields(value, place, ['text', 'role']);
  return {
    text: text(field('text'), `${place}, text`),
    role: oneOf(ROLES, field('role'), `${place}, role`),
  };
}

/** Looks up the fields of an object that has all required fields and no unknown one. */
function fields(
  value: unknown,
  place: string,
  required: readonly string[],
  optional: readonly string[] = [],
): (name: string) => unknown {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), `${place}: not an object`);
  const entries = new Map<string, unknown>(Object.entries(value));
  const missing = required.filter((name) => !entries.has(name));
  const unknown = [...entries.keys()].filter((name) => !required.includes(name) && !optional.includes(name));
  assert.deepEqual({ missing, unknown }, { missing: [], unknown: [] }, `${place}: missing or unknown fields`);
  return (name) => entries.get(name);
}

function list(value: unknown, place: string): readonly unknown[] {
  assert.ok(Array.isArray(value), `${place}: not a list`);
  return value;
}

function text(value: unknown, place: string): string {
  assert.ok(typeof value === 'string' && value !== '' && value.trim() === value, `${place}: not a text`);
  return value;
}

function texts(value: unknown, place: string): readonly string[] {
  return list(value, place).map((one) => text(one, place));
}

function truth(value: unknown, place: string): boolean {
  assert.ok(typeof value === 'boolean', `${place}: neither true nor false`);
  return value;
}

function count(value: unknown, place: string): number {
  assert.ok(Number.isInteger(value) && typeof value === 'number' && value >= 0, `${place}: not a count`);
  return value;
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown, place: string): Choice {
  const choice = choices.find((one) => one === value);
  assert.ok(choice !== undefined, `${place}: ${JSON.stringify(value)} is none of ${choices.join(', ')}`);
  return choice;
}
