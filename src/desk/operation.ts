/** Previews or performs the operation that a form asks for, unless something speaks against it. */

import type { EntryKind, Operation } from '../domain/operations/operation.ts';
import type { Refused } from '../domain/operations/planning.ts';
import type {
  Basis,
  Conflict,
  HistoryDetails,
  HistoryEntry,
  Performed,
  Preview,
  ProgrammeOperations,
} from '../domain/operations/programme-history.ts';
import { hasLedTo, subjectOf } from '../domain/operations/results.ts';
import { type Signature, UNNAMED } from '../domain/signature.ts';
import { withDone } from './links.ts';
import type { FieldChange } from './merged-form.ts';
import type { DeskRequest } from './screen.ts';
import type { FieldProblems, SentForm } from './sent-form.ts';

/** The hidden field with the newest entry of the history that whoever filled in the form could know of. */
export const SEEN = 'seen';
/** The field of the button by which a form asks for a preview. */
export const STEP = 'step';
export const PREVIEW = 'preview';

/** The state of a form: as it is first shown, or after it was sent and something spoke against it. */
export interface FormState {
  /** The form as it was sent; null if it was not yet. */
  readonly sent: SentForm | null;
  readonly problems: FieldProblems;
  /** The problem of the whole form; null if there is none. */
  readonly refusal: string | null;
  /** The changes of somebody else meanwhile; null if there are none. */
  readonly conflict: Conflict | null;
  readonly preview: Preview | null;
  /** The fields that said something else when the form was first shown. */
  readonly meanwhile: readonly FieldChange[];
  /** The newest entry of the history now. */
  readonly seen: number;
}

/** Returns the state of a form, with nothing against it but what is given. */
export const formState = (sent: SentForm | null, against: Partial<FormState> = {}): FormState => ({
  sent,
  problems: {},
  refusal: null,
  conflict: null,
  preview: null,
  meanwhile: [],
  seen: sent === null ? 0 : seenIn(sent),
  ...against,
});

/** Returns the state of a form that is first shown. */
export const newFormState = async (operations: Pick<ProgrammeOperations, 'history'>): Promise<FormState> =>
  formState(null, { seen: (await newestEntry(operations))?.number ?? 0 });

/** Returns the newest entry of the history; undefined if there is none. */
export const newestEntry = async (
  operations: Pick<ProgrammeOperations, 'history'>,
): Promise<HistoryEntry | undefined> => (await operations.history({ limit: 1 }))[0];

/** Returns the state of the other forms of a page, of which none was sent. */
export const otherForm = ({ seen }: FormState): FormState => formState(null, { seen });

/** The newest entry that was known, by its number in the form. */
function seenIn(form: SentForm): number {
  const text = form.text(SEEN);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Something to preview and perform. */
export interface Task {
  /** The later changes of the same, newest first, as far as a caller may see them. */
  since(seen: number, request: DeskRequest): Promise<readonly HistoryEntry[]>;
  /** The entry by which the caller has done just this after another entry: the same form was sent before. */
  doneBefore(seen: number, request: DeskRequest): Promise<HistoryDetails | null>;
  preview(): Promise<Preview | Refused>;
  perform(signature: Signature, basis: Basis): Promise<Performed | Refused | Conflict>;
}

/** The maximum number of entries that tell what was changed. */
const TOLD = 20;

/** An operation as a task. */
export function taskOf(operations: ProgrammeOperations, operation: Operation, reason: string | null): Task {
  const about = subjectOf(operation);
  return {
    since: async (after, { onlyManager }) =>
      // What concerns a person may be about pairs of others.
      about === null || (onlyManager !== null && about.kind !== 'relations')
        ? []
        : operations.history({ limit: TOLD, after, about }),
    async doneBefore(after, request) {
      const entries = await operations.history({ limit: TOLD, after, ...(about !== null && { about }) });
      const own = entries.filter(
        (entry) => entry.kind === operation.kind && entry.undone_by === null && isOwn(entry, request),
      );
      for (const { number } of own) {
        const entry = await operations.entry(number);
        if (entry !== null && hasLedTo(operation, entry.changes, reason)) return entry;
      }
      return null;
    },
    preview: () => operations.preview(operation, reason),
    perform: (signature, basis) => operations.perform(operation, signature, basis),
  };
}

/** An address that follows; of a function, after the changes that were made, null if all was so already. */
export type WayBack = string | ((done: Pick<Performed, 'changes'> | null) => string);

const addressAfter = (back: WayBack, done: Pick<Performed, 'changes'> | null): string =>
  typeof back === 'string' ? back : back(done);

/** A redirect, or the state in which the form is shown again with all that was typed. */
type Result = { readonly redirectTo: string } | FormState;

/** Performs a task, or previews it if the preview button was pressed. The notice with its undo stands at `back`. */
export async function carryOut(
  request: DeskRequest,
  form: SentForm,
  task: Task,
  reason: string | null,
  back: WayBack,
): Promise<Result> {
  const state = formState(form);
  if (form.text(STEP) === PREVIEW) {
    const preview = await task.preview();
    if ('refused' in preview) return refusedState(state, preview.refused, task, request);
    return { ...state, preview, seen: preview.seen };
  }
  const done = await task.perform(signatureOf(request, reason), { seen: state.seen, effects: null });
  if ('number' in done) return { redirectTo: withDone(addressAfter(back, done), done.number) };
  if ('conflict' in done) return conflictState(state, done, request);
  const refused = await refuseUnlessDone(request, form, task, done.refused, back);
  const isSo = !('redirectTo' in refused) && refused.conflict === null && done.isDone;
  return isSo ? { redirectTo: addressAfter(back, null) } : refused;
}

/** Refuses a form, unless it was sent and done before. */
export const refuseUnlessDone = async (
  request: DeskRequest,
  form: SentForm,
  task: Task,
  refusal: string,
  back: WayBack,
): Promise<Result> =>
  (await sentBefore(request, form, task, back)) ?? refusedState(formState(form), refusal, task, request);

/** Returns where a form leads that was sent and done before, which is no mistake; null if it was not. */
export async function sentBefore(
  request: DeskRequest,
  form: SentForm,
  task: Task,
  back: WayBack,
): Promise<{ readonly redirectTo: string } | null> {
  const before = await task.doneBefore(seenIn(form), request);
  return before && { redirectTo: withDone(addressAfter(back, before), before.number) };
}

/** The state of a form whose operation is not possible, perhaps because of what somebody did since it was shown. */
async function refusedState(
  state: FormState,
  refusal: string,
  task: Task,
  request: DeskRequest,
): Promise<FormState> {
  const entries = await task.since(state.seen, request);
  return entries.length === 0
    ? { ...state, refusal }
    : conflictState(state, { conflict: refusal, entries: entries.toReversed() }, request);
}

/** The state of a form if something was changed since it was shown. */
function conflictState(state: FormState, conflict: Conflict, request: DeskRequest): FormState {
  const seen = Math.max(state.seen, ...conflict.entries.map(({ number }) => number));
  return { ...state, conflict: seenConflict(conflict, request), seen };
}

/** Whether the caller has made an entry; nobody knows who did where nobody is asked who they are. */
export const isOwn = ({ account_id }: HistoryEntry, { caller }: DeskRequest): boolean =>
  account_id === (caller.account?.id ?? null);

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
function seenConflict(conflict: Conflict, request: DeskRequest): Conflict {
  const { onlyManager, caller } = request;
  const entries = conflict.entries.map(
    (entry): HistoryEntry => ({
      ...entry,
      who: caller.account !== null && isOwn(entry, request) ? 'You' : entry.who,
      summary: onlyManager === null || SINGLE.has(entry.kind) ? entry.summary : 'A change of several records',
    }),
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
  who: account?.name ?? UNNAMED.desk,
  account_id: account?.id ?? null,
  reason,
});
