/** The files of an upload that waits: more are added, one is taken out, or all of it is thrown away. */

import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import type { DeskParts } from '../parts.ts';
import type { Receiver } from '../receiving.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { isImporting, ownUpload, refusalOf } from './upload.ts';
import { tablesPage } from './upload-tables.ts';

/** Forms stand on the first step: whoever opens their address is led there. */
const backToTables = async (parts: DeskParts, request: DeskRequest) => {
  const upload = await ownUpload(request, parts);
  return upload && { redirectTo: stepHref(upload.id, 'tables') };
};

/** Adds files. What was answered about the others holds. */
export const uploadAdditionScreen = (parts: DeskParts, receiveFiles: Receiver): Screen => ({
  path: `${UPLOAD_PATH}{id}/add/`,
  access: PROGRAMME_CHANGES,
  show: (request) => backToTables(parts, request),
  async receive(request, body) {
    const upload = await ownUpload(request, parts);
    if (upload === null) return null;
    if (isImporting(parts, upload)) return { redirectTo: stepHref(upload.id, 'changes') };
    try {
      await receiveFiles(body, (files) => parts.engine.add(upload.id, files));
      return { redirectTo: stepHref(upload.id, 'tables') };
    } catch (error) {
      const { message, status } = refusalOf(error);
      const page = await tablesPage(parts, upload, message);
      return 'redirectTo' in page ? page : { ...page, status };
    }
  },
});

/** Takes a file out, with what was answered about its rows. */
export const uploadTakeOutScreen = (parts: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}{id}/take-out/`,
  access: PROGRAMME_CHANGES,
  show: (request) => backToTables(parts, request),
  async submit(request, form) {
    const upload = await ownUpload(request, parts);
    if (upload === null) return null;
    if (isImporting(parts, upload)) return { redirectTo: stepHref(upload.id, 'changes') };
    // A form that was sent twice is no mistake.
    await parts.uploads.takeOut(upload.id, form.text('name'));
    return { redirectTo: stepHref(upload.id, 'tables') };
  },
});

/** Throws an upload away. */
export const uploadRemovalScreen = (parts: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}{id}/remove/`,
  access: PROGRAMME_CHANGES,
  show: async () => ({ redirectTo: UPLOAD_PATH }),
  async submit(request) {
    const upload = await ownUpload(request, parts);
    // A form that was sent twice is no mistake.
    if (upload !== null) {
      parts.engine.stop(upload.id);
      await parts.uploads.remove(upload.id);
    }
    return { redirectTo: UPLOAD_PATH };
  },
});
