/** A screen with a form whose values are kept as they are: no operation on the programme, but an entry in its history. Only for managers, unless it says otherwise. */

import { LastManagerError } from '../../domain/account.ts';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import type { HistoryNote } from '../../domain/origin.ts';
import type { RequiredScopes } from '../../http/auth/permissions.ts';
import { SAVED, withDone } from '../links.ts';
import { mergedForm } from '../merged-form.ts';
import { type FormState, formState, signatureOf, statusOf } from '../operation.ts';
import {
  type DeskPage,
  type DeskRequest,
  mayChangeSettings,
  PROGRAMME_CHANGES,
  type Screen,
} from '../screen.ts';
import { FormReader, type SentForm } from '../sent-form.ts';
import { inDeskWords } from '../words.ts';
import { type FormPage, presentFields, renderFormPage } from './form-page.ts';

/** A form that was saved, or what is wrong with it; a conflict if somebody else has changed the same fields meanwhile. */
export type Saved =
  | { readonly back: string }
  | Pick<FormState, 'problems'>
  | { readonly refusal: string }
  | { readonly conflict: string };

/** A screen of settings. */
interface SettingsScreen<Subject> {
  readonly path: string;
  /** Default: those who may change the programme. */
  readonly access?: RequiredScopes;
  /** Whether it is for the caller; default: for managers. */
  readonly isFor?: (request: DeskRequest) => boolean;
  /** Null if there is none. */
  subjectOf(request: DeskRequest): Promise<Subject | null>;
  page(subject: Subject, request: DeskRequest, state: FormState): FormPage | DeskPage;
  /** Saves the form. The errors of a store are shown beside the fields, or above them. */
  save(subject: Subject, fields: FormReader, request: DeskRequest, note: HistoryNote): Promise<Saved>;
}

/** Makes the screen. */
export const settingsScreen = <Subject>({
  path,
  access = PROGRAMME_CHANGES,
  isFor = mayChangeSettings,
  subjectOf,
  page,
  save,
}: SettingsScreen<Subject>): Screen => ({
  path,
  access,
  async show(request) {
    const subject = isFor(request) ? await subjectOf(request) : null;
    const state = formState(null);
    return subject && renderFormPage(page(subject, request, state), state, request);
  },
  async submit(request, sent) {
    const subject = isFor(request) ? await subjectOf(request) : null;
    if (subject === null) return null;
    const { form, meanwhile } = mergedForm(sent, presentFields(page(subject, request, formState(null))));
    const isOverwriting = meanwhile.some(({ typed }) => typed !== null);
    const outcome = await savedWith(request, form, async (note) =>
      isOverwriting
        ? { conflict: 'Another person has changed this.' }
        : save(subject, new FormReader(form), request, note),
    );
    if ('redirectTo' in outcome) return outcome;
    const state = { ...outcome, meanwhile };
    return { ...renderFormPage(page(subject, request, state), state, request), status: statusOf(state) };
  },
});

/** Saves a form, and says where to go: with the notice of its entry in the history; or how the form stands. */
export async function savedWith(
  request: DeskRequest,
  form: SentForm,
  save: (note: HistoryNote) => Promise<Saved>,
): Promise<{ readonly redirectTo: string } | FormState> {
  let entry: number | null = null;
  const note: HistoryNote = {
    ...signatureOf(request, null),
    noted(number) {
      entry = number;
    },
  };
  const saved = await savedOr(() => save(note));
  if ('conflict' in saved) return formState(form, { conflict: { text: saved.conflict, entries: [] } });
  if (!('back' in saved)) return formState(form, saved);
  return { redirectTo: entry === null ? savedHref(saved.back) : withDone(saved.back, entry) };
}

/** Returns the address that follows a form which made no entry in the history. */
export const savedHref = (address: string): string => `${address}?${SAVED}=yes`;

/** Turns the errors of a store into what is wrong with the form. */
async function savedOr(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof InvalidValuesError) {
      const problems = Object.entries(error.errors).map(([name, texts]) => [name, texts.join(' ')]);
      return { problems: Object.fromEntries(problems) };
    }
    if (error instanceof LastManagerError) {
      return { refusal: inDeskWords({ code: 'last-manager', name: error.account }) };
    }
    if (error instanceof ConflictError) return { refusal: error.message };
    throw error;
  }
}
