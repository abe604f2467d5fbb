/** `/desk/pairs/`: all pairs, by whatever they are looked for. */

import {
  PAIR_SORTS,
  type PairFilter,
  type PairRow,
  type PairSort,
  SILENT_DAYS,
} from '../../domain/desk/desk-reader.ts';
import type { PageRequest } from '../../domain/page.ts';
import { RELATION_STATUSES, type RelationStatus, relationDetails } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import { renderActions, renderDay, renderEmptyState, renderName } from '../components/details.ts';
import { allOf, fileOf } from '../components/download.ts';
import { cohortMenu, managerIn, managerMenu, managerName, NO_COHORT } from '../components/frame.ts';
import {
  type ListColumn,
  pageRequestOf,
  renderFilters,
  renderList,
  SEARCH,
  sortOf,
} from '../components/list-page.ts';
import { fileColumnsOf } from '../components/record-form.ts';
import { inWords, OPEN, OPEN_STATUSES, renderBadge, STATUS_MENU } from '../components/statuses.ts';
import { ofMessages, tickable } from '../components/ticking.ts';
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
export const pairsScreen = ({ desk }: DeskParts): Screen => ({
  path: PAIRS_PATH,
  access: PROGRAMME,
  async show(request) {
    const { query, onlyManager, mayWrite } = request;
    const seen = desk.seenBy(onlyManager);
    const sort = sortOf(query, PAIR_SORTS, USUAL_PAIRS);
    const page = pageRequestOf(query);
    const read = (part: PageRequest) => seen.pairs(pairFilterOf(query), sort, part);
    const file = await fileOf(request, { name: 'Pairs', columns: COLUMNS, rows: allOf(read) });
    if (file !== null) return file;
    const [rows, choices] = await Promise.all([read(page), seen.choices()]);
    const isSearch = [...query.keys()].some((name) => name !== 'sort' && name !== 'page');
    return {
      title: 'Pairs',
      description:
        'Each pair is one mentee and one mentor. Choose a pair to see its feedback or to change it.',
      content: html`${mayWrite && renderActions([{ label: 'New pair', href: '/desk/pairs/new/' }, ...(onlyManager === null ? [{ label: 'Who has no pair', href: '/desk/people/free/' }] : [])], 'Make')}
${renderFilters(request, {
  search: 'Name or e-mail',
  menus: [...(onlyManager === null ? [managerMenu(choices)] : []), cohortMenu(choices), STATUS_MENU, SILENCE],
  kept: ['sort'],
})}
${renderList<PairRow, PairSort['by']>(request, {
  name: 'Pairs',
  rows,
  page,
  sort,
  columns: COLUMNS,
  ...(mayWrite &&
    tickable(request, rows, {
      ...ofMessages('pairs'),
      valueOf: ({ relation_id }) => String(relation_id),
      labelOf: ({ mentee, mentor }) => `${mentee.called} and ${mentor.called}`,
    })),
  nothing: renderEmptyState(
    isSearch ? 'No pair fits these filters.' : 'There are no pairs yet.',
    mayWrite && !isSearch ? [{ label: 'Create the first pair', href: '/desk/pairs/new/' }] : [],
  ),
})}`,
    };
  },
});

const COLUMNS: readonly ListColumn<PairRow, PairSort['by']>[] = [
  {
    label: 'Mentee',
    sort: 'mentee',
    cell: (pair) => html`<a href="${pairHref(pair)}">${renderName(pair.mentee)}</a>`,
    file: [
      { label: 'Mentee', value: ({ mentee }) => mentee.full_name },
      { label: 'E-mail of the mentee', value: ({ mentee }) => mentee.email },
    ],
  },
  {
    label: 'Mentor',
    sort: 'mentor',
    cell: ({ mentor }) => renderName(mentor),
    file: [
      { label: 'Mentor', value: ({ mentor }) => mentor.full_name },
      { label: 'E-mail of the mentor', value: ({ mentor }) => mentor.email },
    ],
  },
  {
    label: 'Status',
    sort: 'status',
    cell: ({ status, since }) =>
      html`${renderBadge(status)} <span class="quiet">since ${renderDay(since)}</span>`,
    file: [
      { label: 'Status', value: ({ status }) => inWords(status) },
      { label: 'Since', value: ({ since }) => since },
    ],
  },
  {
    label: 'Start',
    kind: 'date',
    sort: 'start',
    cell: ({ start }) => renderDay(start),
    file: ({ start }) => start,
  },
  {
    label: 'Expected end',
    kind: 'date',
    sort: 'end',
    cell: ({ end }) => end && renderDay(end),
    file: ({ end }) => end,
  },
  { label: 'Owed', kind: 'number', cell: ({ owed }) => owed || null },
  {
    label: 'Last activity',
    kind: 'date',
    sort: 'last_sign_of_life',
    cell: ({ last_sign_of_life }) => renderDay(last_sign_of_life),
    file: ({ last_sign_of_life }) => last_sign_of_life,
  },
  { label: 'Manager', sort: 'manager', cell: ({ manager }) => managerName(manager) },
  {
    label: 'Cohort',
    sort: 'cohort',
    cell: ({ cohort }) => cohort,
    file: [{ label: 'Cohort', value: ({ cohort }) => cohort }, ...fileColumnsOf<PairRow>(relationDetails)],
  },
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
