/** A screen with a form whose values are kept as they are: no operation on the programme, and no entry in its history. Only for managers. */

import { ConflictError, InvalidValuesError } from '../domain/errors.ts';
import { type FormState, statusOf, wrongFields } from './operation.ts';
import { type DeskPage, type DeskRequest, PROGRAMME_CHANGES, type Screen } from './screen.ts';
import { type FieldProblems, type FormReader, formReader, type SentForm } from './sent-form.ts';

/** What becomes of a form: it was saved, or something is wrong with it. */
export type Saved =
  | { readonly back: string }
  | { readonly problems: FieldProblems }
  | { readonly refusal: string };

/** A screen of settings. */
export interface SettingsScreen<Subject> {
  readonly path: string;
  /** What it is about; null where there is none. */
  subjectOf(request: DeskRequest): Promise<Subject | null>;
  render(subject: Subject, state: FormState, request: DeskRequest): DeskPage;
  /** Saves what the form says. What a store refuses is shown beside the fields, or above them. */
  save(subject: Subject, fields: FormReader, form: SentForm, request: DeskRequest): Promise<Saved>;
}

/** The parameter of an address that a form which was saved leads to. */
export const SAVED = 'saved';

const NEW: FormState = { sent: null, problems: {}, refusal: null, conflict: null, preview: null, seen: 0 };

/** Whether somebody may change settings. */
export const mayChangeSettings = ({ caller, mayWrite }: DeskRequest): boolean =>
  caller.role === 'manager' && mayWrite;

/** The screen. */
export const settingsScreen = <Subject>({
  path,
  subjectOf,
  render,
  save,
}: SettingsScreen<Subject>): Screen => ({
  path,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const subject = mayChangeSettings(request) ? await subjectOf(request) : null;
    return subject && render(subject, NEW, request);
  },
  async submit(request, form) {
    const subject = mayChangeSettings(request) ? await subjectOf(request) : null;
    if (subject === null) return null;
    const saved = await savedOr(() => save(subject, formReader(form), form, request));
    if ('back' in saved) return { redirectTo: `${saved.back}?${SAVED}=yes` };
    const state =
      'problems' in saved
        ? wrongFields(form, saved.problems)
        : { ...NEW, sent: form, refusal: saved.refusal };
    return { ...render(subject, state, request), status: statusOf(state) };
  },
});

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
