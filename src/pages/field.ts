/** A form field: its label, its input with the current value, its help and its errors. */

import { html, type SafeHtml } from '../html/html.ts';

/** A hidden input of a form. */
export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

/** Hidden inputs of a form. */
export const renderHidden = ({ name, value }: HiddenField): SafeHtml =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** An option: the value that is sent, and its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** An input with its current value. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly input:
    | 'text'
    | 'secret'
    | 'multiline'
    | 'integer'
    | 'date'
    | 'datetime'
    | 'url'
    | 'checkbox'
    | 'choice';
  /** The options of a select. */
  readonly choices: readonly Choice[];
  readonly required: boolean;
  readonly help: string | null;
  /** The current value, unchanged. For a date-time, ideally `YYYY-MM-DDThh:mm[:ss]` in local time. */
  readonly value: string;
  /** Whether a checkbox is ticked. */
  readonly checked: boolean;
  readonly errors: readonly string[];
  /** Whether it gets the focus when the page opens. */
  readonly isFocused?: boolean;
}

/** The id of a field's input, for links that lead to it. */
export function fieldId(field: Pick<FormField, 'name'>): string {
  return `field-${field.name}`;
}

const LOCAL_DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/**
 * Whether a date-time input would show the text. Browsers empty such an input if its value is invalid, such
 * as one with an offset or the 30th of February, and the typed text would be lost.
 */
export function fitsDateTimeInput(text: string): boolean {
  const day = LOCAL_DATE_TIME.exec(text)?.[1];
  if (day === undefined || day.startsWith('0000')) {
    return text === '';
  }
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a date input would show the text; browsers empty it if it is not a valid day. */
function fitsDateInput(text: string): boolean {
  return text === '' || (DAY.test(text) && fitsDateTimeInput(`${text}T00:00`));
}

/** An option; without a value attribute if its label is its value. */
const renderOption =
  (chosen: string) =>
  ({ value, label }: Choice): SafeHtml =>
    html`<option${value !== label && html` value="${value}"`}${value === chosen && html` selected`}>${label}</option>`;

/** Renders the options of a select, each with its value. */
export const renderOptions = (choices: readonly Choice[], chosen: string): readonly SafeHtml[] =>
  choices.map(
    ({ value, label }) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  );

function renderControl(field: FormField, attributes: SafeHtml): SafeHtml {
  switch (field.input) {
    case 'multiline':
      // HTML parsers drop one line break after the tag: this one, so that a first empty line stays.
      return html`<textarea ${attributes} rows="6" dir="auto">\n${field.value}</textarea>`;
    case 'checkbox':
      return html`<input type="checkbox" ${attributes} value="true"${field.checked && html` checked`}>`;
    case 'integer':
      return html`<input type="text" inputmode="numeric" ${attributes} value="${field.value}" autocomplete="off">`;
    case 'datetime':
      return fitsDateTimeInput(field.value)
        ? html`<input type="datetime-local" step="1" ${attributes} value="${field.value}">`
        : html`<input type="text" ${attributes} value="${field.value}" autocomplete="off">`;
    case 'date':
      return fitsDateInput(field.value)
        ? html`<input type="date" ${attributes} value="${field.value}">`
        : html`<input type="text" ${attributes} value="${field.value}" autocomplete="off">`;
    case 'choice': {
      // A submitted value stays, even if it is not one of the options.
      const isKnown = field.choices.some(({ value }) => value === field.value);
      const options = isKnown
        ? field.choices
        : [{ value: field.value, label: field.value }, ...field.choices];
      return html`<select ${attributes}>${options.map(renderOption(field.value))}</select>`;
    }
    case 'url':
      return html`<input type="text" inputmode="url" ${attributes} value="${field.value}" autocomplete="off" spellcheck="false">`;
    case 'secret':
      // A submitted password is never sent back.
      return html`<input type="password" ${attributes} autocomplete="current-password" spellcheck="false">`;
    case 'text':
      return html`<input type="text" ${attributes} value="${field.value}" autocomplete="off" dir="auto">`;
  }
}

/** The errors beside a field; null if there are none. */
export function renderErrors(errors: readonly string[], id: string): SafeHtml | null {
  return errors.length === 0
    ? null
    : html`<ul class="errors" id="${id}">${errors.map((error) => html`<li>${error}</li>`)}</ul>`;
}

/** Renders a field. `mark` is the word beside its label, such as `optional`; empty: none. */
export function renderField(field: FormField, mark: string): SafeHtml {
  const id = fieldId(field);
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const help = field.help ?? '';
  const describedBy = [...(field.errors.length > 0 ? [errorId] : []), ...(help !== '' ? [helpId] : [])];
  const attributes = html`id="${id}" name="${field.name}"${
    field.required && field.input !== 'checkbox' && html` aria-required="true"`
  }${field.errors.length > 0 && html` aria-invalid="true"`}${
    describedBy.length > 0 && html` aria-describedby="${describedBy.join(' ')}"`
  }${field.isFocused === true && html` autofocus`}`;
  const control = renderControl(field, attributes);
  const label = html`<label for="${id}">${field.label}${mark !== '' && html` <span class="mark">${mark}</span>`}</label>`;
  return html`<div class="field field-${field.input}${field.errors.length > 0 && ' refused'}">
${field.input === 'checkbox' ? html`<div class="tick">${control}${label}</div>` : label}
${help !== '' && html`<p class="help" id="${helpId}">${help}</p>`}
${field.input !== 'checkbox' && control}
${renderErrors(field.errors, errorId)}
</div>
`;
}
