/** What happens when a form asks for an operation: its preview, or the operation itself, unless something speaks against it. */

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
  /** What fields say now that said something else when the form was first shown. */
  readonly meanwhile: readonly FieldChange[];
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

const NOTHING = { problems: {}, refusal: null, conflict: null, preview: null, meanwhile: [] } as const;

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
  /** What was done to the same after an entry of the history, newest first, as far as a caller may see it. */
  since(seen: number, request: DeskRequest): Promise<readonly HistoryEntry[]>;
  /** The entry by which the caller has done just this after another entry: the same form was sent before. */
  doneBefore(seen: number, request: DeskRequest): Promise<HistoryDetails | null>;
  preview(): Promise<Preview | Refused>;
  perform(signature: Signature, basis: Basis): Promise<Performed | Refused | Conflict>;
}

/** As many entries tell what was changed. */
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

/** Where to go once something is done; null: it was so already. */
type WayBack = string | ((done: Pick<Performed, 'changes'> | null) => string | Promise<string>);

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
  back: WayBack,
): Promise<{ readonly redirectTo: string } | FormState> {
  const state = refusedForm(form, '');
  const backAfter = async (done: Pick<Performed, 'changes'> | null) =>
    typeof back === 'string' ? back : back(done);
  if (form.text(STEP) === PREVIEW) {
    const preview = await task.preview();
    if ('refused' in preview) return refusedState(state, preview.refused, task, request);
    return { ...state, refusal: null, preview, seen: preview.seen };
  }
  const done = await task.perform(signatureOf(request, reason), { seen: state.seen, effects: null });
  if ('number' in done) return { redirectTo: withDone(await backAfter(done), done.number) };
  if ('conflict' in done) return conflictState(state, done, request);
  const refused = await refuseUnlessDone(request, form, task, done.refused, back);
  const isSo = !('redirectTo' in refused) && refused.conflict === null && done.isDone;
  return isSo ? { redirectTo: await backAfter(null) } : refused;
}

/** Refuses what a form asks for, unless the same form did it before. */
export async function refuseUnlessDone(
  request: DeskRequest,
  form: SentForm,
  task: Pick<Task, 'since' | 'doneBefore'>,
  refusal: string,
  back: WayBack,
): Promise<{ readonly redirectTo: string } | FormState> {
  const done = await sentBefore(request, form, task, back);
  return done ?? refusedState(refusedForm(form, ''), refusal, task, request);
}

/** Where a form leads that was sent before, which is no mistake; null where it was not. */
export async function sentBefore(
  request: DeskRequest,
  form: SentForm,
  task: Pick<Task, 'doneBefore'>,
  back: WayBack,
): Promise<{ readonly redirectTo: string } | null> {
  const before = await task.doneBefore(seenIn(form), request);
  if (before === null) return null;
  return { redirectTo: withDone(typeof back === 'string' ? back : await back(before), before.number) };
}

/** The state of a form whose operation is not possible, perhaps because of what somebody did since it was shown. */
async function refusedState(
  state: FormState,
  refusal: string,
  task: Pick<Task, 'since'>,
  request: DeskRequest,
): Promise<FormState> {
  const entries = await task.since(state.seen, request);
  if (entries.length === 0) return { ...state, refusal };
  return conflictState(state, { conflict: refusal, entries: entries.toReversed() }, request);
}

/** The state of a form where something was changed since it was shown. */
function conflictState(state: FormState, conflict: Conflict, request: DeskRequest): FormState {
  const seen = Math.max(state.seen, ...conflict.entries.map(({ number }) => number));
  return { ...state, refusal: null, conflict: seenConflict(conflict, request), seen };
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
