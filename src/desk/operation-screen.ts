/** A screen with a form that asks for one operation: shown, previewed, performed, and shown again where something speaks against it. */

import type { Operation } from '../domain/operations/operation.ts';
import type { ProgrammeOperations } from '../domain/programme-history.ts';
import {
  carryOut,
  type FormState,
  newFormState,
  refusedForm,
  statusOf,
  taskOf,
  wrongFields,
} from './operation.ts';
import { type DeskPage, type DeskRequest, PROGRAMME_CHANGES, type Screen } from './screen.ts';
import { type FieldProblems, type FormReader, formReader, type SentForm } from './sent-form.ts';

/** What a form asks for: an operation, or what is wrong with it. */
export type AskedFor =
  | {
      readonly operation: Operation;
      /** Where to go once it is done. */
      readonly back: string;
    }
  | { readonly problems: FieldProblems }
  | { readonly refusal: string };

/** A screen of one operation. */
export interface OperationScreen<Subject> {
  readonly path: string;
  /** What it is about; null where there is none, or none that the caller may see. `form` is null before one was sent. */
  subjectOf(request: DeskRequest, form: SentForm | null): Promise<Subject | null>;
  /** The page; the form on it has a field `reason` where one is asked for. */
  render(subject: Subject, state: FormState, request: DeskRequest): DeskPage;
  /** Reads the form. Whatever is wrong with a field is noted in `fields`, and nothing is done then. */
  read(subject: Subject, fields: FormReader, form: SentForm, request: DeskRequest): AskedFor;
}

/** The screen. */
export const operationScreen = <Subject>(
  { path, subjectOf, render, read }: OperationScreen<Subject>,
  operations: ProgrammeOperations,
): Screen => ({
  path,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const subject = await subjectOf(request, null);
    return subject && render(subject, await newFormState(operations), request);
  },
  async submit(request, form) {
    const subject = await subjectOf(request, form);
    if (subject === null) return null;
    const state = await respondTo(read(subject, formReader(form), form, request), request, form, operations);
    if ('redirectTo' in state) return state;
    return { ...render(subject, state, request), status: statusOf(state) };
  },
});

async function respondTo(
  asked: AskedFor,
  request: DeskRequest,
  form: SentForm,
  operations: ProgrammeOperations,
): Promise<{ readonly redirectTo: string } | FormState> {
  if ('problems' in asked) return wrongFields(form, asked.problems);
  if ('refusal' in asked) return refusedForm(form, asked.refusal);
  const reason = form.text('reason') || null;
  const task = taskOf(operations, asked.operation, reason);
  return carryOut(request, form, task, reason, asked.back);
}
