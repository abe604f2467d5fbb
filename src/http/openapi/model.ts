/** The part of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1) that the API description uses. */

/** A reference to a component of the document: `#/components/headers/ETag`. */
export interface Reference {
  readonly $ref: string;
}

/** A schema of JSON Schema 2020-12. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
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
  readonly properties?: Readonly<Record<string, Schema>>;
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
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A body by media type. */
export type Content = Readonly<Record<string, MediaContent>>;

export interface Header {
  readonly description: string;
  /** Whether every response that names the header carries it. */
  readonly required?: true;
  readonly schema: Schema;
}

export type Headers = Readonly<Record<string, Reference>>;

export interface Response {
  readonly description: string;
  readonly headers?: Headers;
  readonly content?: Content;
  /**
   * The media types of the same response as a page for browsers. They are not part of `content`: with several
   * content types, the data of a generated client would be text or JSON, and every program would have to
   * check which.
   */
  readonly 'x-other-media-types'?: readonly string[];
}

/** The content of a response. */
export type ResponseBody = Pick<Response, 'content' | 'x-other-media-types'>;

/** Responses by status: `404`. */
export type Responses = Readonly<Record<string, Response | Reference>>;

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
  readonly content: Content;
}

/** A code sample, as Redoc and others show it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
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
  /**
   * The responses to clients that request the event stream. They are separate, because a response with a
   * second content type would be one more case in every generated client.
   */
  readonly 'x-event-stream'?: Responses;
  readonly 'x-codeSamples'?: readonly CodeSample[];
}

/** The methods that operations are described for, in the order in which they are shown. */
export const OPERATION_METHODS = ['get', 'post', 'patch', 'head', 'options'] as const;

export type OperationMethod = (typeof OPERATION_METHODS)[number];

/** The responses without an operation. */
interface Elsewhere {
  /** To methods without an operation. */
  readonly 'x-other-methods'?: Responses;
  /** To the path without the slash at its end: 301 to GET and HEAD, 404 to the others. */
  readonly 'x-without-trailing-slash'?: Responses;
}

export interface PathItem extends Readonly<Partial<Record<OperationMethod, Operation>>>, Elsewhere {
  readonly description?: string;
}

/** Names of security schemes, each with scopes. */
type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** A way to authenticate. */
type SecurityScheme = { readonly description: string } & (
  | { readonly type: 'http'; readonly scheme: 'bearer' }
  | { readonly type: 'apiKey'; readonly in: 'query'; readonly name: string }
);

export interface Components {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly requestBodies: Readonly<Record<string, RequestBody>>;
  readonly headers: Readonly<Record<string, Header>>;
  /** Absent if no token is needed. */
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
}

interface Tag {
  readonly name: string;
  readonly description: string;
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
  readonly tags: readonly Tag[];
  readonly security?: Security;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

/** A reference to a component: `reference('headers', 'ETag')`. */
export function reference(kind: keyof Components, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Resolves a reference; another value is returned as it is. */
export function resolve<Part extends object>(
  part: Part | Reference,
  components: Readonly<Record<string, Part>>,
): Part {
  if (!isReference(part)) return part;
  const name = part.$ref.slice(part.$ref.lastIndexOf('/') + 1);
  const found = components[name];
  if (found === undefined) throw new TypeError(`nothing is described at ${part.$ref}`);
  return found;
}

const isReference = (part: object): part is Reference => '$ref' in part;
