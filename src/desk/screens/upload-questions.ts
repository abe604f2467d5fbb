/** `/desk/upload/{id}/questions/`: what only a person can know: whom names mean, what words stand for, which pair an answer is about. */

import type { ImportDecisions } from '../../domain/import-decisions.ts';
import type { TableChoice } from '../../domain/import-mapping.ts';
import type { Upload } from '../../domain/upload.ts';
import { TableError } from '../../interchange/formats/table-error.ts';
import type { TableProposal } from '../../interchange/proposal.ts';
import type { AskedQuestion, UploadReview } from '../../interchange/upload-review.ts';
import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, type Outcome, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { ownUpload } from './upload.ts';
import { readAnswers } from './upload-answers.ts';
import { AGAIN, withoutAnswer } from './upload-answers-given.ts';
import { renderQuestions } from './upload-questions-view.ts';
import { nextStep, reviewed } from './upload-tables.ts';
import { unanswered } from './upload-unanswered.ts';

/** Questions that are asked on this page; what is confirmed stands beside the changes. */
function asked(review: UploadReview): readonly AskedQuestion[] {
  const questions = review.questions.filter(({ question }) => question.ask !== 'confirm');
  const [first, ...more] = questions.filter(({ question }) => question.ask === 'date-order');
  if (first === undefined) return questions;
  // How days are meant is asked once for each table, and not for every day.
  const rows = [first, ...more].flatMap((one) => one.rows);
  return questions.flatMap((one) => (one === first ? [{ ...first, rows }] : more.includes(one) ? [] : [one]));
}

/**
 * What an upload comes to; an address where that cannot be told, as a table has to be chosen first.
 *
 * @param patience how long to wait for it, in milliseconds; absent: to the end, as what somebody sent would be lost
 */
export async function reviewOrStep(parts: DeskParts, upload: Upload, patience?: number) {
  if (upload.result !== null) return { redirectTo: stepHref(upload.id, 'done') };
  try {
    return await reviewed(parts, upload, patience);
  } catch (error) {
    if (error instanceof TableError) return { redirectTo: stepHref(upload.id, 'tables') };
    throw error;
  }
}

/** The screen. */
export const uploadQuestionsScreen = (parts: DeskParts): Screen => {
  const page = async (
    request: DeskRequest,
    upload: Upload,
    review: UploadReview,
    form: SentForm | null,
    problems = {},
  ) =>
    renderQuestions({
      request,
      upload,
      questions: asked(review),
      faults: review.faults,
      later: review.later,
      managers: (await parts.desk.seenBy(null).choices()).managers,
      form,
      problems,
    });
  return {
    path: `${UPLOAD_PATH}{id}/questions/`,
    access: PROGRAMME_CHANGES,
    async show(request) {
      const upload = await ownUpload(request, parts);
      if (upload === null) return null;
      const review = await reviewOrStep(parts, upload, parts.patience);
      return 'redirectTo' in review ? review : page(request, upload, review, null);
    },
    async submit(request, form) {
      const upload = await ownUpload(request, parts);
      if (upload === null) return null;
      if (form.has(AGAIN)) return takeBack(parts, upload, form);
      const review = await reviewOrStep(parts, upload);
      if ('redirectTo' in review) return review;
      const questions = asked(review);
      const { problems, isAnything, ...answers } = readAnswers(
        form,
        { questions, faults: review.faults },
        upload.decisions,
      );
      const isAsking = questions.length + review.faults.length > 0;
      const isEmpty = isAsking && !isAnything && Object.keys(problems).length === 0;
      const missing = isEmpty ? unanswered({ questions, faults: review.faults }) : problems;
      if (isEmpty || Object.keys(missing).length > 0) {
        return { ...(await page(request, upload, review, form, missing)), status: 422 };
      }
      return decide(parts, upload, answers);
    },
  };
};

/** Keeps what was answered, and goes on. */
export async function decide(
  parts: DeskParts,
  upload: Upload,
  {
    decisions,
    dateOrders,
  }: { readonly decisions: ImportDecisions; readonly dateOrders: Readonly<Record<string, 'dmy' | 'mdy'>> },
): Promise<Outcome> {
  const choices: Record<string, TableChoice> = { ...upload.choices };
  if (Object.keys(dateOrders).length > 0) {
    for (const proposal of await parts.engine.propose(upload)) {
      const date_order = dateOrders[proposal.id];
      if (date_order === undefined || proposal.mapping === null) continue;
      choices[proposal.id] = { ...headerOf(proposal), mapping: { ...proposal.mapping, date_order } };
    }
  }
  const decided = await parts.uploads.decide(upload.id, upload.revision, { choices, decisions });
  // Another window was first: the next step shows what is kept now.
  const known = decided ?? (await parts.uploads.find(upload.id));
  return { redirectTo: known === null ? UPLOAD_PATH : await nextStep(parts, known) };
}

const headerOf = ({ header_row }: TableProposal): Pick<TableChoice, 'header_row'> =>
  header_row === null ? {} : { header_row };

/** Asks again what was answered. */
async function takeBack(parts: DeskParts, upload: Upload, form: SentForm): Promise<Outcome> {
  const { choices } = upload;
  const decisions = withoutAnswer(upload.decisions, form.text(AGAIN));
  await parts.uploads.decide(upload.id, upload.revision, { choices, decisions });
  return { redirectTo: stepHref(upload.id, 'questions') };
}
