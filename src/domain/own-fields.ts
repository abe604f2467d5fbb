/** The labels that a programme gives to fields of its own: without one, a field is shown nowhere. */

import type { Fields } from './fields.ts';
import { ownFields } from './programme.ts';
import type { HistoryNote } from './signature.ts';

/** The labels by the names of the fields. */
export type OwnLabels = ReadonlyMap<string, string>;

/** Keeps the labels. */
export interface OwnFieldStore {
  labels(): Promise<OwnLabels>;
  save(labels: OwnLabels, note: HistoryNote): Promise<void>;
}

/** The fields of a record as the programme calls them, without those that it does not use. */
export const labelled = (fields: Fields, labels: OwnLabels): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!Object.hasOwn(ownFields, name)) return [[name, field]];
      const label = labels.get(name);
      return label === undefined ? [] : [[name, { ...field, label }]];
    }),
  );
