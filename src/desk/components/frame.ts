/** The frame of all screens: the way to the others, and the notice of what was just done. */

import { type Caller, OPEN_ACCESS_CALLER } from '../../domain/access.ts';
import type { Called, DeskChoices, ManagerChoice } from '../../domain/desk/desk-reader.ts';
import { isUndo } from '../../domain/operations/messages.ts';
import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { sessionOf } from '../../http/pipeline/rendering.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import type { Choice } from '../../pages/field.ts';
import { type NamedLink, renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';
import { deskStyleSheet } from '../assets.ts';
import { NAVIGATION } from '../navigation.ts';
import { DESK_PATH, type DeskPage, idFrom } from '../screen.ts';
import { entryText, undoLabel } from '../words.ts';
import type { FilterMenu } from './list-page.ts';

/** A page with what its frame says. */
interface FramedPage extends DeskPage {
  readonly serviceName: string;
  readonly caller: Caller;
  readonly path: string;
  /** Path and query, where the page needs its query. */
  readonly here?: string;
  /** Whether settings were just saved. */
  readonly isSaved?: boolean;
  /** The change that was just made, for the notice above everything; null if there is none. */
  readonly done: HistoryEntry | null;
}

/** The whole document as text. */
export function renderFrame(page: FramedPage): string {
  const { title, description, above = [], content, serviceName, caller, path, done } = page;
  const { here = path, isSaved = false } = page;
  const isRefused = (page.status ?? 200) >= 400;
  const breadcrumbs: readonly NamedLink[] = [
    { label: serviceName, href: DESK_PATH },
    ...(path === DESK_PATH ? [] : [...above, { label: title, href: here }]),
  ];
  return renderLayout(
    {
      windowTitle: `${isRefused ? 'Error: ' : ''}${title} · ${serviceName}`,
      styleSheets: [styleSheet.href, deskStyleSheet.href],
      icon: icon.href,
      breadcrumbs,
      navigationLabel: 'Desk',
      navigationFold: 'Menu',
      navigation: NAVIGATION.filter(
        ({ needs, ofAll }) => caller.scopes.has(needs) && (ofAll !== true || caller.onlyManager === null),
      ),
      section: sectionOf([path, ...above.map(({ href }) => href)]),
      session: sessionOf(caller),
      skips: [{ label: 'Skip to the content', href: '#main' }],
      mainClass: 'desk',
    },
    html`${isSaved && html`<section class="notice done" role="status" tabindex="-1" autofocus><h2>Saved</h2></section>`}
${done !== null && renderDone(done, caller, here)}
<div class="opening">
${renderBreadcrumbs(breadcrumbs)}
<h1>${title}</h1>
${description !== undefined && html`<p class="description">${description}</p>`}
</div>
${content}`,
  );
}

/** The address of the section that a page belongs to, by its path or those of the pages above it. */
const sectionOf = (paths: readonly string[]): string =>
  NAVIGATION.map(({ href }) => href)
    .filter((href) => href !== DESK_PATH && paths.some((path) => path.startsWith(href)))
    .at(-1) ?? DESK_PATH;

/** The notice of a change, with a button that takes it back as long as nobody has. It takes the focus: the keyboard comes to the button next. */
function renderDone(entry: HistoryEntry, caller: Caller, here: string): SafeHtml {
  const canUndo =
    entry.undone_by === null &&
    entry.lasting === null &&
    (caller === OPEN_ACCESS_CALLER || caller.scopes.has('programme:write'));
  return html`<section class="notice done" role="status" aria-labelledby="done-title" tabindex="-1" autofocus>
<h2 id="done-title">${entryText(entry)}</h2>
${
  entry.undone_by !== null
    ? html`<p>${isUndo(entry.summary) ? 'This has since been redone.' : 'This has since been undone.'}</p>`
    : canUndo &&
      html`<form action="/desk/history/${entry.number}/undo/" method="post">
<input type="hidden" name="back" value="${here}">
<button type="submit">${undoLabel(entry.summary)}</button>
</form>`
}
</section>`;
}

// The menus by which lists are filtered, and forms filled in.

/** Returns `Berta Example`, with the e-mail if two are called so; empty if there is no manager. */
export const managerName = (manager: Called | null): string => manager?.called ?? '';

/** The value of menus for those without a cohort. */
export const NO_COHORT = '(none)';

const ALL = { value: '', label: 'All' };

/** Returns managers to choose from. */
export const managerChoices = (managers: DeskChoices['managers']): readonly Choice[] =>
  managers.map((manager) => ({ value: String(manager.id), label: managerName(manager) }));

/** Returns the cohorts to choose from, but for that of the pairs without one. */
export const cohortChoices = (cohorts: DeskChoices['cohorts']): readonly Choice[] =>
  cohorts.filter((cohort) => cohort !== '').map((cohort) => ({ value: cohort, label: cohort }));

/** Returns the menu of managers, and nobody. */
export const managerMenu = ({ managers }: DeskChoices): FilterMenu => ({
  name: 'manager',
  label: 'Manager',
  choices: [ALL, ...managerChoices(managers), { value: 'none', label: 'Nobody' }],
});

/** Returns the manager, or nobody, that an address leaves. */
export const managerIn = (query: URLSearchParams): ManagerChoice | undefined =>
  query.get('manager') === 'none' ? 'none' : (idFrom(query.get('manager')) ?? undefined);

/** Returns the menu of cohorts. */
export const cohortMenu = ({ cohorts }: DeskChoices): FilterMenu => ({
  name: 'cohort',
  label: 'Cohort',
  choices: [
    ALL,
    ...cohorts.map((cohort) =>
      cohort === '' ? { value: NO_COHORT, label: 'None' } : { value: cohort, label: cohort },
    ),
  ],
});

/** Returns the menu of rounds. */
export const roundMenu = ({ rounds }: DeskChoices): FilterMenu => ({
  name: 'round',
  label: 'Round',
  choices: [ALL, ...rounds.map(({ id, title }) => ({ value: String(id), label: title }))],
});

/** Mentees or mentors. */
export const ROLE_MENU: FilterMenu = {
  name: 'role',
  label: 'Role',
  choices: [ALL, { value: 'mentee', label: 'Mentees' }, { value: 'mentor', label: 'Mentors' }],
};
