/** The questions of an upload by kind: how each is asked and answered, and what it wants if it is not. */

import type { Confirmation, ImportQuestion } from '../../domain/import-decisions.ts';
import { personKey } from '../../domain/import-people.ts';
import { managerName } from '../../domain/programme.ts';
import { keyOf } from '../../domain/word-key.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { AskedQuestion, PendingRow } from '../../interchange/upload-review.ts';
import type { Choice } from '../../pages/field.ts';
import { inWords } from '../components/statuses.ts';
import { tableName } from '../components/upload-words.ts';
import { emailProblem } from '../sent-form.ts';
import { fieldOf, LEAVE, NEW_PEOPLE } from './upload-answer-fields.ts';
import { idOf, type QuestionForm, renderMenu, renderText, UNANSWERED } from './upload-question-fields.ts';
import { noteQuestion, pairQuestion } from './upload-row-questions.ts';

/** The headings by kind of question. */
export const TITLES: Readonly<Record<ImportQuestion['ask'], string>> = {
  value: 'Words',
  'date-order': 'Dates',
  person: 'Names',
  'new-person': 'New people',
  letters: 'Lost letters',
  pair: 'Answers',
  note: 'Notes',
  confirm: 'Changes to confirm',
};

const LEAVE_OUT: Choice = { value: LEAVE, label: 'Leave these rows out' };

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

const E_MAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;

type Ask = ImportQuestion['ask'];
type Questions = { readonly [Kind in Ask]: Extract<ImportQuestion, { ask: Kind }> };
type Kinds = {
  readonly [Kind in Ask]: (question: Questions[Kind], rows: readonly PendingRow[]) => QuestionForm;
};

const KINDS: Kinds = {
  value({ column, text, choices }, rows) {
    const field = fieldOf.value(column, text);
    const meanings = choices.map((value) => ({ value, label: inWords(value) }));
    return {
      render: (context) =>
        html`${renderMenu(field, html`What does “${text}” mean?`, [UNANSWERED, ...meanings, LEAVE_OUT], '', context)}${renderRows(rows)}`,
      read(answers) {
        const chosen = answers.text(field);
        if (chosen === LEAVE) answers.leave(rows);
        else if (chosen !== '') answers.values[column] = { ...answers.values[column], [keyOf(text)]: chosen };
      },
      wanted: () => [field, `Choose what “${text}” means, or leave its rows out.`],
    };
  },

  'date-order': (_question, rows) => ({
    render: (context) =>
      html`${[...Map.groupBy(rows, ({ table }) => table)].map(([table, own]) => {
        const text = own[0]?.value ?? '';
        const [one = '', two = ''] = text.split(/\D+/);
        return renderMenu(
          fieldOf.order(table),
          html`How are days such as ${text} meant in ${tableName(table)}?`,
          [
            UNANSWERED,
            { value: 'dmy', label: `The day first: day ${one}, month ${two}` },
            { value: 'mdy', label: `The month first: month ${one}, day ${two}` },
          ],
          '',
          context,
        );
      })}${renderRows(rows)}`,
    read(answers) {
      for (const { table } of rows) {
        const order = answers.text(fieldOf.order(table));
        if (order === 'dmy' || order === 'mdy') answers.orders[table] = order;
      }
    },
    wanted: ({ table }) => [fieldOf.order(table), 'Choose whether the day or the month stands first.'],
  }),

  person({ role, text, candidates, isLikely }, rows) {
    const key = personKey(role, text);
    const [menu, own] = [fieldOf.person(key), fieldOf.email(key)];
    const isManager = role === 'manager';
    const others = [...(isManager ? [{ value: 'nobody', label: 'No manager' }] : []), LEAVE_OUT];
    return {
      render(context) {
        const known =
          candidates.length === 0 && isManager
            ? context.managers.map((one) => ({ email: one.email, name: managerName(one) }))
            : candidates;
        const people = known.map(({ email, name }) => ({ value: email, label: `${name}, ${email}` }));
        return html`${people.length === 0 && html`<p>Nobody here is called “${text}”. Write the e-mail of this new ${role}, or leave the rows out.</p>`}
<div class="fields">${renderMenu(
          menu,
          html`Who is the ${role} “${text}”?`,
          [{ value: '', label: people.length === 0 ? 'Somebody new' : 'Choose' }, ...people, ...others],
          isLikely ? (candidates[0]?.email ?? '') : '',
          context,
        )}
${renderText(own, people.length === 0 ? `The e-mail of “${text}”, who is new` : 'Somebody else or new: their e-mail', context, 'email')}</div>
${renderRows(rows)}`;
      },
      read(answers) {
        const email = answers.text(own).toLowerCase();
        const chosen = answers.text(menu);
        if (email !== '') {
          const problem = emailProblem(email);
          if (problem === null) answers.people[key] = email;
          else answers.problems[own] = problem;
        } else if (chosen === LEAVE) answers.leave(rows);
        else if (chosen === 'nobody') answers.people[key] = '';
        else if (E_MAIL.test(chosen)) answers.people[key] = chosen;
      },
      wanted: () =>
        candidates.length === 0 && !isManager
          ? [own, `Write the e-mail of “${text}”, or choose to leave these rows out.`]
          : [menu, `Choose who “${text}” is, or write their e-mail.`],
    };
  },

  'new-person'({ role, name, email }, rows) {
    const field = `${NEW_PEOPLE}:${email}`;
    return {
      render({ form }) {
        const isTicked = form === null || form.all(NEW_PEOPLE).includes(email);
        return html`<div class="tick"><input type="checkbox" id="${idOf(field)}" name="${NEW_PEOPLE}" value="${email}"${isTicked && html` checked`}><label for="${idOf(field)}" dir="auto">Add ${name}, ${email}, as a new ${role}</label></div>${renderRows(rows)}`;
      },
      read(answers) {
        if (answers.adds(email)) answers.newPeople.push(email);
      },
      wanted: () => [field, `Tick the box to add ${name}, or leave the rows out.`],
    };
  },

  letters({ text, candidates }, rows) {
    const [menu, own] = [fieldOf.letters(text), fieldOf.ownLetters(text)];
    const [only, ...more] = candidates;
    return {
      render: (context) => html`<div class="fields">${renderMenu(
        menu,
        html`Which name was “${text}”?`,
        [
          UNANSWERED,
          ...candidates.map((name) => ({ value: name, label: name })),
          { value: text, label: 'It is really written so' },
          LEAVE_OUT,
        ],
        more.length === 0 ? (only ?? '') : '',
        context,
      )}
${renderText(own, 'Another name', context)}</div>
${renderRows(rows)}`,
      read(answers) {
        const chosen = answers.text(own) || answers.text(menu);
        if (chosen === LEAVE) answers.leave(rows);
        else if (chosen !== '') answers.letters[text] = chosen;
      },
      wanted: () => [menu, `Choose which name “${text}” was, or write it.`],
    };
  },

  pair: pairQuestion,
  note: noteQuestion,

  confirm: ({ what }, rows) => ({
    // It stands beside the changes.
    render: () => html``,
    read(answers) {
      for (const row of rows) {
        const chosen = answers.text(fieldOf.confirm(what, row.key)) || answers.text(fieldOf.confirmAll(what));
        const known = answers.rows[row.key];
        if (chosen === LEAVE) answers.leave([row]);
        else if (chosen === 'yes')
          answers.rows[row.key] = { ...known, accept: [...(known?.accept ?? []), what] };
      }
    },
    wanted({ key, subject }) {
      const [, yes, no] = CONFIRMED[what];
      return [
        fieldOf.confirm(what, key),
        `${subject}: choose “${yes}” or “${no}”, or answer all rows together.`,
      ];
    },
  }),
};

const makeForm = <Kind extends Ask>(
  ask: Kind,
  question: Questions[Kind],
  rows: readonly PendingRow[],
): QuestionForm => KINDS[ask](question, rows);

/** Returns a question with its fields. */
export const questionForm = ({ question, rows }: AskedQuestion): QuestionForm =>
  makeForm(question.ask, question, rows);

const SHOWN_ROWS = 8;

/** The places of a question: `Paare 2026.xlsx, sheet “Paare”: rows 4, 5, 6`. */
function renderRows(rows: readonly PendingRow[]): SafeHtml {
  const tables = [...Map.groupBy(rows, ({ table }) => table)];
  return html`<p class="quiet" dir="auto">${tables.map(([table, own], index) => {
    const more = own.length - SHOWN_ROWS;
    const numbers = own.slice(0, SHOWN_ROWS).map(({ row }) => row);
    return html`${index > 0 && '; '}${tableName(table)}: ${own.length === 1 ? 'row' : 'rows'} ${numbers.join(', ')}${more > 0 && ` and ${more} more`}`;
  })}</p>`;
}
