/** The answers that were given to the questions of an upload, in words. */

import type { Confirmation, ImportDecisions, RowDecision } from '../../domain/import-decisions.ts';
import { inWords } from '../components/statuses.ts';
import { columnName, tableName } from '../components/upload-words.ts';

const ACCEPTED: Readonly<Record<Confirmation, string>> = {
  'ending-holds': 'the hold ends',
  'reverted-statuses': 'the pair goes back to the earlier status',
  'moved-dates': 'the date of the sheet is taken',
  'new-people': 'the people are added',
};

/** All of them: `“als mentor dabei” is read as Mentor`. */
export function answersGiven(decisions: ImportDecisions): readonly string[] {
  const { values = {}, people = {}, letters = {}, new_people = [], rows = {} } = decisions;
  return [
    ...Object.entries(values).flatMap(([column, words]) =>
      Object.entries(words).map(
        ([word, meaning]) =>
          `${columnName(column)} “${word.replaceAll('_', ' ')}” is read as ${inWords(meaning)}`,
      ),
    ),
    ...Object.entries(people).map(
      ([name, email]) => `${capitalized(name)} is ${email === '' ? 'nobody' : email}`,
    ),
    ...Object.entries(letters).map(([text, name]) => `“${text}” is ${name}`),
    ...new_people.map((email) => `${email} is added`),
    ...Object.entries(rows).flatMap(([row, decision]) => {
      const text = decisionInWords(decision);
      return text === '' ? [] : `${rowInWords(row)}: ${text}`;
    }),
  ];
}

const capitalized = (key: string): string => {
  const [role = '', ...name] = key.split(':');
  return `The ${role} “${name.join(':')}”`;
};

/** `Pairs.csv, row 7` for the key of a row. */
function rowInWords(key: string): string {
  const at = key.lastIndexOf(':');
  return `${tableName(key.slice(0, at))}, row ${key.slice(at + 1)}`;
}

function decisionInWords({ leave_out, accept = [], set = {}, note_read }: RowDecision): string {
  const parts = [
    ...(leave_out === true ? ['left out'] : []),
    ...(note_read === true ? ['the note changes nothing'] : []),
    ...accept.map((what) => ACCEPTED[what]),
    ...Object.entries(set).map(([column, text]) => `${columnName(column)} ${text === '' ? '–' : text}`),
  ];
  return parts.join(', ');
}
