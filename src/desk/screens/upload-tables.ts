/** `/desk/upload/{id}/`: what the files of an upload hold. Everything is proposed, and can be changed. */

import { OPEN_ACCESS_CALLER } from '../../domain/access.ts';
import type { Upload } from '../../domain/upload.ts';
import { TableError } from '../../interchange/formats/table-error.ts';
import { UploadTimeoutError } from '../../interchange/upload-progress.ts';
import type { UploadReview } from '../../interchange/upload-review.ts';
import { stepHref } from '../components/upload-steps.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskPage, Screen } from '../screen.ts';
import { ownUploadScreen, toStep } from './upload.ts';
import { initialForms, isTold, readTables } from './upload-tables-form.ts';
import { renderTables } from './upload-tables-view.ts';

/** Makes the screen. */
export const uploadTablesScreen = (parts: DeskParts): Screen =>
  ownUploadScreen(parts, '', {
    show: (upload) => tablesPage(parts, upload, null),
    async submit(upload, form) {
      const { id, revision, decisions } = upload;
      if (upload.result !== null) return toStep(id, 'done');
      const { forms, isComplete, choices } = readTables(form, await parts.engine.propose(upload));
      const again = async (isNothing: boolean) => ({
        ...renderTables(upload, forms, await parts.desk.seenBy(null).choices(), null),
        status: isNothing || forms.some(({ problems }) => problems.length > 0) ? 422 : 200,
      });
      const isMoved = Object.values(choices).some(
        ({ header_row, mapping }) => header_row !== undefined && mapping === undefined,
      );
      if (!isComplete && !isMoved) return again(false);
      if (forms.every(({ isLeftOut }) => isLeftOut)) return again(true);
      // What was chosen before of tables that are not left out any more.
      const kept = Object.entries(upload.choices).filter(
        ([table, { skip }]) =>
          (isMoved || skip !== true) && forms.some(({ proposal }) => proposal.id === table),
      );
      const all = { ...Object.fromEntries(kept), ...choices };
      const decided = await parts.uploads.decide(id, revision, { choices: all, decisions });
      // Somebody else, or another window, was first: what is kept now is shown.
      if (decided === null || isMoved) return toStep(id, 'tables');
      return { redirectTo: await nextStep(parts, decided) };
    },
  });

/**
 * The page as it stands before anybody has chosen anything on it.
 *
 * @param refusal why files could not be added; null if none were sent
 */
export async function tablesPage(
  parts: DeskParts,
  upload: Upload,
  refusal: string | null,
): Promise<DeskPage | { readonly redirectTo: string }> {
  if (upload.result !== null) return toStep(upload.id, 'done');
  const forms = initialForms(
    await parts.engine.propose(upload, refusal === null ? parts.patience : undefined),
  );
  const isAllTold = forms.every(({ proposal }) => isTold(proposal));
  const problem = refusal ?? (isAllTold ? await tableProblem(parts, upload) : null);
  const choices = await parts.desk.seenBy(null).choices();
  return renderTables(upload, forms, choices, problem);
}

/** The reason why the tables cannot be read together; null if they can. */
async function tableProblem(parts: DeskParts, upload: Upload): Promise<string | null> {
  try {
    await reviewed(parts, upload, parts.patience);
    return null;
  } catch (error) {
    if (error instanceof TableError) return error.message;
    throw error;
  }
}

/**
 * Returns the review of an upload, with the newest entry of the history that it was compared with.
 *
 * @param patience how long to wait for it, in milliseconds; absent: to the end
 */
export async function reviewed(
  { engine, operationsOf }: DeskParts,
  upload: Upload,
  patience?: number,
): Promise<UploadReview & { readonly seen: number }> {
  const seen = await operationsOf(OPEN_ACCESS_CALLER).newest();
  return { ...(await engine.review(upload, seen, patience)), seen };
}

/** Whether a review asks what stands in the step of the questions; what is confirmed stands beside the changes. */
export const isAsking = ({ questions, faults }: Pick<UploadReview, 'questions' | 'faults'>): boolean =>
  faults.length > 0 || questions.some(({ question }) => question.ask !== 'confirm');

/** Returns the address of the next step. If that takes long to tell, the step of the changes shows how far it is, and leads on. */
export async function nextStep(parts: DeskParts, upload: Upload): Promise<string> {
  try {
    const proposals = await parts.engine.propose(upload, parts.patience);
    if (!proposals.every(isTold)) return stepHref(upload.id, 'tables');
    const review = await reviewed(parts, upload, parts.patience);
    return stepHref(upload.id, isAsking(review) ? 'questions' : 'changes');
  } catch (error) {
    if (error instanceof TableError) return stepHref(upload.id, 'tables');
    if (error instanceof UploadTimeoutError) return stepHref(upload.id, 'changes');
    throw error;
  }
}
