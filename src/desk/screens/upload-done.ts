/** `/desk/upload/{id}/done/`: what was written, how to undo it, and the rows that were left out as files. */

import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { ownUpload } from './upload.ts';
import { renderUploadDone } from './upload-done-view.ts';

/** The screen. */
export const uploadDoneScreen = (parts: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}{id}/done/`,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const upload = await ownUpload(request, parts);
    if (upload === null) return null;
    const { result } = upload;
    if (result === null) return { redirectTo: stepHref(upload.id, 'tables') };
    const entry = result.entry === null ? null : await parts.operations.entry(result.entry);
    return renderUploadDone({ upload, result, entry, timeZone: parts.timeZone });
  },
});

/** A file of rows that were left out. */
export const uploadFileScreen = (parts: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}{id}/files/{position}/`,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const upload = await ownUpload(request, parts);
    const { position = '' } = request.values;
    // What was uploaded is not given out again: whoever uploaded it has it.
    if (upload === null || upload.result === null || !/^\d{1,2}$/.test(position)) return null;
    const file = (await parts.uploads.files(upload.id))[Number(position)];
    if (file === undefined) return null;
    return {
      file: Buffer.from(file.content),
      contentType: 'text/csv; charset=utf-8',
      // Names in headers are plain; what it holds, it says itself.
      name: `left-out-${Number(position) + 1}.csv`,
    };
  },
});
