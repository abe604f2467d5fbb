/** What `/desk/upload/` shows. */

import { UPLOAD_LIMITS, type UploadSummary } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { renderInstant } from '../components/dates.ts';
import { renderPart } from '../components/details.ts';
import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import type { DeskPage } from '../screen.ts';

/** What the page is made of. */
interface UploadsView {
  readonly uploads: readonly UploadSummary[];
  /** The ids of those that are being imported at the moment. */
  readonly importing: ReadonlySet<string>;
  /** Why files were refused. */
  readonly problem: string | null;
  /** Whether there are no pairs at all. */
  readonly isEmpty: boolean;
  /** The entry that loaded the example programme; null where it is not there. */
  readonly example: number | null;
  readonly timeZone: string;
}

const MEGABYTES = UPLOAD_LIMITS.bytes / 2 ** 20;

/** The page. */
export function renderUploads({
  uploads,
  importing,
  problem,
  isEmpty,
  example,
  timeZone,
}: UploadsView): DeskPage {
  const running = uploads.filter(({ id, result }) => result === null && importing.has(id));
  const waiting = uploads.filter(({ id, result }) => result === null && !importing.has(id));
  const imported = uploads.filter(({ result }) => result !== null);
  return {
    title: 'Upload',
    description:
      'Upload your sheets as they are. The next pages show what they hold and what would change. Nothing is changed before the last step.',
    content: html`${renderForm(problem)}
${isEmpty && renderExample()}
${example !== null && renderExampleRemoval(example)}
${running.length > 0 && renderPart('Being imported', html`<ul class="uploads">${running.map(renderRunning)}</ul>`)}
${waiting.length > 0 && renderPart('Not finished', html`<ul class="uploads">${waiting.map((one) => renderWaiting(one, timeZone))}</ul>`)}
${imported.length > 0 && renderPart('Imported', html`<ul class="uploads">${imported.map((one) => renderImported(one, timeZone))}</ul>`)}
${uploads.length > 0 && html`<p class="quiet">Uploads are removed after ${UPLOAD_LIMITS.days} days. What was imported stays.</p>`}`,
  };
}

const renderForm = (problem: string | null): SafeHtml =>
  html`<section class="create" aria-label="Upload files">
${
  problem !== null &&
  html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h2 id="summary-title">Nothing was uploaded</h2>
<ul><li>${problem}</li></ul>
</div>`
}
<form action="${UPLOAD_PATH}" method="post" enctype="multipart/form-data">
<div class="field"><label for="files">Files</label>
<p class="help" id="files-help">Excel (.xlsx) or CSV, as Google Sheets and form programs save them too. Up to ${UPLOAD_LIMITS.files} files, ${MEGABYTES} MB together. Choose all that belong together: people, pairs, answers.</p>
<input type="file" id="files" name="files" multiple required aria-describedby="files-help"></div>
<div class="buttons"><button type="submit" class="primary">Upload</button></div>
</form>
</section>`;

/** The way to be rid of the example programme. */
const renderExampleRemoval = (entry: number): SafeHtml =>
  html`<section class="notice" aria-label="Example programme"><p>The example programme is loaded: its people are invented. <a href="/desk/history/${entry}/undo/?extent=everything">Remove the example programme</a></p></section>`;

/** The button that loads the example programme, where there are no pairs. */
export const renderExample = (): SafeHtml =>
  renderPart(
    'Just looking?',
    html`<p>The example programme has 35 pairs of invented people, with feedback owed and received. You can remove it again as a whole, whatever you try with it.</p>
<form action="${UPLOAD_PATH}example/" method="post"><div class="buttons"><button type="submit">Load the example programme</button></div></form>`,
  );

const namesOf = ({ files }: UploadSummary): string => files.map(({ name }) => name).join(', ');

const renderRunning = (upload: UploadSummary): SafeHtml =>
  html`<li><div><a href="${stepHref(upload.id, 'changes')}" dir="auto">${namesOf(upload)}</a></div></li>
`;

const renderWaiting = (upload: UploadSummary, timeZone: string): SafeHtml =>
  html`<li><div><a href="${stepHref(upload.id, 'tables')}" dir="auto">${namesOf(upload)}</a>
<span class="quiet">${renderInstant(upload.created_at, timeZone)}</span></div>
<form action="${UPLOAD_PATH}${upload.id}/remove/" method="post"><button type="submit" aria-label="Throw away ${namesOf(upload)}">Throw away</button></form></li>
`;

const renderImported = (upload: UploadSummary, timeZone: string): SafeHtml =>
  html`<li><div><a href="${stepHref(upload.id, 'done')}">Imported ${upload.result !== null && renderInstant(upload.result.at, timeZone)}</a>
${upload.files.length > 0 && html`<span class="quiet">Left out, to mend: <span dir="auto">${namesOf(upload)}</span></span>`}</div></li>
`;
