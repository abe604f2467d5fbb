/** The API description for people. To try an operation out, it links to the browsable pages. */

import { html, type SafeHtml } from '../../html/html.ts';
import { CSS, createAsset, icon, styleSheet } from '../../pages/assets.ts';
import { type PageSession, renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';
import { browsableStyleSheet } from '../browsable/page.ts';
import { API_DESCRIPTION, type DescribedService, describeService } from '../openapi/document.ts';
import { type ApiDescription, type OperationMethod, operationsOf } from '../openapi/model.ts';
import { type Endpoint, READ_METHODS } from '../pipeline/endpoint.ts';
import { navigationFor, type SiteContext, sessionOf } from '../pipeline/rendering.ts';
import { pageResponse } from '../responses/response.ts';
import { renderValues } from './fields.ts';
import {
  headerAnchor,
  renderOperation,
  renderResponse,
  renderResponses,
  responseAnchor,
} from './operation.ts';
import { renderInline, renderParagraphs } from './prose.ts';

/** The path of the page. */
export const DOCS_PATH = '/docs/';

export const docsStyleSheet = createAsset(new URL('docs.css', import.meta.url), CSS);

/** The endpoint `/docs/`; the page shows the address to which the request was sent. */
export const docsEndpoint = (service: DescribedService, site: SiteContext): Endpoint => ({
  path: DOCS_PATH,
  methods: READ_METHODS,
  access: 'authenticated',
  representations: 'fixed',
  cache: { freshness: { kind: 'revalidated' }, version: async () => service.version },
  async handle({ context: { root, caller } }) {
    const own = { ...site, navigation: navigationFor(site.navigation, caller) };
    return pageResponse(renderDocs(describeService(service, root), own, sessionOf(caller)), {
      Allow: READ_METHODS.join(', '),
    });
  },
});

function renderDocs(document: ApiDescription, site: SiteContext, session: PageSession | null): string {
  const { info, tags } = document;
  const sections = tags.map((tag) => ({
    ...tag,
    id: sectionId(tag.name),
    paths: pathsOf(document, tag.name),
  }));
  const breadcrumbs = [
    { label: site.serviceName, href: '/' },
    { label: API_DESCRIPTION.name, href: DOCS_PATH },
  ];
  return renderLayout(
    {
      windowTitle: `${API_DESCRIPTION.name} · ${site.serviceName}`,
      styleSheets: [styleSheet.href, browsableStyleSheet.href, docsStyleSheet.href],
      icon: icon.href,
      breadcrumbs,
      navigation: site.navigation,
      session,
      skips: [{ label: 'Skip to the content', href: '#main' }],
      mainClass: 'docs',
    },
    html`<div class="opening">
${renderBreadcrumbs(breadcrumbs)}
<h1>${API_DESCRIPTION.name}</h1>
<p class="description">${info.summary} Version ${info.version}.</p>
</div>
<div class="guide">
<nav class="contents" aria-label="On this page"><ul>
<li><a href="#start">How it works</a></li>
${sections.map(({ id, name, paths }) => html`<li><a href="#${id}">${name}</a>${renderContents(paths)}</li>`)}
<li><a href="#answers">Shared responses</a></li>
<li><a href="#headers">Headers</a></li>
</ul></nav>
<div class="chapters">
<section id="start" class="chapter" aria-labelledby="start-title">
<h2 id="start-title">How it works</h2>
${renderParagraphs(info.description)}
<p><a class="button" href="${API_DESCRIPTION.path}?format=json" download="openapi.json">Download openapi.json</a></p>
<p class="kind">OpenAPI ${document.openapi}, for client generators and other tools.</p>
</section>
${sections.map(
  ({
    id,
    name,
    description,
    paths,
  }) => html`<section id="${id}" class="chapter" aria-labelledby="${id}-title">
<h2 id="${id}-title">${name}</h2>
<p>${renderInline(description)}</p>
<div class="operations">${paths.map((path) => renderPath(path, document))}</div>
</section>
`,
)}
<section id="answers" class="chapter" aria-labelledby="answers-title">
<h2 id="answers-title">Shared responses</h2>
${renderSharedResponses(document)}
</section>
<section id="headers" class="chapter" aria-labelledby="headers-title">
<h2 id="headers-title">Headers</h2>
${renderHeaders(document)}
</section>
</div>
</div>`,
  );
}

type DescribedPath = ReturnType<typeof pathsOf>[number];

/** The paths of a section, each with its operations. */
function pathsOf({ paths }: ApiDescription, tag: string) {
  return Object.entries(paths)
    .map(([path, item]) => ({
      path,
      item,
      operations: operationsOf(item)
        .filter(([, operation]) => operation.tags.includes(tag))
        .map(([method, operation]) => ({ method, path, operation })),
    }))
    .filter(({ operations }) => operations.length > 0);
}

/** Whether the contents list an operation; HEAD and OPTIONS are left out. */
const isMain = (method: OperationMethod): boolean =>
  method === 'get' || method === 'post' || method === 'patch';

function renderContents(paths: readonly DescribedPath[]): SafeHtml {
  const main = paths.flatMap(({ operations }) => operations).filter(({ method }) => isMain(method));
  return html`<ul>${main.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><span class="method method-${method}">${method.toUpperCase()}</span> ${path}</a></li>`,
  )}</ul>`;
}

function renderPath({ path, item, operations }: DescribedPath, document: ApiDescription): SafeHtml {
  const elsewhere = [
    ['Other methods', item['x-other-methods']],
    ['Without the trailing slash', item['x-without-trailing-slash']],
  ] as const;
  const parts = elsewhere.flatMap(([title, responses]) =>
    responses === undefined
      ? []
      : [html`<h4>${title}</h4>${renderResponses(responses, document.components, `${title}: ${path}`)}`],
  );
  const main = operations.filter(({ method }) => isMain(method));
  const others = operations.filter(({ method }) => !isMain(method));
  const methods = others.map(({ method }) => method.toUpperCase()).join(', ');
  return html`${main.map((operation) => renderOperation(operation, document))}
<details class="operation"><summary><h3><code>${path}</code> other methods</h3> <span class="summary-words">${methods} and unsupported methods</span></summary>
<div class="inside">${others.map((operation) => renderOperation(operation, document))}${parts}</div></details>
`;
}

function renderSharedResponses({ components }: ApiDescription): SafeHtml {
  const answers = Object.entries(components.responses);
  return renderCollapsed(
    `${answers.length} responses that several operations share`,
    html`<div class="status-answers">${answers.map(
      ([name, response]) => html`<details class="status-answer">
<summary><h3 class="answer-words">${renderInline(response.description)}</h3></summary>
<div class="inside" id="${responseAnchor(name)}">${renderResponse(response, components, name)}</div>
</details>
`,
    )}</div>`,
  );
}

/** A collapsed section, for readers who look for it or follow a link into it. */
function renderCollapsed(title: string, content: SafeHtml): SafeHtml {
  return html`<details class="operation"><summary><span class="summary-words">${title}</span></summary>
<div class="inside">${content}</div></details>`;
}

function renderHeaders({ components: { headers, schemas } }: ApiDescription): SafeHtml {
  const named = Object.entries(headers);
  const list = html`<div class="values-anchored">${named.map(
    ([name, { description, schema }]) =>
      html`<div id="${headerAnchor(name)}">${renderValues(
        [{ name: HEADER_NAMES.get(name) ?? name, description, schema, required: false }],
        schemas,
        false,
      )}</div>`,
  )}</div>`;
  return renderCollapsed(`${named.length} response headers`, list);
}

/** Components whose name differs from the header that they describe. */
const HEADER_NAMES: ReadonlyMap<string, string> = new Map([['NoStore', 'Cache-Control: no-store']]);

function sectionId(name: string): string {
  return `section-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
