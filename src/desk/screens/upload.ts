/** `/desk/upload/`: files come in, and uploads that wait are gone on with. */

import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { DeskReader } from '../../domain/desk/desk-reader.ts';
import type { ProgrammeOperations } from '../../domain/programme-history.ts';
import {
  UPLOAD_LIMITS,
  type Upload,
  UploadRefusedError,
  type UploadStore,
  type UploadSummary,
} from '../../domain/upload.ts';
import { receiveFiles } from '../../http/requests/received-files.ts';
import { Problem } from '../../http/responses/problem.ts';
import type { UploadEngine } from '../../interchange/upload-engine.ts';
import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import { signatureOf } from '../operation.ts';
import { type DeskRequest, type Outcome, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { renderUploads } from './upload-view.ts';

/** What the screens of uploads depend on. */
export interface UploadParts {
  readonly uploads: UploadStore;
  readonly engine: UploadEngine;
  readonly desk: DeskReader;
  readonly operations: ProgrammeOperations;
  readonly timeZone: string;
}

/** Whose uploads somebody sees: their own; where nobody is asked who they are, those of nobody. */
export const isOwnUpload = ({ caller }: DeskRequest, { account_id }: UploadSummary): boolean =>
  account_id === (caller.account?.id ?? null);

/** The upload that an address names; null where there is none, or none of the caller's own. */
export async function ownUpload(
  request: DeskRequest,
  { uploads }: Pick<UploadParts, 'uploads'>,
): Promise<Upload | null> {
  const { id = '' } = request.values;
  // An upload may change anything, so that those who see the pairs of one manager have none.
  if (request.onlyManager !== null || !/^[\w-]{22}$/.test(id)) return null;
  const upload = await uploads.find(id);
  return upload !== null && isOwnUpload(request, upload) ? upload : null;
}

/** Whoever sends more at once waits: each upload stands in memory for a moment while it is stored. */
const AT_ONCE = 2;
/** How long files may take to arrive, in milliseconds. */
const TIME = 5 * 60_000;

/** The screen. */
export const uploadScreen = ({ uploads, desk, timeZone }: UploadParts): Screen => {
  let arriving = 0;

  const shown = async (request: DeskRequest, problem: string | null) => {
    const own = (await uploads.list()).filter((upload) => isOwnUpload(request, upload));
    const pairs = await desk
      .seenBy(null)
      .pairs({}, { by: 'start', descending: true }, { limit: 1, offset: 0 });
    return renderUploads({ uploads: own, problem, isEmpty: pairs.count === 0, timeZone });
  };

  const receive = async (request: DeskRequest, body: IncomingMessage): Promise<Outcome> => {
    await using received = await receiveFiles(body, {
      files: UPLOAD_LIMITS.files,
      bytes: UPLOAD_LIMITS.bytes,
      time: TIME,
    });
    const files = [];
    for (const { name, path } of received.files) files.push({ name, content: await readFile(path) });
    const { who, account_id } = signatureOf(request, null);
    const { id } = await uploads.create(files, { who, account_id });
    return { redirectTo: stepHref(id, 'tables') };
  };

  return {
    path: UPLOAD_PATH,
    access: PROGRAMME_CHANGES,
    show: (request) => (request.onlyManager === null ? shown(request, null) : Promise.resolve(null)),
    async receive(request, body) {
      if (request.onlyManager !== null) return null;
      if (arriving >= AT_ONCE) throw new Problem(503, 'Other uploads arrive at this moment.');
      arriving += 1;
      try {
        return await receive(request, body);
      } catch (error) {
        const isRefused = error instanceof UploadRefusedError;
        if (!isRefused && !(error instanceof Problem)) throw error;
        return {
          ...(await shown(request, error.message)),
          status: isRefused ? 422 : error.status,
        };
      } finally {
        arriving -= 1;
      }
    },
  };
};

/** Throws an upload away. */
export const uploadRemovalScreen = (parts: UploadParts): Screen => ({
  path: `${UPLOAD_PATH}{id}/remove/`,
  access: PROGRAMME_CHANGES,
  show: async () => ({ redirectTo: UPLOAD_PATH }),
  async submit(request) {
    const upload = await ownUpload(request, parts);
    // A form that was sent twice is no mistake.
    if (upload !== null) await parts.uploads.remove(upload.id);
    return { redirectTo: UPLOAD_PATH };
  },
});
