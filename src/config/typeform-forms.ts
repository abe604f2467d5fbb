/** The rounds of Typeform forms. */

import type { Parsed } from './values.ts';

/** The round and role of a form. */
interface Form {
  /** Null if the form is for both. */
  readonly role: 'mentee' | 'mentor' | null;
  /** The title or the number of a round. */
  readonly round: string;
}

const FORM = /^(?<id>\w+)\s*=\s*(?:(?<role>mentee|mentor)\s+)?(?<round>\S.*)$/;

const WRONG =
  'it must name each form once, as in abc123=Chemistry, def456=mentor Final: its id, and the title or the number of a round, with mentee or mentor before it if the form is for one role';

/** Forms by id, separated by commas: `abc123=mentee Chemistry`. */
export const typeformForms = (text: string): Parsed<ReadonlyMap<string, Form>> => {
  const forms = new Map<string, Form>();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const { id, role, round } = FORM.exec(part)?.groups ?? {};
    if (id === undefined || round === undefined || forms.has(id)) return { wrong: WRONG };
    forms.set(id, { role: role === 'mentee' || role === 'mentor' ? role : null, round });
  }
  return { value: forms };
};
