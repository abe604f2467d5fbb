/** `/desk/results/`: what was answered to the form of a round, a chart for each question; as a file a row for each person. */

import {
  type AnswerFilter,
  FEWEST_SHOWN,
  type FormResponse,
  MAX_COMMENTS,
  type QuestionResult,
  type RoundResults,
} from '../../domain/desk/desk-reader.ts';
import { type Bar, barsOf, isCounted, meanOf } from '../../domain/forms/counting.ts';
import { isRanged, type Question, RANGES, textIn } from '../../domain/forms/question.ts';
import type { Language } from '../../domain/languages.ts';
import { type FeedbackRound, ROLES } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { answerText, optionText } from '../components/answers.ts';
import { renderEmptyState } from '../components/details.ts';
import { fileOf, type ListColumn, renderDownload } from '../components/download.ts';
import { cohortMenu, managerIn, managerMenu, NO_COHORT, ROLE_MENU } from '../components/frame.ts';
import { isNarrowed, renderFilters } from '../components/list-page.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { formHref } from './form.ts';
import { pairHref } from './pair-links.ts';

export const RESULTS_PATH = '/desk/results/';

/** Makes the screen. */
export const resultsScreen = ({ desk, answersOf, mail, timeZone }: DeskParts): Screen => ({
  path: RESULTS_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query, onlyManager, caller, mayWrite } = request;
    const answers = answersOf(caller);
    const [choices, forms, { language }] = await Promise.all([
      desk.seenBy(onlyManager).choices(),
      answers.forms(),
      mail.reminders.readSettings(),
    ]);
    const rounds = choices.rounds.filter(({ id }) => forms.some(({ round_id }) => round_id === id));
    const answered = rounds.findLast(({ id }) =>
      forms.some(({ round_id, responses }) => round_id === id && responses > 0),
    );
    const round = rounds.find(({ id }) => id === idFrom(query.get('round'))) ?? answered ?? rounds[0];
    const title = 'Results';
    if (round === undefined) {
      const mayMake = mayWrite && onlyManager === null;
      const links = choices.rounds.map((one) => ({ label: `Form of ${one.title}`, href: formHref(one) }));
      return {
        title,
        content: renderEmptyState(
          'No round has a form, so there are no answers. Forms are made under Rounds.',
          mayMake ? links : [],
        ),
      };
    }
    const filter = filterOf(request, round.id);
    const results = await answers.results(filter);
    if (!results.isCountsOnly) {
      const file = await fileOf(request, {
        name: `Answers ${round.title}`,
        columns: columnsOf(results, language),
        read: (page) => answers.responses(filter, page),
        timeZone,
      });
      if (file !== null) return file;
    }
    return {
      title,
      description: `Answers to the ${round.title} form.`,
      content: html`${rounds.length > 1 && renderRounds(rounds, round)}
${renderFilters(request, {
  menus: [cohortMenu(choices), ...(onlyManager === null ? [managerMenu(choices)] : []), ROLE_MENU],
  kept: ['round'],
})}
${
  results.responses === 0
    ? renderEmptyState(
        isNarrowed(query, ['cohort', 'manager', 'role'])
          ? 'No answers fit these filters.'
          : 'Nobody has answered yet.',
      )
    : html`<p>${results.responses === 1 ? '1 person has' : `${results.responses} people have`} answered.${results.isCountsOnly && ` Numbers are shown of at least ${FEWEST_SHOWN} answers.`}</p>
${results.questions.filter(({ answered: count }) => count > 0).map((one, index) => renderQuestion(one, results, language, index))}
${!results.isCountsOnly && renderDownload(request)}`
}`,
    };
  },
});

/** The ways to the results of the other rounds. */
const renderRounds = (rounds: readonly FeedbackRound[], shown: FeedbackRound): SafeHtml =>
  html`<nav class="ways" aria-label="Rounds"><ul>${rounds.map(
    ({ id, title }) =>
      html`<li><a class="button" href="${RESULTS_PATH}?round=${id}"${id === shown.id && html` aria-current="page"`}>${title}</a></li>`,
  )}</ul></nav>`;

/** What an address leaves of the answers to a round. */
function filterOf({ query }: DeskRequest, round: number): AnswerFilter {
  const cohort = query.get('cohort') ?? '';
  return {
    round,
    role: ROLES.find((role) => role === query.get('role')),
    cohort: cohort === NO_COHORT ? '' : cohort || undefined,
    manager: managerIn(query),
  };
}

// A question.

function renderQuestion(
  result: QuestionResult,
  { isCountsOnly }: RoundResults,
  language: Language,
  index: number,
): SafeHtml {
  const { question, answered, counts, comments } = result;
  const id = `question-${index + 1}`;
  const isHidden = isCountsOnly && answered < FEWEST_SHOWN;
  const mean = meanOf(counts);
  return html`<section class="chart" aria-labelledby="${id}">
<h2 id="${id}" lang="${language}">${textIn(question.text, language, language)}</h2>
<p class="quiet">${answered === 1 ? '1 answer' : `${answered} answers`}${mean !== null && `, ${mean.toFixed(1)} on average`}${rangeText(question)}</p>
${
  isCounted(question)
    ? isHidden
      ? html`<p>These are fewer than ${FEWEST_SHOWN} answers, so they are not shown.</p>`
      : renderBars(question, barsOf(question, counts), answered, language, id)
    : isCountsOnly
      ? html`<p>Comments are shown to the managers of the pairs.</p>`
      : renderComments(comments, answered)
}
</section>`;
}

const rangeText = ({ kind }: Question): string =>
  isRanged(kind) ? `, from ${RANGES[kind].minimum} to ${RANGES[kind].maximum}` : '';

/** The bars and their numbers, in one table: each line says what it counts. */
const renderBars = (
  question: Question,
  bars: readonly Bar[],
  answered: number,
  language: Language,
  id: string,
): SafeHtml => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return html`<table class="counts" aria-labelledby="${id}">
<thead class="unseen"><tr><th scope="col">Answer</th><th scope="col">Bar</th><th scope="col">Number</th><th scope="col">Share</th></tr></thead>
<tbody>${bars.map(
    ({
      of,
      count,
    }) => html`<tr><th scope="row" lang="${language}">${barText(question, of, language)}</th><td><svg aria-hidden="true"><rect class="series-1" width="${((count / most) * 100).toFixed(1)}%" height="100%"/></svg></td><td class="kind-number">${count}</td><td class="kind-number quiet">${Math.round((count / answered) * 100)}%</td></tr>
`,
  )}</tbody>
</table>`;
};

function barText(question: Question, of: Bar['of'], language: Language): string {
  if (typeof of !== 'string') return `${of[0]}–${of[1]}`;
  const { kind, ends } = question;
  if (!isRanged(kind)) return optionText(question, of, language);
  const { minimum, maximum } = RANGES[kind];
  const end = Number(of) === minimum ? ends?.low : Number(of) === maximum ? ends?.high : undefined;
  return end === undefined ? of : `${of} · ${textIn(end, language, language)}`;
}

const renderComments = (comments: QuestionResult['comments'], answered: number): SafeHtml =>
  html`<ul class="comments">${comments.map(
    ({ key, mentee, mentor, text }) =>
      html`<li><p class="letter" dir="auto">${text}</p><p class="quiet"><a href="${pairHref(key)}">${(key.role === 'mentee' ? mentee : mentor).called}</a>, ${key.role}</p></li>
`,
  )}</ul>
${answered > MAX_COMMENTS && html`<p class="quiet">These are the newest ${MAX_COMMENTS}. The file has all.</p>`}`;

// The file.

const columnsOf = ({ questions }: RoundResults, language: Language): readonly ListColumn<FormResponse>[] => [
  {
    label: 'Person',
    value: ({ key, mentee, mentor }) => (key.role === 'mentee' ? mentee : mentor).full_name,
  },
  { label: 'E-mail', value: ({ key, mentee, mentor }) => (key.role === 'mentee' ? mentee : mentor).email },
  { label: 'Role', value: ({ key }) => key.role },
  { label: 'About', value: ({ key, mentee, mentor }) => (key.role === 'mentee' ? mentor : mentee).full_name },
  { label: 'Round', value: ({ round }) => round.title },
  { label: 'Cohort', value: ({ cohort }) => cohort },
  { label: 'Manager', value: ({ manager }) => manager?.called ?? '' },
  { label: 'Answered', value: ({ submitted_at }) => submitted_at },
  ...questions.map(({ question }) => ({
    label: question.name,
    value: ({ answers }: FormResponse) => {
      const answer = answers.find(
        ({ name, question: asked }) => name === question.name && asked?.kind === question.kind,
      );
      return answer === undefined
        ? null
        : typeof answer.value === 'number'
          ? answer.value
          : answerText(answer, language);
    },
  })),
];
