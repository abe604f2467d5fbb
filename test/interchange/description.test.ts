/** The documentation of the tables. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { describeTables } from '../../docs/table-description.ts';
import { KINDS } from '../../src/domain/imported-rows.ts';
import { keyOf } from '../../src/domain/people-search.ts';
import { TABLES } from '../../src/interchange/kinds/tables.ts';

test('docs/tables.md is made of the declarations', () => {
  const text = readFileSync(new URL('../../docs/tables.md', import.meta.url), 'utf8');
  assert.equal(text.slice(text.indexOf('## ')), describeTables());
});

test('no name of a column means two columns of its kind, and all are written as they are compared', () => {
  for (const kind of KINDS) {
    const names = TABLES[kind].columns.flatMap(({ name, synonyms = [], parts = [] }) => [
      name,
      ...synonyms,
      ...parts.flatMap((part) => [part.name, ...(part.synonyms ?? [])]),
    ]);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
      kind,
    );
    assert.deepEqual(names.map(keyOf), names, kind);
  }
});
