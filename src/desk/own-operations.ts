/**
 * Operations for those who see the pairs of one manager: what may be done is decided by the screens; here nothing is told
 * of people whom they do not see, such as the mentor that their mentee has beside theirs.
 */

import type { DeskReader } from '../domain/desk/desk-reader.ts';
import type { Refused } from '../domain/operations/planning.ts';
import type { Performed, Preview, ProgrammeOperations } from '../domain/operations/programme-history.ts';

const UNTOLD =
  'Somebody in pairs that others look after is concerned. Ask a manager of the programme if it matters.';
const REFUSED =
  'Somebody in pairs that others look after is concerned. A manager of the programme can do it.';

/** Returns the operations for a caller, as they are for those who see everything. */
export function ownOperations(
  operations: ProgrammeOperations,
  desk: DeskReader,
  onlyManager: string | null,
): ProgrammeOperations {
  if (onlyManager === null) return operations;
  const seen = desk.seenBy(onlyManager);

  /** A text in which people are named with their ids, where all of them are seen. */
  const told = async (text: string, made: ReadonlySet<number>, untold = UNTOLD): Promise<string> => {
    for (const [, id] of text.matchAll(/\((\d{1,15})\)/g)) {
      if (!made.has(Number(id)) && (await seen.person(Number(id))) === null) return untold;
    }
    return text;
  };
  const ownPreview = async <Shown extends Preview | Performed>(preview: Shown): Promise<Shown> => {
    const made = new Set(
      preview.changes.flatMap(({ table, before, after }) =>
        table === 'participants' && before === null && after !== null && 'id' in after ? [after.id] : [],
      ),
    );
    return { ...preview, notes: await Promise.all(preview.notes.map((note) => told(note, made))) };
  };
  const ownRefusal = async (refusal: Refused): Promise<Refused> => ({
    ...refusal,
    refused: await told(refusal.refused, new Set(), REFUSED),
  });
  return {
    ...operations,
    async preview(operation, reason) {
      const preview = await operations.preview(operation, reason);
      return 'refused' in preview ? ownRefusal(preview) : ownPreview(preview);
    },
    async perform(operation, signature, basis) {
      const done = await operations.perform(operation, signature, basis);
      if ('number' in done) return ownPreview(done);
      return 'refused' in done ? ownRefusal(done) : done;
    },
    async previewUndo(number, extent) {
      const preview = await operations.previewUndo(number, extent);
      return 'refused' in preview ? ownRefusal(preview) : ownPreview(preview);
    },
    async undo(number, signature, basis, extent) {
      const done = await operations.undo(number, signature, basis, extent);
      return 'refused' in done ? ownRefusal(done) : done;
    },
  };
}
