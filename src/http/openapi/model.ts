/** The part of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1) that the API description uses. */

/** Parts of the document by name. */
export type Named<Part> = Readonly<Record<string, Part>>;

/** A reference to a component of the document: `#/components/headers/ETag`. */
export interface Reference {
  readonly $ref: string;
}

/** A schema of JSON Schema 2020-12. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Named<Schema>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

/** A body in one media type. */
export interface MediaContent {
  readonly schema: Schema;
  /** The schema of each item of a stream (OpenAPI 3.2). */
  readonly itemSchema?: Schema;
  readonly examples?: Named<Example>;
}

export interface Header {
  readonly description: string;
  /** Whether every response that names the header carries it. */
  readonly required?: true;
  readonly schema: Schema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Named<Reference>;
  /** The body by media type. */
  readonly content?: Named<MediaContent>;
  /** The types of the same response as a page; in `content`, generated clients would get text or JSON as their data. */
  readonly 'x-other-media-types'?: readonly string[];
}

/** Responses by status: `404`. */
export type Responses = Named<Response | Reference>;

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  /** The parameters of the path. */
  readonly required?: true;
  readonly description: string;
  readonly schema: Schema;
}

export interface RequestBody {
  readonly description?: string;
  readonly required: boolean;
  readonly content: Named<MediaContent>;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Reference[];
  readonly requestBody?: Reference;
  readonly responses: Responses;
  /** The alternative ways to authenticate, each with its alternative scopes; empty if none is needed. */
  readonly security?: Security;
  /** The responses to clients that request the event stream; in `responses`, generated clients would have one more case. */
  readonly 'x-event-stream'?: Responses;
  /** Code samples, as Redoc and others show them. */
  readonly 'x-codeSamples'?: readonly {
    readonly lang: string;
    readonly label: string;
    readonly source: string;
  }[];
}

/** The methods that operations are described for, in the order in which they are shown. */
const OPERATION_METHODS = ['get', 'post', 'patch', 'head', 'options'] as const;

export type OperationMethod = (typeof OPERATION_METHODS)[number];

export interface PathItem extends Readonly<Partial<Record<OperationMethod, Operation>>> {
  readonly description?: string;
  /** The responses to methods without an operation. */
  readonly 'x-other-methods'?: Responses;
  /** The responses to the path without the slash at its end: 301 to GET and HEAD, 404 to the others. */
  readonly 'x-without-trailing-slash'?: Responses;
}

/** Names of security schemes, each with scopes. */
type Security = readonly Named<readonly string[]>[];

/** A way to authenticate. */
type SecurityScheme = { readonly description: string } & (
  | { readonly type: 'http'; readonly scheme: 'bearer' }
  | { readonly type: 'apiKey'; readonly in: 'query'; readonly name: string }
);

export interface Components {
  readonly schemas: Named<Schema>;
  readonly responses: Named<Response>;
  readonly parameters: Named<Parameter>;
  readonly requestBodies: Named<RequestBody>;
  readonly headers: Named<Header>;
  /** Absent if no token is needed. */
  readonly securitySchemes?: Named<SecurityScheme>;
}

/** A whole API description. */
export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security?: Security;
  readonly paths: Named<PathItem>;
  readonly components: Components;
}

/** A reference to a component: `reference('headers', 'ETag')`. */
export function reference(kind: keyof Components, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Resolves a reference; another value is returned as it is. */
export function resolve<Part extends object>(part: Part | Reference, components: Named<Part>): Part {
  if (!('$ref' in part)) return part;
  const found = components[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new TypeError(`nothing is described at ${part.$ref}`);
  return found;
}

/** The operations of a path by their methods. */
export const operationsOf = (item: PathItem): readonly (readonly [OperationMethod, Operation])[] =>
  OPERATION_METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, operation]] : [];
  });

/** The same parts, each changed. */
export const mapParts = <Part, Changed>(
  parts: Named<Part>,
  change: (part: Part, name: string) => Changed,
): Named<Changed> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part, name)]));

/** The schema of a text. */
export const textSchema = (description: string, ...examples: readonly string[]): Schema => ({
  type: 'string',
  description,
  ...(examples.length > 0 && { examples }),
});

/** The schema of an object with these properties; `more` says which are required, if not all are. */
export const objectSchema = (properties: Named<Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...more,
});
