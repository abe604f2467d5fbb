/** `/desk/attention/`: answers to forms that need somebody, and a note of what was done about each. */

import type { AnswerReader, AttentionRow } from '../../domain/desk/desk-reader.ts';
import type { Language } from '../../domain/languages.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { answerText, questionText } from '../components/answers.ts';
import { renderDetails, renderInstant } from '../components/details.ts';
import type { ListColumn } from '../components/download.ts';
import { managerIn, managerMenu } from '../components/frame.ts';
import { listScreen } from '../components/list-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { pairHref } from './pair-links.ts';

export const ATTENTION_PATH = '/desk/attention/';

const NAME = 'Answers that need attention';

/** Returns the address of an answer, where a note of it is made. */
export const attentionHref = ({ key, answer }: Pick<AttentionRow, 'key' | 'answer'>): string =>
  `${ATTENTION_PATH}${key.relation_id}/${key.round_id}/${key.role}/${answer.name}/`;

const STATES = {
  name: 'state',
  label: 'State',
  choices: [
    { value: '', label: 'Open' },
    { value: 'resolved', label: 'Resolved' },
  ],
};

const NOTE: FieldDeclaration = {
  name: 'note',
  label: 'What was done',
  input: 'multiline',
  required: true,
  help: 'For your colleagues. The pair does not see it.',
};

interface AttentionSubject {
  readonly row: AttentionRow;
  readonly language: Language;
}

/** Returns the list, and the screen of one answer. */
export function attentionScreens({ desk, answersOf, mail, timeZone }: DeskParts): readonly Screen[] {
  const languageNow = async () => (await mail.reminders.readSettings()).language;
  return [
    listScreen<AttentionRow>({
      path: ATTENTION_PATH,
      access: PROGRAMME_CHANGES,
      name: NAME,
      timeZone,
      async open({ query, caller, onlyManager }) {
        const state = query.get('state') === 'resolved' ? 'resolved' : 'open';
        const manager = managerIn(query);
        const managers = onlyManager === null ? [managerMenu(await desk.seenBy(null).choices())] : [];
        return {
          description: 'Low ratings, pairs that have not met, and people who want to hear from you.',
          read: (page) => answersOf(caller).attention({ state, manager }, page),
          columns: columnsIn(await languageNow(), state),
          filters: { menus: [STATES, ...managers] },
          nothing: state === 'open' ? 'No answer needs attention.' : 'No answers are resolved yet.',
        };
      },
    }),
    operationScreen<AttentionSubject>({
      path: `${ATTENTION_PATH}{pair}/{round}/{role}/{question}/`,
      async subjectOf({ caller, values }) {
        const row = await findAnswer(answersOf(caller), values);
        return row && { row, language: await languageNow() };
      },
      page({ row, language }) {
        const page = {
          title: `${respondent(row).called}, ${row.round.title}`,
          above: [{ label: NAME, href: ATTENTION_PATH }],
        };
        const answer = renderAnswer(row, language, timeZone);
        return row.answer.attention === 'resolved'
          ? { ...page, content: answer }
          : { ...page, lead: answer, fields: [NOTE], submitLabel: 'Resolve', isBrief: true };
      },
      read({ row: { key, answer } }, fields, request) {
        const note = fields.required('note', 'Say what was done.');
        if (!fields.isFine()) return { problems: fields.problems };
        const by = signatureOf(request, null).who;
        const at = Temporal.Now.instant();
        return {
          operation: { kind: 'resolve-answer', key, question: answer.name, note, by, at },
          reason: null,
          back: ATTENTION_PATH,
        };
      },
    }),
  ];
}

/** The answer that an address is about; null if there is none that needs attention, or the caller may not read it. */
async function findAnswer(
  answers: AnswerReader,
  { pair, round, role, question }: Readonly<Record<string, string>>,
): Promise<AttentionRow | null> {
  const id = idFrom(pair);
  const responses = id === null ? [] : await answers.ofPair(id);
  const response = responses.find(({ key }) => key.round_id === idFrom(round) && key.role === role);
  const answer = response?.answers.find(({ name, attention }) => name === question && attention !== null);
  return response && answer ? { ...response, answer } : null;
}

const respondent = ({ key, mentee, mentor }: AttentionRow) => (key.role === 'mentee' ? mentee : mentor);

const partner = ({ key, mentee, mentor }: AttentionRow) => (key.role === 'mentee' ? mentor : mentee);

const columnsIn = (language: Language, state: 'open' | 'resolved'): readonly ListColumn<AttentionRow>[] => [
  {
    label: 'Person',
    value: (row) => respondent(row).full_name,
    cell: (row) =>
      html`<a href="${attentionHref(row)}">${respondent(row).called}</a> <span class="quiet">${row.key.role}</span>`,
  },
  { label: 'E-mail', value: (row) => respondent(row).email, isOnlyInFiles: true },
  { label: 'Role', value: ({ key }) => key.role, isOnlyInFiles: true },
  {
    label: 'About',
    value: (row) => partner(row).full_name,
    cell: (row) => html`<a href="${pairHref(row)}">${partner(row).called}</a>`,
  },
  { label: 'Round', value: ({ round }) => round.title },
  { label: 'Question', value: ({ answer }) => questionText(answer, language) },
  { label: 'Answer', value: ({ answer }) => answerText(answer, language) },
  { label: 'When', kind: 'date', value: ({ submitted_at }) => submitted_at },
  ...(state === 'open'
    ? []
    : [
        {
          label: 'What was done',
          value: ({ answer }: AttentionRow) =>
            answer.resolved && `${answer.resolved.note} (${answer.resolved.by})`,
        },
      ]),
];

const renderAnswer = (row: AttentionRow, language: Language, timeZone: string): SafeHtml => {
  const { resolved } = row.answer;
  return renderDetails([
    {
      label: 'Pair',
      value: html`<a href="${pairHref(row)}">${row.mentee.called} and ${row.mentor.called}</a>`,
    },
    { label: questionText(row.answer, language), value: answerText(row.answer, language) },
    { label: 'When', value: renderInstant(row.submitted_at, timeZone) },
    ...(resolved === null ? [] : [{ label: 'Resolved', value: renderResolved(resolved, timeZone) }]),
  ]);
};

/** Renders what was done about an answer, who noted it and when. */
export const renderResolved = (
  { at, by, note }: NonNullable<AttentionRow['answer']['resolved']>,
  timeZone: string,
): SafeHtml =>
  html`<span class="letter">${note}</span> <span class="quiet">${by}, ${renderInstant(at, timeZone)}</span>`;
