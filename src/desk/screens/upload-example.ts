/** `/desk/upload/example/`: the example programme, invented people for those who look around. */

import { UPLOAD_PATH } from '../components/upload-steps.ts';
import { withDone } from '../links.ts';
import { newestEntry, signatureOf } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { DESK_PATH, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { hasNoPairs } from './pair-links.ts';
import { entryOf } from './upload-changes.ts';

/** The screen: a button on others, and no page of its own. */
export const uploadExampleScreen = ({ desk, operations, example }: DeskParts): Screen => ({
  path: `${UPLOAD_PATH}example/`,
  access: PROGRAMME_CHANGES,
  show: async () => ({ redirectTo: UPLOAD_PATH }),
  async submit(request) {
    if (request.onlyManager !== null) return null;
    if (!(await hasNoPairs(desk.seenBy(null)))) return { redirectTo: DESK_PATH };
    const seen = (await newestEntry(operations))?.number ?? 0;
    const by = signatureOf(request, null);
    await example(by);
    const entry = await entryOf(operations, by, seen);
    return { redirectTo: entry === null ? DESK_PATH : withDone(DESK_PATH, entry) };
  },
});
