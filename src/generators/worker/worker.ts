/** What the thread for texts runs: one task after the other. */

import type {
  ComposedText,
  CompositionTask,
  Examination,
  ExaminationTask,
  ReadingTask,
  ReadText,
} from '../text-work.ts';
import { inlineTextWork } from './inline.ts';

/** A task as it is sent to the thread. */
export type Task =
  | { readonly kind: 'read'; readonly task: ReadingTask }
  | { readonly kind: 'compose'; readonly task: CompositionTask }
  | { readonly kind: 'examine'; readonly task: ExaminationTask };

/** What comes back. */
export type Done =
  | { readonly kind: 'read'; readonly done: ReadText }
  | { readonly kind: 'compose'; readonly done: ComposedText }
  | { readonly kind: 'examine'; readonly done: Examination };

/** Does a task. */
export async function work(asked: Task): Promise<Done> {
  if (asked.kind === 'read') return { kind: 'read', done: await inlineTextWork.read(asked.task) };
  if (asked.kind === 'compose') return { kind: 'compose', done: await inlineTextWork.compose(asked.task) };
  return { kind: 'examine', done: await inlineTextWork.examine(asked.task) };
}
