/** Creates the unknown people that a sheet of relations names with an e-mail, if that was accepted. */

import { nothingOf } from '../domain/fields.ts';
import {
  type ImportDecisions,
  NEW,
  type PersonCandidate,
  type PersonRole,
} from '../domain/import-decisions.ts';
import { type PeopleFinder, withoutTitles } from '../domain/import-people.ts';
import type { ImportedRow } from '../domain/imported-rows.ts';
import { managerFields, participantFields } from '../domain/programme.ts';
import { placeOf } from './formats/record.ts';
import { columnText, nameIn, PEOPLE_COLUMNS, personQuestion } from './import-questions.ts';
import { type Preparation, rowPreparer } from './row-preparation.ts';
import type { ImportOptions, ReadingOptions, TableFile } from './table-file.ts';
import { readRows } from './table-reading.ts';
import { Refusal } from './values/column.ts';
import { eMail } from './values/e-mail.ts';
import { name as nameValue } from './values/texts.ts';

/** Somebody new, with the row that names them first. */
export interface NewPerson {
  readonly role: PersonRole;
  readonly name: string;
  readonly email: string;
  readonly line: number;
  readonly row: number;
  readonly place: string;
  /** Others of the same name, whom it is asked about. */
  readonly namesakes: readonly PersonCandidate[];
}

/** Whether new people are accepted at all, so that it is worth looking for them. */
export const acceptsNewPeople = ({ accept, new_people, people }: ImportDecisions, atDesk: boolean): boolean =>
  atDesk ||
  accept?.includes('new-people') === true ||
  (new_people?.length ?? 0) > 0 ||
  Object.keys(people ?? {}).length > 0;

/**
 * The people whom the rows of a table name with an e-mail, and who are not known: managers before mentors and mentees.
 *
 * @param prepared what its rows are prepared with
 */
export function newPeople(
  table: TableFile,
  prepared: Omit<Preparation, 'decisions'> & { readonly finder: PeopleFinder },
  options: ImportOptions,
): readonly NewPerson[] {
  const { decisions = {} } = options;
  const { finder, atDesk } = prepared;
  const given = new Set([...(decisions.new_people ?? []), ...Object.values(decisions.people ?? {})]);
  const isAll = decisions.accept?.includes('new-people') === true;
  /** Where somebody will look at the changes, everybody is added but who is likely known by another address. */
  const doubtsAbout = (role: PersonRole, email: string, name: string) => {
    if (isAll || given.has(email)) return [];
    const { question, guess } = (atDesk ? personQuestion(role, email, name, finder) : undefined) ?? {};
    if (question?.ask !== 'new-person' || (guess !== undefined && guess.answer !== NEW)) return null;
    return question.candidates;
  };
  const found = new Map<string, NewPerson>();
  const prepare = rowPreparer(table, { ...prepared, decisions, isSearch: true });
  for (const read of readRows(table, options, prepare)) {
    if ('isLeftOut' in read) continue;
    for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
      const email = eMail.read(columnText(table.kind, read, column), options);
      if (email instanceof Refusal || found.has(`${role} ${email}`) || finder.knows(role, email)) continue;
      const name = nameOf(nameIn(table, column, read), prepared, options) ?? prepared.files?.nameOf(email);
      const namesakes = name === undefined ? null : doubtsAbout(role, email, name);
      if (name === undefined || namesakes === null) continue;
      const { line, row } = read;
      const place = `${placeOf(read, table)} of ${table.label}`;
      found.set(`${role} ${email}`, { role, name, email, line, row, place, namesakes });
    }
  }
  return ROLES.flatMap((role) => [...found.values()].filter((person) => person.role === role));
}

const ROLES: readonly PersonRole[] = ['manager', 'mentor', 'mentee'];

/** A name that has all its letters. */
function nameOf(
  text: string,
  { answers }: Pick<Preparation, 'answers'>,
  options: ReadingOptions,
): string | undefined {
  const whole = answers.letters(text);
  const meant = withoutTitles(whole ?? text);
  if (meant === '') return undefined;
  const read = nameValue.read(meant, { ...options, keepQuestionMarks: whole !== undefined });
  return read instanceof Refusal ? undefined : read;
}

/** A new person as a row of managers. */
export function managerRow({ name, place, email }: NewPerson): ImportedRow<'managers'> {
  const [first_name = '', ...others] = name.split(' ');
  return {
    place,
    row: { ...nothingOf(managerFields), id: null, first_name, last_name: others.join(' ') || null, email },
  };
}

/** A new person as a row of participants. */
export function participantRow(person: NewPerson): ImportedRow<'participants'> {
  const { place, email, name: full_name } = person;
  const role = person.role === 'mentor' ? 'mentor' : 'mentee';
  const unknown = {
    ...nothingOf(participantFields),
    id: null,
    former_emails: null,
    former_external_ids: null,
  };
  return { place, row: { ...unknown, role, full_name, email } };
}
