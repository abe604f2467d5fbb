/** `/desk/rounds/`: which feedback is asked for, when, and of whom; for all cohorts or for one. Only for those who see all pairs. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import { dueInWords } from '../../domain/due-feedbacks.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import {
  type DueRule,
  type FeedbackRound,
  type ParticipantRole,
  ROLES,
  type RoundRule,
  ruleIn,
} from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { HiddenField } from '../../pages/field.ts';
import { type ListColumn, pageOf } from '../components/download.ts';
import type { FormPage } from '../components/form-page.ts';
import { cohortChoices } from '../components/frame.ts';
import { languageName } from '../components/languages.ts';
import { listScreen } from '../components/list-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { type FieldDeclaration, REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import type { FormReader, SentForm } from '../sent-form.ts';
import { formHref } from './form.ts';

const ROUNDS_PATH = '/desk/rounds/';

const ABOVE = [{ label: 'Rounds', href: ROUNDS_PATH }];

/** The rule that the form of a new round begins with. */
const USUAL = { due: { counts_from: 'start', days: 14 }, roles: ROLES } as const;

/** A round that is changed, for all cohorts (null) or for one. */
interface RoundSubject {
  readonly round: FeedbackRound;
  readonly cohort: string | null;
  /** The number of all rounds. */
  readonly count: number;
}

/** The hidden field of the cohort. */
const cohortField = ({ cohort }: RoundSubject): readonly HiddenField[] =>
  cohort === null ? [] : [{ name: 'cohort', value: cohort }];

/** Returns the list, a new round, a change, and switching off and on. */
export function roundScreens(parts: DeskParts): readonly Screen[] {
  const choicesOf = ({ onlyManager }: DeskRequest) => parts.desk.seenBy(onlyManager).choices();
  /** Rounds concern all pairs: whoever sees only some changes none. */
  const subjectOf = async (request: DeskRequest, form: SentForm | null): Promise<RoundSubject | null> => {
    if (request.onlyManager !== null) return null;
    const { rounds } = await choicesOf(request);
    const round = rounds.find(({ id }) => id === idFrom(request.values['id']));
    const cohort = (form === null ? request.query.get('cohort') : form.text('cohort')) || null;
    return round === undefined ? null : { round, cohort, count: rounds.length };
  };
  return [
    listScreen<RuleLine>({
      path: ROUNDS_PATH,
      access: PROGRAMME,
      name: 'Rounds',
      timeZone: parts.timeZone,
      async open(request) {
        const choices = await choicesOf(request);
        const { rounds, cohorts } = choices;
        const lines = linesOf(choices);
        const mayChange = request.mayWrite && request.onlyManager === null;
        return {
          description: 'Which feedback is asked for, when it is due, and who owes it.',
          actions: mayChange ? [{ label: 'New round', href: `${ROUNDS_PATH}new/` }] : [],
          read: async (page) => pageOf(lines, page),
          columns: [...COLUMNS, ...(mayChange ? [CHANGES] : [])],
          nothing: 'There are no rounds, so nobody owes any feedback.',
          rest:
            mayChange &&
            rounds.length > 0 &&
            cohorts.some((one) => one !== '') &&
            renderOwnRule(rounds, cohorts),
        };
      },
    }),
    operationScreen<readonly string[]>({
      path: `${ROUNDS_PATH}new/`,
      subjectOf: async (request) =>
        request.onlyManager === null ? (await choicesOf(request)).cohorts : null,
      page: (cohorts) => ({
        title: 'New round',
        above: ABOVE,
        fields: [
          { name: 'title', label: 'Title', input: 'text', required: true },
          {
            name: 'cohort',
            label: 'Cohort',
            input: 'choice',
            choices: [{ value: '', label: 'All' }, ...cohortChoices(cohorts)],
          },
          ...ruleFields(USUAL),
          REASON,
        ],
        submitLabel: 'Create the round',
      }),
      read(_cohorts, fields) {
        const title = fields.required('title', 'Give it a title, such as “Goodbye”.');
        const [due, roles] = [dueIn(fields), rolesIn(fields)];
        const cohort = fields.optional('cohort');
        if (due === null || !fields.isFine()) return { problems: fields.problems };
        return {
          operation: { kind: 'create-round', title, due, roles, order: null, cohort },
          back: ROUNDS_PATH,
        };
      },
    }),
    operationScreen<RoundSubject>({
      path: `${ROUNDS_PATH}{id}/`,
      subjectOf,
      page: (subject) => ({
        title: subject.round.title + placeOf(subject),
        above: ABOVE,
        fields: [...roundFields(subject), REASON],
        merges: true,
        hidden: cohortField(subject),
        submitLabel: 'Change the round',
      }),
      read({ round, cohort, count }, fields) {
        const [due, roles] = [dueIn(fields), rolesIn(fields)];
        const common = cohort === null && {
          title: fields.required('title', 'A round needs a title.'),
          titles: withCodes(fields.text('titles')),
          order: fields.integer('order', 1, count) ?? round.order,
        };
        if (due === null || !fields.isFine()) return { problems: fields.problems };
        return {
          operation: { kind: 'change-round', round_id: round.id, cohort, patch: { ...common, due, roles } },
          back: ROUNDS_PATH,
        };
      },
    }),
    operationScreen<RoundSubject>({
      path: `${ROUNDS_PATH}{id}/switch/`,
      subjectOf,
      page: (subject) => switchPage(subject, isActive(subject) ? 'Switch off' : 'Switch on'),
      read: (subject) => ({
        operation: {
          kind: 'switch-round',
          round_id: subject.round.id,
          cohort: subject.cohort,
          active: !isActive(subject),
        },
        back: ROUNDS_PATH,
      }),
    }),
    operationScreen<RoundSubject>({
      path: `${ROUNDS_PATH}{id}/unify/`,
      subjectOf: async (request, form) => {
        const subject = await subjectOf(request, form);
        return subject?.cohort == null ? null : subject;
      },
      page: (subject) => switchPage(subject, 'Use the rule of all others'),
      read: ({ round, cohort }) => ({
        operation: { kind: 'unify-round', round_id: round.id, cohort: cohort ?? '' },
        back: ROUNDS_PATH,
      }),
    }),
  ];
}

const placeOf = ({ cohort }: RoundSubject): string => (cohort === null ? '' : ` in ${cohort}`);

const isActive = ({ round, cohort }: RoundSubject): boolean => ruleIn(round, cohort ?? '').active;

/** The page of switching a round off or on, or of giving a cohort the rule of all others. */
const switchPage = (subject: RoundSubject, label: string): FormPage => ({
  title: `${label}: ${subject.round.title}${placeOf(subject)}`,
  above: ABOVE,
  fields: [REASON],
  hidden: cohortField(subject),
  submitLabel: label,
});

/** Lines with the codes of languages in place of their names: `German: …`. */
const withCodes = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => {
      const [name = '', ...title] = line.split(':');
      const meant = (code: Language) => languageName(code).toLowerCase() === name.trim().toLowerCase();
      const code = LANGUAGES.find(meant);
      return title.length === 0 || code === undefined ? line : [code, ...title].join(':');
    })
    .join('\n');

/** The fields of a change. */
function roundFields({ round, cohort, count }: RoundSubject): readonly FieldDeclaration[] {
  const common: readonly FieldDeclaration[] = [
    { name: 'title', label: 'Title', input: 'text', value: round.title, required: true },
    {
      name: 'titles',
      label: 'Titles in other languages',
      input: 'multiline',
      value: round.titles ?? '',
      help: 'For messages and pages of mentees and mentors. One per line, with the language before a colon: “German: Zwischenbilanz”. Without one, they read the title above, or the translation of a shipped one.',
    },
    {
      name: 'order',
      label: 'Position',
      input: 'integer',
      value: String(round.order),
      required: true,
      help: `From 1 to ${count}.`,
    },
  ];
  return [...(cohort === null ? common : []), ...ruleFields(ruleIn(round, cohort ?? ''))];
}

/** The most days that a rule may count. */
const MAX_DAYS = 36_500;

/** The due date in a form; a missing number is 0, with a problem. */
function dueIn(fields: FormReader): DueRule | null {
  const days = () => fields.integer('days', 0, MAX_DAYS);
  const withoutEnd = () => fields.integer('days_without_end', 0, MAX_DAYS);
  switch (fields.text('counts_from')) {
    case 'start':
      return { counts_from: 'start', days: days() ?? 0 };
    case 'share': {
      const share = (fields.integer('percent', 0, 100) ?? 0) / 100;
      return { counts_from: 'share', share, days_without_end: withoutEnd() ?? 0 };
    }
    case 'end':
      return { counts_from: 'end', days: days() ?? 0, days_without_end: withoutEnd() ?? 0 };
    default:
      fields.problems['counts_from'] = 'Choose what the due date counts from.';
      return null;
  }
}

function rolesIn(fields: FormReader): readonly ParticipantRole[] {
  const roles = ROLES.filter((role) => fields.ticked(`owed_by_${role}`));
  if (roles.length === 0) fields.problems['owed_by_mentee'] = 'Tick mentees, mentors or both.';
  return roles;
}

// The list of rounds, and the fields of a rule.

/** A line of the list: a round, or what it is in a cohort. */
interface RuleLine {
  readonly round: FeedbackRound;
  readonly cohort: string | null;
  readonly rule: RoundRule;
}

const linesOf = ({ rounds }: DeskChoices): readonly RuleLine[] =>
  rounds.flatMap((round): readonly RuleLine[] => [
    { round, cohort: null, rule: round },
    ...round.cohorts.map((rule) => ({ round, cohort: rule.cohort, rule })),
  ]);

const COLUMNS: readonly ListColumn<RuleLine>[] = [
  {
    label: 'Round',
    value: ({ round }) => `${round.order}. ${round.title}`,
    cell: ({ round, cohort }) =>
      cohort === null ? `${round.order}. ${round.title}` : html`<span class="quiet">${round.title}</span>`,
  },
  {
    label: 'Cohorts',
    value: ({ round, cohort }) => cohort ?? (round.cohorts.length === 0 ? 'all' : 'all others'),
  },
  { label: 'Due', value: ({ rule }) => dueInWords(rule.due) },
  {
    label: 'Owed by',
    value: ({ rule }) => (rule.roles.length === 2 ? 'mentee and mentor' : rule.roles.join('')),
  },
  { label: 'Asked for', value: ({ rule }) => (rule.active ? 'yes' : 'no, switched off') },
];

const queryOf = (cohort: string | null): string =>
  cohort === null ? '' : `?cohort=${encodeURIComponent(cohort)}`;

const renderLinks = ({ round, cohort, rule }: RuleLine): SafeHtml => {
  const query = queryOf(cohort);
  return html`<a href="/desk/rounds/${round.id}/${query}">Change</a> · <a href="/desk/rounds/${round.id}/switch/${query}">${rule.active ? 'Switch off' : 'Switch on'}</a>${cohort === null && html` · <a href="${formHref(round)}">Form</a>`}${cohort !== null && html` · <a href="/desk/rounds/${round.id}/unify/${query}">As in all others</a>`}`;
};

const CHANGES: ListColumn<RuleLine> = { label: 'Change', value: null, cell: renderLinks };

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
    help: 'The share of the time from start to expected end.',
  },
  {
    name: 'days_without_end',
    label: 'Days if there is no end',
    input: 'integer',
    value: 'days_without_end' in due ? String(due.days_without_end) : '',
    help: 'After the start. Not needed if the round is due after the start.',
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
