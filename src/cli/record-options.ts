/** Options of commands for the fields of records, from their declarations. */

import {
  assertPart,
  assertSubmission,
  type Fields,
  isRequired,
  type PartOf,
  type SubmissionOf,
  writableFields,
} from '../domain/fields.ts';
import type { Inputs } from './declaration.ts';
import { asNumber } from './parsers.ts';

const asWholeNumber = asNumber(/^\d{1,9}$/, 'It must be a whole number, such as 3.');

const flagOf = (fields: Fields, name: string): string =>
  `--${fields[name]?.option ?? `${name.replaceAll('_', '-')} <text>`}`;

/** Returns an option for each field, named in `takes`; what was given is read by {@link recordGiven} or {@link partGiven}. */
export function optionsOf(fields: Fields, isNew: boolean): Record<never, never> {
  const options: Record<string, Inputs[string]> = {};
  for (const [name, field] of Object.entries(writableFields(fields))) {
    const text = `${field.description.charAt(0).toLowerCase()}${field.description.slice(1, -1)}`;
    const choices = field.kind === 'text' && field.choices ? { choices: field.choices } : {};
    options[flagOf(fields, name)] = {
      description: field.nullable && !isNew ? `${text}; empty for none` : text,
      ...choices,
      ...(field.kind === 'integer' && { parse: (given: string) => given && asWholeNumber(given) }),
      ...(isNew && isRequired(field) && { required: true }),
    };
  }
  return options;
}

/** The text that was given for a field; undefined if none was. */
function givenFor(fields: Fields, name: string, given: object): unknown {
  const option = flagOf(fields, name).slice(2).split(' ')[0] ?? '';
  const text: unknown = Reflect.get(
    given,
    option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  return text === '' && fields[name]?.nullable ? null : text;
}

/** Returns the values of a new record; what was not given is null. */
export function recordGiven<F extends Fields>(fields: F, given: object): SubmissionOf<F> {
  const names = Object.keys(writableFields(fields));
  const record = Object.fromEntries(names.map((name) => [name, givenFor(fields, name, given) ?? null]));
  assertSubmission(fields, record);
  return record;
}

/** Returns the values that were given. */
export function partGiven<F extends Fields>(fields: F, given: object): PartOf<F> {
  const part: Record<string, unknown> = {};
  for (const name of Object.keys(writableFields(fields))) {
    const value = givenFor(fields, name, given);
    if (value !== undefined) part[name] = value;
  }
  assertPart(fields, part);
  return part;
}

/** Says what can be changed, if nothing was given. */
export function unlessGiven(fields: Fields, given: object): string | false {
  if (Object.keys(partGiven(fields, given)).length > 0) return false;
  const flags = Object.keys(writableFields(fields)).map((name) => flagOf(fields, name).split(' ')[0]);
  return `Give what to change: ${flags.slice(0, -1).join(', ')} or ${flags.at(-1)}.`;
}
