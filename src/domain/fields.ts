/**
 * What a record is made of. Each collection declares its fields once, and everything that depends on them
 * follows from that declaration: the types of its records, the columns they are stored in, the validation of what is
 * submitted, the metadata that OPTIONS answers, the form on the browsable page and the API description.
 */

/** What holds for a field of any kind. */
interface FieldOptions {
  /** Shown to people; made from the name where absent: `gsheet_name` → `Gsheet name`. */
  readonly label?: string;
  /** The service gives the value; what a client submits for it is ignored. */
  readonly readOnly?: true;
  /** Null is a value of the field. */
  readonly nullable?: true;
  /** What the field is for, in a sentence, for the form and the API description. */
  readonly description: string;
  /** A value as it may occur, for the API description. */
  readonly example: string | number | boolean | null;
}

/** A whole number of at most 32 bits, sign included. */
export interface IntegerField extends FieldOptions {
  readonly kind: 'integer';
}

/** Text without surrounding white space. */
export interface TextField extends FieldOptions {
  readonly kind: 'text';
  /** In characters (Unicode code points); absent where the service itself writes the text. */
  readonly maximumLength?: number;
  /** The empty text is a value, and the one taken where none is submitted. */
  readonly blank?: true;
  /** The only values there are; absent where others may come. */
  readonly choices?: readonly string[];
  /** Written by people in lines and paragraphs. */
  readonly multiline?: true;
}

/** An instant with microseconds. */
export interface DateTimeField extends FieldOptions {
  readonly kind: 'datetime';
  /** Show six digits of the second's fraction even where they are zeros. */
  readonly microseconds?: true;
}

/** A calendar day without a time, `YYYY-MM-DD`. */
export interface DateField extends FieldOptions {
  readonly kind: 'date';
}

/** An http or https address, at most `maximumLength` characters; submitted empty, it is null. */
export interface UrlField extends FieldOptions {
  readonly kind: 'url';
  readonly maximumLength: number;
}

/** True or false; false where none is submitted. */
export interface BooleanField extends FieldOptions {
  readonly kind: 'boolean';
}

export type Field = IntegerField | TextField | DateTimeField | DateField | UrlField | BooleanField;

/** The fields of a collection by name, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

/** The value of a field inside the service. */
interface ValueOfKind {
  integer: number;
  text: string;
  datetime: Temporal.Instant;
  date: Temporal.PlainDate;
  url: string;
  boolean: boolean;
}

type ValueOf<F extends Field> =
  | ValueOfKind[F['kind']]
  | (F extends { readonly nullable: true } ? null : never);

/** A record with these fields. */
export type RecordOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** What a client may submit of a record with these fields, once it is validated. */
export type SubmissionOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends { readonly readOnly: true } ? never : Name]: ValueOf<F[Name]>;
};

/** Declares a whole number. */
export const integer = <const O extends Omit<IntegerField, 'kind'>>(options: O) => ({
  kind: 'integer' as const,
  ...options,
});

/** Declares a text. */
export const text = <const O extends Omit<TextField, 'kind'>>(options: O) => ({
  kind: 'text' as const,
  ...options,
});

/** Declares an instant. */
export const dateTime = <const O extends Omit<DateTimeField, 'kind'>>(options: O) => ({
  kind: 'datetime' as const,
  ...options,
});

/** Declares a calendar day. */
export const date = <const O extends Omit<DateField, 'kind'>>(options: O) => ({
  kind: 'date' as const,
  ...options,
});

/** Declares a web address of at most 200 characters; no address is null. */
export const url = <const O extends Omit<UrlField, 'kind' | 'maximumLength' | 'nullable'>>(options: O) => ({
  kind: 'url' as const,
  maximumLength: 200,
  nullable: true as const,
  ...options,
});

/** Declares a truth value. */
export const boolean = <const O extends Omit<BooleanField, 'kind'>>(options: O) => ({
  kind: 'boolean' as const,
  ...options,
});

/** The label of a field: its own, or its name with spaces and a capital: `date_w1` → `Date w1`. */
export function labelOf(name: string, field: Field): string {
  const words = name.replaceAll('_', ' ');
  return field.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a client must submit the field: it is hers to give, and nothing stands in for it. */
export function isRequired(field: Field): boolean {
  if (field.readOnly || field.nullable) return false;
  return !(field.kind === 'boolean' || (field.kind === 'text' && field.blank));
}

/** The smallest and the largest value of an {@link IntegerField}. */
export const INTEGER_RANGE = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } as const;

const isValueOf = (field: Field, value: unknown): boolean => {
  if (value === null) return field.nullable === true;
  switch (field.kind) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'text':
    case 'url':
      return typeof value === 'string';
    case 'datetime':
      return value instanceof Temporal.Instant;
    case 'date':
      return value instanceof Temporal.PlainDate;
    case 'boolean':
      return typeof value === 'boolean';
  }
};

/**
 * Makes sure that a value has these fields with values of their kinds, as it must once it was parsed.
 *
 * @throws TypeError that names the field: a mistake of the program, not of a client
 */
export function assertRecord<F extends Fields>(
  fields: F,
  record: Readonly<Record<string, unknown>>,
): asserts record is RecordOf<F> {
  for (const name in fields) {
    const field = fields[name];
    if (field === undefined || !isValueOf(field, record[name]))
      throw new TypeError(`the value of ${name} is no ${field?.kind}`);
  }
}

/** The fields that a client submits. */
export function writableFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly));
}

/**
 * Makes sure that a value has every field that a client submits, with values of their kinds.
 *
 * @throws TypeError that names the field
 */
export function assertSubmission<F extends Fields>(
  fields: F,
  submission: Readonly<Record<string, unknown>>,
): asserts submission is SubmissionOf<F> {
  assertRecord(writableFields(fields), submission);
}
