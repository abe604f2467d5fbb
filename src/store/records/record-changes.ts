/** How the history tells of a changed record of a collection. */

import { cellOf } from '../../domain/operations/rows.ts';
import {
  KEPT_COLLECTIONS,
  type KeptCollection,
  type RecordKind,
  type RecordTable,
} from '../../domain/operations/setting-rows.ts';
import type { SettingChange } from '../operations/setting-history.ts';

/** Returns the entry of a created or changed record. */
export function changeOfRecord(table: RecordTable): Omit<SettingChange<RecordTable>, 'which'> {
  const { kind, noun, fields, words }: KeptCollection & { readonly kind: RecordKind } =
    KEPT_COLLECTIONS[table];
  return {
    table,
    kind,
    summaryOf(before, after) {
      const record = `the ${noun} “${(after ?? before)?.title}”`;
      if (before === null || after === null) return `Created ${record}`;
      const changed = Object.keys(fields).filter((name) => cellOf(before, name) !== cellOf(after, name));
      if (changed.join() === 'deactivated') {
        return `Switched ${record} ${cellOf(after, 'deactivated') === true ? 'off' : 'on'}`;
      }
      return `Changed ${record}: ${changed.map((name) => words[name] ?? name.replaceAll('_', ' ')).join(', ')}`;
    },
  };
}
