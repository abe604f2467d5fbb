/** The questions of an upload that are asked about each row: which pair an answer is about, and whether a note holds. */

import { calledApart } from '../../domain/desk/common.ts';
import type { ImportQuestion, PairCandidate } from '../../domain/import-decisions.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { PendingRow } from '../../interchange/upload-review.ts';
import type { Choice } from '../../pages/field.ts';
import { inWords } from '../components/statuses.ts';
import { tableName } from '../components/upload-words.ts';
import { fieldOf, LEAVE, PAIR, pairValue } from './upload-answer-fields.ts';
import { type QuestionForm, renderMenu, renderText, UNANSWERED } from './upload-question-fields.ts';

const LEAVE_ONE: Choice = { value: LEAVE, label: 'Leave this row out' };

/** The number of rows of one question that are asked about at once; the next ones come when these are decided. */
const ASKED_ROWS = 10;

const renderEach = (rows: readonly PendingRow[], render: (row: PendingRow) => SafeHtml): SafeHtml =>
  html`${rows.slice(0, ASKED_ROWS).map(
    (row) => html`${render(row)}
<p class="quiet">${tableName(row.table)}: row ${row.row}</p>`,
  )}
${rows.length > ASKED_ROWS && html`<p class="quiet">${rows.length - ASKED_ROWS} more rows of this come after these.</p>`}`;

/** Makes the question which pair an answer is about. */
export const pairQuestion = (
  { email, candidates }: Extract<ImportQuestion, { ask: 'pair' }>,
  rows: readonly PendingRow[],
): QuestionForm => ({
  render: (context) =>
    renderEach(rows, ({ key }) => {
      const isOpen = candidates.length === 0 || (context.form?.text(fieldOf.pairMentor(key)) ?? '') !== '';
      return html`${renderMenu(
        fieldOf.pair(key),
        html`Which pair is the answer of ${email} about?`,
        [
          UNANSWERED,
          ...candidates.map((pair) => ({ value: pairValue(pair), label: pairLabel(pair, candidates) })),
          LEAVE_ONE,
        ],
        '',
        context,
      )}
<details${isOpen && html` open`}><summary>Another pair</summary><div class="fields">
${renderText(fieldOf.pairMentor(key), 'Mentor, name or e-mail', context)}
${renderText(fieldOf.pairMentee(key), 'Mentee, name or e-mail', context)}
${renderMenu(
  fieldOf.pairRole(key),
  html`Who answered`,
  [
    { value: 'mentee', label: 'The mentee' },
    { value: 'mentor', label: 'The mentor' },
  ],
  'mentee',
  context,
)}</div></details>`;
    }),
  read(answers) {
    for (const { key } of rows) {
      const chosen = answers.text(fieldOf.pair(key));
      const mentor_email = answers.text(fieldOf.pairMentor(key));
      const mentee_email = answers.text(fieldOf.pairMentee(key));
      if (mentor_email !== '' && mentee_email !== '') {
        const role = answers.text(fieldOf.pairRole(key));
        answers.rows[key] = { set: { mentor_email, mentee_email, role } };
      } else if (mentor_email !== '' || mentee_email !== '') {
        answers.problems[mentor_email === '' ? fieldOf.pairMentor(key) : fieldOf.pairMentee(key)] =
          'Name both people of the pair.';
      } else if (chosen === LEAVE) answers.rows[key] = { leave_out: true };
      else {
        const [, mentor, mentee, role, cohort = ''] = PAIR.exec(chosen) ?? [];
        if (mentor === undefined || mentee === undefined || role === undefined) continue;
        answers.rows[key] = { set: { mentor_email: mentor, mentee_email: mentee, role, cohort } };
      }
    }
  },
  wanted: ({ key }) => [fieldOf.pair(key), `Choose the pair that the answer of ${email} is about.`],
});

/** A pair among others, with the e-mail addresses where the names are those of another, too. */
function pairLabel(
  { mentor_name, mentor_email, mentee_name, mentee_email, role, cohort }: PairCandidate,
  all: readonly PairCandidate[],
): string {
  const others = all.flatMap((one) => [
    [one.mentor_name, one.mentor_email],
    [one.mentee_name, one.mentee_email],
  ]);
  const called = (name: string, email: string): string =>
    calledApart(
      name,
      email,
      others.some(([other, address]) => other === name && address !== email),
    );
  const names = `${called(mentor_name, mentor_email)} and ${called(mentee_name, mentee_email)}`;
  return `${names}${cohort === '' ? '' : `, ${cohort}`} (answered as ${role})`;
}

/** Makes the question whether a note or the status holds. */
export const noteQuestion = (
  { note, status }: Extract<ImportQuestion, { ask: 'note' }>,
  rows: readonly PendingRow[],
): QuestionForm => ({
  render: (context) =>
    renderEach(
      rows,
      ({
        key,
        subject,
      }) => html`<p dir="auto"><b>${subject}</b>: the note says “${note}”, and the status ${inWords(status)}.</p>
<div class="fields">${renderMenu(
        fieldOf.note(key),
        html`What holds?`,
        [
          UNANSWERED,
          { value: 'ended_early', label: 'The pair ended early' },
          { value: 'completed', label: 'The pair is completed' },
          { value: 'keep', label: `The status: ${inWords(status)}` },
          LEAVE_ONE,
        ],
        '',
        context,
      )}
${renderText(fieldOf.noteDay(key), 'Ended on', context, 'date')}</div>`,
    ),
  read(answers) {
    for (const { key } of rows) {
      const chosen = answers.text(fieldOf.note(key));
      const day = answers.text(fieldOf.noteDay(key));
      if (chosen === LEAVE) answers.rows[key] = { leave_out: true };
      else if (chosen === 'keep') answers.rows[key] = { note_read: true };
      else if (chosen === '') continue;
      else if (/^\d{4}-\d{2}-\d{2}$/.test(day)) {
        answers.rows[key] = { set: { status: chosen, status_since: day, reason: note } };
      } else answers.problems[fieldOf.noteDay(key)] = 'Choose the day on which they stopped.';
    }
  },
  wanted: ({ key }) => [fieldOf.note(key), 'Choose whether the note or the status holds.'],
});
