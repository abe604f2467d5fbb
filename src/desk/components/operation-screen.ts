/** A screen with a form that asks for one operation: shown, previewed, performed, and shown again if something speaks against it. */

import type { Operation } from '../../domain/operations/operation.ts';
import { parentPath, withDone } from '../links.ts';
import { mergedForm } from '../merged-form.ts';
import {
  carryOut,
  type FormState,
  formState,
  newFormState,
  refusalText,
  sentBefore,
  statusOf,
  type Task,
  taskOf,
  type WayBack,
} from '../operation.ts';
import { type DeskPage, type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { FormReader, formOf, type SentForm } from '../sent-form.ts';
import { type FormPage, presentFields, renderFormPage } from './form-page.ts';

/** An operation that a form asks for. */
interface Asked {
  readonly operation: Operation | Task;
  /** The reason; that of the field of this name if absent. */
  readonly reason?: string | null;
  /** The address that follows. */
  readonly back: WayBack;
}

/** An operation, what is wrong with the form, or where it leads. */
export type AskedFor = Asked | { readonly redirectTo: string } | Partial<FormState>;

type Shown = FormPage | DeskPage;

/** A screen of one operation. */
interface OperationScreen<Subject> {
  readonly path: string;
  /** Null if there is none, or none that the caller may see. `form` is null before one was sent. */
  subjectOf(request: DeskRequest, form: SentForm | null): Promise<Subject | null>;
  /** The page; its form has a field `reason` if one is asked for. */
  page(subject: Subject, request: DeskRequest, state: FormState): Shown | Promise<Shown>;
  /** Whether the address fills in the form, such as with the reason that was typed into another form. */
  readonly isFilledInByAddress?: boolean;
  /** The operation that is previewed before anything is sent. */
  first?(subject: Subject, request: DeskRequest): AskedFor | Promise<AskedFor>;
  /** Reads the form. The problems of fields are noted in `fields`, and nothing is done then. */
  read(subject: Subject, fields: FormReader, request: DeskRequest): AskedFor | Promise<AskedFor>;
}

/** Makes the screen. */
export function operationScreen<Subject>(screen: OperationScreen<Subject>): Screen {
  const { path, subjectOf, page, first, read } = screen;
  const taskFor = (request: DeskRequest, operation: Operation | Task, reason: string | null): Task =>
    'perform' in operation ? operation : taskOf(request.operations, operation, reason);
  /** The form as the address fills it in; null if it names no field. */
  const typedIn = (shown: Shown, { query }: DeskRequest): SentForm | null => {
    if (screen.isFilledInByAddress !== true || !('fields' in shown)) return null;
    const names = [...(shown.before?.fields ?? []), ...shown.fields].map(({ name }) => name);
    return names.some((name) => query.has(name)) ? formOf([...query]) : null;
  };

  const previewOf = async (asked: AskedFor, request: DeskRequest): Promise<Partial<FormState>> => {
    if (!('operation' in asked)) return 'redirectTo' in asked ? {} : asked;
    const preview = await taskFor(request, asked.operation, null).preview();
    return 'refused' in preview ? { refusal: refusalText(preview) } : { preview };
  };

  const respondTo = async (asked: AskedFor, request: DeskRequest, form: SentForm) => {
    if ('redirectTo' in asked) return asked;
    if (!('operation' in asked)) return formState(form, asked);
    const reason = asked.reason === undefined ? form.text('reason') || null : asked.reason;
    return carryOut(request, form, taskFor(request, asked.operation, reason), reason, asked.back);
  };

  return {
    path,
    access: PROGRAMME_CHANGES,
    async show(request) {
      const subject = await subjectOf(request, null);
      if (subject === null) return null;
      const fresh = await newFormState(request);
      const sent = typedIn(await page(subject, request, fresh), request);
      const state = {
        ...fresh,
        sent,
        ...(first && (await previewOf(await first(subject, request), request))),
      };
      return renderFormPage(await page(subject, request, state), state, request);
    },
    async submit(request, sent) {
      const subject = await subjectOf(request, sent);
      if (subject === null) {
        // A double click on what removes it: the page above tells so.
        const done = await sentBefore(request, sent);
        return done && { redirectTo: withDone(parentPath(request.path), done.number) };
      }
      const { form, meanwhile } = mergedForm(
        sent,
        presentFields(await page(subject, request, formState(null))),
      );
      const outcome = await respondTo(await read(subject, new FormReader(form), request), request, form);
      if ('redirectTo' in outcome) return outcome;
      const state = { ...outcome, meanwhile };
      const shown = renderFormPage(await page(subject, request, state), state, request);
      return { ...shown, status: statusOf(state) };
    },
  };
}
