/** `/desk/upload/{id}/done/`: what was written, how to undo it, and the rows that were left out as files. */

import type { HistoryEntry } from '../../domain/operations/programme-history.ts';
import { importCounts } from '../../domain/operations/summaries.ts';
import type { UploadCount, UploadResult, UploadSummary } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { rowsRead } from '../../interchange/import-report.ts';
import { renderInstant, renderPart } from '../components/details.ts';
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
${upload.files.length > 0 && renderLeftOut(upload)}
<div class="buttons"><a class="button" href="/desk/owed/">See who owes feedback</a><a class="button" href="/desk/pairs/">See the pairs</a><a href="${UPLOAD_PATH}">Upload more</a></div>`,
      };
    },
  });

/** Makes the screen of a file of rows that were left out. */
export const uploadFileScreen = (parts: DeskParts): Screen =>
  ownUploadScreen(parts, 'files/{position}/', {
    async show(upload, { values: { position = '' } }) {
      // What was uploaded is not given out again: whoever uploaded it has it.
      if (upload.result === null || !/^\d{1,2}$/.test(position)) return null;
      const file = (await parts.uploads.files(upload.id))[Number(position)];
      return file === undefined
        ? null
        : {
            file: Buffer.from(file.content),
            contentType: 'text/csv; charset=utf-8',
            // Names in headers are plain; what it holds, it says itself.
            name: `left-out-${Number(position) + 1}.csv`,
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

const renderLeftOut = ({ id, files }: UploadSummary): SafeHtml =>
  renderPart(
    'Left out',
    html`<p>These rows were left out, each with its reason. Correct them in the file and upload it again.</p>
<ul class="listed">${files.map(
      ({ name }, position) =>
        html`<li><a href="${UPLOAD_PATH}${id}/files/${position}/" dir="auto">${name}</a></li>`,
    )}</ul>`,
  );
