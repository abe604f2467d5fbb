/** The entry point of the text thread: runs one task after the other. */

import type {
  ComposedText,
  CompositionTask,
  Examination,
  ExaminationTask,
  HarmfulText,
  JudgementTask,
  ReadingTask,
  ReadText,
} from '../text-work.ts';
import { inlineTextWork } from './inline.ts';

/** A task as it is sent to the thread. */
export type Task =
  | { readonly kind: 'judge'; readonly task: JudgementTask }
  | { readonly kind: 'read'; readonly task: ReadingTask }
  | { readonly kind: 'compose'; readonly task: CompositionTask }
  | { readonly kind: 'examine'; readonly task: ExaminationTask }
  | { readonly kind: 'count'; readonly task: ReadingTask };

/** The message with the outcomes. */
export type Done =
  | { readonly kind: 'judge'; readonly done: HarmfulText | null }
  | { readonly kind: 'read'; readonly done: ReadText }
  | { readonly kind: 'compose'; readonly done: ComposedText }
  | { readonly kind: 'examine'; readonly done: Examination }
  | { readonly kind: 'count'; readonly done: number };

/** Runs a task. */
export async function work(asked: Task): Promise<Done> {
  if (asked.kind === 'judge') return { kind: 'judge', done: await inlineTextWork.judge(asked.task) };
  if (asked.kind === 'read') return { kind: 'read', done: await inlineTextWork.read(asked.task) };
  if (asked.kind === 'compose') return { kind: 'compose', done: await inlineTextWork.compose(asked.task) };
  if (asked.kind === 'count') return { kind: 'count', done: await inlineTextWork.count(asked.task) };
  return { kind: 'examine', done: await inlineTextWork.examine(asked.task) };
}
