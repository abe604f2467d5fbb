/** Notes that say that somebody has left the programme, beside a status that says something else. */

import type { Guess, ImportQuestion } from '../domain/import-decisions.ts';
import { keyOf } from '../domain/people-search.ts';
import { quoted, wordsIn } from './formats/wording.ts';
import type { CellProblem } from './kinds/table.ts';
import { TABLES } from './kinds/tables.ts';
import { Refusal } from './values/column.ts';
import { parseDate } from './values/parse-date.ts';

/** Beginnings of words that say that somebody has left the programme and are no status, as keys. */
const STOPPED = wordsIn(
  'dropped out, drop out, dropout, quit, withdr, left the programme, left the program, stopped, cancelled',
  'canceled, gave up, discontinued, no longer takes part, abgebrochen, abbruch, ausgestiegen',
  'ausgeschieden, aufgehort, hort auf, abgesagt, abgemeldet, nicht mehr dabei, steigt aus, gekundigt',
  'rezygn, zrezygn, odesz, odpad, przerwa, wypisa, koniec wspolpracy, odstoup, ukoncil, skoncil, prestal',
  'vzdal, odstup, abandon, arrete, dejo, ritirat',
).map(keyOf);

const OVER = new Set(['ended_early', 'completed', 'declined']);

/** A day in a text, with the year or without. */
const DAY =
  /(?<!\d)(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}|\d{2})(?!\d))?|(?<!\d)(\d{4}-\d\d-\d\d)(?!\d)|(?<!\d)(\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/;

/** The problem of a note that says that somebody stopped, though the status says something else; undefined if it does not. */
export function noteProblem(
  note: string,
  status: string,
  start: string,
):
  | { readonly problem: CellProblem; readonly question: ImportQuestion; readonly guess: Guess | undefined }
  | undefined {
  const key = `_${keyOf(note)}`;
  if (!STOPPED.some((words) => key.includes(`_${words}`))) return undefined;
  const read = TABLES.relations.columns.find(({ name }) => name === 'status')?.meaning?.(status) ?? status;
  if (OVER.has(read)) return undefined;
  const reason = `The note says ${quoted(note)}, but the status says ${quoted(status)}.`;
  const day = dayIn(note, start);
  return {
    problem: { column: 'status', reason, value: status, quotes: true },
    question: { ask: 'note', note, status: read },
    guess: day && { answer: `ended_early ${day}`, why: [{ code: 'named-day' }] },
  };
}

/** The day that a note names; without a year, the first one after the start. */
function dayIn(note: string, start: string): Temporal.PlainDate | undefined {
  const [, day, month, year, iso, slashes] = DAY.exec(note) ?? [];
  const begin = parseDate(start, 'dmy');
  const read = (text: string): Temporal.PlainDate | undefined => {
    const parsed = parseDate(text, 'dmy');
    return parsed instanceof Refusal ? undefined : parsed.day;
  };
  if (iso !== undefined) return read(iso);
  if (slashes !== undefined) {
    const clear = parseDate(slashes, undefined);
    return clear instanceof Refusal ? undefined : clear.day;
  }
  if (day === undefined || month === undefined || begin instanceof Refusal) return undefined;
  if (year !== undefined) return read(`${day}.${month}.${year.length === 2 ? `20${year}` : year}`);
  const same = read(`${day}.${month}.${begin.day.year}`);
  if (same === undefined || Temporal.PlainDate.compare(same, begin.day) >= 0) return same;
  return read(`${day}.${month}.${begin.day.year + 1}`);
}
