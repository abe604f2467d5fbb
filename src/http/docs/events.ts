/** The events of a stream: names, times and data. */

import { html, type SafeHtml } from '../../html/html.ts';
import { type ApiDescription, resolve, type Schema } from '../openapi/model.ts';
import { renderSchema } from './fields.ts';
import { renderInline } from './prose.ts';

type Schemas = ApiDescription['components']['schemas'];

/** A list of the events that a stream may have. */
export function renderEvents(itemSchema: Schema, schemas: Schemas): SafeHtml {
  const { description, anyOf = [] } = resolve<Schema>(itemSchema, schemas);
  return html`<h4>Events</h4>
${description !== undefined && html`<p>${renderInline(description)}</p>`}
<dl class="values">${anyOf.map((event) => renderEvent(event, schemas))}</dl>`;
}

function renderEvent({ description = '', properties = {} }: Schema, schemas: Schemas): SafeHtml {
  const { event, data } = properties;
  return html`<div>
<dt><code>${String(event?.const)}</code></dt>
<dd><p>${renderInline(description)}</p>
${data !== undefined && data.$ref === undefined && renderSchema(data, schemas, false)}</dd>
</div>`;
}
