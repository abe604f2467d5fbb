/** What `/desk/people/{id}/merge/` shows. */

import type { PersonMatch } from '../../domain/desk/pairs.ts';
import type { PersonDetails } from '../../domain/desk/people.ts';
import { html } from '../../html/html.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderFilters, SEARCH } from '../components/filters.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { fieldsOf, REASON } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { personBreadcrumbs, personHref } from './person-view.ts';

/** The parameter, and the field, with the id of the other record. */
export const OTHER = 'other';

const TITLE = 'Merge with another record';

/** The page on which the other record is looked for. */
export function renderMergeSearch({
  person,
  searched,
  found,
}: {
  readonly person: PersonDetails;
  readonly searched: string;
  readonly found: readonly PersonMatch[];
}): DeskPage {
  const path = `${personHref(person)}merge/`;
  return {
    title: TITLE,
    description: `Find the other record of ${person.full_name} (${person.email}). Its pairs and feedback come here, and it goes.`,
    above: personBreadcrumbs(person),
    content: html`${renderFilters({
      action: path,
      query: new URLSearchParams({ [SEARCH]: searched }),
      search: 'Name or e-mail',
      menus: [],
      kept: [],
      submitLabel: 'Find',
    })}
${
  found.length === 0
    ? renderEmptyState(`No other ${person.role} fits “${searched}”. Try a part of the name, or the e-mail.`)
    : renderTable<PersonMatch>({
        caption: 'People who fit',
        rows: found,
        columns: [
          {
            label: 'Name',
            cell: ({ id, full_name }) => html`<a href="/desk/people/${id}/">${full_name}</a>`,
          },
          { label: 'E-mail', cell: ({ email }) => email },
          { label: 'Open pairs', kind: 'number', cell: ({ open_pairs }) => open_pairs || null },
          {
            label: 'Same person',
            cell: ({ id, full_name, email }) =>
              html`<a href="${path}?${OTHER}=${id}">Choose<span class="unseen"> ${full_name}, ${email}</span></a>`,
          },
        ],
      })
}`,
  };
}

/** The page that shows what comes of it, and merges. */
export function renderMerge({
  keep,
  remove,
  state,
}: {
  readonly keep: PersonDetails;
  readonly remove: PersonDetails;
  readonly state: FormState;
}): DeskPage {
  return {
    title: TITLE,
    above: personBreadcrumbs(keep),
    content: html`<p>The record ${remove.full_name} (${remove.email}) goes, and everything of it comes to ${keep.full_name} (${keep.email}). <a href="${personHref(remove)}merge/?${OTHER}=${keep.id}">The other way round</a></p>
${renderOperationForm({
  action: `${personHref(keep)}merge/`,
  fields: fieldsOf([REASON], state.sent, state.problems),
  hidden: [{ name: OTHER, value: String(remove.id) }],
  submitLabel: 'Merge the two records',
  cancelHref: personHref(keep),
  state,
})}`,
  };
}
