/** Writes an upload, and keeps what came of it. */

import { ChangedSinceSeenError } from '../../domain/import-store.ts';
import type { ProgrammeOperations } from '../../domain/operations/programme-history.ts';
import { UPLOAD_LIMITS, type Upload } from '../../domain/upload.ts';
import { TableError } from '../../interchange/formats/table-error.ts';
import type { UploadImportResult } from '../../interchange/upload.ts';
import { doneHref, UPLOAD_PATH, uploadHref } from '../components/upload-links.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Outcome } from '../screen.ts';

/** Writes it, once: of two processes that are asked to, one is told so by the revision. */
export async function writeUpload(
  parts: DeskParts,
  request: DeskRequest,
  upload: Upload,
  seen: number,
  changed: (now: Upload) => Promise<Outcome>,
): Promise<Outcome> {
  const { uploads, engine } = parts;
  const { id, revision } = upload;
  const until = Temporal.Now.instant().add({ minutes: UPLOAD_LIMITS.minutes });
  const claimed = await uploads.claim(id, revision, until);
  if (claimed === null) {
    const isDone = (await uploads.find(id))?.result != null;
    return { redirectTo: isDone ? doneHref(id) : uploadHref(id) };
  }
  const by = signatureOf(request, null);
  let imported: UploadImportResult | null = null;
  /** Notes that it is imported no more; null if somebody has decided something about it, or thrown it away. */
  const release = () => uploads.decide(id, claimed.revision, claimed);
  try {
    imported = await engine.import(claimed, by, seen);
  } catch (error) {
    const released = await release();
    // Somebody else has written something between the check of what was shown and this.
    if (error instanceof ChangedSinceSeenError && released !== null) return changed(released);
    if (!(error instanceof TableError)) throw error;
  }
  // Somebody has changed something in this very moment, and it has to be asked about.
  if (imported === null || !imported.written) {
    const released = imported === null ? await uploads.find(id) : await release();
    return { redirectTo: released === null ? UPLOAD_PATH : uploadHref(id) };
  }
  const { counts, leftOut } = imported;
  const entry = await entryOf(request.operations, by, seen);
  const result = { at: Temporal.Now.instant(), entry, counts };
  await uploads.finish(id, result, leftOut);
  return { redirectTo: doneHref(id) };
}

/** The entry of the history that an import has made; null if nothing of the programme changed. */
export async function entryOf(
  operations: ProgrammeOperations,
  { who, account_id }: { readonly who: string; readonly account_id: number | null },
  seen: number,
): Promise<number | null> {
  const entries = await operations.history({ limit: 20 });
  const own = entries.find(
    (entry) =>
      entry.kind === 'import' && entry.number > seen && entry.who === who && entry.account_id === account_id,
  );
  return own?.number ?? null;
}
