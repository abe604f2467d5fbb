/** Schemas as lists of their properties, and streams as lists of their events. */

import { html, type SafeHtml } from '../../html/html.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { type Named, resolve, type Schema } from '../openapi/model.ts';
import { renderJson } from '../responses/json.ts';
import { renderInline } from './prose.ts';

/** A named entry of a list. */
export interface NamedValue {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly description?: string;
}

/** The list of properties. Whether one is required is shown for requests only. */
export function renderValues(values: readonly NamedValue[], schemas: Named<Schema>, sent: boolean): SafeHtml {
  return html`<dl class="values">${values.map(
    ({ name, schema, required, description = schema.description }) => html`<div>
<dt><code>${name}</code>${sent && required && html` <span class="required">required</span>`}</dt>
<dd>${description !== undefined && html`<p>${renderInline(description)}</p>`}
<p class="kind">${phrase(schema, schemas)}</p>
${schema.type !== 'object' && !('$ref' in schema) && schema.items !== undefined && renderSchema(schema.items, schemas, sent)}</dd>
</div>`,
  )}</dl>`;
}

/** The content of a body; null if its type says everything. */
export function renderSchema(part: Schema, schemas: Named<Schema>, sent: boolean): SafeHtml | null {
  const schema = resolve<Schema>(part, schemas);
  if (schema.anyOf !== undefined) {
    const choices = schema.anyOf.map((choice) => renderSchema(choice, schemas, sent));
    return html`${choices.map((choice, index) => html`${index > 0 && html`<p class="or">or</p>`}${choice}`)}`;
  }
  if (schema.items !== undefined) return renderSchema(schema.items, schemas, sent);
  if (schema.properties === undefined) return null;
  const values = Object.entries(schema.properties).map(([name, property]) => ({
    name,
    schema: property,
    required: schema.required?.includes(name) === true,
  }));
  return renderValues(values, schemas, sent);
}

/** A list of the events that a stream may have. */
export function renderEvents(itemSchema: Schema, schemas: Named<Schema>): SafeHtml {
  const { description, anyOf = [] } = resolve<Schema>(itemSchema, schemas);
  return html`<h4>Events</h4>
${description !== undefined && html`<p>${renderInline(description)}</p>`}
<dl class="values">${anyOf.map((event) => renderEvent(event, schemas))}</dl>`;
}

function renderEvent({ description = '', properties = {} }: Schema, schemas: Named<Schema>): SafeHtml {
  const { event, data } = properties;
  return html`<div>
<dt><code>${String(event?.const)}</code></dt>
<dd><p>${renderInline(description)}</p>
${data !== undefined && data.$ref === undefined && renderSchema(data, schemas, false)}</dd>
</div>`;
}

/** `text or null · at most 255 characters`. */
function phrase(part: Schema, schemas: Named<Schema>): string {
  const schema = resolve<Schema>(part, schemas);
  const { minimum, maximum, maxLength, enum: choices } = schema;
  return [
    typeof schema.type === 'object' ? schema.type.map(word).join(' or ') : word(schema.type ?? 'any'),
    schema.format !== undefined && FORMATS.get(schema.format),
    choices?.map((choice) => JSON.stringify(choice)).join(', '),
    maxLength !== undefined && `at most ${formatInteger(maxLength)} characters`,
    minimum !== undefined && (maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`),
    'default' in schema && `default: ${renderJson(schema.default)}`,
  ]
    .filter((words) => typeof words === 'string' && words !== '')
    .join(' · ');
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', 'date and time, ISO 8601'],
  ['date', 'YYYY-MM-DD'],
  ['uri', 'web address'],
]);

const WORDS: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['integer', 'integer'],
  ['boolean', 'true or false'],
  ['array', 'list'],
]);

const word = (type: string): string => WORDS.get(type) ?? type;
