/** Whether the labelled wishes are in their format, quote their texts to the letter, and stay broad. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { suite, test } from 'node:test';
import { KINDS, type LabelledText, type LabelledWish, readLabelledTexts } from './labelled-wishes.ts';

const FOLDER = new URL('./', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort();

const TEXTS = new Map(FILES.map((name) => [name, readLabelledTexts(new URL(name, FOLDER))]));

/** Everything that is said to be a verbatim part of the text. */
const spansOf = ({ wishes, context, excluded, private: secret }: LabelledText): readonly string[] => [
  ...wishes.flatMap(({ clause, alsoFine, facts }) => [clause, ...alsoFine, ...facts.map(({ text }) => text)]),
  ...context,
  ...excluded,
  ...secret,
];

/** Everything that is said to be fit for quotation marks. */
const quotesOf = ({ clause, alsoFine, quotable }: LabelledWish): readonly string[] => [
  ...(quotable ? [clause] : []),
  ...alsoFine,
];

const wordsOf = (text: string): number => text.split(/\s+/u).length;

/** A fault is a sentence that begins with the entry it is about. */
function faultsOf(entry: LabelledText): readonly string[] {
  const { id, text, wishes, context, noResponse, minimum, maximum } = entry;
  const faults: string[] = [];
  for (const span of spansOf(entry)) {
    if (!text.includes(span)) faults.push(`${id}: "${span}" is not in the text.`);
  }
  for (const span of context) {
    if (wishes.some(({ clause }) => clause.includes(span) || span === clause)) {
      faults.push(`${id}: "${span}" is both a wish and none.`);
    }
  }
  if (noResponse !== (wishes.length === 0)) faults.push(`${id}: noResponse contradicts the wishes.`);
  if (noResponse ? maximum !== 0 : minimum < 1)
    faults.push(`${id}: minimum or maximum contradicts noResponse.`);
  if (minimum > maximum) faults.push(`${id}: the minimum is above the maximum.`);
  if (maximum > wishes.length + 1) faults.push(`${id}: the maximum is far above the number of wishes.`);
  return [...faults, ...wishes.flatMap((wish) => faultsOfWish(entry, wish))];
}

function faultsOfWish({ id, text, ...entry }: LabelledText, wish: LabelledWish): readonly string[] {
  const { clause, alsoFine, about } = wish;
  const faults: string[] = [];
  if (alsoFine.includes(clause)) faults.push(`${id}: "${clause}" is in alsoFine too.`);
  if (about.length === 0) faults.push(`${id}: "${clause}" has no pattern.`);
  for (const pattern of about) {
    if (pattern.test('')) faults.push(`${id}: ${pattern} matches anything.`);
  }
  if (!about.some((pattern) => pattern.test(text)))
    faults.push(`${id}: no pattern of "${clause}" fits the text.`);
  for (const quote of quotesOf(wish)) {
    const leak = [...entry.private, ...entry.excluded].find((span) => quote.includes(span));
    if (leak !== undefined) faults.push(`${id}: the quote "${quote}" repeats "${leak}".`);
    if (wordsOf(quote) === 1) faults.push(`${id}: the quote "${quote}" is a single word.`);
  }
  return faults;
}

for (const [name, entries] of TEXTS) {
  suite(name, () => {
    test('every label holds for its text', () => {
      assert.deepEqual(entries.flatMap(faultsOf), []);
    });

    test('42 entries, numbered, 14 of them held out', () => {
      const code = entries[0]?.id.slice(0, 2) ?? '';
      const numbers = entries.map((_, index) => `${code}-${String(index + 1).padStart(2, '0')}`);
      assert.deepEqual(
        entries.map(({ id }) => id),
        numbers,
      );
      assert.equal(entries.length, 42);
      assert.equal(entries.filter(({ part }) => part === 'held-out').length, 14);
    });

    test('the mix is broad, and the same in both parts', () => {
      const shapes = (part: LabelledText['part']) => {
        const texts = entries.filter((entry) => entry.part === part).map(({ text }) => text);
        const long = texts.filter((text) => wordsOf(text) >= 100);
        assert.ok(long.every((text) => wordsOf(text) <= 250));
        return { lists: texts.filter((text) => text.includes('\n')).length, long: long.length };
      };
      assert.deepEqual(shapes('development'), { lists: 5, long: 4 });
      assert.deepEqual(shapes('held-out'), { lists: 3, long: 2 });

      const wishes = entries.flatMap((entry) => entry.wishes);
      const missing = KINDS.filter((kind) => !wishes.some((wish) => wish.kind === kind));
      assert.ok(missing.length <= 1, `no wish of the kinds ${missing.join(', ')}`);
      assert.ok(
        wishes.filter(({ quotable }) => !quotable).length >= 15,
        'too few wishes that cannot be quoted',
      );
      assert.ok(entries.some(({ noResponse }) => noResponse));
      assert.ok(entries.some(({ excluded }) => excluded.length > 0));
    });
  });
}

test('no text and no id is there twice', () => {
  const all = [...TEXTS.values()].flat();
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  assert.equal(new Set(all.map(({ text }) => text)).size, all.length);
});
