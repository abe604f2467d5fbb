/** A form that changes the programme: its fields, what speaks against it, its preview, and its buttons. */

import { html, type SafeHtml } from '../../html/html.ts';
import { type FormField, fieldId, type HiddenField, renderField, renderHidden } from '../../pages/field.ts';
import { type FormState, PREVIEW, SEEN, STEP } from '../operation.ts';
import { readable } from './dates.ts';
import { renderPreview } from './preview.ts';

/** A form. */
export interface OperationForm {
  /** Where it is sent: the path of its screen. */
  readonly action: string;
  /** Absent where the heading of the page says it. */
  readonly title?: string;
  readonly fields: readonly FormField[];
  /** What stands before the fields, such as those that choose people. */
  readonly before?: { readonly content: SafeHtml; readonly fields: readonly FormField[] };
  readonly hidden?: readonly HiddenField[];
  /** `Put on hold`. */
  readonly submitLabel: string;
  /** Small changes are done at once; all others can be previewed. */
  readonly isBrief?: boolean;
  /** Where to go without doing it. */
  readonly cancelHref?: string;
  readonly state: FormState;
}

/** The form. */
export function renderOperationForm(form: OperationForm): SafeHtml {
  const {
    action,
    title,
    fields,
    before,
    hidden = [],
    submitLabel,
    isBrief = false,
    cancelHref,
    state,
  } = form;
  return html`<section class="create"${title === undefined && html` aria-label="${submitLabel}"`}>
${title !== undefined && html`<h2>${title}</h2>`}
${renderRefusal(state, title !== undefined, [...(before?.fields ?? []), ...fields])}
<form action="${action}" method="post">
${renderHidden({ name: SEEN, value: String(state.seen) })}
${hidden.map(renderHidden)}
${before?.content}
${
  fields.length > 0 &&
  html`<div class="fields">
${fields.map((field) => renderField(field, field.required || field.input === 'checkbox' ? '' : 'optional'))}</div>`
}
${state.preview !== null && renderPreview(state.preview, title !== undefined)}
<div class="buttons">
${
  // Pressing Enter presses the first button: the one that changes nothing.
  !isBrief && html`<button type="submit" name="${STEP}" value="${PREVIEW}">Show what would change</button>`
}
<button type="submit" class="primary">${submitLabel}</button>
${cancelHref !== undefined && html`<a href="${cancelHref}">Cancel</a>`}
</div>
</form>
</section>`;
}

/** What speaks against it, in one place that takes the focus; null where nothing does. */
function renderRefusal(
  { refusal, conflict }: FormState,
  isBelowHeading: boolean,
  fields: readonly FormField[],
): SafeHtml | null {
  const inFields = fields.flatMap((field) =>
    field.errors.map((error) => html`<li><a href="#${fieldId(field)}">${field.label}: ${error}</a></li>`),
  );
  const others = [refusal, conflict?.conflict ?? null].filter((one) => one !== null);
  if (inFields.length + others.length === 0) return null;
  return html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
${isBelowHeading ? html`<h3 id="summary-title">Nothing was changed yet</h3>` : html`<h2 id="summary-title">Nothing was changed yet</h2>`}
<ul>${others.map((text) => html`<li>${readable(text)}</li>`)}${inFields}</ul>
${
  conflict !== null &&
  html`<ul class="changes">${conflict.entries.map(({ who, summary }) => html`<li>${who}: ${readable(summary)}.</li>`)}</ul>
<p>What you typed is still here. If it is still right, send it again.</p>`
}
</div>`;
}
