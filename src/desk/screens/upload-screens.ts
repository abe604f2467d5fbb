/** All screens of uploads. */

import { UPLOAD_PATH } from '../components/upload-words.ts';
import { withDone } from '../links.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { createReceiver } from '../receiving.ts';
import { DESK_PATH, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { hasNoPairs } from './pair-links.ts';
import { uploadScreen } from './upload.ts';
import { uploadDoneScreen } from './upload-done.ts';
import { uploadAdditionScreen, uploadRemovalScreen } from './upload-files.ts';
import { uploadPageScreen } from './upload-page-screen.ts';

/** Makes them. */
export function uploadScreens(parts: DeskParts): readonly Screen[] {
  // Whatever page files are sent by, so many come at once.
  const receiveFiles = createReceiver();
  return [
    uploadScreen(parts, receiveFiles),
    uploadExampleScreen(parts),
    uploadPageScreen(parts),
    uploadAdditionScreen(parts, receiveFiles),
    uploadDoneScreen(parts),
    uploadRemovalScreen(parts),
  ];
}

/** Loads the example programme, invented people for those who look around: a button on other screens, with no page of its own. */
const uploadExampleScreen = ({ desk, example }: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}example/`,
  access: PROGRAMME_CHANGES,
  show: async () => ({ redirectTo: UPLOAD_PATH }),
  async submit(request) {
    if (request.onlyManager !== null) return null;
    if (!(await hasNoPairs(desk.seenBy(null)))) return { redirectTo: DESK_PATH };
    const entry = await example(signatureOf(request, null));
    return { redirectTo: entry === null ? DESK_PATH : withDone(DESK_PATH, entry) };
  },
});
