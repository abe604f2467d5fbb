/** What is shown in place of a step while an upload is being read or imported, and the way to give up. */

import { UploadStoppedError, UploadTimeoutError } from '../../interchange/upload-progress.ts';
import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { isImporting, ownUpload } from './upload.ts';
import { renderProgress, renderTooLong } from './upload-progress-view.ts';

/** A step of an upload, which shows how far it is as long as the step has to wait. */
export const withProgress = (parts: DeskParts, screen: Screen): Screen => {
  const { engine } = parts;
  const progressPage = (id: string, here: string, what: 'reading' | 'importing'): DeskPage =>
    renderProgress({ id, here, what, progress: engine.progress(id) });
  /** Where a step stands that was stopped. */
  const stopped = (error: unknown, id: string, here: string) => {
    if (!(error instanceof UploadStoppedError)) throw error;
    if (error.reason === 'too-long') return renderTooLong(id);
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
        if (isImporting(parts, upload)) return progressPage(id, request.path, 'importing');
        const told = parts.imports.takeUntold(id);
        return told === undefined ? await screen.show(request) : await told;
      } catch (error) {
        if (error instanceof UploadTimeoutError) return progressPage(id, request.path, 'reading');
        return stopped(error, id, request.path);
      }
    },
    ...(submit !== undefined && {
      async submit(request, form) {
        const upload = await ownUpload(request, parts);
        if (upload === null) return null;
        const { imports } = parts;
        const changes = { redirectTo: stepHref(upload.id, 'changes') };
        // What is decided now would come too late.
        if (isImporting(parts, upload) && !imports.has(upload.id)) return changes;
        try {
          if (imports.has(upload.id))
            return await imports.start(upload.id, async () => changes, parts.patience);
          return await submit(request, form);
        } catch (error) {
          if (error instanceof UploadTimeoutError) return changes;
          return stopped(error, upload.id, request.path);
        }
      },
    }),
  };
};

/** Gives up reading or importing. Other processes notice it by the revision. */
export const uploadStopScreen = (parts: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}{id}/stop/`,
  access: PROGRAMME_CHANGES,
  async show(request) {
    const upload = await ownUpload(request, parts);
    return upload && { redirectTo: stepHref(upload.id, 'tables') };
  },
  async submit(request) {
    const upload = await ownUpload(request, parts);
    if (upload === null) return null;
    parts.engine.stop(upload.id);
    await parts.uploads.decide(upload.id, upload.revision, upload);
    return { redirectTo: UPLOAD_PATH };
  },
});
