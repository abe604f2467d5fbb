/**
 * The fields of records. Each collection declares its fields once, and everything that depends on them follows from that
 * declaration: the types of its records, database columns, validation, files, the response to OPTIONS, the form on the
 * browsable page and the API description. Each layer has one record with an entry for each kind of field.
 */

/** What an erasure does with a text. */
export type Erasure =
  /** It never names anybody: the service makes it, or it is one of a few words. */
  | 'names nobody'
  /** It belongs to records of people, which are blanked or deleted as such (`person-erasure.ts`). */
  | 'of a record'
  /** It belongs to an account, which stays unless its removal is asked for. */
  | 'of an account'
  /** It becomes null where it names the person. */
  | 'cleared'
  /** It becomes “(erased)” where it names the person. */
  | 'blanked'
  /** The whole row goes where it names the person. */
  | 'removed with its row'
  /** The message is blanked where any of its texts names the person. */
  | 'of a message'
  /** It stays, since it is not about one person alone; whoever erases is told where it is. */
  | 'reported';

interface FieldOptions {
  /** The name for people; default: made from the name: `gsheet_name` → `Gsheet name`. */
  readonly label?: string;
  /** The service assigns the value and ignores submitted ones. */
  readonly readOnly?: true;
  /** Null is a value of the field. */
  readonly nullable?: true;
  /** The purpose of the field, in a sentence, for the form and the API description; of a column that no interface has, for readers. */
  readonly description?: string;
  /** For the API description. */
  readonly example?: string | number | boolean | null;
  /** Its name in summaries of the history; default: the name with spaces. */
  readonly word?: string;
  /** Its option of commands; default: `external-id <text>` for `external_id`. */
  readonly option?: string;
  /** Forms of the desk show the description. */
  readonly explained?: true;
  /** Other names of its column in files, with commas between them. */
  readonly columns?: string;
  /** A text of a stored record without it does not compile ({@link StoredColumns}). */
  readonly erasure?: Erasure;
  /** The table with the record whose id it is, which cannot go while this one is there. */
  readonly refers?: string;
}

/** The options of each kind of field, besides those of all kinds. */
interface OptionsOfKind {
  /** An integer of at most 32 bits, sign included. */
  integer: {
    readonly minimum?: number;
    readonly maximum?: number;
    /** It need not be whole, such as a share; a field of a collection is. */
    readonly fraction?: true;
  };
  /** Text without surrounding white space. */
  text: {
    /** In characters (Unicode code points); absent if the service itself writes the text. */
    readonly maximumLength?: number;
    /** The empty text is allowed, and is the default. */
    readonly blank?: true;
    /** The only allowed values; absent if any text is allowed. */
    readonly choices?: readonly string[];
    /** A text of several lines and paragraphs. */
    readonly multiline?: true;
    /** A text of one line with single spaces, as {@link tidy} makes it; in forms of names no letter is lost. */
    readonly form?: 'line' | 'name' | 'e-mail' | 'language';
  };
  /** An instant with microseconds. */
  datetime: {
    /** Always show six digits of the fraction of a second. */
    readonly microseconds?: true;
  };
  /** A calendar day without a time, `YYYY-MM-DD`. */
  date: object;
  /** An http or https URL, at most `maximumLength` characters; an empty one is null. */
  url: { readonly maximumLength: number; readonly nullable: true };
  /** True or false; the default is false. */
  boolean: object;
}

/** The value of a field inside the service. */
export interface ValueOfKind {
  integer: number;
  text: string;
  datetime: Temporal.Instant;
  date: Temporal.PlainDate;
  url: string;
  boolean: boolean;
}

export type FieldKind = keyof OptionsOfKind;

/** A column of a table. */
export type ColumnOf<K extends FieldKind> = {
  [Kind in K]: { readonly kind: Kind } & FieldOptions & OptionsOfKind[Kind];
}[K];

export type Column = ColumnOf<FieldKind>;

/** The columns of a table by name. */
export type Columns = Readonly<Record<string, Column>>;

/** The columns of a stored record: those of texts say what an erasure does with them, so that no place for names is forgotten. */
export type StoredColumns = Readonly<
  Record<
    string,
    Column &
      (
        | { readonly kind: Exclude<FieldKind, 'text' | 'url'> }
        | { readonly choices: readonly string[] }
        | { readonly erasure: Erasure }
      )
  >
>;

/** A column that interfaces have. */
export type FieldOf<K extends FieldKind> = ColumnOf<K> & { readonly description: string };

export type Field = FieldOf<FieldKind>;

/** The fields of a collection by name, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

type Nullable<F> = F extends { readonly nullable: true } ? null : never;

type ValueOf<F extends Column> =
  | (F extends { readonly choices: readonly (infer Choice)[] } ? Choice : ValueOfKind[F['kind']])
  | Nullable<F>;

export type RecordOf<F extends Columns> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

type Moment = 'datetime' | 'date';

/** A record as it is stored: instants are texts in UTC with six digits of a second, which sort as they do; days are texts. */
export type RowOf<F extends Columns> = {
  readonly [Name in keyof F]: F[Name]['kind'] extends Moment ? string | Nullable<F[Name]> : ValueOf<F[Name]>;
};

/** A record in a file. An empty cell of a field with a default is null or blank: the value stays. */
export type FileRecordOf<F extends Fields> = {
  readonly [Name in keyof F]: ValueOf<F[Name]> | (F[Name] extends WritableBoolean ? null : never);
};

type WritableBoolean = { readonly kind: 'boolean'; readonly readOnly?: undefined };

/** A validated submission of a record with these fields. */
export type SubmissionOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends { readonly readOnly: true } ? never : Name]: ValueOf<F[Name]>;
};

type Options<K extends FieldKind> = Omit<ColumnOf<K>, 'kind'>;

/** Makes the function that declares fields of a kind. */
const declaring =
  <K extends FieldKind>(kind: K) =>
  <const O extends Options<K>>(options: O) => ({ kind, ...options });

/** Declares an integer. */
export const integer = declaring('integer');
/** Declares a text. */
export const text = declaring('text');
/** Declares an instant. */
export const dateTime = declaring('datetime');
/** Declares a calendar day. */
export const date = declaring('date');
/** Declares a boolean. */
export const boolean = declaring('boolean');

/** Declares a URL of at most 200 characters; without one it is null. */
export const url = <const O extends Omit<Options<'url'>, 'maximumLength' | 'nullable'>>(options: O) => ({
  kind: 'url' as const,
  maximumLength: 200,
  nullable: true as const,
  ...options,
});

/** The label of a field: its own, or its name with spaces and a capital: `date_w1` → `Date w1`. */
export function labelOf(name: string, field: Column): string {
  const words = name.replaceAll('_', ' ');
  return field.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

interface KindRules<K extends FieldKind> {
  readonly isValue: (value: unknown, field: ColumnOf<K>) => value is ValueOfKind[K];
  /** The default of a field that may not be null; undefined if it has none. */
  readonly defaultOf?: (field: ColumnOf<K>) => ValueOfKind[K] | undefined;
}

const KINDS: { readonly [K in FieldKind]: KindRules<K> } = {
  integer: {
    isValue: (value, { fraction }): value is number =>
      fraction ? Number.isFinite(value) : Number.isSafeInteger(value),
  },
  text: {
    isValue: (value, { choices }): value is string =>
      typeof value === 'string' && choices?.includes(value) !== false,
    defaultOf: ({ blank }) => (blank ? '' : undefined),
  },
  datetime: { isValue: (value) => value instanceof Temporal.Instant },
  date: { isValue: (value) => value instanceof Temporal.PlainDate },
  url: { isValue: (value) => typeof value === 'string' },
  boolean: { isValue: (value) => typeof value === 'boolean', defaultOf: () => false },
};

/** The default of a field; undefined if it is required. */
export function defaultOf<K extends FieldKind>(field: ColumnOf<K>): ValueOfKind[K] | null | undefined {
  return field.nullable ? null : KINDS[field.kind].defaultOf?.(field);
}

/** Whether a submission must contain the field: it is writable and has no default. */
export function isRequired(field: Column): boolean {
  return !field.readOnly && defaultOf(field) === undefined;
}

export const INTEGER_RANGE = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 } as const;

/** Whether a value is of the kind of a field. */
export function isValueOf<K extends FieldKind>(field: ColumnOf<K>, value: unknown): value is ValueOfKind[K] {
  return KINDS[field.kind].isValue(value, field);
}

/**
 * Checks that a record has these fields with values of their kinds.
 *
 * @throws TypeError that names the field: a bug, not an error of a client
 */
export function assertRecord<F extends Columns>(
  fields: F,
  record: Readonly<Record<string, unknown>>,
): asserts record is RecordOf<F> {
  for (const name in fields) {
    const field = fields[name];
    const value = record[name];
    if (field === undefined || !(value === null ? field.nullable : isValueOf(field, value)))
      throw new TypeError(`the value of ${name} is not of kind ${field?.kind}`);
  }
}

/** The fields that clients may submit. */
export function writableFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly));
}

/** A validated partial submission for an existing record. */
export type PartOf<F extends Fields> = Partial<SubmissionOf<F>>;

/**
 * Checks that a partial submission has only writable fields, with values of their kinds.
 *
 * @throws TypeError that names the field
 */
export function assertPart<F extends Fields>(
  fields: F,
  part: Readonly<Record<string, unknown>>,
): asserts part is PartOf<F> {
  const named = Object.entries(writableFields(fields)).filter(([name]) => name in part);
  assertRecord(Object.fromEntries(named), part);
}

/**
 * Checks that a submission has every writable field, with a value of its kind.
 *
 * @throws TypeError that names the field
 */
export function assertSubmission<F extends Fields>(
  fields: F,
  submission: Readonly<Record<string, unknown>>,
): asserts submission is SubmissionOf<F> {
  assertRecord(writableFields(fields), submission);
}

/** A text in one line, with single spaces, in Unicode's form C. */
export const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** A text of one line tidied; an empty one is null if that is a value of the field. */
function tidiedIn(field: Column | undefined, value: unknown): unknown {
  const isLine = field?.kind === 'text' && field.form !== undefined && typeof value === 'string';
  return isLine ? tidy(value) || (field.nullable ? null : '') : value;
}

/** A record with its texts of one line tidied. */
export function tidied<F extends Columns>(fields: F, record: RecordOf<F>): RecordOf<F> {
  const made: Record<string, unknown> = {};
  for (const name in fields) made[name] = tidiedIn(fields[name], record[name]);
  assertRecord(fields, made);
  return made;
}

/** A row with the values of a part that has some of its fields, tidied. */
export function changedRow<Row extends object>(fields: Columns, row: Row, part: object): Row {
  const changed = { ...row };
  for (const name of Object.keys(fields)) {
    const value = tidiedIn(fields[name], Reflect.get(part, name));
    if (value === undefined) continue;
    Reflect.set(changed, name, value instanceof Temporal.PlainDate ? value.toString() : value);
  }
  return changed;
}

/** Null for each field that may be null. */
type NothingOf<F extends Columns> = {
  readonly [Name in keyof F as F[Name] extends { readonly nullable: true } ? Name : never]: null;
};

/** What is known of a record of which nothing is known but what must be. */
export function nothingOf<F extends Columns>(fields: F): NothingOf<F> {
  const nothing = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { nullable }]) => (nullable ? [[name, null]] : [])),
  );
  assertNothing(fields, nothing);
  return nothing;
}

function assertNothing<F extends Columns>(fields: F, nothing: object): asserts nothing is NothingOf<F> {
  for (const name in fields)
    if (fields[name]?.nullable && !(name in nothing)) throw new TypeError(`nothing was made of ${name}`);
}

/** A record of a row in a file: where that has no value, the known one stays. */
export function completed<F extends Columns>(
  fields: F,
  row: object,
  known: RecordOf<F> | undefined,
): RecordOf<F> {
  const record: Record<string, unknown> = {};
  for (const name in fields) record[name] = Reflect.get(row, name) ?? known?.[name] ?? null;
  assertRecord(fields, record);
  return record;
}

/** The names of the fields in which two rows differ. */
export const changedFields = (fields: Columns, before: object, after: object): readonly string[] =>
  Object.keys(fields).filter((name) => Reflect.get(before, name) !== Reflect.get(after, name));

/** The names of fields in summaries of the history, each once. */
export const wordsOf = (fields: Columns, names: readonly string[]): readonly string[] => [
  ...new Set(names.map((name) => fields[name]?.word ?? name.replaceAll('_', ' '))),
];

// How long the texts of the programme may be, in characters, whether they are typed or imported.

/** A name, a title, a cohort, an id of another system: as in the collections. */
export const MAX_LINE = 255;
/** A reason, a note. */
export const MAX_LINES = 2000;
