/**
 * The port of processor-intensive work on texts: composing goals, and checking what a server wrote. It runs
 * in a separate thread, so that it does not delay requests.
 */

import type { Harm } from '../domain/harm.ts';
import type { AnswerFault } from './answers/check.ts';

/** The input of the composer. */
export interface CompositionTask {
  readonly input: string;
  /** The day on which the goals are written, in ISO 8601: `2026-11-21`. */
  readonly today: string;
  /** The wording: 0 and up. */
  readonly variant: number;
  /** A language that the mentee reads (ISO 639-1), for words that may be of several. */
  readonly preferredLanguage?: string | undefined;
}

/** The output of the composer. */
export interface ComposedText {
  /** The goals, one per line, or `No response.`. */
  readonly output: string;
  /** ISO 639-1; null if there is no wish. */
  readonly language: string | null;
  /** Present if the composer does not support the language of the input: the only goal is a general one. */
  readonly isUnsupportedLanguage?: true;
  /** The number of tokens of the input, including the fixed prompt. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The text to examine before a server is asked, or to count. */
export interface ReadingTask {
  readonly input: string;
}

/** The text to judge before any goals are written. */
export interface JudgementTask {
  readonly input: string;
  /** The day on which goals would be written, in ISO 8601: `2026-11-21`. */
  readonly today: string;
}

/** A text about harm, with the usual counts for an answer of `No response.`. */
export interface HarmfulText {
  readonly harm: Harm;
  /** The language of the text as an ISO 639-1 code; null if it is not certain. */
  readonly language: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The result of that examination. */
export interface ReadText {
  /** The language to answer in as an ISO 639-1 code; null if that is not certain. */
  readonly language: string | null;
}

/** The answer of a server, with its context. */
export interface ExaminationTask {
  readonly input: string;
  /** The answer without reasoning. */
  readonly output: string;
  /** The day on which it was written, in ISO 8601: `2026-11-21`. */
  readonly today: string;
  /** The requested language; null if none was named. */
  readonly language: string | null;
  /** Whether the answer was truncated, or is still incomplete. */
  readonly isCut: boolean;
}

/** The result of the examination. */
export interface Examination {
  /**
   * The tidied goals, one per line, as many whole ones as fit into 256 tokens; `No response.` if the model
   * says so.
   */
  readonly output: string;
  readonly inputTokens: number;
  /** The number of tokens of the truncated output: 0 to 256. */
  readonly outputTokens: number;
  /** The language of the output; null if it is not certain. */
  readonly language: string | null;
  /** The number of lines inside the answer that were not goals and were left out, such as reasoning. */
  readonly remarks: number;
  /** Why these are not goals of this mentee; null if they are. */
  readonly fault: AnswerFault | null;
  /** Present if the answer is about harm: the output is `No response.`. */
  readonly harm?: Harm;
}

/**
 * Does the work. Rejects with a `ServiceUnavailableError` if too much is waiting or the work fails, and with
 * the signal's reason if it is aborted before it is asked for.
 */
export interface TextWork {
  /** Prepares the work, so that the first caller need not wait for the tables to be loaded. */
  prepare(): void;
  /** Judges whether a text is about harm; null if it is not. */
  judge(task: JudgementTask, signal?: AbortSignal): Promise<HarmfulText | null>;
  /** Determines what a server must be told about a text. */
  read(task: ReadingTask, signal?: AbortSignal): Promise<ReadText>;
  compose(task: CompositionTask, signal?: AbortSignal): Promise<ComposedText>;
  examine(task: ExaminationTask, signal?: AbortSignal): Promise<Examination>;
  /** Counts the tokens of a text. */
  count(task: ReadingTask, signal?: AbortSignal): Promise<number>;
  /** The number of waiting tasks; absent if tasks never wait. */
  readonly waiting?: () => number;
}
