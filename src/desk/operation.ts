/** What happens when a form asks for an operation: its preview, or the operation itself, unless something speaks against it. */

import type { EntryKind, Operation } from '../domain/operations/operation.ts';
import type { Refused } from '../domain/operations/planning.ts';
import type {
  Basis,
  Conflict,
  HistoryEntry,
  Performed,
  Preview,
  ProgrammeOperations,
} from '../domain/programme-history.ts';
import type { Signature } from '../domain/signature.ts';
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
  const newest = await newestEntry(operations);
  return { ...NOTHING, sent: null, seen: newest?.number ?? 0 };
}

/** The newest entry of the history; undefined where there is none. */
export const newestEntry = async (
  operations: Pick<ProgrammeOperations, 'history'>,
): Promise<HistoryEntry | undefined> => (await operations.history({ limit: 1 }))[0];

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

/** The state of a form beside the one that was sent. */
export const otherForm = ({ seen }: FormState): FormState => ({ ...NOTHING, sent: null, seen });

/** The number in the form of the newest entry that was known. */
function seenIn(form: SentForm): number {
  const text = form.text(SEEN);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** What can be previewed and performed. */
export interface Task {
  /** The kind of entry that it makes in the history. */
  readonly kind: EntryKind;
  /** The newest entry of the history. */
  newest(): Promise<HistoryEntry | undefined>;
  preview(): Promise<Preview | Refused>;
  perform(signature: Signature, basis: Basis): Promise<Performed | Refused | Conflict>;
}

/** An operation as a task. */
export const taskOf = (
  operations: ProgrammeOperations,
  operation: Operation,
  reason: string | null,
): Task => ({
  kind: operation.kind,
  newest: () => newestEntry(operations),
  preview: () => operations.preview(operation, reason),
  perform: (signature, basis) => operations.perform(operation, signature, basis),
});

/**
 * Performs what a form asks for, or previews it where its preview button was pressed.
 *
 * @param back where to go once it is done; the notice of it stands there, with its undo. Null: it was done before
 * @returns where to go, or the state in which the form is shown again with all that was typed
 */
export async function carryOut(
  request: DeskRequest,
  form: SentForm,
  task: Task,
  reason: string | null,
  back: string | ((done: Performed | null) => string | Promise<string>),
): Promise<{ readonly redirectTo: string } | FormState> {
  const state = refusedForm(form, '');
  if (form.text(STEP) === PREVIEW) {
    const preview = await task.preview();
    if ('refused' in preview) return { ...state, refusal: preview.refused };
    return { ...state, refusal: null, preview, seen: preview.seen };
  }
  const done = await task.perform(signatureOf(request, reason), { seen: seenIn(form) });
  const backAfter = async (performed: Performed | null) =>
    typeof back === 'string' ? back : back(performed);
  if ('number' in done) return { redirectTo: withDone(await backAfter(done), done.number) };
  if ('refused' in done) {
    // A form that was sent twice is no mistake.
    if (!done.isDone) return { ...state, refusal: done.refused };
    const address = await backAfter(null);
    const newest = await task.newest();
    return { redirectTo: isTwice(newest, task, request) ? withDone(address, newest.number) : address };
  }
  const newest = Math.max(0, ...done.entries.map(({ number }) => number), state.seen);
  return { ...state, refusal: null, conflict: seenConflict(done, request), seen: newest };
}

/** Within how much time the same form counts as sent twice, as by a double click. */
const TWICE = Temporal.Duration.from({ minutes: 1 });

/** Whether an entry is what the caller has just done, and now asks for again. */
const isTwice = (
  entry: HistoryEntry | undefined,
  { kind }: Task,
  { caller }: DeskRequest,
): entry is HistoryEntry =>
  entry !== undefined &&
  entry.kind === kind &&
  entry.account_id === (caller.account?.id ?? null) &&
  Temporal.Instant.compare(entry.at.add(TWICE), Temporal.Now.instant()) > 0;

/** Entries of these kinds are about a single pair or person, and name nobody else. */
const SINGLE: ReadonlySet<EntryKind> = new Set([
  'change-status',
  'change-relation',
  'change-person',
  'receive-feedback',
  'withdraw-feedback',
  'move-feedback',
  'waive-feedback',
  'reset-feedback',
]);

/** A conflict as the caller may read it: those who see the pairs of one manager read nothing of the others. */
function seenConflict(conflict: Conflict, { onlyManager }: DeskRequest): Conflict {
  if (onlyManager === null) return conflict;
  const entries = conflict.entries.map(
    (entry): HistoryEntry =>
      SINGLE.has(entry.kind) ? entry : { ...entry, summary: 'A change of several records' },
  );
  return { ...conflict, entries };
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
