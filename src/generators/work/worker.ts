/** What the thread for texts runs: one task after the other. */
import { constants, platform, setPriority } from 'node:os';
import { inlineTextWork } from './inline.ts';
import type { ComposedText, CompositionTask, Examination, ExaminationTask } from './text-work.ts';

/** A task as it is sent to the thread. */
export type Task =
  | { readonly kind: 'compose'; readonly task: CompositionTask }
  | { readonly kind: 'examine'; readonly task: ExaminationTask };

/** What comes back. */
export type Done =
  | { readonly kind: 'compose'; readonly done: ComposedText }
  | { readonly kind: 'examine'; readonly done: Examination };

let isReady = false;

/** Does a task. */
export async function work(asked: Task): Promise<Done> {
  const done = await doneOf(asked);
  if (!isReady) stepBack();
  return done;
}

async function doneOf(asked: Task): Promise<Done> {
  if (asked.kind === 'compose') return { kind: 'compose', done: await inlineTextWork.compose(asked.task) };
  return { kind: 'examine', done: await inlineTextWork.examine(asked.task) };
}

/**
 * Once the tables are loaded, which takes long, whoever only reads goes before those who have texts worked on. Linux takes 0
 * for the thread that asks (setpriority(2), “C library/kernel differences”); elsewhere it would be the whole process.
 */
function stepBack(): void {
  isReady = true;
  if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
