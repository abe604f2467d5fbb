/** `/desk/managers/`: those who look after pairs; added, changed, and their pairs handed over. For those who see everything. */

import type { DeskManager, ManagerRow } from '../../domain/desk/desk-reader.ts';
import { managerFields } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { type ListColumn, pageOf } from '../components/download.ts';
import { managerChoices, managerName } from '../components/frame.ts';
import { listScreen } from '../components/list-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { formFields, recordFrom } from '../components/record-form.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskRequest, idFrom, PROGRAMME, type Screen } from '../screen.ts';
import { renderNotes } from './notes.ts';

const MANAGERS_PATH = '/desk/managers/';

const ABOVE: readonly NamedLink[] = [
  { label: 'People', href: '/desk/people/' },
  { label: 'Managers', href: MANAGERS_PATH },
];

/** A manager, among all. */
interface ManagerSubject {
  readonly manager: DeskManager;
  readonly managers: readonly DeskManager[];
}

/** Returns the list, a new manager, a change, and the handing over of pairs. */
export function managerScreens(parts: DeskParts): readonly Screen[] {
  const subjectOf = async ({ values, onlyManager }: DeskRequest): Promise<ManagerSubject | null> => {
    if (onlyManager !== null) return null;
    const id = idFrom(values['id']);
    const { managers } = await parts.desk.seenBy(null).choices();
    const manager = managers.find((one) => one.id === id);
    return manager === undefined ? null : { manager, managers };
  };
  return [
    listScreen<ManagerRow>({
      path: MANAGERS_PATH,
      access: PROGRAMME,
      name: 'Managers',
      timeZone: parts.timeZone,
      async open({ onlyManager, mayWrite }) {
        if (onlyManager !== null) return null;
        const managers = await parts.desk.seenBy(null).managers();
        return {
          description: `The people who look after pairs.${mayWrite ? ' To let a manager sign in, create an account.' : ''}`,
          above: ABOVE.slice(0, 1),
          actions: mayWrite ? [{ label: 'New manager', href: `${MANAGERS_PATH}new/` }] : [],
          read: async (page) => pageOf(managers, page),
          columns: columnsFor(mayWrite),
          nothing: 'There are no managers yet, so nobody looks after any pair.',
        };
      },
    }),
    operationScreen<true>({
      path: `${MANAGERS_PATH}new/`,
      subjectOf: async ({ onlyManager }) => onlyManager === null || null,
      page: () => ({
        title: 'New manager',
        above: ABOVE,
        fields: formFields(managerFields, null),
        submitLabel: 'Add the manager',
        isBrief: true,
      }),
      read(_subject, fields) {
        const manager = recordFrom(managerFields, fields, null);
        if (manager === null) return { problems: fields.problems };
        return { operation: { kind: 'create-manager', ...manager }, back: MANAGERS_PATH };
      },
    }),
    operationScreen<ManagerSubject>({
      path: `${MANAGERS_PATH}{id}/`,
      subjectOf,
      page: async ({ manager }, request) => ({
        title: managerName(manager),
        above: ABOVE,
        fields: formFields(managerFields, manager),
        merges: true,
        submitLabel: 'Save the manager',
        isBrief: true,
        rest: await renderNotes(request, parts, 'manager', manager.id),
      }),
      read({ manager }, fields) {
        const patch = recordFrom(managerFields, fields, manager);
        if (patch === null) return { problems: fields.problems };
        return {
          operation: { kind: 'change-manager', manager_id: manager.id, patch },
          back: MANAGERS_PATH,
        };
      },
    }),
    operationScreen<ManagerSubject>({
      path: `${MANAGERS_PATH}{id}/hand-over/`,
      subjectOf,
      page: ({ manager, managers }) => ({
        title: `Hand over the pairs of ${managerName(manager)}`,
        description: 'All of them, including those that have ended.',
        above: ABOVE,
        fields: [
          {
            name: 'to',
            label: 'To',
            input: 'choice',
            required: true,
            choices: [
              { value: '', label: 'Nobody chosen' },
              ...managerChoices(managers.filter(({ id }) => id !== manager.id)),
            ],
          },
          REASON,
        ],
        submitLabel: 'Hand over the pairs',
      }),
      read({ manager }, fields) {
        const to_id = idFrom(fields.text('to'));
        return to_id === null
          ? { problems: { to: 'Choose who looks after the pairs from now on.' } }
          : { operation: { kind: 'hand-over', from_id: manager.id, to_id }, back: MANAGERS_PATH };
      },
    }),
  ];
}

const columnsFor = (mayWrite: boolean): readonly ListColumn<ManagerRow>[] => [
  {
    label: 'Name',
    value: managerName,
    cell: (one) =>
      mayWrite ? html`<a href="${MANAGERS_PATH}${one.id}/">${managerName(one)}</a>` : managerName(one),
  },
  { label: 'E-mail', value: ({ email }) => email },
  { label: 'Open pairs', kind: 'number', value: ({ open_pairs }) => open_pairs || null },
  { label: 'Pairs', value: null, cell: (one) => renderPairLinks(one, mayWrite) },
];

const renderPairLinks = (manager: DeskManager, mayWrite: boolean): SafeHtml =>
  html`<a href="/desk/pairs/?manager=${manager.id}">Show<span class="unseen"> the pairs of ${managerName(manager)}</span></a>${
    mayWrite &&
    html` · <a href="${MANAGERS_PATH}${manager.id}/hand-over/">Hand over<span class="unseen"> the pairs of ${managerName(manager)}</span></a>`
  }`;
