/** The forms of the example programme, and what its people answered: invented, and the same whenever it is loaded. */

import { type AnswerValue, needsAttention, type Question, questionsFor } from '../domain/forms/question.ts';
import { shippedForm } from '../domain/forms/shipped/form.ts';
import { changeOf, type FeedbackAnswerRow, type FeedbackRow } from '../domain/operations/rows.ts';
import type { ImportAddition } from '../store/import/session.ts';

/** What people write, each in their language. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  goals: [
    'Find out whether I should change jobs.',
    'Mehr Sicherheit in Vorstellungsgesprächen.',
    'Chcę lepiej planować swoją pracę.',
    'Speak up in meetings.',
  ],
  support: [
    'A short guide on how to begin the first meeting.',
    'Austausch mit anderen aus dem Programm.',
    'Nothing, I have what I need.',
  ],
  benefit: [
    'I applied for two jobs that I would not have dared to apply for.',
    'Ein klarer Plan und jemand, der nachfragt.',
    'Nabrala jsem odvahu a mám nové kontakty.',
    'Wreszcie wiem, czego chcę.',
    'I have learned to listen before I give advice.',
  ],
  next: ['My CV, and then applications.', 'Netzwerken.', 'How to negotiate a salary.'],
  change: [
    'More meetings of all pairs.',
    'Nichts, es läuft gut.',
    'The sheets come too late.',
    'Více času na začátku.',
    'Reminders on Monday, not on Friday.',
  ],
};

/** What is chosen: usual answers more often than others. */
const CHOICES: Readonly<Record<string, readonly AnswerValue[]>> = {
  met: ['yes', 'yes', 'yes', 'agreed', 'yes', 'no'],
  how_often: ['fortnightly', 'monthly', 'weekly', 'fortnightly', 'rarely', 'fortnightly', 'monthly'],
  rating: [5, 4, 4, 5, 3, 4, 5, 2, 4],
  recommend: [9, 10, 8, 9, 7, 10, 6, 8],
  quote: ['unnamed', 'named', 'unnamed', 'no'],
  contact: ['no', 'no', 'no', 'no', 'yes', 'no', 'no'],
};

/** What needs attention in so many of the newest responses is not resolved yet. */
const OPEN = 12;

/** Adds forms to the rounds, and answers to the feedback that came in; nothing where there are forms already. */
export const exampleAnswers: ImportAddition = ({ feedback_rounds, feedbacks, forms }) => {
  if (forms.length > 0) return [];
  const asked = new Map(feedback_rounds.map(({ id, title }) => [id, shippedForm(title)]));
  return [
    ...[...asked].map(([round_id, questions]) =>
      changeOf('forms', null, {
        round_id,
        version: 1,
        is_on: true,
        questions: JSON.stringify(questions),
      }),
    ),
    ...feedbacks.toSorted(newestFirst).flatMap((feedback, place) =>
      questionsFor(asked.get(feedback.round_id) ?? [], feedback.role).flatMap((question, index) => {
        const value = answerOf(question, place, index);
        return value === undefined
          ? []
          : [changeOf('feedback_answers', null, answerRow(feedback, question, value, place < OPEN))];
      }),
    ),
  ];
};

const newestFirst = (one: FeedbackRow, other: FeedbackRow): number =>
  one.received_on === other.received_on
    ? one.relation_id - other.relation_id
    : one.received_on < other.received_on
      ? 1
      : -1;

/** An answer by the place of the feedback and of the question; undefined where nothing is answered. */
function answerOf({ name, isRequired }: Question, place: number, index: number): AnswerValue | undefined {
  const known = CHOICES[name] ?? TEXTS[name] ?? [];
  if (!isRequired && (place + index) % 3 === 2) return undefined;
  // Any order that looks like none.
  return known[(Math.imul(place * 31 + index + 1, 2_654_435_761) >>> 16) % known.length];
}

function answerRow(
  { relation_id, round_id, role, received_on }: FeedbackRow,
  question: Question,
  value: AnswerValue,
  isOpen: boolean,
): FeedbackAnswerRow {
  const at = `${received_on}T10:00:00.000000Z`;
  const attention = !needsAttention(question, value) ? null : isOpen ? 'open' : 'resolved';
  const hadIt = attention === 'resolved';
  return {
    ...{ relation_id, round_id, role, question: question.name, kind: question.kind, version: 1 },
    ...{ value: JSON.stringify(value), submitted_at: at, changed_at: at, attention },
    resolved_at: hadIt ? at.replace('T10', 'T16') : null,
    resolved_by: hadIt ? 'Maria Muster' : null,
    note: hadIt ? 'Called: it is sorted out.' : null,
  };
}
