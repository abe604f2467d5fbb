/** The files of an upload that waits: more are added, or all of it is thrown away. */

import type { UploadSummary } from '../../domain/upload.ts';
import { UPLOAD_PATH, uploadHref } from '../components/upload-words.ts';
import type { DeskParts } from '../parts.ts';
import type { Receiver } from '../receiving.ts';
import { PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { ownUpload, ownUploadScreen, refusalOf } from './upload.ts';
import { uploadPage } from './upload-page-screen.ts';

const toPage = ({ id }: UploadSummary) => ({ redirectTo: uploadHref(id) });

/** The forms stand on the page of the upload: whoever opens their address is led there. */
const show = async (upload: UploadSummary) => toPage(upload);

/** Adds files. What was answered about the others holds. */
export const uploadAdditionScreen = (parts: DeskParts, receiveFiles: Receiver): Screen =>
  ownUploadScreen(parts, 'add/', {
    show,
    async receive(upload, body, request) {
      try {
        await receiveFiles(body, upload.account_id, (files) =>
          parts.engine.add(upload, files, request.signal),
        );
        return toPage(upload);
      } catch (error) {
        const { message, status } = refusalOf(error);
        const page = await uploadPage(parts, request, upload, { obstacle: { files: message } });
        return 'redirectTo' in page ? page : { ...page, status };
      }
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
    if (upload !== null) await parts.engine.discard(upload.id);
    return { redirectTo: UPLOAD_PATH };
  },
});
