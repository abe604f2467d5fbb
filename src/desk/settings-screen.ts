/** A screen with a form whose values are kept as they are: no operation on the programme, but an entry in its history. Only for managers, unless it says otherwise. */

import { ConflictError, InvalidValuesError } from '../domain/errors.ts';
import type { HistoryNote } from '../domain/signature.ts';
import type { RequiredScopes } from '../http/auth/permissions.ts';
import { withDone } from './links.ts';
import { type FormState, signatureOf, statusOf, wrongFields } from './operation.ts';
import { type DeskPage, type DeskRequest, PROGRAMME_CHANGES, type Screen } from './screen.ts';
import { type FieldProblems, type FormReader, formReader, type SentForm } from './sent-form.ts';

/** What becomes of a form: it was saved, or something is wrong with it. */
export type Saved =
  | { readonly back: string }
  | { readonly problems: FieldProblems }
  | { readonly refusal: string }
  /** Somebody else has changed the same meanwhile. */
  | { readonly conflict: string };

/** A screen of settings. */
interface SettingsScreen<Subject> {
  readonly path: string;
  /** Who may open it: those who may change the programme, where nothing is said. */
  readonly access?: RequiredScopes;
  /** Who of them it is for: managers, where nothing is said. */
  readonly isFor?: (request: DeskRequest) => boolean;
  /** What it is about; null where there is none. */
  subjectOf(request: DeskRequest): Promise<Subject | null>;
  render(subject: Subject, state: FormState, request: DeskRequest): DeskPage;
  /** Saves what the form says. What a store refuses is shown beside the fields, or above them. */
  save(
    subject: Subject,
    fields: FormReader,
    form: SentForm,
    request: DeskRequest,
    note: HistoryNote,
  ): Promise<Saved>;
}

/** The parameter of an address that a form which was saved leads to. */
export const SAVED = 'saved';

/** The state of a form that is shown first. */
export const NEW_FORM: FormState = {
  sent: null,
  problems: {},
  refusal: null,
  conflict: null,
  preview: null,
  meanwhile: [],
  seen: 0,
};

/** Whether somebody may change settings. */
export const mayChangeSettings = ({ caller, mayWrite }: DeskRequest): boolean =>
  caller.role === 'manager' && mayWrite;

/** The screen. */
export const settingsScreen = <Subject>({
  path,
  access = PROGRAMME_CHANGES,
  isFor = mayChangeSettings,
  subjectOf,
  render,
  save,
}: SettingsScreen<Subject>): Screen => ({
  path,
  access,
  async show(request) {
    const subject = isFor(request) ? await subjectOf(request) : null;
    return subject && render(subject, NEW_FORM, request);
  },
  async submit(request, form) {
    const subject = isFor(request) ? await subjectOf(request) : null;
    if (subject === null) return null;
    const outcome = await savedWith(request, (note) => save(subject, formReader(form), form, request, note));
    if ('redirectTo' in outcome) return outcome;
    const state = stateAfter(form, outcome);
    return { ...render(subject, state, request), status: statusOf(state) };
  },
});

/** Saves, and says where to go: with the notice of the entry that it made in the history, and its undo. */
export async function savedWith(
  request: DeskRequest,
  save: (note: HistoryNote) => Promise<Saved>,
): Promise<{ readonly redirectTo: string } | Exclude<Saved, { readonly back: string }>> {
  let entry: number | null = null;
  const note: HistoryNote = {
    ...signatureOf(request, null),
    noted(number) {
      entry = number;
    },
  };
  const saved = await savedOr(() => save(note));
  if (!('back' in saved)) return saved;
  return { redirectTo: entry === null ? savedHref(saved.back) : withDone(saved.back, entry) };
}

/** How a form stands that was not saved. */
export function stateAfter(form: SentForm, saved: Exclude<Saved, { readonly back: string }>): FormState {
  if ('problems' in saved) return wrongFields(form, saved.problems);
  if ('refusal' in saved) return { ...NEW_FORM, sent: form, refusal: saved.refusal };
  return { ...NEW_FORM, sent: form, conflict: { conflict: saved.conflict, entries: [] } };
}

/** Where a form leads that changed nothing. */
const savedHref = (address: string): string => `${address}?${SAVED}=yes`;

/** What a store says against a form, as the form shows it. */
async function savedOr(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof InvalidValuesError) {
      return {
        problems: Object.fromEntries(
          Object.entries(error.errors).map(([name, texts]) => [name, texts.join(' ')]),
        ),
      };
    }
    if (error instanceof ConflictError) return { refusal: error.message };
    throw error;
  }
}
