/** Previews or performs the operation that a form asks for, unless something speaks against it. */

import type { EntryKind, Operation } from '../domain/operations/operation.ts';
import type {
  Basis,
  Conflict,
  HistoryDetails,
  HistoryEntry,
  Performed,
  Preview,
  ProgrammeOperations,
  Refusal,
} from '../domain/operations/programme-history.ts';
import { subjectOf } from '../domain/operations/subject.ts';
import { type Signature, UNNAMED } from '../domain/origin.ts';
import { withDone } from './links.ts';
import type { FieldChange } from './merged-form.ts';
import type { DeskRequest } from './screen.ts';
import type { FieldProblems, SentForm } from './sent-form.ts';
import { inDeskWords } from './words.ts';

/** The hidden field with the newest entry of the history that whoever filled in the form could know of. */
export const SEEN = 'seen';
/** The field of the button by which a form asks for a preview. */
export const STEP = 'step';
export const PREVIEW = 'preview';

/** What others have changed, and what is said of it. */
interface ShownConflict {
  readonly text: string;
  readonly entries: readonly HistoryEntry[];
}

/** The state of a form: as it is first shown, or after it was sent and something spoke against it. */
export interface FormState {
  /** The form as it was sent; null if it was not yet. */
  readonly sent: SentForm | null;
  readonly problems: FieldProblems;
  /** The problem of the whole form; null if there is none. */
  readonly refusal: string | null;
  /** The changes of somebody else meanwhile, with what is said of them; null if there are none. */
  readonly conflict: ShownConflict | null;
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
export const newFormState = async ({ operations }: Pick<DeskRequest, 'operations'>): Promise<FormState> =>
  formState(null, { seen: await operations.newest() });

/** Returns the state of the other forms of a page, of which none was sent. */
export const otherForm = ({ seen }: FormState): FormState => formState(null, { seen });

/** The newest entry that was known, by its number in the form. */
function seenIn(form: SentForm): number {
  const text = form.text(SEEN);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Something to preview and perform. */
export interface Task {
  /** The kind of the entry that it makes. */
  readonly kind: EntryKind;
  /** The later changes of the same, newest first, as far as a caller may see them. */
  since(seen: number): Promise<readonly HistoryEntry[]>;
  preview(): Promise<Preview | Refusal>;
  perform(signature: Signature, basis: Basis): Promise<Performed | Refusal | Conflict>;
}

/** The maximum number of entries that tell what was changed. */
const TOLD = 20;

/** An operation as a task. */
export function taskOf(operations: ProgrammeOperations, operation: Operation, reason: string | null): Task {
  const about = subjectOf(operation);
  return {
    kind: operation.kind,
    since: async (after) => (about === null ? [] : operations.history({ limit: TOLD, after, about })),
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
    if ('refused' in preview) return refusedState(state, refusalText(preview), task, request);
    return { ...state, preview, seen: preview.seen };
  }
  const done = await task.perform(signatureOf(request, reason), { seen: state.seen, effects: null });
  if ('number' in done) return { redirectTo: withDone(addressAfter(back, done), done.number) };
  if ('conflict' in done) {
    return conflictState(state, inDeskWords(done.conflict), done.entries, done.newest, request);
  }
  const before = await sentBefore(request, form, task.kind);
  if (before !== null) return { redirectTo: withDone(addressAfter(back, before), before.number) };
  const refused = await refusedState(state, refusalText(done), task, request);
  return refused.conflict === null && done.isDone ? { redirectTo: addressAfter(back, null) } : refused;
}

/** The time in which a form that is sent again was sent by a double click, in seconds. */
const DOUBLE_CLICK = 10;

/** Returns what the caller has just done by the same form, as by a double click; null if nothing. */
export async function sentBefore(
  { operations, caller }: DeskRequest,
  form: SentForm,
  kind?: EntryKind,
): Promise<HistoryDetails | null> {
  if (!form.has(SEEN)) return null;
  const since = Temporal.Now.instant().subtract({ seconds: DOUBLE_CLICK });
  const entries = await operations.history({ limit: TOLD, after: seenIn(form), since });
  const own = entries.find(
    (entry) =>
      isOwn(entry, caller) && entry.undone_by === null && (kind === undefined || entry.kind === kind),
  );
  return own === undefined ? null : operations.entry(own.number);
}

/** The state of a form whose operation is not possible, perhaps because of what somebody did since it was shown. */
async function refusedState(
  state: FormState,
  refusal: string,
  task: Task,
  request: DeskRequest,
): Promise<FormState> {
  const entries = await task.since(state.seen);
  const [newest] = entries;
  return newest === undefined
    ? { ...state, refusal }
    : conflictState(state, refusal, entries.toReversed(), newest.number, request);
}

/** The state of a form if something was changed since it was shown. */
const conflictState = (
  state: FormState,
  text: string,
  entries: readonly HistoryEntry[],
  seen: number,
  { caller }: DeskRequest,
): FormState => ({
  ...state,
  conflict: {
    text,
    entries: entries.map((entry) => ({
      ...entry,
      who: caller.account !== null && isOwn(entry, caller) ? 'You' : entry.who,
    })),
  },
  seen,
});

/** Why something was refused, as the caller may read it. */
export const refusalText = ({ refused, names }: Refusal): string => inDeskWords(refused, names);

/** Whether the caller has made an entry; nobody knows who did where nobody is asked who they are. */
export const isOwn = ({ account_id }: HistoryEntry, caller: DeskRequest['caller']): boolean =>
  account_id === (caller.account?.id ?? null);

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
