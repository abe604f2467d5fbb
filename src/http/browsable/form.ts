/** The form that creates or changes a record, as fields and as raw JSON. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { FormField } from '../../pages/field.ts';
import { fieldId, renderErrors, renderField, renderHidden } from '../../pages/field.ts';
import type { RecordForm } from './view.ts';

const RAW_ID = 'raw-content';

/** Marks the minority, the required or the optional fields; nothing if all are alike. */
function markOf(fields: readonly FormField[]): (field: FormField) => string {
  const typed = fields.filter((field) => field.input !== 'checkbox');
  const required = typed.filter((field) => field.required).length;
  if (required === 0 || required === typed.length) return () => '';
  const markRequired = required <= typed.length / 2;
  const mark = markRequired ? 'required' : 'optional';
  return (field) => (field.input === 'checkbox' || field.required !== markRequired ? '' : mark);
}

/** Whether the form has errors. */
export const isRefused = ({ errors, raw, fields }: RecordForm): boolean =>
  [errors, raw.errors, ...fields.map((field) => field.errors)].some((messages) => messages.length > 0);

/** All errors with links to the fields. The list gets the focus, so that screen readers announce it first. */
function renderSummary(form: RecordForm): SafeHtml {
  const inFields = form.fields.flatMap((field) =>
    field.errors.map((error) => html`<li><a href="#${fieldId(field)}">${field.label} – ${error}</a></li>`),
  );
  const inRaw = form.raw.errors.map((error) => html`<li><a href="#${RAW_ID}">JSON – ${error}</a></li>`);
  const inNone = form.errors.map((error) => html`<li>${error}</li>`);
  return html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h3 id="summary-title">Nothing was saved yet</h3>
<p>What you wrote is still here. Please look at:</p>
<ul>${inNone}${inFields}${inRaw}</ul>
</div>`;
}

function renderRaw(form: RecordForm): SafeHtml {
  const refused = form.raw.errors.length > 0;
  return html`<details class="raw"${(form.raw.open || refused) && html` open`}>
<summary>Send JSON instead</summary>
<form action="${form.action}" method="post" enctype="multipart/form-data">
${renderHidden(form.hidden)}
<input type="hidden" name="_content_type" value="application/json">
<div class="field${refused && ' refused'}">
<label for="${RAW_ID}">JSON</label>
<textarea id="${RAW_ID}" name="_content" rows="10" spellcheck="false" autocapitalize="off" autocomplete="off"${
    refused && html` aria-invalid="true" aria-describedby="raw-error"`
  }>\n${form.raw.content}</textarea>
${renderErrors(form.raw.errors, 'raw-error')}
</div>
<button type="submit">Send JSON</button>
</form>
</details>`;
}

/**
 * Both forms. They disable the browser's validation, which would show one message at a time in its own words;
 * the service lists all errors at once and keeps what was typed. Only an incomplete date-time is left to the
 * browser, which would otherwise send it as an empty one.
 */
export function renderForm(form: RecordForm): SafeHtml {
  const mark = markOf(form.fields);
  return html`<section class="create" id="create" aria-labelledby="create-title">
<h2 id="create-title">${form.title}</h2>
${isRefused(form) && renderSummary(form)}
<form action="${form.action}" method="post" enctype="multipart/form-data">
${renderHidden(form.hidden)}
<div class="fields">
${form.fields.map((field) => renderField(field, mark(field)))}</div>
<button type="submit" class="primary">${form.submitLabel}</button>
</form>
${renderRaw(form)}
</section>`;
}
