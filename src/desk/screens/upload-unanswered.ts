/** The questions of an upload that a form left unanswered: which field, and how to answer it. */

import type { Confirmation } from '../../domain/import-decisions.ts';
import { personKey } from '../../domain/import-people.ts';
import type { AskedQuestion, UploadReview } from '../../interchange/upload-review.ts';
import type { FieldProblems } from '../sent-form.ts';
import { fieldOf, LEAVE_ROWS, NEW_PEOPLE } from './upload-answer-fields.ts';

/** The maximum number of questions that are named; the page has them all. */
const MAX_NAMED = 5;

/** The questions before something is done, with how to say yes and no. */
export const CONFIRMED: Readonly<Record<Confirmation, readonly [title: string, yes: string, no: string]>> = {
  'ending-holds': ['The sheet ends these holds', 'End the hold', 'Keep the hold: leave the row out'],
  'reverted-statuses': [
    'The sheet takes these pairs back to an earlier status',
    'Go back to the status of the sheet',
    'Keep the status: leave the row out',
  ],
  'moved-dates': [
    'The sheet moves these dates, which were set here',
    'Take the date of the sheet',
    'Keep the date: leave the row out',
  ],
  'new-people': ['These people are new', 'Add them', 'Leave the row out'],
};

/** The fields of the first questions, with what each wants. */
export function unanswered({ questions, faults }: Pick<UploadReview, 'questions' | 'faults'>): FieldProblems {
  const wanted = [
    ...questions.flatMap(wantedFor),
    ...faults.map(({ key, column, subject }): readonly [string, string] => [
      column === null ? `${LEAVE_ROWS}:${key}` : fieldOf.set(column, key),
      `${subject}: ${column === null ? 'leave the row out' : 'correct this cell, or leave the row out'}.`,
    ]),
  ];
  return Object.fromEntries(wanted.slice(0, MAX_NAMED));
}

/** The fields of the first rows that are to be confirmed, with what each wants. */
export const unconfirmed = (questions: readonly AskedQuestion[]): FieldProblems =>
  Object.fromEntries(
    questions
      .flatMap(({ question, rows }) =>
        question.ask === 'confirm'
          ? rows.slice(0, MAX_NAMED).map(({ key, subject }): readonly [string, string] => {
              const [, yes, no] = CONFIRMED[question.what];
              return [
                fieldOf.confirm(question.what, key),
                `${subject}: choose “${yes}” or “${no}”, or answer all rows together.`,
              ];
            })
          : [],
      )
      .slice(0, MAX_NAMED),
  );

/** The field of a question, and what it wants. */
function wantedFor({ question, rows }: AskedQuestion): readonly (readonly [string, string])[] {
  const [first] = rows;
  if (first === undefined) return [];
  switch (question.ask) {
    case 'value':
      return [
        [
          fieldOf.value(question.column, question.text),
          `Choose what “${question.text}” means, or leave its rows out.`,
        ],
      ];
    case 'date-order':
      return [[fieldOf.order(first.table), 'Choose whether the day or the month stands first.']];
    case 'person': {
      const field = personKey(question.role, question.text);
      return question.candidates.length === 0 && question.role !== 'manager'
        ? [
            [
              fieldOf.email(field),
              `Write the e-mail of “${question.text}”, or choose to leave these rows out.`,
            ],
          ]
        : [[fieldOf.person(field), `Choose who “${question.text}” is, or write their e-mail.`]];
    }
    case 'new-person':
      return [
        [`${NEW_PEOPLE}:${question.email}`, `Tick the box to add ${question.name}, or leave the rows out.`],
      ];
    case 'letters':
      return [[fieldOf.letters(question.text), `Choose which name “${question.text}” was, or write it.`]];
    case 'pair':
      return [[fieldOf.pair(first.key), `Choose the pair that the answer of ${question.email} is about.`]];
    case 'note':
      return [[fieldOf.note(first.key), 'Choose whether the note or the status holds.']];
    case 'confirm':
      return [];
  }
}
