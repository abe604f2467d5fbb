/** `/desk/people/{id}/merge/`: two records of one person become one. */

import type { PersonDetails, PersonRow } from '../../domain/desk/desk-reader.ts';
import { html } from '../../html/html.ts';
import { renderEmptyState } from '../components/details.ts';
import type { FormPage } from '../components/form-page.ts';
import { renderFilters, SEARCH } from '../components/list-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { renderTable } from '../components/table.ts';
import { REASON } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, type Screen } from '../screen.ts';
import { personBreadcrumbs, personHref, personToChange } from './person-links.ts';

/** The maximum number of people who are offered. */
const OFFERED = 20;

/** The parameter, and the field, with the id of the other record. */
const OTHER = 'other';

const TITLE = 'Merge with another record';

/** The record that stays, and the other one; if none is chosen, those who fit what is searched for. */
type MergeSubject = { readonly keep: PersonDetails } & (
  | { readonly remove: PersonDetails }
  | { readonly searched: string; readonly found: readonly PersonRow[] }
);

/** Makes the screen: the other record is looked for, then chosen, then merged. For those who see everything. */
export const mergeScreen = (parts: DeskParts): Screen => {
  const seen = parts.desk.seenBy(null);
  const keptIn = async (request: DeskRequest): Promise<PersonDetails | null> =>
    request.onlyManager === null ? personToChange(request, parts.desk) : null;
  const askedFor = (keep: PersonDetails, remove_id: number) => ({
    operation: { kind: 'merge-people', keep_id: keep.id, remove_id } as const,
    back: personHref(keep),
  });
  return operationScreen<MergeSubject>({
    path: '/desk/people/{id}/merge/',
    async subjectOf(request, form) {
      const keep = await keptIn(request);
      if (keep === null) return null;
      const id = idFrom(form === null ? request.query.get(OTHER) : form.text(OTHER));
      const other = id === null || id === keep.id ? null : await seen.person(id);
      if (other?.role === keep.role && !other.isErased) return { keep, remove: other };
      if (form !== null) return null;
      const searched = request.query.get(SEARCH) ?? keep.full_name;
      const found = await seen.findPeople(searched, keep.role, OFFERED);
      return { keep, searched, found: found.filter(({ id }) => id !== keep.id) };
    },
    page: (subject) =>
      'remove' in subject ? mergePage(subject.keep, subject.remove) : renderSearch(subject),
    first: (subject) => ('remove' in subject ? askedFor(subject.keep, subject.remove.id) : {}),
    read: (subject) => ('remove' in subject ? askedFor(subject.keep, subject.remove.id) : {}),
  });
};

/** The page on which the other record is looked for. */
function renderSearch({ keep, searched, found }: Exclude<MergeSubject, { remove: PersonDetails }>): DeskPage {
  const path = `${personHref(keep)}merge/`;
  return {
    title: TITLE,
    description: `Find the other record of ${keep.full_name} (${keep.email}). Its pairs and feedback come here, and it goes.`,
    above: personBreadcrumbs(keep),
    content: html`${renderFilters(
      { path, query: new URLSearchParams({ [SEARCH]: searched }) },
      { search: 'Name or e-mail', submitLabel: 'Find' },
    )}
${
  found.length === 0
    ? renderEmptyState(`No other ${keep.role} fits “${searched}”. Try a part of the name, or the e-mail.`)
    : renderTable<PersonRow>({
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

const mergePage = (keep: PersonDetails, remove: PersonDetails): FormPage => ({
  title: TITLE,
  above: personBreadcrumbs(keep),
  lead: html`<p>The record ${remove.full_name} (${remove.email}) is deleted, and everything in it moves to ${keep.full_name} (${keep.email}). <a href="${personHref(remove)}merge/?${OTHER}=${keep.id}">The other way round</a></p>`,
  fields: [REASON],
  hidden: [{ name: OTHER, value: String(remove.id) }],
  submitLabel: 'Merge the two records',
});
