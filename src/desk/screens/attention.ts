/** `/desk/attention/`: answers to forms that need somebody, and a note of what was done about each. */

import type { AnswerReader, AttentionRow } from '../../domain/desk/desk-reader.ts';
import type { Language } from '../../domain/languages.ts';
import type { PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { answerText, questionText } from '../components/answers.ts';
import { renderDetails, renderEmptyState, renderInstant } from '../components/details.ts';
import { allOf, fileOf, localTime } from '../components/download.ts';
import { managerIn, managerMenu } from '../components/frame.ts';
import { type ListColumn, pageRequestOf, renderFilters, renderList } from '../components/list-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
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

interface AttentionSubject {
  readonly row: AttentionRow;
  readonly language: Language;
}

/** Returns the list, and the screen of one answer. */
export function attentionScreens({ desk, answersOf, mail, timeZone }: DeskParts): readonly Screen[] {
  const languageNow = async () => (await mail.reminders.readSettings()).language;
  return [
    {
      path: ATTENTION_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        const state = request.query.get('state') === 'resolved' ? 'resolved' : 'open';
        const manager = managerIn(request.query);
        const read = (part: PageRequest) => answersOf(request.caller).attention({ state, manager }, part);
        const columns = columnsIn(await languageNow(), timeZone, state);
        const file = await fileOf(request, { name: NAME, columns, rows: allOf(read) });
        if (file !== null) return file;
        const page = pageRequestOf(request.query);
        return {
          title: NAME,
          description: 'Low ratings, pairs that have not met, and people who want to hear from you.',
          content: html`${renderFilters(request, {
            menus: [
              STATES,
              ...(request.onlyManager === null ? [managerMenu(await desk.seenBy(null).choices())] : []),
            ],
          })}
${renderList<AttentionRow>(request, {
  name: NAME,
  rows: await read(page),
  page,
  columns,
  nothing: renderEmptyState(state === 'open' ? 'No answer needs attention.' : 'No answers are resolved yet.'),
})}`,
        };
      },
    },
    operationScreen<AttentionSubject>({
      path: `${ATTENTION_PATH}{pair}/{round}/{role}/{question}/`,
      async subjectOf({ caller, values }) {
        const row = await findAnswer(answersOf(caller), values);
        return row && { row, language: await languageNow() };
      },
      page: ({ row, language }) => ({
        title: `${respondent(row).called}, ${row.round.title}`,
        above: [{ label: NAME, href: ATTENTION_PATH }],
        lead: renderAnswer(row, language, timeZone),
        fields: [
          {
            name: 'note',
            label: 'What was done',
            input: 'multiline',
            required: true,
            help: 'For your colleagues. The pair does not see it.',
          },
        ],
        submitLabel: 'Resolve',
        isBrief: true,
        ...(row.answer.attention === 'resolved' && {
          instead: html`<p><a href="${pairHref(row)}">To the pair</a></p>`,
        }),
      }),
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

const columnsIn = (
  language: Language,
  timeZone: string,
  state: 'open' | 'resolved',
): readonly ListColumn<AttentionRow, never>[] => [
  {
    label: 'Person',
    cell: (row) =>
      html`<a href="${attentionHref(row)}">${respondent(row).called}</a> <span class="quiet">${row.key.role}</span>`,
    file: [
      { label: 'Person', value: (row) => respondent(row).full_name },
      { label: 'E-mail', value: (row) => respondent(row).email },
      { label: 'Role', value: ({ key }) => key.role },
    ],
  },
  {
    label: 'About',
    cell: (row) => html`<a href="${pairHref(row)}">${partner(row).called}</a>`,
    file: (row) => partner(row).full_name,
  },
  { label: 'Round', cell: ({ round }) => round.title },
  { label: 'Question', cell: ({ answer }) => questionText(answer, language) },
  { label: 'Answer', cell: ({ answer }) => answerText(answer, language) },
  {
    label: 'When',
    kind: 'date',
    cell: ({ submitted_at }) => renderInstant(submitted_at, timeZone),
    file: ({ submitted_at }) => localTime(submitted_at, timeZone),
  },
  ...(state === 'open'
    ? []
    : [
        {
          label: 'What was done',
          cell: ({ answer }: AttentionRow) =>
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
