/** Files that forms of the desk send: in memory as they come, and kept only when all of them have come. */

import type { IncomingMessage } from 'node:http';
import { UPLOAD_LIMITS } from '../domain/upload.ts';
import { type ReceivedFile, receiveFiles } from '../http/requests/body.ts';
import { Problem } from '../http/responses/response.ts';

/** Whoever sends more at once is asked to wait: each upload takes as much memory as its files have bytes until it is stored. */
const AT_ONCE = 4;
/** So that nobody keeps the others from uploading. */
const AT_ONCE_OF_ONE = 2;
/** The maximum time that files may take to arrive, in milliseconds. */
const TIME = 5 * 60_000;

/** Receives the files of a request, and hands them to whoever keeps them. */
export type Receiver = <Result>(
  body: IncomingMessage,
  account: number | null,
  keep: (files: readonly ReceivedFile[]) => Promise<Result>,
) => Promise<Result>;

/** Makes the receiver of a process. */
export function createReceiver(): Receiver {
  const arriving: (number | null)[] = [];
  return async (body, account, keep) => {
    if (arriving.length >= AT_ONCE) throw new Problem(503, 'Other uploads arrive at this moment.');
    if (arriving.filter((one) => one === account).length >= AT_ONCE_OF_ONE)
      throw new Problem(503, `${AT_ONCE_OF_ONE} uploads of yours arrive at this moment.`);
    arriving.push(account);
    try {
      const files = await receiveFiles(body, {
        files: UPLOAD_LIMITS.files,
        bytes: UPLOAD_LIMITS.bytes,
        time: TIME,
      });
      return await keep(files);
    } finally {
      arriving.splice(arriving.indexOf(account), 1);
    }
  };
}
