/** A screen with a form that asks for one operation: shown, previewed, performed, and shown again where something speaks against it. */

import type { Operation } from '../domain/operations/operation.ts';
import type { ProgrammeOperations } from '../domain/operations/programme-history.ts';
import type { FieldDeclaration } from './form-fields.ts';
import { mergedForm } from './merged-form.ts';
import {
  carryOut,
  type FormState,
  newFormState,
  refusedForm,
  refuseUnlessDone,
  statusOf,
  taskOf,
  wrongFields,
} from './operation.ts';
import { type DeskPage, type DeskRequest, PROGRAMME_CHANGES, type Screen } from './screen.ts';
import { type FieldProblems, type FormReader, formOf, formReader, type SentForm } from './sent-form.ts';

/** What a form asks for: an operation, or what is wrong with it. */
type AskedFor =
  | {
      readonly operation: Operation;
      /** Where to go once it is done. */
      readonly back: string;
      /** Why it is not done after all: what it is about was changed meanwhile. Absent where it is to be done. */
      readonly obstacle?: string;
    }
  | { readonly problems: FieldProblems }
  | { readonly refusal: string };

/** A screen of one operation. */
interface OperationScreen<Subject> {
  readonly path: string;
  /** What it is about; null where there is none, or none that the caller may see. `form` is null before one was sent. */
  subjectOf(request: DeskRequest, form: SentForm | null): Promise<Subject | null>;
  /** The page; the form on it has a field `reason` where one is asked for. */
  render(subject: Subject, state: FormState, request: DeskRequest): DeskPage;
  /** The fields of the form that say how something is now, where there are such: others may have changed it meanwhile. */
  fieldsOf?(subject: Subject): readonly FieldDeclaration[];
  /** Reads the form. Whatever is wrong with a field is noted in `fields`, and nothing is done then. */
  read(subject: Subject, fields: FormReader, form: SentForm, request: DeskRequest): AskedFor;
}

/** The screen. */
export const operationScreen = <Subject>(
  { path, subjectOf, render, fieldsOf, read }: OperationScreen<Subject>,
  operations: ProgrammeOperations,
): Screen => ({
  path,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const state = await newFormState(operations);
    const subject = await subjectOf(request, null);
    // What was typed into another form, such as the reason, comes along in the address.
    const sent = TYPED.some((name) => request.query.has(name)) ? formOf([...request.query]) : null;
    return subject && render(subject, { ...state, sent }, request);
  },
  async submit(request, sent) {
    const subject = await subjectOf(request, sent);
    if (subject === null) return null;
    const { form, meanwhile } = mergedForm(sent, fieldsOf?.(subject) ?? []);
    const asked = read(subject, formReader(form), form, request);
    const outcome = await respondTo(asked, request, form, operations);
    if ('redirectTo' in outcome) return outcome;
    const state = { ...outcome, meanwhile };
    return { ...render(subject, state, request), status: statusOf(state) };
  },
});

/** What may come along from another form. */
const TYPED = ['on', 'reason'];

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
  return asked.obstacle === undefined
    ? carryOut(request, form, task, reason, asked.back)
    : refuseUnlessDone(request, form, task, asked.obstacle, asked.back);
}
