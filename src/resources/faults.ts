/** What is wrong with submitted values, as data: the API and the desk say it in words of their own. */

/** What is wrong with a value, or with a submission as a whole. */
export type Fault =
  | { readonly code: Simple }
  | { readonly code: 'maximum' | 'minimum' | 'length'; readonly limit: number }
  | { readonly code: 'choice'; readonly text: string }
  | { readonly code: 'time-zone'; readonly timeZone: string }
  /** `type`: that of the document, as Python calls it. */
  | { readonly code: 'not-an-object'; readonly type: string };

/** The words of Django REST framework, which clients match on. */
const WIRE = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  integer: 'A valid integer is required.',
  digits: 'String value too large.',
  text: 'Not a valid string.',
  boolean: 'Must be a valid boolean.',
  url: 'Enter a valid URL.',
  'null-character': 'Null characters are not allowed.',
  datetime:
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  date: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  'datetime-range': 'Datetime value out of range.',
  'no-data': 'No data provided',
} as const;

type Simple = keyof typeof WIRE;

/** The faults of a submission by field, in field order, or under `non_field_errors`. */
export type Faults = Readonly<Record<string, readonly Fault[]>>;

/** The errors of a submission as the API sends them: messages by field, in field order, or under `non_field_errors`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Returns a fault in the words of the API. */
export function wireText(fault: Fault): string {
  switch (fault.code) {
    case 'maximum':
      return `Ensure this value is less than or equal to ${fault.limit}.`;
    case 'minimum':
      return `Ensure this value is greater than or equal to ${fault.limit}.`;
    case 'length':
      return `Ensure this field has no more than ${fault.limit} characters.`;
    case 'choice':
      return `"${fault.text}" is not a valid choice.`;
    case 'time-zone':
      return `Invalid datetime for the timezone "${fault.timeZone}".`;
    case 'not-an-object':
      return `Invalid data. Expected a dictionary, but got ${fault.type}.`;
    default:
      return WIRE[fault.code];
  }
}

/** Returns the faults of a submission in the words of the API. */
export const wireErrors = (faults: Faults): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([name, own]) => [name, own.map(wireText)]));
