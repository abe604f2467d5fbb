/** What `/desk/rounds/` shows. */

import { dueInWords } from '../../domain/due-rule-words.ts';
import { type DueRule, type FeedbackRound, type RoundRule, ruleIn } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { type FieldDeclaration, fieldsOf, REASON } from '../form-fields.ts';
import { firstValues } from '../merged-form.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';

/** What the list is made of. */
interface RoundsView {
  readonly rounds: readonly FeedbackRound[];
  readonly cohorts: readonly string[];
  readonly mayChange: boolean;
}

/** A round that is changed, for all cohorts (null) or for one. */
export interface RoundSubject {
  readonly round: FeedbackRound;
  readonly cohort: string | null;
  readonly cohorts: readonly string[];
  /** How many rounds there are. */
  readonly count: number;
}

/** A line of the list: a round, or what it is in a cohort. */
interface RuleLine {
  readonly round: FeedbackRound;
  readonly cohort: string | null;
  readonly rule: RoundRule;
}

const ABOVE = [{ label: 'Rounds', href: '/desk/rounds/' }];

/** The list, in the order of the rounds. */
export function renderRounds({ rounds, cohorts, mayChange }: RoundsView): DeskPage {
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

/** The fields of a rule. */
function ruleFields({
  due,
  roles,
}: {
  readonly due: DueRule;
  readonly roles: readonly string[];
}): readonly FieldDeclaration[] {
  return [
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
}

const USUAL = { due: { counts_from: 'start', days: 14 }, roles: ['mentee', 'mentor'] } as const;

/** The page of a new round. */
export const renderNewRound = (cohorts: readonly string[], state: FormState): DeskPage => ({
  title: 'New round',
  above: ABOVE,
  content: renderOperationForm({
    action: '/desk/rounds/new/',
    fields: fieldsOf(
      [
        { name: 'title', label: 'Title', input: 'text', required: true },
        {
          name: 'cohort',
          label: 'Cohort',
          input: 'choice',
          choices: [
            { value: '', label: 'All' },
            ...cohorts.filter((one) => one !== '').map((value) => ({ value, label: value })),
          ],
        },
        ...ruleFields(USUAL),
        REASON,
      ],
      state.sent,
      state.problems,
    ),
    submitLabel: 'Create the round',
    cancelHref: '/desk/rounds/',
    state,
  }),
});

/** The fields of a change. */
export function roundFields({ round, cohort, count }: RoundSubject): readonly FieldDeclaration[] {
  const common: readonly FieldDeclaration[] = [
    { name: 'title', label: 'Title', input: 'text', value: round.title, required: true },
    {
      name: 'order',
      label: 'Place',
      input: 'integer',
      value: String(round.order),
      required: true,
      help: `From 1 to ${count}.`,
    },
  ];
  return [...(cohort === null ? common : []), ...ruleFields(ruleIn(round, cohort ?? ''))];
}

/** The page of a change. */
export function renderRound(subject: RoundSubject, state: FormState): DeskPage {
  const { round, cohort } = subject;
  const fields = roundFields(subject);
  return {
    title: cohort === null ? round.title : `${round.title} in ${cohort}`,
    above: ABOVE,
    content: renderOperationForm({
      action: `/desk/rounds/${round.id}/`,
      fields: fieldsOf([...fields, REASON], state.sent, state.problems),
      hidden: [...firstValues(fields), ...(cohort === null ? [] : [{ name: 'cohort', value: cohort }])],
      submitLabel: 'Change the round',
      cancelHref: '/desk/rounds/',
      state,
    }),
  };
}

/** The page of switching a round off or on, or of giving a cohort the rule of all others. */
export function renderSwitch(
  { round, cohort }: RoundSubject,
  state: FormState,
  { path }: DeskRequest,
): DeskPage {
  const where = cohort === null ? '' : ` in ${cohort}`;
  const label = path.endsWith('/unify/')
    ? 'Use the rule of all others'
    : ruleIn(round, cohort ?? '').active
      ? 'Switch off'
      : 'Switch on';
  return {
    title: `${label}: ${round.title}${where}`,
    above: ABOVE,
    content: renderOperationForm({
      action: path,
      fields: fieldsOf([REASON], state.sent, state.problems),
      hidden: cohort === null ? [] : [{ name: 'cohort', value: cohort }],
      submitLabel: label,
      cancelHref: '/desk/rounds/',
      state,
    }),
  };
}
