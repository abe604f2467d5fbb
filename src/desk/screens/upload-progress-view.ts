/** What is shown while an upload is being read or imported. */

import { UPLOAD_LIMITS } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import type { UploadProgress } from '../../interchange/upload-progress.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { UPLOAD_BREADCRUMBS, UPLOAD_PATH } from '../components/upload-steps.ts';
import type { DeskPage } from '../screen.ts';

/** What the page is made of. */
interface ProgressView {
  readonly id: string;
  /** The address of the step. */
  readonly here: string;
  readonly what: 'reading' | 'importing';
  /** Null where another process does it. */
  readonly progress: UploadProgress | null;
}

/** How often the page is loaded again, in seconds. */
const REFRESH = 2;

/** The page. */
export function renderProgress({ id, here, what, progress }: ProgressView): DeskPage {
  const isImport = what === 'importing';
  return {
    title: isImport ? 'Importing …' : 'Reading your files …',
    description: isImport
      ? `You can close this page: the import goes on. Its result is listed under Upload.`
      : 'You can close this page: the upload waits for you under Upload. Nothing is changed yet.',
    above: UPLOAD_BREADCRUMBS,
    refresh: REFRESH,
    content: html`<section class="progress">
<p role="status" id="progress-text">${progressInWords(progress, isImport)}</p>
${renderBar(progress)}
<div class="buttons"><a class="button" href="${here}">Look again</a>
<form action="${UPLOAD_PATH}${id}/stop/" method="post"><button type="submit">${isImport ? 'Stop the import' : 'Stop reading'}</button></form></div>
<p class="quiet">This page loads itself again every ${REFRESH} seconds.${
      isImport && ' Stopping leaves the programme as it was, unless the last rows are being written already.'
    }</p>
</section>`,
  };
}

/** A bar without a value moves: how long that takes is not known. */
const renderBar = (progress: UploadProgress | null): SafeHtml =>
  progress?.stage === 'reading'
    ? html`<progress max="100" value="${progress.percent}" aria-labelledby="progress-text"></progress>`
    : html`<progress aria-labelledby="progress-text"></progress>`;

function progressInWords(progress: UploadProgress | null, isImport: boolean): string {
  if (progress === null) return isImport ? 'The files are being imported.' : 'The files are being read.';
  const { stage, sheet, sheets, rows } = progress;
  if (stage === 'waiting') return 'Other uploads are being read first.';
  if (stage === 'comparing') return 'All sheets are read. Their rows are being compared with the programme.';
  if (stage === 'writing') return 'All sheets are read. The changes are being written.';
  if (sheet === 0) return 'Looking at the files.';
  const row = rows === 0 ? '' : `, row ${formatInteger(rows)}`;
  return `Sheet ${sheet} of ${sheets}${row}`;
}

/** The page when the time limit is exceeded. */
export const renderTooLong = (id: string): DeskPage => ({
  title: 'This takes too long',
  description: `Nothing was changed. The service works on an upload for ${UPLOAD_LIMITS.minutes} minutes at most, and these files need more.`,
  above: UPLOAD_BREADCRUMBS,
  status: 422,
  content: html`<p>Upload the files in parts, or ask whoever runs the service to import them. <span class="quiet">Note for them: mentoring import has no such limit, see docs/importing.md.</span></p>
<div class="buttons"><a class="button" href="${UPLOAD_PATH}">Upload other files</a>
<form action="${UPLOAD_PATH}${id}/remove/" method="post"><button type="submit">Throw this upload away</button></form></div>`,
});
