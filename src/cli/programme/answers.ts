/** `mentoring feedbacks answers`: what was answered in feedback forms, a row for each answer. */

import { OPEN_ACCESS_CALLER } from '../../domain/access.ts';
import type { FormResponse } from '../../domain/desk/desk-reader.ts';
import { print, printJson, shownTime } from '../output.ts';
import { findRound, programmeCommand } from './open-programme.ts';

export const answersCommand = programmeCommand({
  description: 'Print what was answered in feedback forms as CSV: a row for each answer.',
  takes: {
    '--round <round>': 'only those of one round: its title or id',
    '--json': 'print JSON',
  },
  async run({ round, json }, { programme, database, today, timeZone }) {
    const { createAnswerReader } = await import('../../store/desk/answers.ts');
    const { csvLine } = await import('../../interchange/formats/csv-text.ts');
    const only = round === undefined ? undefined : findRound(programme, round).id;
    const reader = createAnswerReader(database, () => today, OPEN_ACCESS_CALLER);
    const rounds = (await reader.forms()).filter((form) => only === undefined || form.round_id === only);
    const rows = [];
    for (const { round_id } of rounds) {
      for (let offset = 0; ; offset += PART) {
        const page = { limit: PART, offset };
        const { count, items } = await reader.responses({ round: round_id }, page);
        rows.push(...items.flatMap((response) => answerRows(response, timeZone)));
        if (offset + PART >= count) break;
      }
    }
    if (json) return printJson(rows);
    print(csvLine(ANSWER_COLUMNS));
    for (const row of rows) {
      const { answer } = row;
      const text = typeof answer === 'object' ? answer.join(' ') : answer;
      print(csvLine(Object.values({ ...row, answer: text })));
    }
  },
});

/** As many responses are read at a time. */
const PART = 500;
const ANSWER_COLUMNS = [
  ...['round', 'relation', 'role', 'model_id', 'full_name', 'partner', 'cohort', 'submitted_at'],
  ...['question', 'answer', 'attention', 'note'],
];

/** A row for each answer of a response; the keys are {@link ANSWER_COLUMNS}. */
function answerRows(response: FormResponse, timeZone: string) {
  const { key, round, mentee, mentor, cohort, submitted_at } = response;
  const [person, partner] = key.role === 'mentee' ? [mentee, mentor] : [mentor, mentee];
  return response.answers.map(({ name, value, attention, resolved }) => ({
    round: round.title,
    relation: key.relation_id,
    role: key.role,
    model_id: person.id,
    full_name: person.full_name,
    partner: partner.full_name,
    cohort,
    submitted_at: shownTime(submitted_at, timeZone),
    question: name,
    answer: value,
    attention,
    note: resolved?.note ?? null,
  }));
}
