/** Prepares the texts of a row for reading: maps words, finds people, follows decisions, and guesses where somebody will look. */

import { roundCalled } from '../domain/feedback-selection.ts';
import {
  type Guess,
  type ImportDecisions,
  type ImportQuestion,
  LEAVE,
  NEW,
  type PersonCandidate,
  type PersonRole,
  pairCells,
} from '../domain/import-decisions.ts';
import { nameKey, type PeopleFinder, personKey } from '../domain/import-people.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { keyOf, wordsOf } from '../domain/people-search.ts';
import { answeredPair, answerKey } from './answered-pair.ts';
import { quoted, wordsIn } from './formats/wording.ts';
import {
  columnText,
  nameIn,
  PEOPLE_COLUMNS,
  personQuestion,
  type QuestionedRow,
} from './import-questions.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import type { PeopleInFiles } from './people-in-files.ts';
import { roundIn } from './recognition.ts';
import type { TableAnswers, TableFile } from './table-file.ts';
import { Refusal } from './values/column.ts';
import { parseDate } from './values/dates.ts';
import { topicsIn } from './values/sheet-words.ts';
import { hasUndecodedLetters } from './values/texts.ts';

/** A question that waits for somebody, while its likeliest answer holds; or none, where the row can be shown without. */
export interface AssumedAnswer extends CellProblem {
  readonly question: ImportQuestion;
  readonly guess?: Guess;
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
  readonly problems: readonly CellProblem[];
  readonly assumed: readonly AssumedAnswer[];
  readonly isLeftOut: boolean;
  /** Whether it only counts the rows above. */
  readonly isSum: boolean;
}

/** Prepares the rows of one table. */
export type RowPreparer = (row: RowTexts) => PreparedRow;

/** What rows are prepared with. */
export interface Preparation {
  readonly answers: TableAnswers;
  readonly decisions: ImportDecisions;
  /** Finds people by name; absent if nobody has to be found. */
  readonly finder?: PeopleFinder | undefined;
  readonly files?: PeopleInFiles | undefined;
  /** New people of whom there are namesakes, by role and e-mail. */
  readonly doubts?: ReadonlyMap<string, readonly PersonCandidate[]> | undefined;
  /** The people of rows of pairs that wait for an answer: theirs may be about these pairs. */
  readonly waiting?: WaitingPeople | undefined;
  /** Somebody will decide: everybody who is not known is asked about, and guesses hold until then. */
  readonly atDesk: boolean;
  /** Only who is new is looked for, so that nobody is asked about yet. */
  readonly isSearch?: true;
}

/** The columns with names, of kinds whose rows are people. */
const NAMES: Partial<Record<Kind, readonly string[]>> = {
  managers: ['first_name', 'last_name'],
  participants: ['full_name'],
};

/** Makes what prepares the rows of a table. */
export function rowPreparer(
  table: TableFile,
  { answers, decisions, finder, files, doubts, waiting, atDesk, isSearch }: Preparation,
): RowPreparer {
  const { kind } = table;
  const names = columnNamesOf(kind);
  const values = names.map((name) => ({ ...table.mapping.values[name], ...decisions.values?.[name] }));
  const roles = names.map((name) => PEOPLE_COLUMNS[name]);
  const own = NAMES[kind] ?? [];
  const given = new Set<string>();
  const partners = table.columns.flatMap((column, index) => {
    const topics = topicsIn(column);
    return topics.has('partner')
      ? [{ index, isName: topics.has('name') || keyOf(column) === 'partner' }]
      : [];
  });

  return ({ row, cells, texts: read, respondent, note }) => {
    const decision = answers.row(row, cells);
    const problems: CellProblem[] = [];
    const assumed: AssumedAnswer[] = [];
    const texts = [...read];
    let keepQuestionMarks = false;
    const isSum = files !== undefined && kind === 'relations' && isSumOf(names, read);
    const isDecided = decision.leave_out === true;
    let isLeftOut = (isDecided && decision.while_unknown !== true) || isSum;
    let hasUnknown = false;
    const textOf = (name: string): string => texts[names.indexOf(name)]?.trim() ?? '';
    const put = (name: string, text: string): void => {
      const index = names.indexOf(name);
      if (index >= 0 && decision.set?.[name] === undefined) texts[index] = text;
    };
    /** Lets a likely answer hold, or asks. */
    const ask = (
      problem: CellProblem,
      question: ImportQuestion,
      guess: Guess | undefined,
      use: (answer: string) => void,
      without?: () => void,
    ) => {
      if (guess === undefined && without !== undefined) {
        assumed.push({ ...problem, question });
        without();
      } else if (guess === undefined) problems.push({ ...problem, question });
      else {
        assumed.push({ ...problem, question, guess });
        if (guess.answer === LEAVE) isLeftOut = true;
        else use(guess.answer);
      }
    };

    for (const [index, name] of names.entries()) {
      const set = decision.set?.[name];
      if (set !== undefined) {
        texts[index] = set.trim();
        continue;
      }
      const text = read[index]?.trim() ?? '';
      const value = text === '' ? undefined : values[index]?.[keyOf(text)];
      if (value !== undefined) texts[index] = value;
      else if (atDesk && text !== '') {
        const guess = valueGuess(kind, name, text, finder);
        if (guess !== undefined)
          ask({ column: name, value: text, reason: '' }, guess.question, guess.guess, (answer) =>
            put(name, answer),
          );
      }
    }

    // Letters that were lost.
    for (const [index, name] of names.entries()) {
      const text = texts[index]?.trim() ?? '';
      if (!hasUndecodedLetters(text) || (roles[index] === undefined && !own.includes(name))) continue;
      const meant = answers.letters(text);
      if (meant !== undefined) {
        keepQuestionMarks ||= hasUndecodedLetters(meant);
        texts[index] = meant;
      } else if (roles[index] !== undefined && !text.includes('@')) {
        const whole = files?.restored(text);
        if (whole !== undefined) answers.mended.set(text, whole);
        texts[index] = whole ?? text;
      }
    }
    if (files !== undefined && own.some((name) => hasUndecodedLetters(textOf(name))) && !keepQuestionMarks) {
      const damaged = own.map(textOf).join(' ').trim();
      const whole = files.nameOf(textOf('email')) ?? files.restored(damaged, textOf('email'));
      const [first = '', ...others] = whole?.split(' ') ?? [];
      if (whole !== undefined) answers.mended.set(damaged, whole);
      if (whole !== undefined && kind === 'participants') put('full_name', whole);
      else if (whole !== undefined) {
        put('first_name', first);
        put('last_name', others.join(' '));
      }
    }
    const [firstName = '', ...lastNames] = textOf('first_name').split(' ');
    if (files !== undefined && kind === 'managers' && lastNames.length > 0 && textOf('last_name') === '') {
      put('first_name', firstName);
      put('last_name', lastNames.join(' '));
    }
    if (kind === 'participants' && textOf('email') === '') {
      const name = textOf('full_name');
      const role = textOf('role') === 'mentor' ? 'mentor' : 'mentee';
      put('email', answers.person(personKey(role, name)) ?? files?.emailOf(name) ?? '');
    }

    // Whom names mean.
    for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
      const index = names.indexOf(column);
      const text = texts[index]?.trim() ?? '';
      if (index < 0 || text === '') continue;
      const person = personOf(role, text, cells);
      if (person !== undefined) texts[index] = person;
    }

    const isNamed = ['mentor_email', 'mentee_email'].every((name) => textOf(name).includes('@'));
    const mayBeFound = textOf('mentor_email') === '' || (files !== undefined && respondent.trim() !== '');
    if (finder !== undefined && table.extra.respondent !== undefined && !isNamed && mayBeFound) {
      const received = parseDate(textOf('received_on'), table.mapping.date_order ?? undefined);
      const role = meaningIn(kind, 'role', textOf('role'));
      const partner = partnerIn(role, cells, textOf);
      const found = answeredPair(
        {
          ...{ respondent, cells, role, round: textOf('round') },
          partner,
          received: received instanceof Refusal ? null : received.day,
        },
        finder,
        given,
      );
      const hasPartner = 'pair' in found && partner !== '';
      const isWaiting =
        waiting?.has(respondent) === true ||
        (waiting?.has(partner) === true && finder.pairsOf(respondent.trim().toLowerCase()).length === 0);
      const use = (pair: Readonly<Record<string, string>>): void => {
        for (const [name, text] of Object.entries(pair)) put(name, text);
      };
      hasUnknown = !('pair' in found) && (isWaiting || !found.candidates?.length);
      if (isWaiting && !hasPartner) {
        const reason = 'A row of pairs with one of these people waits for an answer.';
        problems.push({ column: 'respondent_email', reason, value: respondent });
      } else if ('pair' in found) {
        const { mentor_email, mentee_email, cohort, role } = found.pair;
        use({ mentor_email, mentee_email, cohort, role });
        given.add(answerKey(found.pair, textOf('round')));
      } else {
        const problem = {
          ...{ column: 'respondent_email', reason: found.reason },
          ...{ value: respondent, quotes: true },
        };
        const email = respondent.trim().toLowerCase();
        if (found.candidates === null) problems.push(problem);
        else {
          const { candidates } = found;
          ask(
            problem,
            {
              ask: 'pair',
              email,
              received: received instanceof Refusal ? '' : `${received.day}`,
              ...(partner !== '' && { partner }),
              candidates,
            },
            atDesk ? found.guess : undefined,
            (answer) => {
              use(pairCells(answer) ?? {});
              given.add(`${answer}\n${keyOf(textOf('round'))}`);
            },
          );
        }
      }
    }

    if (atDesk && isSearch === undefined && finder !== undefined && kind === 'relations' && !isLeftOut) {
      for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
        const value = textOf(column);
        const problem = { column, value, reason: reasonOf(value, role), quotes: !value.includes('@') };
        if (hasUndecodedLetters(value) && !keepQuestionMarks) {
          const lost = { ask: 'letters', text: value, candidates: finder.withLetters(value) } as const;
          const without = role === 'manager' ? () => put(column, '') : undefined;
          ask(problem, lost, undefined, () => undefined, without);
          continue;
        }
        const email = value.toLowerCase();
        if (decisions.new_people?.includes(email)) continue;
        const name = nameIn(table, column, { cells });
        const candidates = doubts?.get(`${role}:${email}`);
        const asked =
          candidates === undefined
            ? personQuestion(role, value, name, finder, column)
            : { question: { ask: 'new-person', role, name, email, candidates } as const, guess: IS_NEW };
        if (asked === undefined) continue;
        const without = role === 'manager' ? () => put(column, '') : undefined;
        ask(problem, asked.question, asked.guess, (answer) => answer !== NEW && put(column, answer), without);
      }
    }
    if (
      (atDesk || files !== undefined) &&
      note !== '' &&
      decision.note_read !== true &&
      decision.set?.['status'] === undefined
    ) {
      const advice = atDesk ? 'Decide which of them holds.' : 'Correct the status, or remove the note.';
      const asked = noteProblem(note, textOf('status'), textOf('start'), advice);
      if (asked !== undefined) {
        const { problem, question, guess } = asked;
        if (!atDesk) problems.push(problem);
        const use = (answer: string) => {
          const [status = '', since = ''] = answer.split(' ');
          put('status', status);
          put('status_since', since);
          put('reason', note);
        };
        if (atDesk) ask(problem, question, guess, use, () => undefined);
      }
    }
    if (!isDecided) return { texts, keepQuestionMarks, problems, assumed, isLeftOut, isSum };
    const isUnknown =
      hasUnknown || (files !== undefined && PAIR.some((role) => namesNobody(role, textOf(`${role}_email`))));
    if (isUnknown) answers.leaveWhileUnknown(cells);
    else if (!isLeftOut) {
      answers.takeBack(row, cells);
      return { texts, keepQuestionMarks, problems, assumed, isLeftOut, isSum };
    }
    return { texts, keepQuestionMarks, problems: [], assumed: [], isLeftOut: true, isSum };
  };

  /** Whom a row of answers names as the partner of the respondent. */
  function partnerIn(role: string, cells: readonly string[], textOf: (name: string) => string): string {
    const other = role === 'mentor' ? 'mentee' : role === 'mentee' ? 'mentor' : undefined;
    const own = other === undefined ? '' : textOf(`${other}_email`);
    if (own !== '') return own;
    const named = partners.map(({ index, isName }) => ({ text: cells[index]?.trim() ?? '', isName }));
    return named.find(({ text, isName }) => (isName && text !== '') || isWholeName(text))?.text ?? '';
  }

  function namesNobody(role: PersonRole, text: string): boolean {
    if (text === '' || text.includes('@') || finder === undefined) return false;
    return !finder.find(role, text).candidates.some((one) => finder.isCalled({ ...one, role }, text));
  }

  function personOf(role: PersonRole, text: string, cells: readonly string[]): string | undefined {
    if (text.includes('@')) return answers.person(`${role}:${text.toLowerCase()}`);
    const decided = answers.person(personKey(role, text));
    if (decided !== undefined) return decided;
    const match = finder?.find(role, text);
    if (match?.sure !== undefined) return match.sure.email;
    if (files === undefined || match === undefined) return undefined;
    const namesakes = match.candidates;
    if (namesakes.length === 0) return files.emailOf(text);
    if (namesakes.length < 2) return undefined;
    // What else the row says tells namesakes apart.
    const likely = namesakes
      .map(({ email }) => ({ email, likeness: likenessOf(email, cells) }))
      .toSorted((one, other) => other.likeness - one.likeness);
    const [best, next] = likely;
    return best !== undefined && best.likeness > Math.max(0, next?.likeness ?? 0) ? best.email : undefined;
  }

  /** How much else in a row speaks for somebody: their address, their partner, what their own row says. */
  function likenessOf(email: string, cells: readonly string[]): number {
    const partners = new Set(
      finder?.pairsOf(email).flatMap(({ pair }) => [pair.mentor_email, pair.mentee_email]),
    );
    partners.delete(email);
    const others = cells.filter((cell) => cell.trim() !== '' && cell.length < 80);
    const isPartner = others.some((cell) =>
      finder?.mentioned(cell.trim()).some((one) => partners.has(one.email)),
    );
    const isNamed = others.some((cell) => cell.trim().toLowerCase() === email);
    return (isNamed ? 5 : 0) + (isPartner ? 3 : 0) + (files?.likeness(email, table.columns, cells) ?? 0);
  }
}

/** Whether a row of pairs has nothing but how many there are. */
const isSumOf = (names: readonly string[], texts: readonly string[]): boolean => {
  const own = texts.flatMap((text, index) =>
    text.trim() === '' ? [] : [{ name: names[index] ?? '', text }],
  );
  return (
    own.some(({ text }) => /^\s*\d+\s*$/.test(text)) &&
    own.every(({ name, text }) => name in PEOPLE_COLUMNS && !text.includes('@'))
  );
};

/** A first and a last name: “All fine” is an answer. */
const isWholeName = (text: string): boolean =>
  /^\p{L}[^\d@]* [\p{Lu}?\ufffd][^\d@\s]*$/u.test(text) && text.split(' ').length <= 5;

const PAIR = ['mentor', 'mentee'] as const;

const IS_NEW: Guess = { answer: NEW, why: [{ code: 'other-address' }] };

function meaningIn(kind: Kind, column: string, text: string): string {
  if (text === '') return '';
  const { meaning } = TABLES[kind].columns.find(({ name }) => name === column) ?? {};
  return meaning?.(text) ?? text;
}

/** The question about a word that is not known, and has a known one in it; undefined if there is nothing to guess. */
function valueGuess(
  kind: Kind,
  column: string,
  text: string,
  finder: PeopleFinder | undefined,
): { readonly question: ImportQuestion; readonly guess: Guess } | undefined {
  if (column === 'round' && kind !== 'rounds') {
    const rounds = finder?.directory.rounds ?? [];
    if (rounds.length === 0 || roundCalled(rounds, text) !== undefined) return undefined;
    const round = roundIn(text, rounds);
    const choices = rounds.map(({ title }) => title);
    return round === null ? undefined : guessOf({ ask: 'value', column, text, choices }, round);
  }
  const { choices, meaning } = TABLES[kind].columns.find(({ name }) => name === column) ?? {};
  if (choices === undefined || choices.length > 8 || meaning === undefined || meaning(text) !== undefined)
    return undefined;
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 12);
  const meant = new Set(
    words.flatMap((_, at) =>
      [1, 2, 3].flatMap((length) => meaning(words.slice(at, at + length).join(' ')) ?? []),
    ),
  );
  const [one, other] = meant;
  return one === undefined || other !== undefined
    ? undefined
    : guessOf({ ask: 'value', column, text, choices }, one);
}

const guessOf = (question: Extract<ImportQuestion, { ask: 'value' }>, answer: string) => ({
  question,
  guess: { answer, why: [{ code: 'word' }] } satisfies Guess,
});

function reasonOf(text: string, role: PersonRole): string {
  if (hasUndecodedLetters(text))
    return `${quoted(text)} has lost letters. Say what the name was, or that it is written so.`;
  return text.includes('@')
    ? `There is no ${role} with this e-mail yet. Accept new people, or correct it.`
    : `There is no one ${role} called ${quoted(text)}. Choose who is meant.`;
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

/** A day in a text, with the year or without. */
const DAY =
  /(?<!\d)(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}|\d{2})(?!\d))?|(?<!\d)(\d{4}-\d\d-\d\d)(?!\d)|(?<!\d)(\d{1,2}\/\d{1,2}\/\d{4})(?!\d)/;

/** The problem of a note that says that somebody stopped, though the status says something else; undefined if it does not. */
function noteProblem(
  note: string,
  status: string,
  start: string,
  advice: string,
):
  | { readonly problem: CellProblem; readonly question: ImportQuestion; readonly guess: Guess | undefined }
  | undefined {
  const key = `_${keyOf(note)}`;
  if (!STOPPED.some((words) => key.includes(`_${words}`))) return undefined;
  const read = TABLES.relations.columns.find(({ name }) => name === 'status')?.meaning?.(status) ?? status;
  if (OVER.has(read)) return undefined;
  const reason = `The note says ${quoted(note)}, but the status says ${quoted(status)}. ${advice}`;
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

/** Whom such rows name. */
export class WaitingPeople {
  readonly #keys = new Set<string>();

  /** Notes the mentor and the mentee of a row that waits. */
  add(table: TableFile, row: QuestionedRow): void {
    if (table.kind !== 'relations') return;
    for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
      if (role === 'manager') continue;
      for (const text of [columnText(table.kind, row, column), nameIn(table, column, row)]) {
        if (text.trim() !== '') this.#keys.add(keyFor(text));
      }
    }
  }

  /** Whether somebody is among them, by e-mail or name; the words of an address may be those of the name. */
  has(text: string): boolean {
    return this.#keys.has(keyFor(text)) || this.#keys.has(keyFor(text.split('@', 1)[0] ?? ''));
  }
}

/** The words in any order. */
const keyFor = (text: string): string => {
  if (text.includes('@')) return text.trim().toLowerCase();
  const words = wordsOf(nameKey(text).replaceAll(/[._]/g, ' '));
  return words.toSorted().join(' ');
};
