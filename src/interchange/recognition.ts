/**
 * What the tables of an upload hold, by their names, their headings, what stands in their columns, and the other tables beside
 * them: e-mail addresses that stand in the mentor column of a sheet of pairs make another sheet one of mentors.
 */

import { roundCalled } from '../domain/feedback-selection.ts';
import type { GuessReason } from '../domain/import-decisions.ts';
import { type ImportDirectory, nameKey } from '../domain/import-people.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/people-search.ts';
import { type FeedbackRound, ROLES } from '../domain/programme.ts';
import type { ColumnSource, ImportMapping } from '../domain/upload.ts';
import { type RecognizedBy, TableError } from './formats/table-faults.ts';
import { kindOf } from './header.ts';
import { columnNamesOf } from './kinds/tables.ts';
import { columnsIn, guessAs, mappingOf, missingIn, suggestMapping } from './mapping.ts';
import { dateOrderIn, type Sheet, type SheetColumn } from './sheet.ts';
import { labelOf, type ReadingOptions } from './table-file.ts';
import { Refusal } from './values/column.ts';
import { parseDate } from './values/dates.ts';

/** What has to be said of a table as a whole, with the likeliest answer. */
export interface TableQuestion {
  /** The column that is the same in every row, such as `round`; or the order of dates. */
  readonly column: string;
  /** Null: nothing speaks for an answer. */
  readonly guess: string | null;
  /** What speaks for it; null: nothing in the table says it. */
  readonly why: GuessReason | null;
}

/** What a table was recognized as. */
export interface Recognition {
  /** With guesses in it; null if nothing speaks for a kind. */
  readonly mapping: ImportMapping | null;
  /** By what it was recognized; null if its header says it alone. */
  readonly why: RecognizedBy | null;
  /** Whether something else is nearly as likely. */
  readonly isGuess: boolean;
  readonly questions: readonly TableQuestion[];
}

interface Draft {
  readonly kind: Kind;
  readonly sources: Readonly<Record<string, ColumnSource>>;
  readonly score: number;
  readonly why: RecognizedBy;
}

type Sources = Record<string, ColumnSource>;
type Who = 'mentor' | 'mentee' | 'manager';
const WHO: readonly Who[] = ['mentor', 'mentee', 'manager'];

/** The people whom a heading speaks of; null if it speaks of none, or of several. */
function whoseIs({ topics }: Pick<SheetColumn, 'topics'>): Who | null {
  const found = WHO.filter((who) => topics.has(who));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The e-mail addresses and names in each role, of the sheets of pairs and of those who are known. */
interface KnownPeople extends Readonly<Record<Who, ReadonlySet<string>>> {
  /** The day on which the first pair of a mentor or mentee began, by their address and by their name. */
  readonly begun: ReadonlyMap<string, Temporal.PlainDate>;
}

/** Recognizes tables, each beside the others. */
export function recognize(
  sheets: readonly Sheet[],
  directory: ImportDirectory,
  given: ReadingOptions,
): ReadonlyMap<Sheet, Recognition> {
  const { today } = given;
  const people = peopleIn(sheets, directory, today);
  return new Map(
    sheets.map((sheet) => [
      sheet,
      recognizeOne(withOwnFields(sheet, directory.labels), people, {
        rounds: directory.rounds,
        today,
        given,
      }),
    ]),
  );
}

/** A sheet whose columns with the labels of the programme's own fields have the names of those. */
function withOwnFields(sheet: Sheet, labels: ImportDirectory['labels']): Sheet {
  const names = new Map([...labels].map(([name, label]) => [keyOf(label), name]));
  const columns = sheet.columns.map((one) => ({ ...one, name: names.get(keyOf(one.name)) ?? one.name }));
  return names.size === 0 ? sheet : { ...sheet, columns };
}

function peopleIn(
  sheets: readonly Sheet[],
  { managers, participants, relations }: ImportDirectory,
  today: Temporal.PlainDate,
): KnownPeople {
  const found = {
    mentor: new Set(participants.filter(({ role }) => role === 'mentor').map(({ email }) => email)),
    mentee: new Set(participants.filter(({ role }) => role === 'mentee').map(({ email }) => email)),
    manager: new Set(managers.map(({ email }) => email)),
  };
  const begun = new Map<string, Temporal.PlainDate>();
  const begin = (text: string, day: Temporal.PlainDate): void => {
    const key = nameKey(text);
    const known = begun.get(key);
    if (key !== '' && (known === undefined || Temporal.PlainDate.compare(day, known) < 0))
      begun.set(key, day);
  };
  const byId = new Map(participants.map((one) => [one.id, one]));
  for (const { mentor_id, mentee_id, start } of relations) {
    for (const one of [byId.get(mentor_id), byId.get(mentee_id)]) {
      for (const text of [one?.email ?? '', one?.full_name ?? ''])
        begin(text, Temporal.PlainDate.from(start));
    }
  }
  for (const sheet of sheets) {
    const { columns } = sheet;
    const pair = pairSources(columns);
    if (pair['mentor_email'] === undefined || pair['mentee_email'] === undefined) continue;
    const dayOf = daysIn(sheet, draftOfPairs(sheet).sources, 'start', 'relations', today);
    const named = [pair['mentor_email'], pair['mentee_email']].flatMap(columnsIn);
    for (const { cells } of sheet.rows) {
      const day = dayOf(cells);
      for (const index of day === null ? [] : named) if (day !== null) begin(cells[index] ?? '', day);
    }
    for (const who of WHO) {
      const source = pair[`${who}_email`];
      for (const index of source === undefined ? [] : columnsIn(source)) {
        for (const cell of columns[index]?.cells ?? []) found[who].add(nameKey(cell));
      }
    }
  }
  return { ...found, begun };
}

/** Reads the day of a column in each row of a sheet; null where there is none. */
function daysIn(
  sheet: Sheet,
  sources: Sources,
  column: string,
  kind: Kind,
  today: Temporal.PlainDate,
): (cells: readonly string[]) => Temporal.PlainDate | null {
  const source = sources[column];
  const [index] = source === undefined ? [] : columnsIn(source);
  const order = dateOrderIn(sheet, sources, kind, today)?.order;
  return (cells) => {
    const read = parseDate(cells[index ?? -1] ?? '', order);
    return read instanceof Refusal ? null : read.day;
  };
}

/** Whether most rows were sent before any pair of those who sent them began: so they signed up. */
function isBeforePairs(
  sheet: Sheet,
  sources: Sources,
  { begun }: KnownPeople,
  today: Temporal.PlainDate,
): boolean {
  const dayOf = daysIn(sheet, sources, 'received_on', 'feedbacks', today);
  const own = sheet.columns.flatMap(({ content, topics }, index) =>
    (content === 'e-mails' || content === 'names') && !topics.has('partner') ? [index] : [],
  );
  const early = sheet.rows.flatMap(({ cells }) => {
    const [day, first] = [
      dayOf(cells),
      own.flatMap((index) => begun.get(nameKey(cells[index] ?? '')) ?? [])[0],
    ];
    return day === null || first === undefined ? [] : [Temporal.PlainDate.compare(day, first) < 0];
  });
  return early.length > 1 && early.filter(Boolean).length > MOST * early.length;
}

/** What the database and the day say, and whoever wants the tables read. */
interface Facts {
  readonly rounds: readonly FeedbackRound[];
  readonly today: Temporal.PlainDate;
  readonly given: ReadingOptions;
}

function recognizeOne(sheet: Sheet, people: KnownPeople, facts: Facts): Recognition {
  const names = sheet.columns.map(({ name }) => name);
  const { kind } = facts.given;
  const told = withPeople(kindByHeader(sheet, names, facts.given), sheet);
  if (told !== null && (kind !== undefined || !PEOPLE.has(told.kind) || isAsExported(told, names, sheet)))
    return completed(sheet, told, SAID, facts);
  const drafts = [
    draftOfPairs(sheet),
    draftOfFeedback(sheet, people, facts),
    ...(isTypeform(sheet) && !isOfPeople(sheet, facts.rounds) ? [] : draftsOfPeople(sheet, people)),
  ]
    .filter((draft) => (kind === undefined ? draft.score > 0 : draft.kind === kind))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = drafts;
  if (told !== null && (best === undefined || best.kind === told.kind || best.score < LIKELY)) {
    return completed(sheet, told, SAID, facts);
  }
  if (best === undefined && kind !== undefined) {
    const columns = sheet.columns.map(({ name, cells }) => ({ name, samples: cells }));
    return completed(sheet, guessAs(kind, columns), SAID, facts);
  }
  if (best === undefined) return { mapping: null, why: null, isGuess: false, questions: [] };
  const mapping = { kind: best.kind, sources: best.sources, values: {}, date_order: null };
  if (kind !== undefined) return completed(sheet, mapping, SAID, facts);
  const isGuess = best.score < LIKELY || (next !== undefined && best.score - next.score < CLEAR);
  return completed(sheet, mapping, { why: best.why, isGuess }, facts);
}

/** The header says it. */
const SAID = { why: null, isGuess: false };
/** A score from which on nobody has to look. */
const LIKELY = 5;
/** By so much the best must be ahead. */
const CLEAR = 2;
/** Kinds whose columns many other sheets have as well. */
const PEOPLE: ReadonlySet<Kind> = new Set<Kind>(['managers', 'participants']);

/** What the header does not say of the people in it: addresses beside their names, and those of the respondent. */
function withPeople(told: ImportMapping | null, { columns }: Sheet): ImportMapping | null {
  if (told === null || !NAMING.has(told.kind)) return told;
  const sources: Sources = { ...told.sources };
  for (const [name, source] of Object.entries(pairSources(columns))) {
    const before = sources[name];
    const isBeside =
      typeof before === 'number' && typeof source === 'object' && columnsIn(source).includes(before);
    const own = new Set(
      Object.entries(sources).flatMap(([other, one]) => (other === name ? [] : columnsIn(one))),
    );
    if (isBeside && !columnsIn(source).some((index) => own.has(index))) sources[name] = source;
  }
  if (told.kind === 'feedbacks' && isForm({ columns }))
    take(columns, sources, [['respondent_email', IS_RESPONDENT]]);
  return { ...told, sources };
}

/** The kinds whose rows name pairs. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(['relations', 'exceptions', 'feedbacks']);

const IS_RESPONDENT = (column: SheetColumn): boolean =>
  column.content === 'e-mails' && whoseIs(column) === null && !column.topics.has('partner');

/** Whether a sheet of people has the names of columns that an export has, and its own name speaks of nobody else. */
const isAsExported = (
  { kind, sources }: ImportMapping,
  names: readonly string[],
  { topics }: Sheet,
): boolean =>
  Object.entries(sources).every(([name, source]) => typeof source === 'number' && names[source] === name) &&
  !WHO.some((who) => topics.has(who) && (kind === 'managers' ? who !== 'manager' : who === 'manager'));

function kindByHeader(
  { source }: Sheet,
  names: readonly string[],
  given: ReadingOptions,
): ImportMapping | null {
  try {
    // The round of some answers says nothing of the other files beside them.
    const { kind, match } = kindOf(labelOf(source, given), names, { ...given, round: undefined });
    return mappingOf({ kind, ...match });
  } catch (error) {
    if (error instanceof TableError) return null;
    throw error;
  }
}

/** Fills in what is the same for every row, and asks about what is not certain. */
export function completed(
  sheet: Sheet,
  mapping: ImportMapping,
  { why, isGuess }: Pick<Recognition, 'why' | 'isGuess'>,
  { rounds, today, given }: Facts,
): Recognition {
  const sources: Sources = { ...mapping.sources };
  const columns = columnNamesOf(mapping.kind);
  for (const name of ['role', 'round'] as const) {
    const [text, source] = [given[name], sources[name]];
    const isFree = source === undefined || (typeof source === 'object' && 'text' in source);
    if (text !== undefined && isFree && columns.includes(name)) sources[name] = { text };
  }
  const questions: TableQuestion[] = [];
  for (const column of missingIn({ ...mapping, sources })) {
    const guess = constantOf(column, sheet, rounds);
    if (guess !== null) sources[column] = { text: guess };
    if (column === 'status') questions.push({ column, guess, why: { code: 'most-pairs' } });
    else if (guess === null) questions.push({ column, guess, why: null });
  }
  const known = given.dateOrder ?? mapping.date_order;
  const order = known !== null ? null : dateOrderIn(sheet, sources, mapping.kind, today);
  if (order !== null && order.why !== null) {
    questions.push({ column: 'date_order', guess: order.order, why: order.why });
  }
  const read = { ...mapping, sources, date_order: known ?? order?.order ?? null };
  return { mapping: read, why, isGuess, questions };
}

/** What stands in every row of a column that a table lacks, as far as its name says it; most pairs are matched. */
function constantOf(column: string, sheet: Sheet, rounds: readonly FeedbackRound[]): string | null {
  if (column === 'round') return roundIn(sheet.title, rounds);
  if (column === 'status') return 'matched';
  const [one, other] = column === 'role' ? ROLES.filter((role) => sheet.topics.has(role)) : [];
  return other === undefined ? (one ?? null) : null;
}

/** The only round that the name of a sheet has in it: `Chemistry check-in`. */
export function roundIn(title: string, rounds: readonly FeedbackRound[]): string | null {
  const words = title.split(/[\s_.,:;()[\]-]+/).filter((word) => word !== '');
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const some = words.slice(at, at + length);
      if (some.length < length || some.every((word) => /^\d+$/.test(word))) continue;
      const round = roundCalled(rounds, some.join(' ')) ?? roundCalled(rounds, some.join('-'));
      if (round !== undefined) found.add(round.title);
    }
  }
  const [one, other] = found;
  return one !== undefined && other === undefined ? one : null;
}

/** The columns with mentors, mentees and managers: addresses, names beside them, or both. */
function pairSources(columns: readonly SheetColumn[]): Sources {
  const sources: Sources = {};
  for (const who of WHO) {
    const own = columns.flatMap((column, index) => (whoseIs(column) === who ? [{ column, index }] : []));
    const emails = own.filter(({ column }) => column.content === 'e-mails');
    const names = namesAmong(own);
    // In a form it is the address of the respondent.
    const mayStandBehind = names.length > 0 && !isForm({ columns });
    const email = emails[0]?.index ?? (mayStandBehind ? emailBehind(columns, names) : undefined);
    const source = together(email, names);
    if (source !== undefined) sources[`${who}_email`] = source;
  }
  return sources;
}

interface Placed {
  readonly column: SheetColumn;
  readonly index: number;
}

/** The columns with the name: the first and the last name, or the one that says that it is the name. */
function namesAmong(own: readonly Placed[]): readonly number[] {
  const texts = own.filter(({ column }) => column.content === 'names' || column.content === 'texts');
  const of = (topic: string, not: string) =>
    texts.find(({ column }) => column.topics.has(topic) && !column.topics.has(not));
  const [first, last] = [of('first name', 'last name'), of('last name', 'first name')];
  if (first !== undefined && last !== undefined && first !== last) return [first.index, last.index];
  const named = texts.filter(({ column }) => column.content === 'names');
  const names = named.length > 0 ? named : texts.filter(({ column }) => column.topics.has('name'));
  const best =
    names.find(({ column }) => column.topics.has('name')) ??
    names.toSorted((one, other) => one.column.name.length - other.column.name.length)[0];
  return best === undefined ? [] : [best.index];
}

/** A column of addresses that does not say whose they are, right behind the names. */
function emailBehind(columns: readonly SheetColumn[], names: readonly number[]): number | undefined {
  const index = Math.max(...names) + 1;
  const column = columns[index];
  return column?.content === 'e-mails' && whoseIs(column) === null ? index : undefined;
}

function together(email: number | undefined, names: readonly number[]): ColumnSource | undefined {
  const [name, other] = names;
  if (email === undefined) return other === undefined ? name : { joined: names };
  if (name === undefined) return email;
  return { first: email, instead: other === undefined ? name : names };
}

/** The first column that is not taken and is as wanted. */
function freeColumn(
  columns: readonly SheetColumn[],
  sources: Sources,
  isWanted: (column: SheetColumn) => boolean,
): number | undefined {
  const taken = new Set(Object.values(sources).flatMap(columnsIn));
  const index = columns.findIndex((column, at) => !taken.has(at) && isWanted(column));
  return index < 0 ? undefined : index;
}

/** Takes columns for what is not found yet, in the order in which they are looked for. */
function take(
  columns: readonly SheetColumn[],
  sources: Sources,
  wanted: readonly (readonly [name: string, isWanted: (column: SheetColumn) => boolean])[],
): void {
  for (const [name, isWanted] of wanted) {
    if (sources[name] !== undefined) continue;
    const index = freeColumn(columns, sources, isWanted);
    if (index !== undefined) sources[name] = index;
  }
}

const speaksOf =
  (topic: string, content?: SheetColumn['content']) =>
  (column: SheetColumn): boolean =>
    column.topics.has(topic) && (content === undefined || column.content === content);
const holds =
  (content: SheetColumn['content']) =>
  (column: SheetColumn): boolean =>
    column.content === content;

/** What the header alone says, without people, who are looked for by what stands in the columns. */
function headed(kind: Kind, { columns }: Sheet, pair: Sources): Sources {
  const { sources } = suggestMapping(
    kind,
    columns.map(({ name }) => name),
  );
  const taken = new Set(Object.values(pair).flatMap(columnsIn));
  const rest = Object.entries(sources).filter(
    ([name, source]) => !(name in pair) && !columnsIn(source).some((index) => taken.has(index)),
  );
  return { ...pair, ...Object.fromEntries(rest) };
}

function draftOfPairs(sheet: Sheet): Draft {
  const { columns, topics } = sheet;
  const pair = pairSources(columns);
  const sources = headed('relations', sheet, pair);
  take(columns, sources, [
    ['start', speaksOf('start', 'days')],
    ['end', speaksOf('end', 'days')],
    ['status', holds('statuses')],
    ['status', speaksOf('status')],
    ['start', (column) => column.content === 'days' && !column.topics.has('end')],
    ['end', holds('days')],
    ['cohort', speaksOf('cohort')],
    ['note', speaksOf('note')],
  ]);
  const has = (name: string): number => (sources[name] === undefined ? 0 : 1);
  const isPair = has('mentor_email') + has('mentee_email') === 2;
  const score =
    (isPair ? 4 : -10) +
    (topics.has('pairs') ? 2 : 0) +
    has('start') +
    has('status') -
    (isForm(sheet) || topics.has('feedback') ? 4 : 0);
  return { kind: 'relations', sources, score, why: 'pairs' };
}

/** Whether a form has made it: it says when each row was sent. */
const isForm = ({ columns }: Pick<Sheet, 'columns'>): boolean =>
  columns.some(({ topics, content }) => topics.has('received') && content === 'days');

/** Whether Typeform has exported it: those who fill in its forms answer, unless its name says that they sign up. */
const isTypeform = ({ columns }: Pick<Sheet, 'columns'>): boolean => {
  const keys = new Set(columns.map(({ name }) => keyOf(name)));
  return keys.has('network_id') && [...keys].some((key) => key.startsWith('submit_date'));
};

/** Whether its name speaks of people, or of those in one role, and of no feedback. */
function isOfPeople({ topics, title }: Sheet, rounds: readonly FeedbackRound[]): boolean {
  const speaks = topics.has('people') || WHO.filter((who) => topics.has(who)).length === 1;
  return speaks && !topics.has('feedback') && roundIn(title, rounds) === null;
}

function draftOfFeedback(sheet: Sheet, people: KnownPeople, { rounds, today, given }: Facts): Draft {
  const { columns, topics, title } = sheet;
  const { manager_email: _manager, ...pair } = pairSources(columns);
  const sources = headed('feedbacks', sheet, pair);
  take(columns, sources, [
    ['received_on', speaksOf('received', 'days')],
    ['received_on', holds('days')],
    ['role', holds('roles')],
    ['round', holds('rounds')],
    ['cohort', speaksOf('cohort')],
    ['respondent_email', IS_RESPONDENT],
    [
      'respondent_email',
      (column) => column.content === 'names' && column.topics.has('name') && !column.topics.has('partner'),
    ],
  ]);
  // A name of a mentor beside the address of the respondent may be anybody's: it decides between several pairs.
  const isWhole = pair['mentor_email'] !== undefined && pair['mentee_email'] !== undefined;
  if (!isWhole && sources['respondent_email'] !== undefined) {
    delete sources['mentor_email'];
    delete sources['mentee_email'];
  }
  const has = (name: string): number => (sources[name] === undefined ? 0 : 1);
  const emails = emailsIn(columns);
  const isAnswered = has('respondent_email') === 1 || isWhole;
  const score =
    (isAnswered ? 2 : -10) +
    2 * has('received_on') +
    (isForm(sheet) ? 1 : 0) +
    (topics.has('feedback') || roundIn(title, rounds) !== null ? 3 : 0) +
    has('role') -
    (topics.has('people') || isOfPeople(sheet, rounds) || isBeforePairs(sheet, sources, people, today)
      ? 4
      : 0) +
    2 * (typeof sources['round'] === 'number' || given.round !== undefined ? 1 : 0) +
    (new Set(emails).size < emails.length ? 1 : 0) +
    (shareIn(emails, people.mentor, people.mentee) > MOST ? 1 : 0);
  return { kind: 'feedbacks', sources, score, why: 'answers' };
}

/** What is the same in every row is nobody's name. */
const isConstant = ({ cells }: SheetColumn): boolean => cells.length > 1 && new Set(cells).size === 1;

const MOST = 0.6;

const emailsIn = (columns: readonly SheetColumn[]): readonly string[] =>
  (columns.find((column) => column.content === 'e-mails' && whoseIs(column) === null)?.cells ?? []).map(
    (cell) => cell.toLowerCase(),
  );

/** The share of addresses that are known. */
function shareIn(emails: readonly string[], ...known: readonly ReadonlySet<string>[]): number {
  if (emails.length === 0) return 0;
  return emails.filter((email) => known.some((one) => one.has(email))).length / emails.length;
}

/** The share of rows in which one of the columns has somebody who is known. */
function shareOfRows({ rows }: Sheet, columns: readonly number[], known: ReadonlySet<string>): number {
  const has = rows.filter(({ cells }) => columns.some((index) => known.has(nameKey(cells[index] ?? ''))));
  return rows.length === 0 ? 0 : has.length / rows.length;
}

function draftsOfPeople(sheet: Sheet, people: KnownPeople): readonly Draft[] {
  const { columns, topics } = sheet;
  const sources: Sources = {};
  take(columns, sources, [
    ['email', (column) => column.content === 'e-mails' && !column.topics.has('partner')],
    ['email', speaksOf('e-mail')],
  ]);
  const own = columns.flatMap((column, index) =>
    columnsIn(sources['email'] ?? -1).includes(index) ? [] : [{ column, index }],
  );
  const names = namesAmong(own.filter(({ column }) => !column.topics.has('partner') && !isConstant(column)));
  if (sources['email'] === undefined || names.length === 0) return [];
  const emails = columns[columnsIn(sources['email'])[0] ?? -1]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const isPair = WHO.filter((who) => pairSources(columns)[`${who}_email`] !== undefined).length > 1;
  const base =
    3 -
    (isPair ? 4 : 0) -
    (topics.has('feedback') ? 2 : 0) +
    (shareIn(emails, people.mentor, people.mentee, people.manager) < 1 - MOST ? 1 : 0);
  const [first, last] = names;
  const full: ColumnSource | undefined = last === undefined ? first : { joined: names };
  if (full === undefined || first === undefined) return [];
  const asParticipants: Sources = { ...headed('participants', sheet, {}), ...sources, full_name: full };
  take(columns, asParticipants, [['role', holds('roles')]]);
  const asManagers: Sources = {
    ...sources,
    first_name: first,
    ...(last !== undefined && { last_name: last }),
  };
  const participants = (bonus: number, why: RecognizedBy, role?: string): Draft => ({
    kind: 'participants',
    sources: role === undefined ? asParticipants : { ...asParticipants, role: { text: role } },
    score: base + bonus,
    why,
  });
  if (asParticipants['role'] !== undefined) return [participants(4, 'roles')];
  const spokenOf = WHO.filter((who) => topics.has(who));
  const [named, second] = spokenOf;
  if (named !== undefined && second === undefined) {
    return named === 'manager'
      ? [{ kind: 'managers', sources: asManagers, score: base + 4, why: 'title' }]
      : [participants(4, 'title', named)];
  }
  const shares = WHO.map((who) => ({
    who,
    share: shareOfRows(sheet, [...columnsIn(sources['email'] ?? -1), ...names], people[who]),
  })).toSorted((one, other) => other.share - one.share);
  const [best] = shares;
  if (best !== undefined && best.share > 0.3) {
    return best.who === 'manager'
      ? [{ kind: 'managers', sources: asManagers, score: base + 4, why: best.who }]
      : [participants(4, best.who, best.who)];
  }
  return [
    participants(topics.has('people') ? 2 : 1, 'people'),
    { kind: 'managers', sources: asManagers, score: base - 1, why: 'people' },
  ];
}
