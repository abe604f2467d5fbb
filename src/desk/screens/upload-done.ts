/** `/desk/upload/{id}/done/`: what was written, and how to undo it. */

import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { importCounts } from '../../domain/operations/summaries.ts';
import type { UploadCount, UploadResult } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { rowsRead } from '../../interchange/import-report.ts';
import { renderInstant } from '../components/details.ts';
import { doneHref, UPLOAD_BREADCRUMBS, UPLOAD_PATH, uploadHref } from '../components/upload-words.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import { deskWords, entryText } from '../words.ts';
import { ownUploadScreen } from './upload.ts';
import { renderCounts } from './upload-page.ts';

/** Makes the screen. */
export const uploadDoneScreen = (parts: DeskParts): Screen =>
  ownUploadScreen(parts, 'done/', {
    async show(upload, { operations }) {
      const { result } = upload;
      if (result === null) return { redirectTo: uploadHref(upload.id) };
      const entry = result.entry === null ? null : await operations.entry(result.entry);
      return {
        title: entry?.undone_by == null ? 'Imported' : 'Undone',
        description: rowsOf(result),
        above: UPLOAD_BREADCRUMBS,
        content: html`<p>Imported ${renderInstant(result.at, parts.timeZone)}.</p>
${renderCounts(result.counts)}
${renderHistory(entry)}
${entry !== null && renderUndo(entry, upload.id)}
<div class="buttons"><a class="button" href="/desk/owed/">See who owes feedback</a><a class="button" href="/desk/pairs/">See the pairs</a><a href="${UPLOAD_PATH}">Upload more</a></div>`,
      };
    },
  });

/** The numbers of rows, which are not those of the history. */
function rowsOf({ counts }: UploadResult): string {
  const sum = (count: (one: UploadCount) => number): number =>
    counts.reduce((total, one) => total + count(one), 0);
  const [effective, unchanged] = [sum((one) => one.created + one.changed), sum((one) => one.unchanged)];
  const leftOut = sum((one) => one.left_out);
  const rows = rowsRead({ read: effective + unchanged + leftOut, effective, unchanged });
  return leftOut === 0 ? rows : `${rows} ${leftOut} left out.`;
}

const renderHistory = (entry: HistoryEntry | null): SafeHtml =>
  entry === null
    ? html`<p>The <a href="/desk/history/">history</a> has no entry for it, since the programme did not change.</p>`
    : html`<p>Its entry in the <a href="/desk/history/">history</a> counts records, which several rows can describe: ${entry.summary.code === 'imported' ? importCounts(deskWords(entry.names), entry.summary.counts) : entryText(entry)}.</p>`;

function renderUndo({ number, undone_by, lasting }: HistoryEntry, id: string): SafeHtml {
  if (undone_by !== null) return html`<p>This import was undone. Everything is as it was before.</p>`;
  if (lasting !== null) {
    return html`<p>${lasting === 'large' ? 'This import is too large to be undone. If it was wrong, ask your administrator to restore a backup from before the import.' : 'This import cannot be undone: a person in it has been erased.'}</p>`;
  }
  return html`<form action="/desk/history/${number}/undo/" method="post">
<input type="hidden" name="back" value="${doneHref(id)}">
<div class="buttons"><button type="submit">Undo this import</button></div>
</form>`;
}
