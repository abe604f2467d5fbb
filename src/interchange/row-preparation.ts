/** Prepares the texts of a row for reading: maps words, finds people, follows decisions. */

import {
  type ImportDecisions,
  type ImportQuestion,
  type PairCandidate,
  type PersonRole,
  type RowDecision,
  rowKey,
} from '../domain/import-decisions.ts';
import { type PeopleFinder, personKey } from '../domain/import-people.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/word-key.ts';
import { nameIn, PEOPLE_COLUMNS, personQuestion } from './import-questions.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { type TableFile, tableId } from './table-file.ts';
import { hasUndecodedLetters } from './values/texts.ts';
import { quoted, wordsIn } from './values/wording.ts';

/** An error in a cell, with the possible decisions. */
export interface ProblemWithQuestion extends CellProblem {
  readonly question?: ImportQuestion;
}

/** A row before it is read. */
interface RowTexts {
  /** Its number as the spreadsheet shows it. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly texts: readonly string[];
  readonly respondent: string;
  readonly note: string;
}

/** A row that can be read, or its problems. */
interface PreparedRow {
  readonly texts: readonly string[];
  readonly keepQuestionMarks: boolean;
  readonly problems: readonly ProblemWithQuestion[];
  readonly isLeftOut: boolean;
}

/** Prepares the rows of one table. */
export type RowPreparer = (row: RowTexts) => PreparedRow;

const NAMES: Partial<Record<Kind, readonly string[]>> = {
  managers: ['first_name', 'last_name'],
  participants: ['full_name'],
};

/**
 * Makes what prepares the rows of a table.
 *
 * @param decisions what was decided about the import
 * @param finder finds people by name; absent if nobody has to be found
 * @param asks somebody will decide: everybody who is not known, and notes that say that somebody stopped, are asked about
 */
export function rowPreparer(
  table: TableFile,
  decisions: ImportDecisions,
  finder: PeopleFinder | undefined,
  asks: boolean,
): RowPreparer {
  const names = columnNamesOf(table.kind);
  const values = names.map((name) => ({ ...table.mapping?.values[name], ...decisions.values?.[name] }));
  const hasValues = values.some((one) => Object.keys(one).length > 0);
  const roles = names.map((name) => PEOPLE_COLUMNS[name]);
  const lettered = new Set([...Object.keys(PEOPLE_COLUMNS), ...(NAMES[table.kind] ?? [])]);
  const letters = decisions.letters ?? {};
  const id = tableId(table);

  const personOf = (role: PersonRole, text: string): string => {
    if (text === '' || text.includes('@')) return text;
    const decided = decisions.people?.[personKey(role, text)];
    return decided ?? finder?.find(role, text).sure?.email ?? text;
  };

  return ({ row, cells, texts: given, respondent, note }) => {
    const decision: RowDecision = decisions.rows?.[rowKey(id, row)] ?? {};
    const problems: ProblemWithQuestion[] = [];
    let keepQuestionMarks = false;
    const texts = given.map((text, index) => {
      const name = names[index] ?? '';
      const role = roles[index];
      const set = decision.set?.[name];
      if (set !== undefined) return role === undefined ? set : personOf(role, set.trim());
      const value = hasValues ? values[index]?.[keyOf(text)] : undefined;
      if (value !== undefined) return value;
      const meant = lettered.has(name) ? letters[text.trim()] : undefined;
      if (meant !== undefined && hasUndecodedLetters(meant)) keepQuestionMarks = true;
      return role === undefined ? (meant ?? text) : personOf(role, meant ?? text.trim());
    });
    const put = (name: string, text: string): void => {
      const index = names.indexOf(name);
      if (index >= 0 && decision.set?.[name] === undefined) texts[index] = text;
    };
    const textOf = (name: string): string => texts[names.indexOf(name)]?.trim() ?? '';
    if (table.kind === 'participants' && textOf('email') === '') {
      const role = textOf('role') === 'mentor' ? 'mentor' : 'mentee';
      put('email', decisions.people?.[personKey(role, textOf('full_name'))] ?? '');
    }
    if (table.extra.respondent !== undefined && textOf('mentor_email') === '') {
      problems.push(...findPair(respondent, textOf('role'), finder, put));
    }
    if (asks && finder !== undefined && table.kind === 'relations') {
      for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
        const value = textOf(column);
        const question: ImportQuestion | undefined =
          hasUndecodedLetters(value) && !keepQuestionMarks
            ? { ask: 'letters', text: value, candidates: finder.withLetters(value) }
            : personQuestion(role, value, nameIn(table, column, { cells }), finder);
        if (question === undefined) continue;
        problems.push({ column, reason: reasonOf(question, role), value, question });
      }
    }
    if (asks && note !== '' && decision.note_read !== true && decision.set?.['status'] === undefined) {
      problems.push(...noteProblems(note, textOf('status')));
    }
    return { texts, keepQuestionMarks, problems, isLeftOut: decision.leave_out === true };
  };
}

function reasonOf(question: ImportQuestion, role: PersonRole): string {
  if (question.ask === 'letters')
    return `${quoted(question.text)} has lost letters. Say what the name was, or that it is written so.`;
  return question.ask === 'person'
    ? `There is no one ${role} called ${quoted(question.text)}. Choose who is meant.`
    : `There is no ${role} with this e-mail yet. Accept new people, or correct it.`;
}

/** Puts the pair of a respondent into the row, or says why there is none, or several. */
function findPair(
  respondent: string,
  role: string,
  finder: PeopleFinder | undefined,
  put: (name: string, text: string) => void,
): readonly ProblemWithQuestion[] {
  const email = respondent.trim().toLowerCase();
  const problem = (reason: string, candidates?: readonly PairCandidate[]) => [
    {
      ...{ column: 'respondent_email', reason, value: respondent },
      ...(candidates && { question: { ask: 'pair', email, candidates } as const }),
    },
  ];
  if (!email.includes('@')) {
    return problem('It must be the e-mail address of whoever answered. Write it, or name the pair.');
  }
  const pairs = finder?.pairsOf(email, keyOf(role)) ?? [];
  const [one] = pairs;
  if (one === undefined) {
    return problem(
      `Nobody with the e-mail ${quoted(email)} has a relation here. Correct it, or name the pair.`,
      finder?.pairsLike(email) ?? [],
    );
  }
  if (pairs.length > 1) {
    const named = pairs.map((pair) => `${pair.mentor_email} and ${pair.mentee_email}`).join('; ');
    return problem(
      `${quoted(email)} has ${pairs.length} relations that may be meant: ${named}. Name the pair under mentor_email and mentee_email.`,
      pairs,
    );
  }
  for (const name of ['mentor_email', 'mentee_email', 'cohort', 'role'] as const) put(name, one[name]);
  return [];
}

/** Beginnings of words that say that somebody has left the programme and are no status, as keys. */
const STOPPED = wordsIn(
  'dropped out, drop out, dropout, quit, withdr, left the programme, left the program, stopped, cancelled',
  'canceled, gave up, discontinued, no longer takes part, abgebrochen, abbruch, ausgestiegen',
  'ausgeschieden, aufgehort, hort auf, abgesagt, abgemeldet, nicht mehr dabei, steigt aus, gekundigt',
  'rezygn, zrezygn, odesz, odpad, przerwa, wypisa, koniec wspolpracy, odstoup, ukoncil, skoncil, prestal',
  'vzdal, odstup, abandon, arrete, dejo, ritirat',
).map(keyOf);

const OVER = new Set(['ended_early', 'completed', 'declined']);

/** The problem of a note that says that somebody stopped, though the status says something else. */
function noteProblems(note: string, status: string): readonly ProblemWithQuestion[] {
  const key = `_${keyOf(note)}`;
  if (!STOPPED.some((words) => key.includes(`_${words}`))) return [];
  const read = TABLES.relations.columns.find(({ name }) => name === 'status')?.meaning?.(status) ?? status;
  if (OVER.has(read)) return [];
  const reason = `The note says ${quoted(note)}, but the status says ${quoted(status)}. Decide which of them holds.`;
  return [{ column: 'status', reason, value: status, question: { ask: 'note', note, status: read } }];
}
