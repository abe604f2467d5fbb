/** `/desk/upload/`: files come in, and uploads that wait are gone on with. */

import { EXAMPLE_PROGRAMME, isExampleProgramme } from '../../domain/operations/example-programme.ts';
import { type Upload, UploadRefusedError, type UploadSummary } from '../../domain/upload.ts';
import { Problem } from '../../http/responses/problem.ts';
import { stepHref, UPLOAD_PATH } from '../components/upload-steps.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { Receiver } from '../receiving.ts';
import { type DeskRequest, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { renderUploads } from './upload-view.ts';

/** Whose uploads somebody sees: their own; where nobody is asked who they are, those of nobody. */
export const isOwnUpload = ({ caller }: DeskRequest, { account_id }: UploadSummary): boolean =>
  account_id === (caller.account?.id ?? null);

/** The upload that an address names; null where there is none, or none of the caller's own. */
export async function ownUpload(request: DeskRequest, { uploads }: DeskParts): Promise<Upload | null> {
  const { id = '' } = request.values;
  // An upload may change anything, so that those who see the pairs of one manager have none.
  if (request.onlyManager !== null || !/^[\w-]{22}$/.test(id)) return null;
  const upload = await uploads.find(id);
  return upload !== null && isOwnUpload(request, upload) ? upload : null;
}

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

/** Whether an upload is being imported, by this process or by another. */
export const isImporting = (
  { imports }: DeskParts,
  { id, result, importing_until }: UploadSummary,
): boolean =>
  imports.has(id) ||
  (result === null &&
    importing_until !== null &&
    Temporal.Instant.compare(importing_until, Temporal.Now.instant()) > 0);

/** The screen. */
export const uploadScreen = (parts: DeskParts, receiveFiles: Receiver): Screen => {
  const { uploads, engine, desk, operations, timeZone } = parts;
  const shown = async (request: DeskRequest, problem: string | null) => {
    const own = (await uploads.list()).filter((upload) => isOwnUpload(request, upload));
    const pairs = await desk
      .seenBy(null)
      .pairs({}, { by: 'start', descending: true }, { limit: 1, offset: 0 });
    const importing = new Set(own.filter((upload) => isImporting(parts, upload)).map(({ id }) => id));
    const [example] = await operations.history({ limit: 1, reason: EXAMPLE_PROGRAMME });
    return renderUploads({
      uploads: own,
      importing,
      problem,
      isEmpty: pairs.count === 0,
      example:
        example !== undefined && isExampleProgramme(example) && example.undone_by === null
          ? example.number
          : null,
      timeZone,
    });
  };

  return {
    path: UPLOAD_PATH,
    access: PROGRAMME_CHANGES,
    show: (request) => (request.onlyManager === null ? shown(request, null) : Promise.resolve(null)),
    async receive(request, body) {
      if (request.onlyManager !== null) return null;
      const { who, account_id } = signatureOf(request, null);
      try {
        const id = await receiveFiles(body, (files) => engine.create(files, { who, account_id }));
        return { redirectTo: stepHref(id, 'tables') };
      } catch (error) {
        const { message, status } = refusalOf(error);
        return { ...(await shown(request, message)), status };
      }
    },
  };
};
