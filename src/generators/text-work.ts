/**
 * The port of the work on texts that takes a processor's time: composing goals, and examining what a server wrote.
 * It is done in a thread of its own, so that nobody else waits for it.
 */

import type { AnswerFault } from './answers/check.ts';

/** What the composer is asked for. */
export interface CompositionTask {
  readonly input: string;
  /** The day the goals are written on, as ISO 8601 writes it: `2026-11-21`. */
  readonly today: string;
  /** Which wording: 0 and up. */
  readonly variant: number;
}

/** What it made. */
export interface ComposedText {
  /** The goals, a line each, or `No response.`. */
  readonly output: string;
  /** ISO 639-1; null if there is no wish. */
  readonly language: string | null;
  /** Tokens of the input, the fixed prompt counted in. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What is to be read before a server is asked. */
export interface ReadingTask {
  readonly input: string;
}

/** What is known of a text before a server is asked. */
export interface ReadText {
  /** The language to answer in as an ISO 639-1 code; null if that is not certain. */
  readonly language: string | null;
}

/** What a server wrote, and for what. */
export interface ExaminationTask {
  readonly input: string;
  /** The answer without thoughts. */
  readonly output: string;
  /** The day it was written on, as ISO 8601 writes it: `2026-11-21`. */
  readonly today: string;
  /** The language that it was asked for; null if none was named. */
  readonly language: string | null;
  /** Whether a limit ended it, or more of it is to come. */
  readonly isCut: boolean;
}

/** What there is to say about it. */
export interface Examination {
  /** The goals, tidied, a line each, as many whole ones as fit into 256 tokens; `No response.` where the model says so. */
  readonly output: string;
  readonly inputTokens: number;
  /** Tokens of the cut output: 0 to 256. */
  readonly outputTokens: number;
  /** The language of the output; null if it is not certain. */
  readonly language: string | null;
  /** How many of its lines were no goals and were left out, beside what stands before and after them: as thoughts do. */
  readonly remarks: number;
  /** What keeps it from being goals of this mentee; null if nothing does. */
  readonly fault: AnswerFault | null;
}

/**
 * Whoever does the work. Rejects with a `ServiceUnavailableError` where too much of it waits already or it cannot be
 * done, and with the signal's reason where that is aborted before it began.
 */
export interface TextWork {
  /** Gets ready, so that the first to ask need not wait for the tables to be loaded. */
  prepare(): void;
  /** Finds out what a server must be told of a text. */
  read(task: ReadingTask, signal?: AbortSignal): Promise<ReadText>;
  compose(task: CompositionTask, signal?: AbortSignal): Promise<ComposedText>;
  examine(task: ExaminationTask, signal?: AbortSignal): Promise<Examination>;
  /** How many tasks wait for their turn; missing if none ever waits. */
  readonly waiting?: () => number;
}
