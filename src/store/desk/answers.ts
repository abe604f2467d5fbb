/** How the rounds are answered: how many of those asked, how late, and what they say. */

import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../domain/access.ts';
import {
  type AnswerFilter,
  type AnswerReader,
  type AttentionFilter,
  type AttentionRow,
  type DeskForm,
  type DeskStatistics,
  FEWEST_SHOWN,
  type FormResponse,
  type GivenAnswer,
  MAX_COMMENTS,
  type PairSelection,
  type QuestionResult,
  type RoundResults,
} from '../../domain/desk/desk-reader.ts';
import { dueName } from '../../domain/due-feedbacks.ts';
import { isCounted } from '../../domain/forms/counting.ts';
import { isSameQuestion, type Question, storedAnswer, storedQuestions } from '../../domain/forms/question.ts';
import type { KeptRow } from '../../domain/operations/rows.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { type FeedbackKey, type FeedbackRound, feedbackName } from '../../domain/programme.ts';
import { atOneMoment, type Database } from '../database.ts';
import { readOpenDates } from '../due-feedbacks.ts';
import { readForms } from '../forms/feedback-forms.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { answerInScope, type ChangeScope, currentScope, relationInScope, type Sight } from '../read-scope.ts';
import { hasSame, isAnyOf } from '../row-conditions.ts';
import { owedByRound } from './owed.ts';
import { readSlice } from './pairs.ts';
import { allOf, countedRows, isManagedBy, paged } from './searching.ts';

/** Of so many of the latest answers to a round the lateness is looked at: each takes the rule. */
const MEASURED = 50;

/** Feedbacks received on a day, of a round. */
export interface ReceivedOnDay {
  readonly day: string;
  readonly round_id: number;
  readonly count: number;
}

/** The answers to each round, received since a day. */
export async function answersByRound(
  sight: Sight,
  received: readonly ReceivedOnDay[],
  since: Temporal.PlainDate,
): Promise<DeskStatistics['rounds']> {
  const owed = await owedByRound(sight);
  const rounds = await readRounds(sight.queries);
  const late = await daysLate(sight, rounds, since);
  return rounds.map(({ id, title }) => {
    const count = received.reduce((sum, one) => (one.round_id === id ? sum + one.count : sum), 0);
    const own = late.get(id) ?? [];
    return {
      round: { id, title },
      asked: count + (owed.get(id) ?? 0),
      received: count,
      median_days_late: median(own),
      measured: own.length,
    };
  });
}

/** How many days after its due date each of the latest answers came, by rounds; those that were never due are left out. */
async function daysLate(
  { queries, today, ...scope }: Sight,
  rounds: readonly FeedbackRound[],
  since: Temporal.PlainDate,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (rounds.length === 0) return new Map();
  const latest = rounds.map(
    ({ id }) => sql`select * from (
      select relation_id, round_id, role, received_on from feedbacks
      where round_id = ${id} and received_on >= ${since.toString()} and received_on <= ${today.toString()}
        and ${relationInScope(scope)}
      order by received_on desc, relation_id desc, role desc limit ${MEASURED}
    ) as latest_of_round`,
  );
  const { rows } = await sql<FeedbackKey & { readonly received_on: string }>`
    ${sql.join(latest, sql` union all `)}`.execute(queries);
  const answered = isAnyOf(
    'id',
    rows.map(({ relation_id }) => relation_id),
  );
  const relations = await readRows(queries, 'relations', answered);
  // When they were due before they came.
  const dates = await readOpenDates(queries, relations, rounds, sql`false`);
  const due = new Map(dates.map((one) => [dueName(one), one.due_date]));
  const late = new Map<number, number[]>();
  for (const row of rows) {
    const day = due.get(feedbackName(row));
    if (day !== undefined) late.getOrInsert(row.round_id, []).push(day.until(row.received_on).days);
  }
  return late;
}

/** The number by which half of them, or the first more than that, are reached; null of none. */
const median = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? null;

// What people answered in feedback forms. Texts are for those who may read them; others see numbers of enough people.

type AnswerRow = KeptRow['feedback_answers'];
type Seen = ChangeScope & Sight;

/** The reader of answers, for somebody as their account is when they read. */
export function createAnswerReader(
  { reader }: Database,
  today: () => Temporal.PlainDate,
  caller: Reader,
): AnswerReader {
  const read = <Result>(work: (seen: Seen) => Promise<Result>): Promise<Result> =>
    atOneMoment(reader, async (queries) =>
      work({ ...(await currentScope(queries, caller)), queries, today: today() }),
    );
  return {
    forms: () => read(newestForms),
    ofPair: (id) =>
      read(async (seen) => {
        const which = allOf([sql`relation_id = ${id}`, answerInScope(seen)]);
        return responsesIn(seen, await readRows(seen.queries, 'feedback_answers', which));
      }),
    attention: (filter, page) => read((seen) => attentionPage(seen, filter, page)),
    results: (filter) => read((seen) => readResults(seen, filter)),
    responses: (filter, page) => read((seen) => responsePage(seen, filter, page)),
  };
}

/** The newest version of each round's form. */
async function newestForms(seen: Seen): Promise<readonly DeskForm[]> {
  const newest = sql`version = (select max(version) from forms as later where later.round_id = forms.round_id)`;
  const forms = await readRows(seen.queries, 'forms', newest);
  const { rows } = await sql<{ readonly round_id: number; readonly count: number }>`
    select round_id, count(*) as count from (
      select distinct round_id, relation_id, role from feedback_answers where ${relationInScope(seen)}
    ) as responses group by round_id`.execute(seen.queries);
  const counts = new Map(rows.map(({ round_id, count }) => [round_id, Number(count)]));
  return forms.map(({ questions, ...form }) => ({
    ...form,
    questions: storedQuestions(questions),
    responses: counts.get(form.round_id) ?? 0,
  }));
}

/** The questions of all versions of some rounds' forms, by round and version. */
async function readQuestions(
  { queries }: Seen,
  rounds: readonly number[],
): Promise<(round: number, version: number) => readonly Question[]> {
  const forms = await readRows(queries, 'forms', isAnyOf('round_id', rounds));
  const known = new Map(
    forms.map(({ round_id, version, questions }) => [`${round_id} ${version}`, storedQuestions(questions)]),
  );
  return (round, version) => known.get(`${round} ${version}`) ?? [];
}

type QuestionsOf = Awaited<ReturnType<typeof readQuestions>>;

function answerOf(row: AnswerRow, questionsOf: QuestionsOf): GivenAnswer {
  const { attention, resolved_at, resolved_by, note } = row;
  return {
    name: row.question,
    question: questionsOf(row.round_id, row.version).find(({ name }) => name === row.question) ?? null,
    value: storedAnswer(row.value),
    attention,
    resolved:
      resolved_at === null
        ? null
        : { at: Temporal.Instant.from(resolved_at), by: resolved_by ?? '', note: note ?? '' },
  };
}

/** What rows of answers are about: the pairs and the rounds. */
async function surroundings(seen: Seen, rows: readonly AnswerRow[]) {
  const { pairs, programme } = await readSlice(seen, [
    ...new Set(rows.map(({ relation_id }) => relation_id)),
  ]);
  const questionsOf = await readQuestions(seen, [...new Set(rows.map(({ round_id }) => round_id))]);
  const rounds = new Map(programme.rounds.map((round) => [round.id, round]));
  const around = (row: AnswerRow) => {
    const [pair, round] = [pairs.get(row.relation_id), rounds.get(row.round_id)];
    if (pair === undefined || round === undefined) return null;
    const { relation_id, round_id, role } = row;
    return {
      ...pair,
      key: { relation_id, round_id, role },
      round: { id: round.id, title: round.title },
      submitted_at: Temporal.Instant.from(row.submitted_at),
    };
  };
  return { around, questionsOf, order: [...rounds.keys()] };
}

const nameOf = ({ relation_id, round_id, role }: FeedbackKey): string => `${relation_id} ${round_id} ${role}`;

/** The responses that rows of answers make up, in the order of rounds. */
async function responsesIn(seen: Seen, rows: readonly AnswerRow[]): Promise<readonly FormResponse[]> {
  if (rows.length === 0) return [];
  const { around, questionsOf, order } = await surroundings(seen, rows);
  return [...Map.groupBy(rows, nameOf).values()]
    .flatMap((own) => {
      const [first] = own;
      const response = first === undefined ? null : around(first);
      if (response === null) return [];
      const asked = own
        .flatMap(({ round_id, version }) => questionsOf(round_id, version))
        .map(({ name }) => name);
      const answers = own
        .map((row) => answerOf(row, questionsOf))
        .toSorted((one, other) => asked.indexOf(one.name) - asked.indexOf(other.name));
      return [{ ...response, answers }];
    })
    .toSorted((one, other) => order.indexOf(one.round.id) - order.indexOf(other.round.id));
}

async function attentionPage(
  seen: Seen,
  { state, manager }: AttentionFilter,
  page: PageRequest,
): Promise<Page<AttentionRow>> {
  const which = allOf([
    sql`attention = ${state}`,
    answerInScope(seen),
    manager !== undefined && isOfPair(seen, { manager }),
  ]);
  const { count, rows } = await countedRows(page, async (part) => {
    const found = await sql<FeedbackKey & { readonly question: string; readonly count: number }>`
      select relation_id, round_id, role, question, count(*) over () as count from feedback_answers
      where ${which} order by changed_at desc, relation_id, round_id, role, question ${paged(part)}`.execute(
      seen.queries,
    );
    return found.rows;
  });
  if (rows.length === 0) return { count: Number(count), items: [] };
  const keys = ['relation_id', 'round_id', 'role', 'question'] as const;
  const answers = await readRows(seen.queries, 'feedback_answers', hasSame('feedback_answers', keys, rows));
  const { around, questionsOf } = await surroundings(seen, answers);
  const known = new Map(answers.map((row) => [`${nameOf(row)} ${row.question}`, row]));
  return {
    count: Number(count),
    items: rows.flatMap((key) => {
      const row = known.get(`${nameOf(key)} ${key.question}`);
      const pair = row && around(row);
      return row && pair ? [{ ...pair, answer: answerOf(row, questionsOf) }] : [];
    }),
  };
}

/** The answers that a filter leaves. */
const chosenBy = (seen: Seen, { round, role, manager, cohort }: AnswerFilter): RawBuilder<unknown> =>
  allOf([
    sql`feedback_answers.round_id = ${round}`,
    role !== undefined && sql`feedback_answers.role = ${role}`,
    isOfPair(seen, { manager, cohort }),
  ]);

/** That an answer is of a pair that is seen and chosen. */
const isOfPair = ({ sees }: Seen, { manager, cohort }: PairSelection): RawBuilder<unknown> =>
  sql`feedback_answers.relation_id in (select relations.id from relations where ${allOf([
    sees,
    isManagedBy(manager),
    cohort !== undefined && sql`relations.cohort = ${cohort}`,
  ])})`;

/** The questions of a round as they were last asked. */
async function questionsOfRound({ queries }: Seen, round: number): Promise<readonly Question[]> {
  const forms = await readForms(queries, round);
  const found: Question[] = [];
  for (const question of forms.toReversed().flatMap(({ questions }) => questions)) {
    if (!found.some((one) => isSameQuestion(one, question))) found.push(question);
  }
  return found.filter(({ kind }) => kind !== 'paragraph');
}

async function readResults(seen: Seen, filter: AnswerFilter): Promise<RoundResults> {
  const { queries, mayWrite } = seen;
  const which = chosenBy(seen, filter);
  const { rows: total } = await sql<{ readonly count: number }>`
    select count(*) as count from (
      select distinct relation_id, role from feedback_answers where ${which}
    ) as responses`.execute(queries);
  const { rows: answered } = await sql<{ question: string; kind: string; count: number }>`
    select question, kind, count(*) as count from feedback_answers where ${which}
    group by question, kind`.execute(queries);
  const questions: QuestionResult[] = [];
  for (const question of await questionsOfRound(seen, filter.round)) {
    const { name, kind } = question;
    const count = Number(answered.find((one) => one.question === name && one.kind === kind)?.count ?? 0);
    const of = allOf([which, sql`question = ${name}`, sql`kind = ${kind}`]);
    const isShown = count > 0 && (mayWrite || count >= FEWEST_SHOWN);
    questions.push({
      question,
      answered: count,
      counts: isShown && isCounted(question) ? await countsOf(seen, of) : [],
      comments: count === 0 || isCounted(question) ? [] : await commentsOf(seen, of),
    });
  }
  return { questions, responses: Number(total[0]?.count ?? 0), isCountsOnly: !mayWrite };
}

async function countsOf({ queries }: Seen, which: RawBuilder<unknown>): Promise<QuestionResult['counts']> {
  const { rows } = await sql<{ readonly value: string; readonly count: number }>`
    select value, count(*) as count from feedback_answers where ${which} group by value`.execute(queries);
  return rows.map(({ value, count }) => ({ value: storedAnswer(value), count: Number(count) }));
}

async function commentsOf(seen: Seen, which: RawBuilder<unknown>): Promise<QuestionResult['comments']> {
  const { rows } = await sql<FeedbackKey & { readonly value: string }>`
    select relation_id, round_id, role, value from feedback_answers
    where ${allOf([which, answerInScope(seen)])} order by submitted_at desc, relation_id desc, role ${paged({ limit: MAX_COMMENTS, offset: 0 })}`.execute(
    seen.queries,
  );
  const { pairs } = await readSlice(seen, [...new Set(rows.map(({ relation_id }) => relation_id))]);
  return rows.flatMap(({ value, ...key }) => {
    const pair = pairs.get(key.relation_id);
    const text = storedAnswer(value);
    return pair === undefined ? [] : [{ key, mentee: pair.mentee, mentor: pair.mentor, text: String(text) }];
  });
}

async function responsePage(
  seen: Seen,
  filter: AnswerFilter,
  page: PageRequest,
): Promise<Page<FormResponse>> {
  const which = allOf([chosenBy(seen, filter), answerInScope(seen)]);
  const { count, rows } = await countedRows(page, async (part) => {
    const found = await sql<FeedbackKey & { readonly count: number }>`
      select relation_id, round_id, role, count(*) over () as count from feedback_answers
      where ${which} group by relation_id, round_id, role
      order by max(submitted_at) desc, relation_id desc, role ${paged(part)}`.execute(seen.queries);
    return found.rows;
  });
  if (rows.length === 0) return { count: Number(count), items: [] };
  const keys = ['relation_id', 'round_id', 'role'] as const;
  const answers = await readRows(seen.queries, 'feedback_answers', hasSame('feedback_answers', keys, rows));
  const responses = new Map((await responsesIn(seen, answers)).map((one) => [nameOf(one.key), one]));
  return { count: Number(count), items: rows.flatMap((key) => responses.get(nameOf(key)) ?? []) };
}
