/** The texts of the history, in the words of the desk. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { inDeskWords, isUndoSummary, previewInDeskWords } from '../../src/desk/components/words.ts';

suite('the words of the desk', () => {
  test('name people and pairs, and no numbers', () => {
    for (const [text, said] of [
      [
        'Created the relation of Ada Example (1) with Bea Example (2), cohort 2026, matched since 2026-05-04',
        'Created the pair Ada Example with Bea Example, cohort 2026, matched since 2026-05-04',
      ],
      ['Undid entry 1: Put Ada (1) on hold', 'Undone: put Ada on hold'],
      ['Undid entry 2: Undid entry 1: Put Ada (1) on hold', 'Done again: put Ada on hold'],
      [
        'Entry 3 cannot be undone: relation r1 of Ada (1) with Bea (2) was changed since by entry 4 (Nora): Ended it. Undo that first.',
        'This cannot be undone: the pair Ada with Bea was changed since by Nora: Ended it. Undo that first.',
      ],
      ['Imported files: participants 3 new, relations 2 new', 'Imported files: people: 3 new, pairs: 2 new'],
      [
        'Entry 3 cannot be undone: it was changed since by entry 4 (root at the command line): Ended it.',
        'This cannot be undone: it was changed since by an administrator (root): Ended it.',
      ],
      // What people wrote stays.
      ['Created the course “Relations (12)”', 'Created the course “Relations (12)”'],
    ] as const) {
      assert.equal(inDeskWords(text), said);
    }
  });

  test('say of a preview what would be done', () => {
    const created = 'Created the relation of Ada (1) with Bea (2), matched since 2026-05-04';
    for (const [text, said] of [
      [created, 'This would create the pair Ada with Bea, matched since 2026-05-04'],
      [
        `Undid entry 3: ${created}`,
        'This would undo: created the pair Ada with Bea, matched since 2026-05-04',
      ],
      [
        `Undid entry 4: Undid entry 3: ${created}`,
        'This would do again: created the pair Ada with Bea, matched since 2026-05-04',
      ],
      [
        'Ada (1) dropped out on 2026-05-04: ended 2 relations',
        'This would record that Ada dropped out on 2026-05-04, and end 2 pairs',
      ],
      [
        'Chemistry, mentee Ada (1) with Bea (2): waived',
        'This would record: Chemistry, mentee Ada with Bea: waived',
      ],
    ] as const) {
      assert.equal(previewInDeskWords(text), said);
    }
  });

  test('tell an undo from what is done again', () => {
    const texts = ['Ended it', 'Undid entry 1: Ended it', 'Undid entry 2: Undid entry 1: Ended it'];
    assert.deepEqual(texts.map(isUndoSummary), [false, true, false]);
  });
});
