/** Whom the names of a sheet mean. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PeopleFinder } from '../../src/domain/import-people.ts';

const manager = (id: number, first_name: string, last_name: string) => ({
  id,
  first_name,
  last_name,
  email: `${first_name}.${last_name}@example.org`.toLowerCase(),
});

test('somebody is proposed whose name has all the words, not a namesake by surname alone', () => {
  const finder = new PeopleFinder({
    managers: [manager(1, 'Maria', 'Muster'), manager(2, 'Łucja', 'Zmyślona')],
    participants: [],
    relations: [],
    rounds: [],
    forms: [],
    labels: new Map(),
  });
  assert.equal(finder.find('manager', 'Maria Muster').sure?.email, 'maria.muster@example.org');
  assert.equal(finder.find('manager', 'M. Muster').isLikely, true);
  for (const name of ['Frau Clara Muster', 'Dorota Zmyślona']) {
    const { sure, candidates, isLikely } = finder.find('manager', name);
    assert.deepEqual([sure, candidates.length, isLikely], [undefined, 1, false], name);
  }
});
