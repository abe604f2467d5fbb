/** `/desk/owed.csv`: the owed feedback as a file for a spreadsheet, with the filters and the order of the list. */

import { OWED_SORTS, type OwedRow } from '../../domain/desk/owed.ts';
import { dueReasonText } from '../../domain/due-reason.ts';
import { csvLine } from '../../interchange/formats/csv-text.ts';
import { managerName } from '../components/frame.ts';
import { sortOf } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { owedFilterOf, USUAL_ORDER } from './owed-chosen.ts';

const COLUMNS = [
  'person',
  'e-mail',
  'role',
  'round',
  'about',
  'due date',
  'days late',
  'why',
  'manager',
  'cohort',
  'last reminder',
] as const;

const cellsOf = ({
  person,
  partner,
  round,
  due_date,
  days_late,
  reason,
  manager,
  cohort,
  last_reminder,
}: OwedRow) => [
  person.full_name,
  person.email,
  person.role,
  round.title,
  partner.full_name,
  due_date.toString(),
  days_late,
  dueReasonText(reason),
  managerName(manager),
  cohort,
  last_reminder?.toString() ?? null,
];

/** The file. It begins with a byte-order mark, without which Excel takes it for another encoding. */
export const owedFileScreen = ({ desk }: DeskParts): Screen => ({
  path: '/desk/owed.csv',
  access: PROGRAMME,
  async show({ query, onlyManager, today }) {
    let file = `\uFEFF${csvLine(COLUMNS)}`;
    const rows = desk
      .seenBy(onlyManager)
      .allOwed(owedFilterOf(query), sortOf(query, OWED_SORTS, USUAL_ORDER));
    for await (const part of rows) file += part.map((row) => csvLine(cellsOf(row))).join('');
    return { file, contentType: 'text/csv; charset=utf-8', name: `owed-${today}.csv` };
  },
});
