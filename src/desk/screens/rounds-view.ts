/** The list of rounds, and the fields of a rule. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import { dueInWords } from '../../domain/due-reason.ts';
import type { FeedbackRound, RoundRule } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderEmptyState } from '../components/details.ts';
import { renderTable } from '../components/table.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import type { DeskPage } from '../screen.ts';

/** A line of the list: a round, or what it is in a cohort. */
interface RuleLine {
  readonly round: FeedbackRound;
  readonly cohort: string | null;
  readonly rule: RoundRule;
}

/** Renders the list, in the order of the rounds. */
export function renderRounds({ rounds, cohorts }: DeskChoices, mayChange: boolean): DeskPage {
  const lines = rounds.flatMap((round): readonly RuleLine[] => [
    { round, cohort: null, rule: round },
    ...round.cohorts.map((rule) => ({ round, cohort: rule.cohort, rule })),
  ]);
  return {
    title: 'Rounds',
    description: 'Which feedback is asked for, when it is due, and who owes it.',
    content: html`${
      lines.length === 0
        ? renderEmptyState('There are no rounds, so nobody owes any feedback.')
        : renderTable<RuleLine>({
            caption: 'Rounds',
            rows: lines,
            columns: [
              {
                label: 'Round',
                cell: ({ round, cohort }) =>
                  cohort === null
                    ? `${round.order}. ${round.title}`
                    : html`<span class="quiet">${round.title}</span>`,
              },
              {
                label: 'Cohorts',
                cell: ({ round, cohort }) => cohort ?? (round.cohorts.length === 0 ? 'all' : 'all others'),
              },
              { label: 'Due', cell: ({ rule }) => dueInWords(rule.due) },
              {
                label: 'Owed by',
                cell: ({ rule }) => (rule.roles.length === 2 ? 'mentee and mentor' : rule.roles.join('')),
              },
              { label: 'Asked for', cell: ({ rule }) => (rule.active ? 'yes' : 'no, switched off') },
              ...(mayChange ? [{ label: 'Change', cell: renderLinks }] : []),
            ],
          })
    }
${mayChange && html`<p class="buttons"><a class="button" href="/desk/rounds/new/">New round</a></p>`}
${mayChange && rounds.length > 0 && cohorts.some((one) => one !== '') && renderOwnRule(rounds, cohorts)}`,
  };
}

const queryOf = (cohort: string | null): string =>
  cohort === null ? '' : `?cohort=${encodeURIComponent(cohort)}`;

const renderLinks = ({ round, cohort, rule }: RuleLine): SafeHtml => {
  const query = queryOf(cohort);
  return html`<a href="/desk/rounds/${round.id}/${query}">Change</a> · <a href="/desk/rounds/${round.id}/switch/${query}">${rule.active ? 'Switch off' : 'Switch on'}</a>${cohort !== null && html` · <a href="/desk/rounds/${round.id}/unify/${query}">As in all others</a>`}`;
};

/** The way to a rule of its own for a cohort. */
const renderOwnRule = (rounds: readonly FeedbackRound[], cohorts: readonly string[]): SafeHtml =>
  html`<section class="create"><h2>Another rule in one cohort</h2>
${rounds.map(
  (round) => html`<form class="actions" action="/desk/rounds/${round.id}/" method="get">
<label for="cohort-${round.id}">${round.title} in</label>
<select id="cohort-${round.id}" name="cohort">${cohorts.filter((one) => one !== '').map((one) => html`<option>${one}</option>`)}</select>
<button type="submit">Set its rule</button>
</form>`,
)}
</section>`;

const COUNTS_FROM = [
  { value: 'start', label: 'Days after the start' },
  { value: 'share', label: 'Share of the time from start to expected end' },
  { value: 'end', label: 'Days after the expected end' },
];

/** Returns the fields of a rule. */
export const ruleFields = ({ due, roles }: Pick<RoundRule, 'due' | 'roles'>): readonly FieldDeclaration[] => [
  {
    name: 'counts_from',
    label: 'Due',
    input: 'choice',
    choices: COUNTS_FROM,
    value: due.counts_from,
    required: true,
  },
  {
    name: 'days',
    label: 'Days',
    input: 'integer',
    value: 'days' in due ? String(due.days) : '',
    help: 'After the start or the expected end.',
  },
  {
    name: 'percent',
    label: 'Share in per cent',
    input: 'integer',
    value: 'share' in due ? String(Math.round(due.share * 100)) : '',
    help: 'Of the time from start to expected end.',
  },
  {
    name: 'days_without_end',
    label: 'Days where no end is known',
    input: 'integer',
    value: 'days_without_end' in due ? String(due.days_without_end) : '',
    help: 'After the start. Not needed if it counts from the start.',
  },
  {
    name: 'owed_by_mentee',
    label: 'Owed by mentees',
    input: 'checkbox',
    value: String(roles.includes('mentee')),
  },
  {
    name: 'owed_by_mentor',
    label: 'Owed by mentors',
    input: 'checkbox',
    value: String(roles.includes('mentor')),
  },
];
