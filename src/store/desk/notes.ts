/** The notes on a record. */

import { sql } from 'kysely';
import { NOTE_TABLES, type Note, type NoteSubject, type SignedNote } from '../../domain/notes.ts';
import { readRows } from '../programme-reading.ts';
import { personInScope, relationInScope, type Sight } from '../read-scope.ts';

/** The notes on a record, newest first; none where it is not visible. */
export async function readNotes(sight: Sight, kind: NoteSubject, id: number): Promise<readonly SignedNote[]> {
  const { table, column } = NOTE_TABLES[kind];
  const seen = {
    person: sql`participant_id in (select participants.id from participants where ${personInScope(sight)})`,
    relation: relationInScope(sight),
    manager: sight.managerId === null ? sql`true` : sql`false`,
  };
  const which = sql`${sql.ref(column)} = ${id} and ${seen[kind]}`;
  const notes: readonly Note[] = await readRows(sight.queries, table, which);
  const accounts = await sight.queries
    .selectFrom('accounts')
    .where('id', 'in', [0, ...notes.map(({ account_id }) => account_id ?? 0)])
    .select(['id', 'name'])
    .execute();
  const names = new Map(accounts.map((one) => [one.id, one.name]));
  return notes
    .map((note) => ({ ...note, who: names.get(note.account_id ?? 0) ?? null }))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
