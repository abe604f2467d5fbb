/** The answers that were given to the questions of an upload, each of which can be taken back. */

import type { ImportDecisions, RowDecision } from '../../domain/import-decisions.ts';
import { columnName, tableName, valueName } from '../components/upload-words.ts';

/** The field of the buttons that take an answer back. */
export const AGAIN = 'again';

/** An answer. */
export interface GivenAnswer {
  /** By which it is taken back. */
  readonly key: string;
  /** `“als mentor dabei” is read as Mentor`. */
  readonly text: string;
}

/** All of them, in the order of the steps. */
export function answersGiven(decisions: ImportDecisions): readonly GivenAnswer[] {
  const { values = {}, people = {}, letters = {}, new_people = [], rows = {} } = decisions;
  return [
    ...Object.entries(values).flatMap(([column, words]) =>
      Object.entries(words).map(([word, meaning]) => ({
        key: keyFor('values', column, word),
        text: `${columnName(column)} “${word.replaceAll('_', ' ')}” is read as ${valueName(meaning)}`,
      })),
    ),
    ...Object.entries(people).map(([name, email]) => ({
      key: keyFor('people', name),
      text: `${capitalized(name)} is ${email === '' ? 'nobody' : email}`,
    })),
    ...Object.entries(letters).map(([text, name]) => ({
      key: keyFor('letters', text),
      text: `“${text}” is ${name}`,
    })),
    ...new_people.map((email) => ({ key: keyFor('new_people', email), text: `${email} is added` })),
    ...Object.entries(rows).map(([row, decision]) => ({
      key: keyFor('rows', row),
      text: `${rowInWords(row)}: ${decisionInWords(decision)}`,
    })),
  ];
}

const keyFor = (...path: readonly string[]): string => JSON.stringify(path);

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
    ...(accept.length > 0 ? ['the change is accepted'] : []),
    ...Object.entries(set).map(([column, text]) => `${columnName(column)} ${text === '' ? '–' : text}`),
  ];
  return parts.join(', ');
}

/**
 * The decisions without one.
 *
 * @param key of an answer that was given; any other takes back nothing
 */
export function withoutAnswer(decisions: ImportDecisions, key: string): ImportDecisions {
  const { values = {}, people = {}, letters = {}, new_people = [], rows = {} } = decisions;
  const without = <Value>(record: Readonly<Record<string, Value>>, path: readonly string[]) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => keyFor(...path, name) !== key));
  return {
    ...decisions,
    values: Object.fromEntries(
      Object.entries(values).map(([column, words]) => [column, without(words, ['values', column])]),
    ),
    people: without(people, ['people']),
    letters: without(letters, ['letters']),
    new_people: new_people.filter((email) => keyFor('new_people', email) !== key),
    rows: without(rows, ['rows']),
  };
}
