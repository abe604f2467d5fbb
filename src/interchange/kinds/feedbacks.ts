/** The tables of what is owed by the rounds: other due dates, and the feedbacks that came in. */

import { EXTERNAL_IDS } from '../../domain/programme.ts';
import { optional, required } from '../values/column.ts';
import { day, dayUntilToday } from '../values/moments.ts';
import { line } from '../values/texts.ts';
import { yesOrNo } from '../values/words.ts';
import { role } from './people.ts';
import { cohort, pair, reason } from './relations.ts';
import { plainTable } from './table.ts';

const round = required(line, 'feedback_round, round_title, runde, feedbackrunde, runda, kolo');

export const exceptions = plainTable<'exceptions'>(
  {
    ...pair,
    cohort,
    role,
    round,
    due_date: optional(day, 'due, due_on, deadline, new_due_date, fallig_am, frist, termin, termin_do'),
    waived: optional(yesOrNo, 'waive, excused, erlassen, zwolnienie, prominuto'),
    reason,
  },
  ({ due_date, waived }, complain) => {
    if (due_date !== null && waived === true) {
      complain('waived', 'It is waived and has a due date. Leave one of the two empty.');
    }
    if (due_date === null && waived === null) {
      complain(
        'due_date',
        'It has neither a due_date nor waived. Write the other due date, or yes under waived.',
      );
    }
  },
);

export const feedbacks = plainTable<'feedbacks'>({
  ...pair,
  cohort,
  role,
  round,
  received_on: required(
    dayUntilToday,
    'received, received_at, date_received, submitted_on, submitted_at, submit_date, submit_date_utc',
    'submission_date, timestamp, erhalten_am, eingegangen_am, zeitstempel, otrzymano, data_otrzymania',
    'sygnatura_czasowa, prijato, datum_prijeti, casova_znacka',
  ),
  source: optional(line, 'quelle, zrodlo, zdroj'),
  external_id: optional(line, EXTERNAL_IDS),
});
