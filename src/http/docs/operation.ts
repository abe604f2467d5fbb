/** One operation: its request and all its responses. */

import { html, type SafeHtml } from '../../html/html.ts';
import {
  type ApiDescription,
  type Components,
  type Operation,
  type OperationMethod,
  type Parameter,
  type RequestBody,
  type Response,
  type Responses,
  resolve,
} from '../openapi/model.ts';
import { METHOD_PARAMETER } from '../pipeline/representation.ts';
import { isTemplate } from '../requests/path-template.ts';
import { renderJson } from '../responses/json.ts';
import { STATUS_CODES } from '../responses/node-http.ts';
import { renderEvents, renderSchema, renderValues } from './fields.ts';
import { renderExample, renderInline, renderParagraphs } from './prose.ts';

/** An operation with its path and method. */
export interface PlacedOperation {
  readonly method: OperationMethod;
  readonly path: string;
  readonly operation: Operation;
}

/** The collapsed section of an operation. Browsers expand what contains the target of a link: the anchor is inside. */
export function renderOperation(placed: PlacedOperation, { components, servers }: ApiDescription): SafeHtml {
  const { method, path, operation } = placed;
  const { operationId, summary, description, requestBody, responses, parameters = [] } = operation;
  const followed = operation['x-event-stream'];
  const body =
    requestBody === undefined ? undefined : resolve<RequestBody>(requestBody, components.requestBodies);
  const named = parameters
    .map((parameter) => resolve<Parameter>(parameter, components.parameters))
    .map(({ name, ...rest }) => ({ ...rest, name, required: false }));
  return html`<details class="operation">
<summary><h3><span class="method method-${method}">${method.toUpperCase()}</span> <code>${path}</code></h3> <span class="summary-words">${summary}</span></summary>
<div class="inside" id="${operationId}">
${description !== undefined && renderParagraphs(description)}
${renderExample(command(placed, body, servers[0]?.url ?? '', components.securitySchemes !== undefined), `Command for ${method.toUpperCase()} ${path}`)}
${renderTry(placed)}
${named.length > 0 && html`<h4>Parameters</h4>${renderValues(named, components.schemas, true)}`}
${body !== undefined && renderBody(body, components)}
<h4>Responses</h4>
${renderResponses(responses, components, `${method.toUpperCase()} ${path}`, true)}
${followed !== undefined && html`<h4>Event stream</h4>${renderResponses(followed, components, `${method.toUpperCase()} ${path}, followed`)}`}
${(operation['x-codeSamples'] ?? []).map(({ label, source }) => html`<h4>${label}</h4>${renderExample(source, `${label}: ${method.toUpperCase()} ${path}`)}`)}
</div>
</details>
`;
}

/** The browsable pages have the forms to try this out. */
function renderTry({ method, path, operation }: PlacedOperation): SafeHtml | null {
  // Example ids are unknown here.
  if (method === 'head' || isTemplate(path)) return null;
  const negotiated = operation.responses['406'] !== undefined;
  const query =
    method === 'options' ? `?format=api&${METHOD_PARAMETER}=OPTIONS` : negotiated ? '?format=api' : '';
  const form = method === 'post';
  return html`<p><a class="button" href="${path}${query}${form && '#create'}">${form ? 'Try it with the form' : 'Try it'}<span class="unseen">: ${method.toUpperCase()} ${path}</span></a></p>`;
}

/** The operation as a command of curl. */
function command(
  { method, path, operation: { security } }: PlacedOperation,
  body: RequestBody | undefined,
  root: string,
  asksForTokens: boolean,
): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const token =
    asksForTokens && security?.length !== 0 ? ' \\\n  --header "Authorization: Bearer $TOKEN"' : '';
  const address = `${root}${path.replaceAll('{id}', '1')}${token}`;
  const example = body && Object.values(body.content['application/json']?.examples ?? {})[0]?.value;
  if (example !== undefined) {
    const request = method === 'post' ? '' : `--request ${method.toUpperCase()} `;
    return `curl ${request}${address} \\\n  --json ${quoted(renderJson(example, 2))}`;
  }
  if (method === 'head') return `curl --head ${address}`;
  return method === 'options' ? `curl --request OPTIONS ${address}` : `curl ${address}`;
}

function renderBody({ content }: RequestBody, { schemas }: Components): SafeHtml {
  const json = content['application/json'];
  return html`<h4>Request body</h4>
<p>As ${Object.keys(content).map((type, index) => html`${index > 0 && ' or '}<code>${type}</code>`)}.</p>
${json !== undefined && renderSchema(json.schema, schemas, true)}`;
}

/** Responses by status. Shared responses are shown once and linked to. */
export function renderResponses(
  responses: Responses,
  components: Components,
  of: string,
  open = false,
): SafeHtml {
  const answers = Object.entries(responses).map(([status, response], index) => {
    const { description } = resolve<Response>(response, components.responses);
    const words = html`${renderStatus(status)} <span class="answer-words">${renderInline(description)}</span>`;
    return '$ref' in response
      ? html`<p class="status-answer">${words} <a href="#${responseAnchor(response.$ref)}">Details<span class="unseen">: ${of}, ${status}</span></a></p>`
      : html`<details class="status-answer"${open && index === 0 && html` open`}>
<summary>${words}</summary>
<div class="inside">${renderResponse(response, components, `${of}, ${status}`)}</div>
</details>`;
  });
  return html`<div class="status-answers">${answers}</div>`;
}

/** `404 Not Found`. */
function renderStatus(status: string): SafeHtml {
  return html`<b class="${Number(status) < 400 ? 'well' : 'ill'}">${status}</b> <span>${STATUS_CODES[status]}</span>`;
}

/** The headers and the body of a response. */
export function renderResponse(
  { headers = {}, content = {}, 'x-other-media-types': others = [] }: Response,
  { schemas }: Components,
  of: string,
): SafeHtml {
  const [type, body] = Object.entries(content)[0] ?? [];
  const types = [...Object.keys(content), ...others];
  const examples = Object.values(body?.examples ?? {});
  return html`<p class="kind">Headers: ${Object.entries(headers).map(([name, header], index) => html`${index > 0 && ', '}<a href="#${headerAnchor(header.$ref)}">${name}</a>`)}.</p>
<p class="kind">${type === undefined ? 'No body.' : html`As ${types.map((name, index) => html`${index > 0 && ' or '}<code>${name}</code>`)}.`}</p>
${body !== undefined && renderSchema(body.schema, schemas, false)}
${body?.itemSchema !== undefined && renderEvents(body.itemSchema, schemas)}
${examples.map(({ summary = 'Example', value }) => renderExample(value, `${of}: ${summary}`))}`;
}

/** The anchor of a header on the page. */
export const headerAnchor = (reference: string): string => `header-${lastPart(reference)}`;

/** The anchor of a shared response on the page. */
export const responseAnchor = (reference: string): string => `answer-${lastPart(reference)}`;

const lastPart = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
