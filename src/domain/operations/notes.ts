import { NOTE_TABLES, type Note } from '../notes.ts';
import { managerOf } from './managers.ts';
import type { OperationOf } from './operation.ts';
import { personOf } from './people.ts';
import {
  alreadyDone,
  type Plan,
  type PlanningContext,
  type Refused,
  refuse,
  relationOf,
} from './planning.ts';
import { KEPT_TABLES, type ProgrammeRows, parseRowChange, recordIdOf } from './rows.ts';
import { manager, type NoteRef, pair, person } from './words.ts';

/** Plans to make, change or delete a note. */
export function planNote(
  { of, at, author, text }: OperationOf<'write-note'>,
  { rows }: PlanningContext,
): Plan | Refused {
  const table = NOTE_TABLES[of.kind];
  const about = refOf(of, rows);
  if ('refused' in about) return about;
  const own: readonly Note[] = rows[table];
  const before = own.find((one) => one.at === at && recordIdOf(table, one) === of.id) ?? null;
  if (author === null && before === null) return refuse({ code: 'no-note' });
  const words = text?.normalize('NFC').replaceAll('\r\n', '\n').trim() ?? null;
  if (words === '') return refuse({ code: 'note-empty' });
  if (before !== null && before.text === words) return alreadyDone({ code: 'note-so-already' });
  const after =
    words === null ? null : { ...before, ...author, [KEPT_TABLES[table].key[0]]: of.id, at, text: words };
  const done = after === null ? 'delete' : before === null ? 'create' : 'change';
  return {
    summary: { code: 'note-written', done, about },
    notes: [],
    changes: [parseRowChange({ table, before, after })],
  };
}

/** The record that a note is on. */
function refOf({ kind, id }: OperationOf<'write-note'>['of'], rows: ProgrammeRows): NoteRef | Refused {
  if (kind === 'relation') {
    const relation = relationOf(rows, id);
    return 'refused' in relation ? relation : pair(relation);
  }
  const found = kind === 'person' ? personOf(rows, id) : managerOf(rows, id);
  if ('refused' in found) return found;
  return kind === 'person' ? person(id) : manager(id);
}
