/** `/desk/upload/{id}/changes/`: what an upload changes, person by person, and the step that writes it. */

import { ChangedSinceSeenError } from '../../domain/import-store.ts';
import type { ProgrammeOperations } from '../../domain/operations/programme-history.ts';
import { UPLOAD_LIMITS, type Upload } from '../../domain/upload.ts';
import { TableError } from '../../interchange/formats/table-error.ts';
import type { UploadImportResult } from '../../interchange/upload.ts';
import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import { SEEN, signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Outcome, Screen } from '../screen.ts';
import { ownUploadScreen, toStep } from './upload.ts';
import { readAnswers, unconfirmed } from './upload-answers.ts';
import { type Obstacle, REVISION, renderChanges } from './upload-changes-view.ts';
import { decide, reviewOrStep } from './upload-questions.ts';
import { isAsking, nextStep } from './upload-tables.ts';

/** Makes the screen. */
export const uploadChangesScreen = (parts: DeskParts): Screen => {
  const page = async (request: DeskRequest, upload: Upload, obstacle: Obstacle | null, patience?: number) => {
    const review = await reviewOrStep(parts, upload, patience);
    if ('redirectTo' in review) return review;
    if (isAsking(review)) return toStep(upload.id, 'questions');
    const { managers } = await parts.desk.seenBy(null).choices();
    const shown = renderChanges(request, upload, review, managers, obstacle);
    return obstacle === null ? shown : { ...shown, status: obstacle === 'changed' ? 409 : 422 };
  };
  return ownUploadScreen(parts, 'changes/', {
    show: (upload, request) => page(request, upload, null, parts.patience),
    async submit(upload, form, request) {
      const review = await reviewOrStep(parts, upload);
      if ('redirectTo' in review) return review;
      const { questions } = review;
      if (questions.length > 0) {
        const { isAnything, decisions, dateOrders } = readAnswers(
          form,
          { questions, faults: [] },
          upload.decisions,
        );
        return isAnything
          ? decide(parts, upload, { decisions, dateOrders })
          : page(request, upload, { unanswered: unconfirmed(questions) });
      }
      // What is written is what was shown.
      const isShown =
        form.text(SEEN) === String(review.seen) && form.text(REVISION) === String(upload.revision);
      if (!isShown || !review.isReady) return page(request, upload, 'changed');
      return parts.imports.start(
        upload.id,
        () => write(parts, request, upload, review.seen, (now) => page(request, now, 'changed')),
        parts.patience,
      );
    },
  });
};

/** Writes it, once: of two processes that are asked to, one is told so by the revision. */
async function write(
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
    return { redirectTo: stepHref(id, isDone ? 'done' : 'changes') };
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
    return { redirectTo: released === null ? UPLOAD_PATH : await nextStep(parts, released) };
  }
  const { counts, leftOut } = imported;
  const entry = await entryOf(request.operations, by, seen);
  const result = { at: Temporal.Now.instant(), entry, counts };
  await uploads.finish(id, result, leftOut);
  return { redirectTo: stepHref(id, 'done') };
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
