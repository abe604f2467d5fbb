/** The common parts of paths: GET with HEAD, OPTIONS, and the responses to other methods. */

import { type DescribedResource, metadata } from '../pipeline/metadata.ts';
import {
  EVERYWHERE,
  headers,
  jsonContent,
  NEGOTIATION_PROBLEMS,
  NO_STORE,
  negotiatedResponse,
  parameters,
  shared,
} from './components.ts';
import {
  type Components,
  mapParts,
  type Named,
  type Operation,
  objectSchema,
  type PathItem,
  type Response,
  type Responses,
  reference,
  type Schema,
  textSchema,
} from './model.ts';

/** GET of a path, and HEAD, whose responses have no bodies. Errors of clients are described as those to GET. */
export function reading(name: string, get: Operation) {
  const { description: _description, ...head } = get;
  return {
    get,
    head: {
      ...head,
      operationId: `head${name}`,
      summary: 'The status and the headers of GET, without a body',
      responses: mapParts(get.responses, (response, status) =>
        '$ref' in response || status.startsWith('4') ? response : withoutBody(response),
      ),
    },
  };
}

const withoutBody = ({ content: _, 'x-other-media-types': _types, ...response }: Response): Response =>
  response;

/** The responses to GET if nothing fails; 304 has no body and no Content-Length. */
export function unlessModified(found: Response): Responses {
  const { 'Content-Length': _length, ...rest } = found.headers ?? {};
  return {
    '200': found,
    '304': { description: 'Not modified: the cached response is still valid.', headers: rest },
  };
}

/** A path whose responses are data as JSON or as a page. */
interface NegotiatedPath {
  /** The suffix of the operation ids: `SmartGoals`. */
  readonly name: string;
  /** The prefix of the id of GET. */
  readonly verb: 'get' | 'list';
  readonly tag: string;
  /** The summary of GET. */
  readonly summary: string;
  /** The response to OPTIONS. */
  readonly resource: DescribedResource;
  /** The response to GET if nothing fails. */
  readonly found: Response;
  /** The response to GET with invalid filters; absent without filters. */
  readonly invalid?: Response;
  /** The response if there is no such record. */
  readonly missing?: Response;
  /** The names of the parameters in the path, and of those in the query of GET, as components. */
  readonly inPath?: readonly string[];
  readonly inQuery?: readonly string[];
  readonly post?: Operation;
  readonly patch?: Operation;
  /** Whether responses need the database; such a path ends with a slash that may be forgotten. */
  readonly isStored?: true;
}

/** Describes a path. */
export function negotiatedPath(path: NegotiatedPath): PathItem {
  const { name, tag, resource, inPath = [], inQuery = [], isStored } = path;
  const problems = { ...NEGOTIATION_PROBLEMS, ...(path.missing && { '404': path.missing }) };
  const { get, head } = reading(name, {
    operationId: `${path.verb}${name}`,
    tags: [tag],
    summary: path.summary,
    parameters: parameters(...inPath, ...inQuery, 'Format', 'IfNoneMatch'),
    responses: {
      ...unlessModified(path.found),
      '400': path.invalid ?? shared('BadHost'),
      ...problems,
      ...(isStored && { '503': shared('Unavailable') }),
    },
  });
  const described = negotiatedResponse('The description.', reference('schemas', 'Metadata'), {
    metadata: { value: metadata(resource) },
  });
  return {
    description: resource.description,
    get,
    ...(path.post && { post: path.post }),
    head,
    ...(path.patch && { patch: path.patch }),
    options: {
      operationId: `describe${name}`,
      tags: [tag],
      summary: 'The description of the path and of its writable fields',
      parameters: parameters(...inPath, 'Format'),
      responses: { '200': described, '400': shared('BadHost'), ...problems },
    },
    'x-other-methods': { '403': shared('Forbidden'), '405': shared('MethodNotAllowed') },
    ...(isStored && {
      'x-without-trailing-slash': { '301': shared('SlashAdded'), '404': shared('SlashMissing') },
    }),
  };
}

// The paths besides the collections: root, this document, health and metrics.

/** The tag of these paths. */
export const SERVICE_TAG = 'Service';

/** The path `/`. */
export const rootPath = (schema: Schema, resource: DescribedResource): PathItem =>
  negotiatedPath({
    name: 'Root',
    verb: 'get',
    tag: SERVICE_TAG,
    summary: 'The collections and their URLs',
    resource,
    found: negotiatedResponse(
      'The URLs by name.',
      reference('schemas', 'Root'),
      { root: { value: schema.examples?.[0] } },
      'ETag',
    ),
  });

/** The path of the document itself. */
export const descriptionPath = (resource: DescribedResource): PathItem =>
  negotiatedPath({
    name: 'ApiDescription',
    verb: 'get',
    tag: SERVICE_TAG,
    summary: 'This description of the API, for programs',
    resource,
    found: negotiatedResponse(
      'The OpenAPI 3.1 document.',
      objectSchema({ openapi: { type: 'string', examples: ['3.1.0'] } }),
      { start: { summary: 'Its beginning', value: { openapi: '3.1.0' } } },
      'ETag',
    ),
  });

const OPERATIONAL_HEADERS = { ...NO_STORE, ...headers('Content-Length', ...EVERYWHERE) };

const state = (description: string, status: string, ...named: readonly string[]): Response => ({
  description,
  headers: { ...OPERATIONAL_HEADERS, ...headers(...named) },
  content: jsonContent('State', 'state', { status }),
});

const METRICS: Response = {
  description: 'The Prometheus text format. It contains no text that people wrote.',
  headers: OPERATIONAL_HEADERS,
  content: {
    'text/plain': {
      schema: { type: 'string' },
      examples: { counter: { value: 'mentoring_goals_total{writer="offline",outcome="goals"} 95\n' } },
    },
  },
};

/** `/healthz`, `/readyz` and `/metrics`. */
export const OPERATIONAL_PATHS: Named<PathItem> = {
  '/healthz': operationalPath('Health', 'Liveness check', { '200': state('The process is alive.', 'ok') }),
  '/readyz': operationalPath('Readiness', 'Readiness check', {
    '200': state('The service can handle requests.', 'ready'),
    '503': state('The service cannot handle requests.', 'the database does not answer', 'Retry-After'),
  }),
  '/metrics': operationalPath('Metrics', 'Metrics for Prometheus', { '200': METRICS }),
};

function operationalPath(name: string, summary: string, responses: Named<Response>): PathItem {
  return {
    ...reading(name, {
      operationId: `get${name}`,
      tags: [SERVICE_TAG],
      summary,
      responses: { ...responses, '500': shared('ServerErrorElsewhere') },
    }),
    'x-other-methods': { '404': shared('NotFound') },
  };
}

// The webhook of Typeform in the API description: described only where it is set up.

/** The path, which needs no token: each delivery is signed. */
export const HOOK_PATH = '/hooks/typeform/';

/** The outcome of a delivery. */
const outcome = (description: string, value: object): Response => ({
  description,
  headers: NO_STORE,
  content: jsonContent('TypeformOutcome', 'outcome', value),
});

/** Why a delivery is refused. */
const refusal = (description: string, detail: string): Response => ({
  description,
  content: jsonContent('Problem', 'problem', { detail }),
});

/** The path by its name. */
export const HOOK_PATHS: Named<PathItem> = {
  [HOOK_PATH]: {
    description: 'Typeform delivers responses here. Answers name nobody.',
    post: {
      operationId: 'deliverTypeformResponse',
      tags: [SERVICE_TAG],
      summary: 'Deliver a response of a form',
      description:
        'No token is needed: the signature stands for it. A delivery that comes again gets the same answer and is recorded once.',
      parameters: [reference('parameters', 'TypeformSignature')],
      requestBody: reference('requestBodies', 'TypeformDelivery'),
      responses: {
        '200': outcome('Recorded, now or before; or an event that is no response; or decided by somebody.', {
          status: 'recorded',
          relation: 1,
          round: 'Chemistry',
          role: 'mentee',
          received_on: '2026-05-19',
        }),
        '202': outcome('Kept as unassigned, with the reason.', {
          status: 'unassigned',
          number: 3,
          reason: 'unknown person',
        }),
        '400': refusal('The body is no JSON, or no response of Typeform.', 'The body is not JSON.'),
        '403': refusal(
          'The signature is missing or invalid.',
          'The Typeform-Signature header is missing or invalid.',
        ),
        '413': shared('TooLarge'),
        '503': shared('Unavailable'),
      },
    },
  },
};

/** The components that the path refers to. */
export const HOOK_COMPONENTS = {
  parameters: {
    TypeformSignature: {
      name: 'Typeform-Signature',
      in: 'header',
      required: true,
      description: '`sha256=` and the HMAC-SHA-256 of the body in Base64, with TYPEFORM_SECRET as the key.',
      schema: { type: 'string', examples: ['sha256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] },
    },
  },
  requestBodies: {
    TypeformDelivery: {
      description: 'An event as Typeform documents it; unknown parts are ignored.',
      required: true,
      content: { 'application/json': { schema: reference('schemas', 'TypeformDelivery') } },
    },
  },
  schemas: {
    TypeformDelivery: {
      type: 'object',
      description: 'Any event but `form_response` is ignored.',
      properties: {
        event_type: { type: 'string', examples: ['form_response'] },
        form_response: {
          type: 'object',
          properties: {
            form_id: { type: 'string', examples: ['abc123'] },
            token: textSchema('The id of the response.', 'a3a12ec67a1365927098'),
            submitted_at: { type: 'string', format: 'date-time', examples: ['2026-05-18T22:30:00Z'] },
            hidden: {
              type: 'object',
              description:
                'The hidden fields `person` or `email`, `role`, `round`, `partner` and `relation`.',
              additionalProperties: { type: 'string' },
            },
          },
        },
      },
    },
    TypeformOutcome: {
      type: 'object',
      description: 'What became of the delivery.',
      properties: {
        status: { type: 'string', enum: ['recorded', 'unassigned', 'ignored', 'assigned', 'dismissed'] },
        number: { type: 'integer', description: 'Of the unassigned feedback.' },
        reason: { type: 'string' },
        relation: { type: 'integer' },
        round: { type: 'string' },
        role: { type: 'string', enum: ['mentee', 'mentor'] },
        received_on: { type: 'string', format: 'date' },
      },
      required: ['status'],
    },
  },
} satisfies Partial<Components>;
