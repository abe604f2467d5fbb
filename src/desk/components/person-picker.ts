/**
 * Somebody found by typing, or added on the spot: a search field whose button shows the page again with those who fit.
 * Everything else that was typed stays.
 */

import type { Desk, PersonRow } from '../../domain/desk/desk-reader.ts';
import type { NewPerson } from '../../domain/operations/operation.ts';
import { counted } from '../../domain/operations/words.ts';
import type { ParticipantRole } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { type FormField, renderField } from '../../pages/field.ts';
import { fieldsOf } from '../form-fields.ts';
import { idFrom } from '../screen.ts';
import { emailProblem, type FieldProblems, type SentForm } from '../sent-form.ts';

/** The field of the buttons that look for somebody; its value is the role. */
const FIND = 'find';

/** The maximum number of people who are offered. */
const OFFERED = 20;

/** Somebody who is looked for, and what was found. */
export interface PickedPerson {
  readonly role: ParticipantRole;
  readonly searched: string;
  /** Those who fit, or whoever is chosen. */
  readonly found: readonly PersonRow[];
  readonly isChosen: boolean;
  /** Whether more fit than are offered. */
  readonly hasMore: boolean;
}

/** The names of the fields. */
const namesOf = (role: ParticipantRole) => ({
  search: `${role}_search`,
  chosen: role,
  name: `${role}_name`,
  email: `${role}_email`,
});

/** Looks for whoever a form names in a role, unless somebody is chosen: to look through all names takes a while. */
export async function pickedPerson(
  seen: Desk,
  form: SentForm | null,
  role: ParticipantRole,
): Promise<PickedPerson> {
  const names = namesOf(role);
  const searched = form?.text(names.search) ?? '';
  const id = isSearched(form, role) ? null : idFrom(form?.text(names.chosen));
  const chosen = id === null ? null : await seen.person(id);
  if (chosen !== null && chosen.role === role && !chosen.isErased) {
    const found = [{ ...chosen, open_pairs: openPairs(chosen.pairs) }];
    return { role, searched, found, isChosen: true, hasMore: false };
  }
  const matches = await seen.findPeople(searched, role, OFFERED + 1);
  return {
    role,
    searched,
    found: matches.slice(0, OFFERED),
    isChosen: false,
    hasMore: matches.length > OFFERED,
  };
}

/** Whether the button was pressed that looks for somebody. */
const isSearched = (form: SentForm | null, role: ParticipantRole): boolean =>
  form?.text(FIND) === role && form.text(namesOf(role).search) !== '';

const openPairs = (pairs: readonly { readonly status: string }[]): number =>
  pairs.filter(({ status }) => ['proposed', 'matched', 'on_hold'].includes(status)).length;

/** Returns who is meant by a form, by the id or to be made; null with a problem if nobody is, or two are. */
export function personIn(
  form: SentForm,
  { role, found }: PickedPerson,
  problems: Record<string, string>,
): number | NewPerson | null {
  const names = namesOf(role);
  const chosen = idFrom(form.text(names.chosen));
  const [full_name, email] = [form.text(names.name), form.text(names.email)];
  if (full_name === '' && email === '') {
    if (chosen !== null && found.some(({ id }) => id === chosen)) return chosen;
    problems[found.length > 0 ? names.chosen : names.search] =
      `Find and choose the ${role}, or add them below.`;
    return null;
  }
  if (chosen !== null) {
    problems[names.chosen] = `Choose a ${role} or add a new one, not both.`;
    return null;
  }
  if (full_name === '') problems[names.name] = 'Type the full name.';
  const problem = email === '' ? 'Type the e-mail address.' : emailProblem(email);
  if (problem !== null) problems[names.email] = problem;
  return full_name === '' || problem !== null ? null : { full_name, email };
}

/** The fields of somebody: the search, the choice, and the name and e-mail of somebody new. */
export function pickerFields(
  person: PickedPerson,
  form: SentForm | null,
  problems: FieldProblems,
): readonly FormField[] {
  const { role, found } = person;
  const names = namesOf(role);
  const [only] = found;
  const isNew = form !== null && `${form.text(names.name)}${form.text(names.email)}` !== '';
  // Whoever was chosen is not meant any more where another is looked for.
  const isGone = isSearched(form, role) && !found.some(({ id }) => String(id) === form?.text(names.chosen));
  return fieldsOf(
    [
      { name: names.search, label: `Find the ${role} by name or e-mail`, input: 'text' },
      {
        name: names.chosen,
        label: `Choose the ${role}`,
        input: 'choice',
        value: found.length === 1 && only !== undefined && !isNew ? String(only.id) : '',
        choices: [
          { value: '', label: 'Nobody chosen' },
          ...found.map((one) => ({ value: String(one.id), label: matchInWords(one) })),
        ],
      },
      { name: names.name, label: 'Full name', input: 'text', value: newName(person) },
      { name: names.email, label: 'E-mail', input: 'text', value: newEmail(person) },
    ],
    // An empty field says nothing: what was found, or what was searched for, does.
    form && { ...form, has: (name) => form.text(name) !== '' && !(name === names.chosen && isGone) },
    problems,
  );
}

/** The fields as they are shown. */
export function renderPersonPicker(
  person: PickedPerson,
  fields: readonly FormField[],
  form: SentForm | null,
): SafeHtml {
  const { role, searched, found, isChosen } = person;
  const isAsked = form?.text(FIND) === role;
  const isAdding = fields.slice(-2).some(({ value }) => value !== '');
  const [search, chosen, name, email] = fields.map((field) => renderField(field, ''));
  return html`<fieldset class="picker">
<legend>${role === 'mentee' ? 'Mentee' : 'Mentor'}</legend>
<div class="picker-search">${search}<button type="submit" name="${FIND}" value="${role}" formmethod="get">Find<span class="unseen"> the ${role}</span></button></div>
${
  searched !== '' &&
  !isChosen &&
  html`<p class="found"${isAsked && html` tabindex="-1" autofocus`}>${foundInWords(person)}</p>`
}
${found.length > 0 && chosen}
<details class="raw"${isAdding && html` open`}><summary>Not in the list yet? Add the ${role}</summary>
<div class="fields">${name}${email}</div>
</details>
</fieldset>`;
}

const foundInWords = ({ role, found, searched, hasMore }: PickedPerson): string => {
  if (found.length === 0) return `No ${role} fits “${searched}”. Search again, or add them below.`;
  if (hasMore) return `More than ${OFFERED} fit “${searched}”. Type more of the name if it is none of these.`;
  return found.length === 1 ? 'One person fits.' : `${found.length} people fit. Choose one.`;
};

/** The text that was searched for may be the name or the e-mail of somebody new. */
const newName = ({ searched, found }: PickedPerson): string =>
  found.length === 0 && !searched.includes('@') ? searched : '';
const newEmail = ({ searched, found }: PickedPerson): string =>
  found.length === 0 && searched.includes('@') ? searched : '';

const placesText = (free: number): string =>
  `${free === 0 ? 'no' : free} free ${free < 2 ? 'place' : 'places'}`;

/** `Ada Example, ada@example.org, 2 open pairs, no free place`. */
const matchInWords = ({ full_name, email, open_pairs, free_places }: PersonRow): string =>
  [
    full_name,
    email,
    ...(open_pairs > 0 ? [counted(open_pairs, 'open pair')] : []),
    ...(free_places === null ? [] : [placesText(free_places)]),
  ].join(', ');
