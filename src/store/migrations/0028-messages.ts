/** Messages of the history become data. What was written before stays as the sentence that it is, with those whom it names by id. */

import type { Message } from '../../domain/operations/messages.ts';
import type { Migration } from './migration.ts';

/** How many entries are converted at once. */
const BATCH = 1000;

const MERGED = /^Merged \{person (\d+)\} into \{person (\d+)\}$/;
const UNDID = /^Undid entry (\d+): /;

/** A sentence as data. */
function earlier(kind: string, text: string): Message {
  const [undid, entry] = UNDID.exec(text) ?? [];
  if (kind === 'undo' && undid !== undefined) {
    return { code: 'undid', entry: Number(entry), what: earlier(kind, text.slice(undid.length)) };
  }
  const [, gone, kept] = MERGED.exec(text) ?? [];
  // Who is erased is known by the records that were merged into theirs.
  if (kind === 'merge-people' && gone !== undefined) {
    return { code: 'people-merged', gone: { person: Number(gone) }, kept: { person: Number(kept) } };
  }
  const parts = text.split(/(\{(?:person|manager) \d+\})/).map((part) => {
    const [, role, id] = /^\{(person|manager) (\d+)\}$/.exec(part) ?? [];
    if (role === undefined) return part;
    return role === 'person' ? { person: Number(id) } : { manager: Number(id) };
  });
  return { code: 'earlier', parts };
}

export const messages: Migration = {
  number: 28,
  name: 'messages',

  async up(transaction) {
    for (let last = 0; ; ) {
      const rows = await transaction
        .selectFrom('history')
        .where('number', '>', last)
        .select(['number', 'kind', 'summary'])
        .orderBy('number')
        .limit(BATCH)
        .execute();
      for (const { number, kind, summary } of rows) {
        await transaction
          .updateTable('history')
          .set({ summary: JSON.stringify(earlier(kind, summary)) })
          .where('number', '=', number)
          .execute();
      }
      const newest = rows.at(-1);
      if (newest === undefined) return;
      last = newest.number;
    }
  },
};
