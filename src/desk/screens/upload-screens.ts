/** All screens of uploads, in the order of their steps. */

import type { DeskParts } from '../parts.ts';
import { createReceiver } from '../receiving.ts';
import type { Screen } from '../screen.ts';
import { uploadScreen } from './upload.ts';
import { uploadChangesScreen } from './upload-changes.ts';
import { uploadDoneScreen, uploadFileScreen } from './upload-done.ts';
import { uploadExampleScreen } from './upload-example.ts';
import {
  uploadAdditionScreen,
  uploadRemovalScreen,
  uploadStopScreen,
  uploadTakeOutScreen,
} from './upload-files.ts';
import { withProgress } from './upload-progress.ts';
import { uploadQuestionsScreen } from './upload-questions.ts';
import { uploadTablesScreen } from './upload-tables.ts';

/** Makes them. */
export function uploadScreens(parts: DeskParts): readonly Screen[] {
  // Whatever page files are sent by, so many come at once.
  const receiveFiles = createReceiver();
  return [
    uploadScreen(parts, receiveFiles),
    uploadExampleScreen(parts),
    withProgress(parts, uploadTablesScreen(parts)),
    uploadAdditionScreen(parts, receiveFiles),
    uploadTakeOutScreen(parts),
    withProgress(parts, uploadQuestionsScreen(parts)),
    withProgress(parts, uploadChangesScreen(parts)),
    uploadStopScreen(parts),
    uploadDoneScreen(parts),
    uploadFileScreen(parts),
    uploadRemovalScreen(parts),
  ];
}
