/** A page around one form. */

import { html, type SafeHtml } from '../../html/html.ts';
import { type FieldDeclaration, REASON } from '../form-fields.ts';
import { firstValues } from '../merged-form.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';
import { type OperationForm, renderOperationForm } from './operation-form.ts';

/** A page with the form that it is for; `cancelHref` is the screen above, unless it says otherwise. */
export interface FormPage
  extends Omit<DeskPage, 'content'>,
    Partial<Omit<OperationForm, 'heading' | 'fields'>>,
    Pick<OperationForm, 'fields'> {
  /** The content above the form. */
  readonly lead?: SafeHtml | null;
  /** The content below the form. */
  readonly rest?: SafeHtml;
  /** Whether the fields say how something is now: others may have changed it since the form was shown. */
  readonly merges?: boolean;
}

/** Returns the fields of a page that say how something is now. */
export const presentFields = (page: FormPage | DeskPage): readonly FieldDeclaration[] =>
  'fields' in page && page.merges === true ? page.fields.filter((field) => field !== REASON) : [];

/** Returns the page, with the form in a state. The button says what the title says, unless it says otherwise. */
export function renderFormPage(
  page: FormPage | DeskPage,
  state: FormState,
  { path }: Pick<DeskRequest, 'path'>,
): DeskPage {
  if (!('fields' in page)) return page;
  const { lead, rest, title, description, above, status, merges: _merges, ...form } = page;
  const cancelHref = above?.at(-1)?.href;
  const content = renderOperationForm({
    action: path,
    submitLabel: title,
    ...(cancelHref !== undefined && { cancelHref }),
    state,
    ...form,
    hidden: [...firstValues(presentFields(page)), ...(form.hidden ?? [])],
  });
  return {
    title,
    ...(description !== undefined && { description }),
    ...(above !== undefined && { above }),
    ...(status !== undefined && { status }),
    content: html`${lead && html`${lead}\n`}${content}${rest && html`\n${rest}`}`,
  };
}
