/** What `/desk/smart-goals/` and the pages below it show. */

import type { FoundGoals } from '../../domain/desk/goals.ts';
import { NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { PageRequest } from '../../domain/page.ts';
import type { SmartGoal } from '../../domain/smart-goal.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { rangeInWords, renderPageLinks } from '../../pages/page-links.ts';
import { renderInstant } from '../components/dates.ts';
import { renderActions, renderDetails, renderPart } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderFilters } from '../components/filters.ts';
import { pageLinksOf } from '../components/list-page.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { hrefWith } from '../links.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';

/** The parameter that names a goal which was just erased. */
export const ERASED = 'erased';

/** How much of a wish the list shows, in characters. */
const EXCERPT = 140;

/** What the list is made of. */
interface GoalsView {
  readonly request: DeskRequest;
  readonly found: FoundGoals;
  readonly page: PageRequest;
  readonly timeZone: string;
}

/** The list. */
export function renderGoals({ request, found, page, timeZone }: GoalsView): DeskPage {
  const { path, query } = request;
  const links = pageLinksOf(path, query, page, found);
  const isNarrowed = ['q', 'since', 'until', 'below'].some((name) => (query.get(name) ?? '') !== '');
  const erased = query.get(ERASED);
  return {
    title: 'Smart goals',
    description: 'What mentees wished, and the goals that were written for them. Only managers see this.',
    content: html`${
      erased !== null &&
      /^\d{1,10}$/.test(erased) &&
      html`<section class="notice done" role="status"><h2>Smart goal ${erased} was erased for good</h2></section>`
    }
${renderFilters({
  action: path,
  query,
  search: 'Words in the wish or the goals',
  days: [
    { name: 'since', label: 'Written since' },
    { name: 'until', label: 'Written until' },
  ],
  menus: [],
  kept: [],
})}
${found.stopped !== null && renderWayOn(request, found.stopped, timeZone)}
${
  found.items.length === 0
    ? renderEmptyState(isNarrowed ? 'No smart goal fits this search.' : 'No smart goals were written yet.')
    : renderTable<SmartGoal>({
        caption: `Smart goals: ${rangeInWords(links)}`,
        rows: found.items,
        columns: [
          {
            label: 'Wish',
            cell: ({ id, input }) => html`<a href="/desk/smart-goals/${id}/">${excerptOf(input)}</a>`,
          },
          { label: 'Goals', cell: ({ output }) => excerptOf(output) },
          { label: 'Written', cell: ({ created_at }) => renderInstant(created_at, timeZone) },
        ],
      })
}
${found.count > 0 && renderPageLinks(links, 'Pages')}`,
  };
}

/** Says how far a search went, with the way on. */
const renderWayOn = (
  { path, query }: DeskRequest,
  { searched, at }: NonNullable<FoundGoals['stopped']>,
  timeZone: string,
): SafeHtml =>
  html`<p>The newest ${formatInteger(searched)} smart goals of these were searched, back to ${renderInstant(at.created_at, timeZone)}. <a href="${hrefWith(path, query, { below: `${at.created_at}~${at.id}` })}">Search earlier ones</a></p>`;

/** The beginning of a text, in one line. */
function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line.slice(0, 2 * EXCERPT + 2)];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : line;
}

const ABOVE = [{ label: 'Smart goals', href: '/desk/smart-goals/' }];

/** The page of a goal. */
export const renderGoal = (goal: SmartGoal, timeZone: string, mayErase: boolean): DeskPage => ({
  title: `Smart goal ${goal.id}`,
  above: ABOVE,
  content: html`${renderActions(
    mayErase ? [{ label: 'Erase', href: `/desk/smart-goals/${goal.id}/erase/` }] : [],
    'What can be done',
  )}
${renderDetails([{ label: 'Written', value: renderInstant(goal.created_at, timeZone) }])}
${renderTexts(goal)}`,
});

const renderTexts = ({ input, output }: SmartGoal): SafeHtml => html`${renderPart(
  'Wish',
  html`<p class="letter" dir="auto">${input}</p>`,
)}
${renderPart(
  'Goals',
  output === NO_RESPONSE
    ? html`<p class="quiet">None were written: the text says no wish.</p>`
    : html`<p class="letter" dir="auto">${output}</p>`,
)}`;

/** The page on which a goal is erased. */
export const renderGoalErasure = (goal: SmartGoal, state: FormState, timeZone: string): DeskPage => ({
  title: 'Erase the smart goal',
  description: 'For good. This cannot be undone, and an import does not bring it back.',
  above: [...ABOVE, { label: `Smart goal ${goal.id}`, href: `/desk/smart-goals/${goal.id}/` }],
  content: html`<p>Smart goal ${goal.id}, written on ${renderInstant(goal.created_at, timeZone)}. Backups and exported files stay as they are: remove those that contain it.</p>
${renderTexts(goal)}
${renderOperationForm({
  action: `/desk/smart-goals/${goal.id}/erase/`,
  fields: [],
  submitLabel: 'Erase for good',
  isBrief: true,
  cancelHref: `/desk/smart-goals/${goal.id}/`,
  state,
})}`,
});

/** The page after it, where something may be left. */
export const renderErasedGoal = (id: number, remains: string): DeskPage => ({
  title: 'Erased',
  above: ABOVE,
  content: html`<section class="notice done" role="status"><h2>Smart goal ${id} was erased</h2></section>
<p>${remains}</p>`,
});
