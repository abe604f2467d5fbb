/** Records of declared fields, so that a new field needs no line in the tests of those that have it. */

import fc from 'fast-check';
import {
  assertRecord,
  defaultOf,
  type FieldKind,
  type Fields,
  type RecordOf,
} from '../../src/domain/fields.ts';

/** A record with the default of each field that has one, and with the declared examples otherwise. */
export function exampleRecord<F extends Fields>(fields: F): RecordOf<F> {
  const record = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = defaultOf(field);
      return [name, value === undefined ? field.example : value];
    }),
  );
  assertRecord(fields, record);
  return record;
}

/** Records with any values of each kind; texts are empty only where the field may be blank. */
export function anyRecord<F extends Fields>(
  fields: F,
  values: { readonly [K in FieldKind]: fc.Arbitrary<unknown> },
): fc.Arbitrary<RecordOf<F>> {
  const arbitraries = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isBlank = field.kind === 'text' && field.blank;
      const value = isBlank ? values.text : values[field.kind].filter((given) => given !== '');
      return [name, field.nullable ? fc.option(value) : value];
    }),
  );
  return fc.record(arbitraries).map((record) => {
    assertRecord(fields, record);
    return record;
  });
}
