/** `/desk/rounds/{id}/form/`: the questions of a round's feedback form, in their order; and whether it is asked. */

import type { DeskForm } from '../../domain/desk/desk-reader.ts';
import { isRanged, type Question, RANGES, textIn } from '../../domain/forms/question.ts';
import { shippedForm } from '../../domain/forms/shipped/form.ts';
import type { Language } from '../../domain/languages.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderOptions } from '../../pages/field.ts';
import { optionText } from '../components/answers.ts';
import { renderEmptyState } from '../components/details.ts';
import type { FormPage } from '../components/form-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { renderTable } from '../components/table.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, type Screen } from '../screen.ts';
import type { FormReader } from '../sent-form.ts';

/** A round with its form. */
export interface FormSubject {
  readonly round: FeedbackRound;
  /** Null where it has none. */
  readonly form: DeskForm | null;
  /** The rounds that have one, with their questions. */
  readonly others: readonly { readonly round: FeedbackRound; readonly questions: readonly Question[] }[];
  /** The programme's, in which a text is shown where the reader's is missing. */
  readonly language: Language;
}

export const formHref = ({ id }: Pick<FeedbackRound, 'id'>): string => `/desk/rounds/${id}/form/`;

/** Returns the screens above one of a form. */
export const formBreadcrumbs = (round: FeedbackRound) => [
  { label: 'Rounds', href: '/desk/rounds/' },
  { label: formTitle(round), href: formHref(round) },
];

const formTitle = ({ title }: FeedbackRound): string => `Form of ${title}`;

/** Returns the round that an address is about, with its form; null if there is none, or the caller sees only some pairs. */
export async function formSubjectOf(
  { desk, answersOf, mail }: DeskParts,
  { values, caller, onlyManager }: DeskRequest,
): Promise<FormSubject | null> {
  if (onlyManager !== null) return null;
  const { rounds } = await desk.seenBy(null).choices();
  const round = rounds.find(({ id }) => id === idFrom(values['id']));
  if (round === undefined) return null;
  const [forms, { language }] = await Promise.all([answersOf(caller).forms(), mail.reminders.readSettings()]);
  return {
    round,
    form: forms.find(({ round_id }) => round_id === round.id) ?? null,
    others: rounds.flatMap((one) => {
      const form = one.id === round.id ? undefined : forms.find(({ round_id }) => round_id === one.id);
      return form === undefined ? [] : [{ round: one, questions: form.questions }];
    }),
    language,
  };
}

/** The field of the buttons beside a question, and of those that bring other questions. */
const ACTION = 'action';

/** Makes the screen. */
export const formScreen = (parts: DeskParts): Screen =>
  operationScreen<FormSubject>({
    path: '/desk/rounds/{id}/form/',
    subjectOf: (request) => formSubjectOf(parts, request),
    page: renderForm,
    read(subject, fields) {
      const asked = operationFrom(subject, fields);
      return 'kind' in asked
        ? { operation: asked, reason: null, back: formHref(subject.round) }
        : { refusal: asked.refusal };
    },
  });

/** What a button asks for, or why it is not possible. */
function operationFrom(
  { round, form, others }: FormSubject,
  fields: FormReader,
): Operation | { readonly refusal: string } {
  const [action, name] = fields.text(ACTION).split(':');
  const change = (questions: readonly Question[]) =>
    ({ kind: 'change-form', round_id: round.id, questions }) as const;
  if (action === 'copy') {
    const other = others.find((one) => one.round.id === idFrom(fields.text('from')));
    return other === undefined ? { refusal: 'Choose the round to copy from.' } : change(other.questions);
  }
  if (form === null) return change(shippedForm(round.title));
  const questions = [...form.questions];
  const place = questions.findIndex((one) => one.name === name);
  const [question] = place === -1 ? [] : questions.splice(place, 1);
  if (question === undefined) {
    return action === ''
      ? { kind: 'switch-form', round_id: round.id, is_on: !form.is_on }
      : { refusal: 'Another user has removed this question.' };
  }
  if (action === 'remove') {
    return questions.some(({ kind }) => kind !== 'paragraph')
      ? change(questions)
      : { refusal: 'A form asks at least one question. To ask none, switch the form off.' };
  }
  questions.splice(Math.max(0, place + (action === 'up' ? -1 : 1)), 0, question);
  return change(questions);
}

function renderForm(subject: FormSubject): FormPage {
  const { round, form, others } = subject;
  const copy = others.length > 0 && renderCopy(subject);
  const common = {
    title: formTitle(round),
    above: [{ label: 'Rounds', href: '/desk/rounds/' }],
    fields: [],
    isBrief: true,
  } as const;
  if (form === null) {
    return {
      ...common,
      description: 'Questions that mentors and mentees answer at a link in their reminder.',
      lead: renderEmptyState(
        'This round has no form. Its feedback comes from elsewhere, or is recorded at the desk.',
      ),
      submitLabel: 'Begin with the shipped questions',
      before: { content: html`${copy}`, fields: [] },
    };
  }
  return {
    ...common,
    description: `${form.is_on ? 'On: reminders contain a link to it.' : 'Off: nobody is asked these questions.'} ${responsesText(form)}`,
    lead: renderTrials(round),
    submitLabel: form.is_on ? 'Switch the form off' : 'Switch the form on',
    before: { content: html`${renderQuestions(subject, form)}${copy}`, fields: [] },
    rest: renderNew(subject),
  };
}

function responsesText({ responses }: DeskForm): string {
  if (responses === 0) return 'Nobody has answered yet.';
  return `${responses === 1 ? '1 person has' : `${responses} people have`} answered; what they were asked stays with their answers.`;
}

/** `Rating, 1 to 5`. */
export function kindText(kind: Question['kind']): string {
  return isRanged(kind) ? `${KINDS[kind]}, ${RANGES[kind].minimum} to ${RANGES[kind].maximum}` : KINDS[kind];
}

export const KINDS: Readonly<Record<Question['kind'], string>> = {
  rating: 'Rating',
  scale: 'Scale',
  choice: 'Single choice',
  choices: 'Multiple choice',
  yes_no: 'Yes or no',
  number: 'Number',
  short_text: 'Short text',
  long_text: 'Long text',
  paragraph: 'Text without a question',
};

const AUDIENCES = { both: 'mentees and mentors', mentee: 'mentees', mentor: 'mentors' } as const;

const renderQuestions = ({ round, language }: FormSubject, { questions }: DeskForm): SafeHtml =>
  renderTable<Question>({
    caption: 'Questions',
    name: 'questions',
    rows: questions,
    columns: [
      {
        label: 'Question',
        cell: ({ name, text }) =>
          html`<a href="${formHref(round)}questions/${name}/" lang="${language}">${textIn(text, language, language)}</a> <span class="quiet">${name}</span>`,
      },
      {
        label: 'Kind',
        cell: ({ kind, isRequired }) =>
          html`${kindText(kind)}${isRequired && html` <span class="quiet">required</span>`}`,
      },
      {
        label: 'For',
        cell: ({ audience, readers }) =>
          html`${AUDIENCES[audience]}${readers === 'partner' && html` <span class="quiet">the partner reads it</span>`}`,
      },
      { label: 'Needs attention', cell: (question) => attentionText(question, language) },
      { label: 'Order', cell: (question) => renderMoves(question, questions) },
    ],
  });

/** When an answer needs attention; null where it never does. */
function attentionText(question: Question, language: Language): string | null {
  const { attention } = question;
  if (attention === undefined) return null;
  return 'atMost' in attention
    ? `${attention.atMost} or less`
    : attention.choices.map((name) => optionText(question, name, language)).join(', ');
}

const renderMoves = ({ name }: Question, questions: readonly Question[]): SafeHtml => {
  const button = (action: string, label: string, isPossible: boolean) =>
    isPossible &&
    html`<button type="submit" name="${ACTION}" value="${action}:${name}" aria-label="${label} ${name}">${label}</button> `;
  return html`<span class="moves">${button('up', 'Up', questions.at(0)?.name !== name)}${button('down', 'Down', questions.at(-1)?.name !== name)}${button('remove', 'Remove', true)}</span>`;
};

/** The questions of another round in place of these. */
const renderCopy = ({ others, form }: FormSubject): SafeHtml =>
  html`<div class="actions"><label for="copy-from">${form === null ? 'Questions of' : 'Replace these with the questions of'}</label>
<select id="copy-from" name="from">${renderOptions(
    others.map(({ round }) => ({ value: String(round.id), label: round.title })),
    '',
  )}</select>
<button type="submit" name="${ACTION}" value="copy">Copy</button></div>`;

const renderNew = ({ round }: FormSubject): SafeHtml =>
  html`<section class="create"><h2>New question</h2>
<form class="actions" action="${formHref(round)}new/" method="get">
<label for="new-kind">Kind</label>
<select id="new-kind" name="kind">${renderOptions(
    Object.entries(KINDS).map(([value, label]) => ({ value, label })),
    'rating',
  )}</select>
<button type="submit">Continue</button>
</form>
</section>`;

/** The ways to the form as people see it: addresses to open on a phone, or to send to colleagues. */
const renderTrials = ({ id }: FeedbackRound): SafeHtml =>
  html`<p>Try it <a href="/feedback/try/${id}/mentee/">as a mentee</a> or <a href="/feedback/try/${id}/mentor/">as a mentor</a>, in every language. Nothing is stored, and colleagues with an account can open these addresses as well.</p>`;
