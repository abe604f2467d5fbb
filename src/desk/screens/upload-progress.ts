/** The page in place of a step while an upload is being read or imported, and that of one that takes too long. */

import { UPLOAD_LIMITS } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import {
  type UploadProgress,
  UploadStoppedError,
  UploadTimeoutError,
} from '../../interchange/upload-progress.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { UPLOAD_BREADCRUMBS, UPLOAD_PATH, uploadHref } from '../components/upload-links.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskPage, Screen } from '../screen.ts';
import { isImporting, ownUpload } from './upload.ts';

/** A step of an upload, which shows how far it is as long as the step has to wait. */
export const withProgress = (parts: DeskParts, screen: Screen): Screen => {
  const { engine } = parts;
  const progressPage = (id: string, here: string, isImport: boolean): DeskPage =>
    renderProgress(id, here, isImport, engine.progress(id));
  /** The page or address after a step that was stopped. */
  const stopped = (error: unknown, id: string, here: string) => {
    if (!(error instanceof UploadStoppedError)) throw error;
    if (error.reason === 'lost') return renderLost(id);
    if (error.reason === 'too-long' || error.reason === 'too-much') return renderRefused(id, error.reason);
    return { redirectTo: error.reason === 'given-up' ? UPLOAD_PATH : here };
  };

  const { submit } = screen;
  return {
    ...screen,
    async show(request) {
      const upload = await ownUpload(request, parts);
      if (upload === null) return null;
      const { id } = upload;
      try {
        if (isImporting(parts, upload)) return progressPage(id, request.path, true);
        const told = parts.imports.takeUntold(id);
        return told === undefined ? await screen.show(request) : await told;
      } catch (error) {
        if (error instanceof UploadTimeoutError) return progressPage(id, request.path, false);
        return stopped(error, id, request.path);
      }
    },
    ...(submit !== undefined && {
      async submit(request, form) {
        const upload = await ownUpload(request, parts);
        if (upload === null) return null;
        const { imports } = parts;
        const page = { redirectTo: uploadHref(upload.id) };
        // What is decided now would come too late.
        if (isImporting(parts, upload) && !imports.has(upload.id)) return page;
        try {
          return imports.has(upload.id)
            ? await imports.start(upload.id, async () => page, parts.patience)
            : await submit(request, form);
        } catch (error) {
          if (error instanceof UploadTimeoutError) return page;
          return stopped(error, upload.id, request.path);
        }
      },
    }),
  };
};

/** The interval at which the page is loaded again, in seconds. */
const REFRESH = 2;

/** The page; `here` is the address of the step, `progress` null if another process works on it. */
function renderProgress(
  id: string,
  here: string,
  isImport: boolean,
  progress: UploadProgress | null,
): DeskPage {
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
<div class="buttons"><a class="button" href="${here}">Refresh</a>
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

/** The titles and reasons of the page when files need more time or memory than they get. */
const REFUSED = {
  'too-long': [
    'This takes too long',
    `The service works on an upload for ${UPLOAD_LIMITS.minutes} minutes at most, and these files need more.`,
  ],
  'too-much': ['These files are too large to read', 'Reading them needs more memory than an upload gets.'],
} as const;

const renderRefused = (id: string, reason: keyof typeof REFUSED): DeskPage => ({
  title: REFUSED[reason][0],
  description: `Nothing was changed. ${REFUSED[reason][1]}`,
  above: UPLOAD_BREADCRUMBS,
  status: 422,
  content: html`<p>Save each sheet that is needed as CSV, without rows and columns that are not. Upload the files in parts, or ask your administrator to import them. <span class="quiet">Note for them: npx mentoring import has no such limit, see docs/importing.md.</span></p>
<div class="buttons"><a class="button" href="${UPLOAD_PATH}">Upload other files</a>
<form action="${UPLOAD_PATH}${id}/remove/" method="post"><button type="submit">Discard this upload</button></form></div>`,
});

const renderLost = (id: string): DeskPage => ({
  title: 'The files could not be read to the end',
  description:
    'Nothing was changed. Something on this computer removed the copies of your files that were being read.',
  above: UPLOAD_BREADCRUMBS,
  status: 503,
  content: html`<p>Your files are still here. Read them again; if that fails too, tell your administrator.</p>
<div class="buttons"><a class="button primary" href="${uploadHref(id)}">Read them again</a><a class="button" href="${UPLOAD_PATH}">Upload other files</a></div>`,
});
