/** The part of OpenAPI 3.1 (spec.openapis.org/oas/v3.1.1) that the API description uses. */

import { defaultOf, type Field, type Fields, isRequired, writableFields } from '../../domain/fields.ts';
import type { Collection } from '../../resources/collection.ts';
import { maximumLengthOf, presentationOf } from '../pipeline/metadata.ts';

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
  readonly examples?: Named<Example>;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Named<Reference>;
  /** The body by media type. */
  readonly content?: Named<MediaContent>;
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
  /** The schema of each event, for clients that request the event stream; in `responses`, generated clients would have one more case. */
  readonly 'x-event-stream'?: Reference;
}

/** The methods that operations are described for, in the order in which they are shown. */
const OPERATION_METHODS = ['get', 'post', 'patch'] as const;

export type OperationMethod = (typeof OPERATION_METHODS)[number];

export interface PathItem extends Readonly<Partial<Record<OperationMethod, Operation>>> {
  readonly description?: string;
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

// The schemas: of the records of a collection, from its declared fields, and those that many paths share.

/** A record in a response, with all fields. */
export const recordSchema = (fields: Fields, description: string): Schema =>
  objectSchema(mapParts(fields, shownValue), { description, examples: [recordExample(fields)] });

/** The body that creates a record. */
export function submissionSchema(fields: Fields): Schema {
  const writable = writableFields(fields);
  const required = Object.entries(writable).flatMap(([name, field]) => (isRequired(field) ? [name] : []));
  return {
    type: 'object',
    properties: mapParts(writable, submittedValue),
    ...(required.length > 0 && { required }),
    examples: [submissionExample(fields)],
  };
}

/** The errors of a submission, and those of the query parameters with these names: messages by field. */
export function errorsSchema(fields: Fields, parameters: readonly string[], example: unknown): Schema {
  const messages = (description: string): Schema => ({
    type: 'array',
    description,
    items: { type: 'string' },
    minItems: 1,
    examples: [['This field is required.']],
  });
  return {
    type: 'object',
    description: 'All validation errors by field, in the order of the fields.',
    properties: {
      ...mapParts(writableFields(fields), (_field, name) => messages(`Errors of \`${name}\`.`)),
      ...Object.fromEntries(
        parameters.map((name) => [name, messages(`Errors of the query parameter \`${name}\`.`)]),
      ),
      non_field_errors: messages('Errors that belong to no single field.'),
    },
    additionalProperties: false,
    examples: [example],
  };
}

/** An example of a record. */
export const recordExample = (fields: Fields): Named<unknown> => mapParts(fields, ({ example }) => example);

/** An example of a valid submission. */
export const submissionExample = (fields: Fields): Named<unknown> => recordExample(writableFields(fields));

function shownValue(field: Field): Schema {
  const { schema, range } = presentationOf(field);
  const maxLength = maximumLengthOf(field);
  return {
    ...schema,
    ...(field.nullable && { type: [schema.type, 'null'] }),
    ...('choices' in field && field.choices !== undefined && { enum: field.choices }),
    description: field.description,
    ...(field.readOnly ? { readOnly: true as const } : range),
    ...(maxLength !== undefined && { maxLength }),
    examples: [field.example],
  };
}

function submittedValue(field: Field): Schema {
  const { readOnly: _readOnly, ...shown } = shownValue(field);
  const whereAbsent = defaultOf(field);
  return {
    ...shown,
    description: described(field),
    ...presentationOf(field).submitted,
    ...(whereAbsent !== undefined && { default: whereAbsent }),
  };
}

/** The description, with the further values that a submission accepts. */
function described(field: Field): string {
  const { note } = presentationOf(field);
  return note === undefined ? field.description : `${field.description} ${note}`;
}

/** The schema of the root: the URL of each collection. */
export function rootSchema(collections: readonly Collection[], root: string): Schema {
  const addresses = Object.fromEntries(collections.map(({ path }) => [path, `${root}/${path}/`]));
  const properties = mapParts(addresses, (address) => ({
    type: 'string',
    format: 'uri',
    examples: [address],
  }));
  return objectSchema(properties, {
    description: 'The absolute URLs of the collections by name.',
    examples: [addresses],
  });
}

/** The names of a collection as types and functions. */
export type CollectionNames = ReturnType<typeof namesOf>;

/** Returns a noun with its article: `a course`, `an event`. */
export const withArticle = (noun: string, article = 'a'): string =>
  `${/^[aeiou]/i.test(noun) ? `${article}n` : article} ${noun}`;

/** The names of all records, `SmartGoals`, and of one, `SmartGoal`, from the declaration: `smart goal`. */
export function namesOf({ name, noun }: Collection) {
  const joined = (words: string): string =>
    words
      .split(/[^\p{L}\p{N}]+/u)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('');
  return { plural: joined(name), record: joined(noun) };
}
