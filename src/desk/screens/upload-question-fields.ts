/** The fields by which questions of an upload are answered, each with what is wrong with it. */

import type { DeskManager } from '../../domain/desk/common.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { PendingRow } from '../../interchange/upload-review.ts';
import { type Choice, renderErrors, renderOptions } from '../../pages/field.ts';
import type { FieldProblems, SentForm } from '../sent-form.ts';
import type { AnswerReader } from './upload-answer-fields.ts';

/** The context of a question. */
export interface QuestionContext {
  readonly managers: readonly DeskManager[];
  readonly form: SentForm | null;
  readonly problems: FieldProblems;
}

/** A question with its fields. */
export interface QuestionForm {
  render(context: QuestionContext): SafeHtml;
  /** Reads the answer; none is no mistake. */
  read(answers: AnswerReader): void;
  /** The field that was left unanswered, and what it wants. `row` is the first row, or the one that is asked about. */
  wanted(row: PendingRow): readonly [field: string, text: string];
}

/** A menu in which nothing is chosen yet. */
export const UNANSWERED: Choice = { value: '', label: 'Choose' };
/** The id of a field: none has white space. */
export const idOf = (field: string): string => field.replaceAll(/\s/g, '_');

/** Renders the problem of a field; null if there is none. */
export const problemsAt = (problems: FieldProblems, field: string): SafeHtml | null =>
  renderErrors(problems[field] === undefined ? [] : [problems[field]], `${idOf(field)}-error`);

/** A field is refused, and says why: the attributes by which it is heard. */
export const refusedAttributes = (problems: FieldProblems, field: string): SafeHtml | null =>
  problems[field] === undefined ? null : html` aria-invalid="true" aria-describedby="${idOf(field)}-error"`;

/** A menu with what is wrong with it. `before` stands between its label and itself. */
export function renderMenu(
  field: string,
  label: SafeHtml | string,
  choices: readonly Choice[],
  first: string,
  { form, problems }: Pick<QuestionContext, 'form' | 'problems'>,
  before: readonly SafeHtml[] = [],
): SafeHtml {
  return html`<div class="field${problems[field] !== undefined && ' refused'}"><label for="${idOf(field)}" dir="auto">${label}</label>${before}<select id="${idOf(field)}" name="${field}"${refusedAttributes(problems, field)}>${renderOptions(choices, form?.text(field) ?? first)}</select>${problemsAt(problems, field)}</div>`;
}

/** A field for a text, with what is wrong with it. */
export function renderText(
  field: string,
  label: string,
  { form, problems }: QuestionContext,
  type: 'text' | 'email' | 'date' = 'text',
): SafeHtml {
  return html`<div class="field${problems[field] !== undefined && ' refused'}"><label for="${idOf(field)}">${label}</label><input type="${type === 'email' ? 'text' : type}"${type === 'email' && html` inputmode="email"`} id="${idOf(field)}" name="${field}" value="${form?.text(field) ?? ''}" autocomplete="off"${refusedAttributes(problems, field)}>${problemsAt(problems, field)}</div>`;
}
