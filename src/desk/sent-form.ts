/** A form as it was sent: texts by their names, read as what they should be, with an error for each that is not. */

import { emailComplaint } from '../domain/e-mail-address.ts';
import type { RequestContext } from '../http/pipeline/endpoint.ts';
import { type FormFields, readFormFields } from '../http/requests/form.ts';

/** A sent form. Values are trimmed; a field that was not sent is the empty text. */
export interface SentForm {
  /** Everything that was sent, in its order. */
  readonly fields: FormFields;
  text(name: string): string;
  /** All values of a name, as of ticked rows. */
  all(name: string): readonly string[];
  has(name: string): boolean;
}

/** Returns a form of these fields. */
export function formOf(fields: FormFields): SentForm {
  const all = (name: string) => fields.filter(([one]) => one === name).map(([, value]) => value.trim());
  return { fields, all, text: (name) => all(name).at(-1) ?? '', has: (name) => all(name).length > 0 };
}

/** Reads the form that a request carries. */
export const readForm = async ({ raw }: RequestContext, limit: number): Promise<SentForm> =>
  formOf(await readFormFields(raw, limit));

/** The problems of fields, by their names. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Returns the day that a text names, such as `2026-05-31`; null if it names none. */
export function dayFrom(text: string): Temporal.PlainDate | null {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : null;
  } catch {
    return null;
  }
}

/** Returns what is wrong with an e-mail address that was typed; null if nothing is. */
export function emailProblem(text: string): string | null {
  const complaint = emailComplaint(text.normalize('NFC').toLowerCase());
  return complaint === undefined ? null : `“${text}” ${complaint}`;
}

/** Reads the values of a form, and collects what is wrong with them. */
export class FormReader {
  readonly problems: Record<string, string> = {};
  readonly form: SentForm;

  constructor(form: SentForm) {
    this.form = form;
  }

  text(name: string): string {
    return this.form.text(name);
  }

  /** Whether a box is ticked. */
  ticked(name: string): boolean {
    return this.text(name) === 'true';
  }

  /** A text that must not be empty; the empty text with a problem if it is. */
  required(name: string, message: string): string {
    const text = this.text(name);
    if (text === '') this.problems[name] = message;
    return text;
  }

  /** A text, or null if nothing was typed. */
  optional(name: string): string | null {
    return this.text(name) || null;
  }

  /**
   * An e-mail address, with a problem if it is invalid.
   *
   * @param kept the stored one, which may stay as it is
   */
  email(name: string, message: string, kept?: string): string {
    const text = this.text(name);
    const problem = text === '' ? message : text === kept ? null : emailProblem(text);
    if (problem !== null) this.problems[name] = problem;
    return text;
  }

  /** A day, null with a problem if it is none. */
  day(name: string, message: string): Temporal.PlainDate | null {
    const text = this.text(name);
    const day = dayFrom(text);
    if (day === null) {
      this.problems[name] = text === '' ? message : `“${text}” is not a day. Write it as 2026-05-31.`;
    }
    return day;
  }

  /** A day, or null if nothing was typed. */
  optionalDay(name: string): Temporal.PlainDate | null {
    return this.text(name) === '' ? null : this.day(name, '');
  }

  /** A whole number in a range, null with a problem if it is none. */
  integer(name: string, least: number, most: number): number | null {
    const text = this.text(name);
    const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.problems[name] = `Write a whole number from ${least} to ${most}.`;
    return null;
  }

  /** One of some words, null with a problem if it is none. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | null {
    const text = this.text(name);
    const found = words.find((word) => word === text);
    if (found === undefined) this.problems[name] = 'Choose one of these.';
    return found ?? null;
  }

  /** Whether nothing was wrong so far. */
  isFine(): boolean {
    return Object.keys(this.problems).length === 0;
  }
}
