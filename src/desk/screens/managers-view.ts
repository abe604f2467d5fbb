/** What the screens of `managers.ts` show. */

import type { DeskManager } from '../../domain/desk/common.ts';
import type { DeskStatistics } from '../../domain/desk/statistics.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { renderActions } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { managerName } from '../components/menus.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { type FieldDeclaration, fieldsOf, REASON } from '../form-fields.ts';
import { firstValues } from '../merged-form.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';

export const MANAGERS_PATH = '/desk/managers/';

const ABOVE: readonly NamedLink[] = [
  { label: 'People', href: '/desk/people/' },
  { label: 'Managers', href: MANAGERS_PATH },
];

/** The list. */
export function renderManagers({
  managers,
  counts,
  mayWrite,
}: {
  readonly managers: readonly DeskManager[];
  readonly counts: DeskStatistics['managers'];
  readonly mayWrite: boolean;
}): DeskPage {
  const openOf = ({ id }: DeskManager): number => {
    const pairs = counts.find(({ manager }) => manager?.id === id)?.pairs;
    return pairs === undefined ? 0 : pairs.proposed + pairs.active + pairs.on_hold;
  };
  return {
    title: 'Managers',
    description: `Those who look after pairs.${mayWrite ? ' To let somebody sign in here, make an account for them.' : ''}`,
    above: ABOVE.slice(0, 1),
    content: html`${mayWrite && renderActions([{ label: 'New manager', href: `${MANAGERS_PATH}new/` }], 'Make')}
${
  managers.length === 0
    ? renderEmptyState('There are no managers yet, so that nobody looks after any pair.')
    : renderTable<DeskManager>({
        caption: 'Managers',
        rows: managers,
        columns: [
          {
            label: 'Name',
            cell: (one) =>
              mayWrite
                ? html`<a href="${MANAGERS_PATH}${one.id}/">${managerName(one)}</a>`
                : managerName(one),
          },
          { label: 'E-mail', cell: ({ email }) => email },
          { label: 'Open pairs', kind: 'number', cell: (one) => openOf(one) || null },
          {
            label: 'Pairs',
            cell: (one) => renderPairLinks(one, mayWrite),
          },
        ],
      })
}`,
  };
}

const renderPairLinks = (manager: DeskManager, mayWrite: boolean): SafeHtml =>
  html`<a href="/desk/pairs/?manager=${manager.id}">Show<span class="unseen"> the pairs of ${managerName(manager)}</span></a>${
    mayWrite &&
    html` · <a href="${MANAGERS_PATH}${manager.id}/hand-over/">Hand over<span class="unseen"> the pairs of ${managerName(manager)}</span></a>`
  }`;

/** The fields of a manager. */
export const managerFields = (manager: DeskManager | null): readonly FieldDeclaration[] => [
  {
    name: 'first_name',
    label: 'First name',
    input: 'text',
    value: manager?.first_name ?? '',
    required: true,
  },
  { name: 'last_name', label: 'Last name', input: 'text', value: manager?.last_name ?? '' },
  { name: 'email', label: 'E-mail', input: 'text', value: manager?.email ?? '', required: true },
];

/** The page that adds a manager, or changes one. */
export const renderManagerForm = (manager: DeskManager | null, state: FormState): DeskPage => ({
  title: manager === null ? 'New manager' : managerName(manager),
  above: ABOVE,
  content: renderOperationForm({
    action: manager === null ? `${MANAGERS_PATH}new/` : `${MANAGERS_PATH}${manager.id}/`,
    hidden: manager === null ? [] : firstValues(managerFields(manager)),
    fields: fieldsOf(managerFields(manager), state.sent, state.problems),
    submitLabel: manager === null ? 'Add the manager' : 'Save the manager',
    isBrief: true,
    cancelHref: MANAGERS_PATH,
    state,
  }),
});

/** The page that hands over the pairs of a manager. */
export const renderHandOver = ({
  manager,
  managers,
  state,
}: {
  readonly manager: DeskManager;
  readonly managers: readonly DeskManager[];
  readonly state: FormState;
}): DeskPage => ({
  title: `Hand over the pairs of ${managerName(manager)}`,
  description: 'All of them, also those that are over.',
  above: ABOVE,
  content: renderOperationForm({
    action: `${MANAGERS_PATH}${manager.id}/hand-over/`,
    fields: fieldsOf(
      [
        {
          name: 'to',
          label: 'To',
          input: 'choice',
          required: true,
          choices: [
            { value: '', label: 'Nobody chosen' },
            ...managers
              .filter(({ id }) => id !== manager.id)
              .map((one) => ({ value: String(one.id), label: managerName(one) })),
          ],
        },
        REASON,
      ],
      state.sent,
      state.problems,
    ),
    submitLabel: 'Hand over the pairs',
    cancelHref: MANAGERS_PATH,
    state,
  }),
});
