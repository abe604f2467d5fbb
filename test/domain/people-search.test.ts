/** People are found by what a keyboard has: without accents, in any case, by a part of the name. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { type Findable, folded, searchPeople } from '../../src/domain/people-search.ts';

const NAMES = [
  'Łucja Zmyślona',
  'Jørgen Ærlig',
  'Bořek Ukázka',
  'Işıl Örnek',
  'İpek Örnek',
  'Ada Straße-Muster',
  'Adam Beispiel',
  'Андрей Вымышленный',
  'Андреи Иной',
  'Agent 0815',
];
const PEOPLE: readonly Findable[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  email: `person${index + 1}@example.org`,
  external_id: index === 0 ? 'rec 7X' : null,
  ...(index === 0 && { former_external_ids: ['4711'] }),
  ...(index === 1 && { former_external_ids: ['OLD@crm', '1'] }),
}));

suite('people', () => {
  test('are found by a part of the name, an e-mail or an id', () => {
    for (const [typed, expected] of [
      ['lucja', ['Łucja Zmyślona']],
      ['LUCJA  ZMYSLONA', ['Łucja Zmyślona']],
      ['jorgen aerlig', ['Jørgen Ærlig']],
      ['ukaz', ['Bořek Ukázka']],
      ['isil', ['Işıl Örnek']],
      ['ipek', ['İpek Örnek']],
      ['ornek', ['Işıl Örnek', 'İpek Örnek']],
      ['strasse', ['Ada Straße-Muster']],
      // A whole word is meant rather than the beginning of another, and that rather than a piece within.
      ['ada', ['Ada Straße-Muster']],
      ['adam', ['Adam Beispiel']],
      ['eispiel', ['Adam Beispiel']],
      ['андрей', ['Андрей Вымышленный']],
      ['АНДРЕИ', ['Андреи Иной']],
      ['3', ['Bořek Ukázka']],
      [' PERSON3@example.org ', ['Bořek Ukázka']],
      // Of these none is known, and what they are a part of is somebody else.
      ['n3@example.org', []],
      ['person3@example.or', []],
      ['08', []],
      // Ids of other systems: their own, and those of records that were merged into theirs.
      ['rec 7X', ['Łucja Zmyślona']],
      ['4711', ['Łucja Zmyślona']],
      ['OLD@crm', ['Jørgen Ærlig']],
      ['rec', []],
      ['nobody', []],
      ['', []],
      ['  ', []],
    ] as const) {
      assert.deepEqual(
        searchPeople(PEOPLE, typed).map(({ name }) => name),
        expected,
        typed,
      );
    }
  });

  test('are found by their whole names, however the accents are kept and the case', () => {
    fc.assert(
      fc.property(fc.nat(NAMES.length - 1), fc.boolean(), fc.boolean(), (index, apart, large) => {
        const name = NAMES[index] ?? '';
        const form = name.normalize(apart ? 'NFD' : 'NFC');
        assert.deepEqual(searchPeople(PEOPLE, large ? form.toUpperCase() : form)[0]?.id, index + 1);
        assert.equal(folded(folded(name)), folded(name));
      }),
    );
  });
});
