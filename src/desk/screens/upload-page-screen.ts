/** `/desk/upload/{id}/`: the page of an upload, which another process makes, and the import of what it showed. */

import { ChangedSinceSeenError } from '../../domain/import-store.ts';
import { UploadRefusedError, type UploadSummary } from '../../domain/upload.ts';
import { trusted } from '../../html/html.ts';
import { TableError } from '../../interchange/formats/table-faults.ts';
import { doneHref, UPLOAD_PATH, uploadHref } from '../components/upload-words.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Outcome, Screen } from '../screen.ts';
import type { Obstacle, UploadPageOutcome, UploadPageRequest } from '../upload-pages.ts';
import { ownUploadScreen } from './upload.ts';

/** Makes the screen. */
export const uploadPageScreen = (parts: DeskParts): Screen =>
  ownUploadScreen(parts, '', {
    show: (upload, request) => uploadPage(parts, request, upload),
    submit: (upload, { fields }, request) => uploadPage(parts, request, upload, { fields }),
  });

/** The page of an upload, or what comes of what was sent on it. */
export async function uploadPage(
  parts: DeskParts,
  request: DeskRequest,
  { id, account_id, revision }: UploadSummary,
  { fields = null, obstacle = null }: Partial<Pick<UploadPageRequest, 'fields' | 'obstacle'>> = {},
): Promise<Outcome> {
  const { path, query, signal } = request;
  const asked = { id, account_id, revision, path, query: query.toString(), fields, obstacle };
  const made = await parts.engine.page(asked, signal);
  if ('redirectTo' in made) return made;
  if ('imports' in made) return await write(parts, request, made);
  const { markup, ...page } = made;
  return { ...page, content: trusted(markup) };
}

/** Imports what was shown; whatever stands against it, the page says. */
async function write(
  parts: DeskParts,
  request: DeskRequest,
  { imports, seen }: Extract<UploadPageOutcome, { readonly seen: number }>,
): Promise<Outcome> {
  const { engine, uploads } = parts;
  let obstacle: Obstacle | null = null;
  try {
    await engine.import(imports, signatureOf(request, null), seen);
  } catch (error) {
    // Somebody else has written something between the check of what was shown and this.
    if (error instanceof ChangedSinceSeenError) obstacle = 'changed';
    else if (error instanceof UploadRefusedError) obstacle = { files: error.message };
    else if (!(error instanceof TableError)) throw error;
  }
  const now = await uploads.summary(imports.id);
  if (now === null) return { redirectTo: UPLOAD_PATH };
  if (now.result !== null) return { redirectTo: doneHref(now.id) };
  return obstacle === null
    ? { redirectTo: uploadHref(now.id) }
    : await uploadPage(parts, request, now, { obstacle });
}
