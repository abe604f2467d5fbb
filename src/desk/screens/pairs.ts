/** `/desk/pairs/`: all pairs, by whatever they are looked for. */

import {
  PAIR_SORTS,
  type PairFilter,
  type PairRow,
  type PairSort,
  SILENT_DAYS,
} from '../../domain/desk/desk-reader.ts';
import { RELATION_STATUSES, type RelationStatus, relationDetails } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderDay, renderName } from '../components/details.ts';
import type { ListColumn } from '../components/download.ts';
import { cohortMenu, managerIn, managerMenu, managerName, NO_COHORT } from '../components/frame.ts';
import { listScreen, SEARCH, sortOf } from '../components/list-page.ts';
import { fileColumnsOf } from '../components/record-form.ts';
import { inWords, OPEN, OPEN_STATUSES, renderBadge, STATUS_MENU } from '../components/statuses.ts';
import { ofMessages } from '../components/ticking.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME, type Screen } from '../screen.ts';
import { pairHref } from './pair-links.ts';

export const PAIRS_PATH = '/desk/pairs/';

/** The order when nobody asks for another: those that began last first. */
export const USUAL_PAIRS: PairSort = { by: 'start', descending: true };

const SILENCE = {
  name: 'silent',
  label: 'No activity',
  choices: [
    { value: '', label: 'Any' },
    ...[30, SILENT_DAYS, 90].map((days) => ({ value: String(days), label: `For ${days} days or more` })),
  ],
};

/** Makes the screen. */
export const pairsScreen = ({ desk, timeZone }: DeskParts): Screen =>
  listScreen<PairRow>({
    path: PAIRS_PATH,
    access: PROGRAMME,
    name: 'Pairs',
    timeZone,
    async open({ query, onlyManager, mayWrite }) {
      const seesAll = onlyManager === null;
      const seen = desk.seenBy(onlyManager);
      const sort = sortOf(query, PAIR_SORTS, USUAL_PAIRS);
      const choices = await seen.choices();
      const actions = [
        { label: 'New pair', href: '/desk/pairs/new/' },
        ...(seesAll ? [{ label: 'Who has no pair', href: '/desk/people/free/' }] : []),
      ];
      return {
        description:
          'Each pair is one mentee and one mentor. Choose a pair to see its feedback or to change it.',
        read: (page) => seen.pairs(pairFilterOf(query), sort, page),
        sort,
        columns: COLUMNS,
        actions: mayWrite ? actions : [],
        filters: {
          search: 'Name or e-mail',
          menus: [...(seesAll ? [managerMenu(choices)] : []), cohortMenu(choices), STATUS_MENU, SILENCE],
        },
        nothing: 'There are no pairs yet.',
        nothingFits: 'No pair fits these filters.',
        firstSteps: mayWrite ? [{ label: 'Create the first pair', href: '/desk/pairs/new/' }] : [],
        ticking: mayWrite && {
          ...ofMessages('pairs'),
          valueOf: ({ relation_id }) => String(relation_id),
          labelOf: ({ mentee, mentor }) => `${mentee.called} and ${mentor.called}`,
        },
      };
    },
  });

const COLUMNS: readonly ListColumn<PairRow>[] = [
  {
    label: 'Mentee',
    sort: 'mentee',
    value: ({ mentee }) => mentee.full_name,
    cell: (pair) => html`<a href="${pairHref(pair)}">${renderName(pair.mentee)}</a>`,
  },
  { label: 'E-mail of the mentee', value: ({ mentee }) => mentee.email, isOnlyInFiles: true },
  {
    label: 'Mentor',
    sort: 'mentor',
    value: ({ mentor }) => mentor.full_name,
    cell: ({ mentor }) => renderName(mentor),
  },
  { label: 'E-mail of the mentor', value: ({ mentor }) => mentor.email, isOnlyInFiles: true },
  {
    label: 'Status',
    sort: 'status',
    value: ({ status }) => inWords(status),
    cell: ({ status, since }) =>
      html`${renderBadge(status)} <span class="quiet">since ${renderDay(since)}</span>`,
  },
  { label: 'Since', value: ({ since }) => since, isOnlyInFiles: true },
  { label: 'Start', kind: 'date', sort: 'start', value: ({ start }) => start },
  { label: 'Expected end', kind: 'date', sort: 'end', value: ({ end }) => end },
  { label: 'Owed', kind: 'number', value: ({ owed }) => owed || null },
  {
    label: 'Last activity',
    kind: 'date',
    sort: 'last_sign_of_life',
    value: ({ last_sign_of_life }) => last_sign_of_life,
  },
  { label: 'Manager', sort: 'manager', value: ({ manager }) => managerName(manager) },
  { label: 'Cohort', sort: 'cohort', value: ({ cohort }) => cohort },
  ...fileColumnsOf<PairRow>(relationDetails),
];

/** The filter in an address. An invalid value leaves out nothing. */
export function pairFilterOf(query: URLSearchParams): PairFilter {
  const silent = query.get('silent') ?? '';
  return {
    manager: managerIn(query),
    cohort: query.get('cohort') === NO_COHORT ? '' : query.get('cohort') || undefined,
    statuses: statusesOf(query.get('status')),
    silentFor: /^[1-9]\d{0,3}$/.test(silent) ? Number(silent) : undefined,
    search: query.get(SEARCH) || undefined,
  };
}

function statusesOf(text: string | null): readonly RelationStatus[] | undefined {
  if (text === OPEN) return OPEN_STATUSES;
  const status = RELATION_STATUSES.find((one) => one === text);
  return status && [status];
}
