/** The answers that were given to the questions of an upload, each of which can be taken back. */

import {
  CONFIRMATIONS,
  type Confirmation,
  type ImportDecisions,
  type RowDecision,
} from '../../domain/import-decisions.ts';
import { inWords } from '../components/statuses.ts';
import { columnName, tableName } from '../components/upload-words.ts';

/** The field of the buttons that take an answer back. */
export const AGAIN = 'again';

/** An answer. */
interface GivenAnswer {
  /** By which it is taken back. */
  readonly key: string;
  /** `“als mentor dabei” is read as Mentor`. */
  readonly text: string;
}

/** The words for what is accepted, of many rows and of one. */
const ACCEPTED: Readonly<Record<Confirmation, readonly [all: string, one: string]>> = {
  'ending-holds': ['holds end', 'the hold ends'],
  'reverted-statuses': ['pairs go back to an earlier status', 'the pair goes back to the earlier status'],
  'moved-dates': ['dates of the sheet are taken', 'the date of the sheet is taken'],
  'new-people': ['people are added', 'the people are added'],
};

/** Rows that were answered alike, which are asked about again together. */
function answeredTogether(rows: NonNullable<ImportDecisions['rows']>): readonly GivenAnswer[] {
  const all = Object.values(rows);
  const counts = [
    ...CONFIRMATIONS.map((what) => ({
      key: keyFor('accept', what),
      count: all.filter(({ accept }) => accept?.includes(what)).length,
      text: ACCEPTED[what][0],
    })),
    {
      key: keyFor('leave_out'),
      count: all.filter(({ leave_out }) => leave_out === true).length,
      text: 'rows are left out',
    },
  ];
  return counts
    .filter(({ count }) => count > 1)
    .map(({ key, count, text }) => ({ key, text: `All of these: ${count} ${text}` }));
}

/** All of them, in the order of the steps; first those that many rows share. */
export function answersGiven(decisions: ImportDecisions): readonly GivenAnswer[] {
  const { values = {}, people = {}, letters = {}, new_people = [], rows = {} } = decisions;
  return [
    ...answeredTogether(rows),
    ...Object.entries(values).flatMap(([column, words]) =>
      Object.entries(words).map(([word, meaning]) => ({
        key: keyFor('values', column, word),
        text: `${columnName(column)} “${word.replaceAll('_', ' ')}” is read as ${inWords(meaning)}`,
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
    ...Object.entries(rows).flatMap(([row, decision]) => {
      const text = decisionInWords(decision);
      return text === '' ? [] : [{ key: keyFor('rows', row), text: `${rowInWords(row)}: ${text}` }];
    }),
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
    ...accept.map((what) => ACCEPTED[what][1]),
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
    rows: Object.fromEntries(
      Object.entries(without(rows, ['rows'])).map(([row, decision]) => [row, rowWithout(decision, key)]),
    ),
  };
}

/** The decision about a row, without an answer that many rows share. */
function rowWithout(decision: RowDecision, key: string): RowDecision {
  const { leave_out, ...rest } = decision;
  if (key === keyFor('leave_out')) return rest;
  const accept = decision.accept?.filter((what) => keyFor('accept', what) !== key);
  return accept?.length === decision.accept?.length ? decision : { ...decision, ...(accept && { accept }) };
}
