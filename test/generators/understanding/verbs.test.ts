import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../src/generators/languages/index.ts';
import { VERB_KINDS } from '../../../src/generators/languages/verb-kinds.ts';
import { verbKindOf } from '../../../src/generators/understanding/verbs.ts';
import { VERB_CLAUSES } from './verbs/index.ts';

for (const file of LANGUAGES) {
  test(`${file.code}: the verb of a clause tells its kind`, () => {
    const clauses = VERB_CLAUSES[file.code];
    for (const kind of VERB_KINDS) {
      assert.ok((clauses?.[kind] ?? []).length >= 2, `${kind} has clauses`);
      for (const clause of clauses?.[kind] ?? []) assert.equal(verbKindOf(clause, file), kind, clause);
    }
  });
}
