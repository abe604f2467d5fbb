/** The frame of all screens: the way to the others, and the notice of what was just done. */

import { type Caller, OPEN_ACCESS_CALLER } from '../../domain/access.ts';
import { isUndo } from '../../domain/operations/messages.ts';
import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { sessionOf } from '../../http/pipeline/rendering.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import { type NamedLink, renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';
import { deskStyleSheet } from '../assets.ts';
import { NAVIGATION } from '../navigation.ts';
import { DESK_PATH, type DeskPage } from '../screen.ts';
import { entryText } from '../words.ts';

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
    ? html`<p>${isUndo(entry.summary) ? 'This was done again since.' : 'This was undone since.'}</p>`
    : canUndo &&
      html`<form action="/desk/history/${entry.number}/undo/" method="post">
<input type="hidden" name="back" value="${here}">
<button type="submit">${isUndo(entry.summary) ? 'Do it again' : 'Undo'}</button>
</form>`
}
</section>`;
}
