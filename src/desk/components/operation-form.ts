/** A form that changes the programme: its fields, what speaks against it, its preview, and its buttons. */

import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { type FormField, fieldId, type HiddenField, renderField, renderHidden } from '../../pages/field.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import type { FieldChange } from '../merged-form.ts';
import { type FormState, PREVIEW, SEEN, STEP } from '../operation.ts';
import { entryText, whoInDeskWords } from '../words.ts';
import { renderPreview } from './preview.ts';

/** A form. */
export interface OperationForm {
  /** The address that it is sent to. */
  readonly action: string;
  /** Absent if the title of the page says it. */
  readonly heading?: string;
  readonly fields: readonly FieldDeclaration[];
  /** The content above the fields, such as the fields that choose people. */
  readonly before?: { readonly content: SafeHtml; readonly fields: readonly FormField[] };
  readonly hidden?: readonly HiddenField[];
  /** `Put on hold`. */
  readonly submitLabel: string;
  /** Small changes are done at once; all others can be previewed. */
  readonly isBrief?: boolean;
  /** The label of the preview button, if it shows something else than what changes. */
  readonly previewLabel?: string;
  /** The content above the buttons, such as what the fields come to. */
  readonly shown?: SafeHtml;
  /** The link that leaves it undone. */
  readonly cancelHref?: string;
  readonly state: FormState;
}

/** Renders a form, its fields with what was sent. */
export function renderOperationForm(form: OperationForm): SafeHtml {
  const { heading, before, submitLabel, cancelHref, state } = form;
  const fields = fieldsOf(form.fields, state.sent, state.problems);
  return html`<section class="create"${heading === undefined && html` aria-label="${submitLabel}"`}>
${heading !== undefined && html`<h2>${heading}</h2>`}
${renderRefusal(state, heading !== undefined, [...(before?.fields ?? []), ...fields])}
<form action="${form.action}" method="post">
${renderHidden({ name: SEEN, value: String(state.seen) })}
${form.hidden?.map(renderHidden)}
${before?.content}
${
  fields.length > 0 &&
  html`<div class="fields">
${fields.map((field) => renderField(field, isNeverEmpty(field) ? '' : 'optional'))}</div>`
}
${state.preview !== null && renderPreview(state.preview, heading !== undefined)}
${form.shown}
<div class="buttons">
${
  // Pressing Enter presses the first button: the one that changes nothing.
  form.isBrief !== true &&
  html`<button type="submit" name="${STEP}" value="${PREVIEW}">${form.previewLabel ?? 'Show what would change'}</button>`
}
<button type="submit" class="primary">${submitLabel}</button>
${cancelHref !== undefined && html`<a href="${cancelHref}">Cancel</a>`}
</div>
</form>
</section>`;
}

/** Whether there is no need to say that a field may be left empty: of menus the choices say so. */
const isNeverEmpty = ({ required, input }: FormField): boolean =>
  required || input === 'checkbox' || input === 'choice';

/** The reasons against a form, in one place that takes the focus; null if there are none. */
function renderRefusal(
  { refusal, conflict, meanwhile }: FormState,
  isBelowHeading: boolean,
  fields: readonly FormField[],
): SafeHtml | null {
  const inFields = fields.flatMap((field) =>
    field.errors.map((error) => html`<li><a href="#${fieldId(field)}">${field.label}: ${error}</a></li>`),
  );
  const others = [refusal, conflict?.text ?? null].filter((one) => one !== null);
  if (inFields.length + others.length + meanwhile.length === 0) return null;
  return html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
${isBelowHeading ? html`<h3 id="summary-title">Nothing has been changed yet</h3>` : html`<h2 id="summary-title">Nothing has been changed yet</h2>`}
<ul>${others.map((text) => html`<li>${text}</li>`)}${inFields}</ul>
${(conflict !== null || meanwhile.length > 0) && renderMeanwhile(conflict?.entries ?? [], meanwhile)}
</div>`;
}

/** The changes of others, and what fields say now because of them. */
const renderMeanwhile = (entries: readonly HistoryEntry[], meanwhile: readonly FieldChange[]): SafeHtml =>
  html`<ul class="changes">${entries.map((entry) => html`<li>${whoInDeskWords(entry.who)}: ${entryText(entry)}.</li>`)}${meanwhile.map(renderFieldChange)}</ul>
<p>What you typed is still here. If it is still right, send it again.</p>`;

const renderFieldChange = ({ name, label, now, typed }: FieldChange): SafeHtml => {
  const value = now === '' ? 'empty' : html`“${now}”`;
  const yours = typed === '' ? 'left it empty' : html`typed “${typed ?? ''}”`;
  return html`<li><a href="#${fieldId({ name })}">${label}</a> is now ${value}.${typed !== null && html` You ${yours}, which is kept below.`}</li>`;
};
