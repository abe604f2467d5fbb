/** The common parts of paths: GET with HEAD, OPTIONS, and the responses to other methods. */

import { type DescribedResource, metadata } from '../pipeline/metadata.ts';
import { NEGOTIATION_PROBLEMS, negotiatedResponse, parameters, shared } from './components.ts';
import {
  mapParts,
  type Operation,
  type PathItem,
  type Response,
  type Responses,
  reference,
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
