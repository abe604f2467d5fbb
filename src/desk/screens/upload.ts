/** `/desk/upload/`: files come in, and uploads that wait are gone on with. */

import type { IncomingMessage } from 'node:http';
import { EXAMPLE_PROGRAMME, isExampleProgramme } from '../../domain/operations/programme-history.ts';
import { UPLOAD_LIMITS, UploadRefusedError, type UploadSummary } from '../../domain/upload.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { Problem } from '../../http/responses/response.ts';
import { renderInstant, renderPart, renderSummary } from '../components/details.ts';
import { doneHref, UPLOAD_PATH, uploadHref } from '../components/upload-words.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { Receiver } from '../receiving.ts';
import { type DeskPage, type DeskRequest, type Outcome, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { hasNoPairs } from './pair-links.ts';

/** Whether somebody sees an upload: their own; with AUTH=open, those of nobody. */
export const isOwnUpload = ({ caller }: DeskRequest, { account_id }: UploadSummary): boolean =>
  account_id === (caller.account?.id ?? null);

/** The upload that an address names; null if there is none, or none of the caller's own. */
export async function ownUpload(request: DeskRequest, { uploads }: DeskParts): Promise<UploadSummary | null> {
  const { id = '' } = request.values;
  // An upload may change anything, so that those who see the pairs of one manager have none.
  if (request.onlyManager !== null || !/^[\w-]{22}$/.test(id)) return null;
  const upload = await uploads.summary(id);
  return upload !== null && isOwnUpload(request, upload) ? upload : null;
}

/** A screen below an upload of the caller. */
interface OwnUploadScreen {
  show(upload: UploadSummary, request: DeskRequest): ReturnType<Screen['show']>;
  submit?(upload: UploadSummary, form: SentForm, request: DeskRequest): Promise<Outcome>;
  receive?(upload: UploadSummary, body: IncomingMessage, request: DeskRequest): Promise<Outcome>;
}

/** Makes a screen of the caller's own uploads at a path below theirs, such as `done/`. */
export const ownUploadScreen = (
  parts: DeskParts,
  path: string,
  { show, submit, receive }: OwnUploadScreen,
): Screen => ({
  path: `${UPLOAD_PATH}{id}/${path}`,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const upload = await ownUpload(request, parts);
    return upload && show(upload, request);
  },
  ...(submit && {
    async submit(request, form) {
      const upload = await ownUpload(request, parts);
      return upload && submit(upload, form, request);
    },
  }),
  ...(receive && {
    async receive(request, body) {
      const upload = await ownUpload(request, parts);
      return upload && receive(upload, body, request);
    },
  }),
});

/**
 * Why files cannot be kept, with the status of the page that says so.
 *
 * @throws the error, where it says something else
 */
export function refusalOf(error: unknown): { readonly message: string; readonly status: number } {
  if (error instanceof UploadRefusedError) return { message: error.message, status: 422 };
  if (error instanceof Problem) return { message: error.message, status: error.status };
  throw error;
}

/** Makes the screen. */
export const uploadScreen = (parts: DeskParts, receiveFiles: Receiver): Screen => {
  const { uploads, engine, desk, timeZone } = parts;
  const shown = async (request: DeskRequest, problem: string | null): Promise<DeskPage> => {
    const own = (await uploads.list()).filter((upload) => isOwnUpload(request, upload));
    const [waiting, imported] = [own.filter(isUnfinished), own.filter((upload) => !isUnfinished(upload))];
    const [example] = await request.operations.history({ limit: 1, reason: EXAMPLE_PROGRAMME });
    const isExample = example !== undefined && isExampleProgramme(example) && example.undone_by === null;
    return {
      title: 'Upload',
      description:
        'Upload your sheets as they are. The next page shows what they contain, which questions are open, and what would change. Nothing changes before you import.',
      content: html`${renderForm(problem)}
${(await hasNoPairs(desk.seenBy(null))) && renderExample()}
${isExample && renderExampleRemoval(example.number)}
${renderUploads('Not finished', waiting, (one) => renderWaiting(one, timeZone))}
${renderUploads('Imported', imported, (one) => renderImported(one, timeZone))}
${own.length > 0 && html`<p class="quiet">Uploads are removed after ${UPLOAD_LIMITS.days} days. What was imported stays.</p>`}`,
    };
  };

  return {
    path: UPLOAD_PATH,
    access: PROGRAMME_CHANGES,
    show: (request) => (request.onlyManager === null ? shown(request, null) : Promise.resolve(null)),
    async receive(request, body) {
      if (request.onlyManager !== null) return null;
      const { who, account_id } = signatureOf(request, null);
      try {
        const id = await receiveFiles(body, account_id, (files) =>
          engine.create(files, { who, account_id }, request.signal),
        );
        return { redirectTo: uploadHref(id) };
      } catch (error) {
        const { message, status } = refusalOf(error);
        return { ...(await shown(request, message)), status };
      }
    },
  };
};

const isUnfinished = ({ result }: UploadSummary): boolean => result === null;

/** Some of the uploads below a heading; null if there are none. */
const renderUploads = (
  title: string,
  uploads: readonly UploadSummary[],
  render: (upload: UploadSummary) => SafeHtml,
): SafeHtml | null =>
  uploads.length === 0 ? null : renderPart(title, html`<ul class="uploads">${uploads.map(render)}</ul>`);

const renderForm = (problem: string | null): SafeHtml =>
  html`<section class="create" aria-label="Upload files">
${problem !== null && renderSummary('Nothing was uploaded', [html`<li>${problem}</li>`])}
<form action="${UPLOAD_PATH}" method="post" enctype="multipart/form-data">
<div class="field"><label for="files">Files</label>
<p class="help" id="files-help">Excel (.xlsx) or CSV, also from Google Sheets and form programs. Up to ${UPLOAD_LIMITS.files} files, ${UPLOAD_LIMITS.bytes / 2 ** 20} MB in total. Choose all that belong together: people, pairs, answers.</p>
<input type="file" id="files" name="files" multiple required aria-describedby="files-help"></div>
<div class="buttons"><button type="submit" class="primary">Upload</button></div>
</form>
</section>`;

/** The way to be rid of the example programme. */
const renderExampleRemoval = (entry: number): SafeHtml =>
  html`<section class="notice" aria-label="Example programme"><p>The example programme is loaded: its people are fictional. <a href="/desk/history/${entry}/undo/">Remove the example programme</a></p></section>`;

/** Renders the button that loads the example programme, for those who have no pairs. */
export const renderExample = (): SafeHtml =>
  renderPart(
    'Just looking?',
    html`<p>The example programme has 35 pairs of fictional people, with feedback owed and received. You can remove all of it again, until you erase somebody in it.</p>
<form action="${UPLOAD_PATH}example/" method="post"><div class="buttons"><button type="submit">Load the example programme</button></div></form>`,
  );

const namesOf = ({ files }: UploadSummary): string => files.map(({ name }) => name).join(', ');

const renderWaiting = (upload: UploadSummary, timeZone: string): SafeHtml =>
  html`<li><div><a href="${uploadHref(upload.id)}" dir="auto">${namesOf(upload)}</a>
<span class="quiet">${renderInstant(upload.created_at, timeZone)}</span></div>
<form action="${UPLOAD_PATH}${upload.id}/remove/" method="post"><button type="submit" aria-label="Throw away ${namesOf(upload)}">Throw away</button></form></li>
`;

const renderImported = (upload: UploadSummary, timeZone: string): SafeHtml =>
  html`<li><a href="${doneHref(upload.id)}">Imported ${upload.result !== null && renderInstant(upload.result.at, timeZone)}</a></li>
`;
