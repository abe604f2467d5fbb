/** What happens when a form asks for an operation: its preview, or the operation itself, unless something speaks against it. */

import type { Operation } from '../domain/operations/operation.ts';
import type { Refused } from '../domain/operations/planning.ts';
import type {
  Basis,
  Conflict,
  Performed,
  Preview,
  ProgrammeOperations,
  Signature,
} from '../domain/programme-history.ts';
import { withDone } from './links.ts';
import type { DeskRequest } from './screen.ts';
import type { FieldProblems, SentForm } from './sent-form.ts';

/** The hidden field with the newest entry of the history that whoever filled in the form could know of. */
export const SEEN = 'seen';
/** The field of the button by which a form asks for a preview. */
export const STEP = 'step';
export const PREVIEW = 'preview';

/** How a form stands: as it is first shown, or after it was sent and something spoke against it. */
export interface FormState {
  /** What was sent; null where nothing was yet. */
  readonly sent: SentForm | null;
  readonly problems: FieldProblems;
  /** What is wrong with the whole; null where nothing is. */
  readonly refusal: string | null;
  /** What somebody else has changed meanwhile; null where nobody has. */
  readonly conflict: Conflict | null;
  readonly preview: Preview | null;
  /** The newest entry of the history now. */
  readonly seen: number;
}

/** The state of a form that is shown first. */
export async function newFormState(operations: Pick<ProgrammeOperations, 'history'>): Promise<FormState> {
  const [newest] = await operations.history({ limit: 1 });
  return { ...NOTHING, sent: null, seen: newest?.number ?? 0 };
}

const NOTHING = { problems: {}, refusal: null, conflict: null, preview: null } as const;

/** The state of a form in which fields are wrong. */
export const wrongFields = (sent: SentForm, problems: FieldProblems): FormState => ({
  ...NOTHING,
  sent,
  problems,
  seen: seenIn(sent),
});

/** The state of a form whose operation is not possible. */
export const refusedForm = (sent: SentForm, refusal: string): FormState => ({
  ...NOTHING,
  sent,
  refusal,
  seen: seenIn(sent),
});

/** The number in the form of the newest entry that was known. */
function seenIn(form: SentForm): number {
  const text = form.text(SEEN);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** What can be previewed and performed. */
export interface Task {
  preview(): Promise<Preview | Refused>;
  perform(signature: Signature, basis: Basis): Promise<Performed | Refused | Conflict>;
}

/** An operation as a task. */
export const taskOf = (
  operations: ProgrammeOperations,
  operation: Operation,
  reason: string | null,
): Task => ({
  preview: () => operations.preview(operation, reason),
  perform: (signature, basis) => operations.perform(operation, signature, basis),
});

/**
 * Performs what a form asks for, or previews it where its preview button was pressed.
 *
 * @param back where to go once it is done; the notice of it stands there, with its undo
 * @returns where to go, or the state in which the form is shown again with all that was typed
 */
export async function carryOut(
  request: DeskRequest,
  form: SentForm,
  task: Task,
  reason: string | null,
  back: string,
): Promise<{ readonly redirectTo: string } | FormState> {
  const state = refusedForm(form, '');
  if (form.text(STEP) === PREVIEW) {
    const preview = await task.preview();
    if ('refused' in preview) return { ...state, refusal: preview.refused };
    return { ...state, refusal: null, preview, seen: preview.seen };
  }
  const done = await task.perform(signatureOf(request, reason), { seen: seenIn(form) });
  if ('number' in done) return { redirectTo: withDone(back, done.number) };
  if ('refused' in done) {
    // A form that was sent twice is no mistake.
    return done.isDone ? { redirectTo: back } : { ...state, refusal: done.refused };
  }
  const newest = Math.max(0, ...done.entries.map(({ number }) => number), state.seen);
  return { ...state, refusal: null, conflict: done, seen: newest };
}

/** The status of a page that shows a form again. */
export function statusOf({ conflict, refusal, problems }: FormState): number {
  if (conflict !== null) return 409;
  return refusal !== null || Object.keys(problems).length > 0 ? 422 : 200;
}

/** Whoever sent a request, as the history names them. */
export const signatureOf = ({ caller: { account } }: DeskRequest, reason: string | null): Signature => ({
  who: account?.name ?? 'somebody at the desk',
  account_id: account?.id ?? null,
  reason,
});
